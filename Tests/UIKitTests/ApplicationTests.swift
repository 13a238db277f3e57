import SwiftUI
import Testing
import UIKit

private final class Delegate: NSObject, UIApplicationDelegate {
    private(set) var isLaunched = false
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil)
        -> Bool
    {
        isLaunched = true
        return true
    }
}

@Suite("UIApplication and UIDevice")
@MainActor
struct ApplicationTests {
    @Test("An adaptor makes the delegate and tells it that the app was launched")
    func adaptor() {
        let adaptor = UIApplicationDelegateAdaptor(Delegate.self)
        #expect(adaptor.wrappedValue.isLaunched)
        #expect(UIApplication.shared.delegate === adaptor.wrappedValue)
    }

    @Test("The screen is the emulated device's")
    func screen() {
        #expect(UIScreen.main.bounds.width > 300)
        #expect(UIScreen.main.nativeBounds.width == UIScreen.main.bounds.width * UIScreen.main.scale)
        #expect(UIDevice.current.userInterfaceIdiom == .phone)
        #expect(UIDevice.current.systemName == "iOS")
    }

    @Test("An address that nobody opens is not opened")
    func opening() async throws {
        let address = try #require(URL(string: "nobody://here"))
        #expect(await UIApplication.shared.open(address) == false)
    }
}
