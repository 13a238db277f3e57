import Archive
import Foundation
import SwiftUI
import Testing

@testable import WidgetKit

@MainActor @Suite struct CardTests {
    private func card<Content: View>(
        _ surroundings: Surroundings = .test(), @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
    ) throws -> Archive {
        let configuration = ActivityConfiguration(for: Parcel.self) { _ in
            content()
        } dynamicIsland: { _ in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { EmptyView() }
            } compactLeading: {
                EmptyView()
            } compactTrailing: {
                EmptyView()
            } minimal: {
                EmptyView()
            }
        }
        return try #require(draw(.lockScreen, configuration, surroundings))
    }

    @Test("A card is as high as its content and has no margins of its own")
    func hugs() throws {
        let archive = try card { Color.red.frame(height: 74).accessibilityIdentifier("content") }
        #expect(archive.size == CGSize(width: 374, height: 74))
        #expect(archive.frame("content") == CGRect(x: 0, y: 0, width: 374, height: 74))
    }

    @Test("Narrower content is centred (LSC-026)")
    func centred() throws {
        let archive = try card { Color.red.frame(width: 100, height: 50).accessibilityIdentifier("content") }
        #expect(archive.frame("content") == CGRect(x: 137, y: 0, width: 100, height: 50))
    }

    @Test("Content above 160 points is cut and reported (LSC-017)")
    func cut() throws {
        let archive = try card { Color.red.frame(height: 200) }
        #expect(archive.size.height == 160)
        #expect(archive.diagnostics.map(\.kind) == [.contentTooHigh])
    }

    @Test("The background is white in light, black in dark, or the tint of any view inside")
    func background() throws {
        #expect(try card { Color.red.frame(height: 50) }.surface.background == .color(.white))
        #expect(try card(.test(isDark: true)) { Color.red.frame(height: 50) }.surface.background == .color(.black))
        let tinted = try card {
            HStack { Color.red.frame(height: 50).activityBackgroundTint(.black.opacity(0.5)).widgetURL(URL(string: "a://b")) }
        }
        #expect(tinted.surface.background == .color(RGBA(red: 0, green: 0, blue: 0, alpha: 0.5)))
        #expect(tinted.url == "a://b")
    }

    @Test("An archive survives coding, and says what is wrong with data that is none")
    func coding() throws {
        let archive = try card { Label("Books", systemImage: "book").padding() }
        #expect(try Archive(decoding: archive.encoded(), name: "a") == archive)
        #expect(try archive.encoded() == archive.encoded())
        #expect(throws: ArchiveError.self) { try Archive(decoding: Data("{}".utf8), name: "a") }
        let newer = Data(#"{"version":99}"#.utf8)
        let error = #expect(throws: ArchiveError.self) { try Archive(decoding: newer, name: "a.json") }
        #expect(error?.code == .newerVersion)
        #expect(error?.description.contains("a.json") == true)
    }
}
