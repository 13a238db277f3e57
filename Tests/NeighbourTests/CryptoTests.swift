import CryptoKit
import Testing

@Suite("CryptoKit")
struct CryptoTests {
    private func hexadecimal(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

    @Test("Fingerprints are those of the standards' examples")
    func digests() {
        let abc = Data("abc".utf8)
        #expect(hexadecimal(SHA256.hash(data: abc)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(hexadecimal(SHA384.hash(data: abc)).hasPrefix("cb00753f45a35e8bb5a03d699ac65007"))
        #expect(hexadecimal(SHA512.hash(data: abc)).hasPrefix("ddaf35a193617abacc417349ae204131"))
        #expect(hexadecimal(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
        #expect(hexadecimal(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(SHA256.hash(data: Data()).description.hasPrefix("SHA256 digest: e3b0c44298fc1c14"))
    }

    @Test("A copied function goes its own way")
    func copies() {
        var first = SHA256()
        first.update(data: Data("a".utf8))
        var second = first
        second.update(data: Data("bc".utf8))
        #expect(first.finalize() == SHA256.hash(data: Data("a".utf8)))
        #expect(second.finalize() == SHA256.hash(data: Data("abc".utf8)))
    }

    @Test("An authentication code is RFC 4231's and fails for other data")
    func authentication() {
        let key = SymmetricKey(data: Data("Jefe".utf8))
        let data = Data("what do ya want for nothing?".utf8)
        let code = HMAC<SHA256>.authenticationCode(for: data, using: key)
        #expect(hexadecimal(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: data, using: key))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data("else".utf8), using: key))
        #expect(SymmetricKey(size: .bits256).bitCount == 256)
    }
}
