import CPango
import Foundation

/// GLib's running checksum, with the meaning of a value: a copy goes its own way.
struct Checksum: Sendable {
    enum Kind: Sendable {
        case md5, sha1, sha256, sha384, sha512

        var glib: GChecksumType {
            switch self {
            case .md5: return G_CHECKSUM_MD5
            case .sha1: return G_CHECKSUM_SHA1
            case .sha256: return G_CHECKSUM_SHA256
            case .sha384: return G_CHECKSUM_SHA384
            case .sha512: return G_CHECKSUM_SHA512
            }
        }
    }

    /// `@unchecked Sendable` holds: the state is written only by a `Checksum` that owns it alone.
    private final class State: @unchecked Sendable {
        let checksum: OpaquePointer?
        init(_ checksum: OpaquePointer?) { self.checksum = checksum }
        deinit { if let checksum { g_checksum_free(checksum) } }
    }

    private let kind: Kind
    private var state: State

    init(_ kind: Kind) {
        self.kind = kind
        state = State(g_checksum_new(kind.glib))
    }

    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        if !isKnownUniquelyReferenced(&state) { state = State(g_checksum_copy(state.checksum)) }
        // GLib takes lengths as signed words; nothing to add is nothing to do.
        guard bytes.count > 0 else { return }
        g_checksum_update(state.checksum, bytes.bindMemory(to: guchar.self).baseAddress, gssize(bytes.count))
    }

    /// The fingerprint of everything until now; more can follow.
    var bytes: [UInt8] {
        let copy = State(g_checksum_copy(state.checksum))
        var count = gsize(g_checksum_type_get_length(kind.glib))
        var bytes = [UInt8](repeating: 0, count: Int(count))
        g_checksum_get_digest(copy.checksum, &bytes, &count)
        return bytes
    }
}
