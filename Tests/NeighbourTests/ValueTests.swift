import CoreLocation
import Intents
import Testing
import UniformTypeIdentifiers

private final class Listener: NSObject, CLLocationManagerDelegate {
    var errors = 0
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { errors += 1 }
}

@Suite("CoreLocation, UniformTypeIdentifiers and Intents")
struct ValueTests {
    @Test("From Berlin to Vienna it is some 524 kilometres")
    func distance() {
        let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
        let vienna = CLLocation(latitude: 48.2082, longitude: 16.3738)
        #expect(abs(berlin.distance(from: vienna) - 524_000) < 3_000)
        #expect(berlin.distance(from: berlin) == 0)
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }

    @Test("A machine has no place: requests fail")
    func manager() {
        let (manager, listener) = (CLLocationManager(), Listener())
        manager.delegate = listener
        manager.requestLocation()
        #expect(listener.errors == 1 && manager.authorizationStatus == .denied)
    }

    @Test("A picture of any format conforms to image, and extensions are known")
    func types() {
        #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && !UTType.png.conforms(to: .text))
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType.json.preferredMIMEType == "application/json")
        #expect(UTType("org.example.nobody") == nil)
        #expect(UTType(exportedAs: "org.example.mine").identifier == "org.example.mine")
    }

    @Test("An interaction is donated without complaint")
    func intents() async throws {
        let item = INMediaItem(identifier: "1", title: "Song", type: .song, artwork: nil)
        try await INInteraction(intent: INPlayMediaIntent(mediaItems: [item]), response: nil).donate()
        #expect(INObject(identifier: "a", display: "A").displayString == "A")
    }
}
