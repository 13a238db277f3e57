/// Names of Apple's frameworks, to tell a framework that is not there from a package that was not given.
enum AppleFrameworks {
    static func contains(_ module: String) -> Bool { names.contains(module) }

    private static let names: Set<String> = Set(
        """
        ARKit AVFAudio AVFoundation AVKit Accelerate Accessibility Accounts ActivityKit AdAttributionKit AddressBook AdServices AdSupport
        AlarmKit AppIntents AppKit AppTrackingTransparency AudioToolbox AuthenticationServices AutomaticAssessmentConfiguration
        BackgroundAssets BackgroundTasks BusinessChat CallKit CarPlay CFNetwork Charts ClassKit ClockKit CloudKit Cocoa ColorSync Combine
        CommonCrypto Compression Contacts ContactsUI CoreAudio CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHaptics CoreImage
        CoreLocation CoreLocationUI CoreMedia CoreMIDI CoreML CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText
        CoreTransferable CoreVideo CryptoKit CryptoTokenKit Darwin DataDetection DeveloperToolsSupport DeviceActivity DeviceCheck
        EventKit EventKitUI ExtensionFoundation ExtensionKit ExternalAccessory FamilyControls FileProvider FoundationModels GameController
        GameKit GameplayKit GLKit GroupActivities HealthKit HealthKitUI HomeKit IdentityLookup ImageIO ImagePlayground Intents IntentsUI
        IOKit IOSurface JavaScriptCore JournalingSuggestions LinkPresentation LiveCommunicationKit LocalAuthentication
        MachO ManagedSettings ManagedSettingsUI MapKit Matter MatterSupport MediaAccessibility MediaPlayer MessageUI Messages Metal
        MetalKit MetalPerformanceShaders MetricKit MLCompute MobileCoreServices ModelIO MultipeerConnectivity MusicKit NaturalLanguage
        NearbyInteraction Network NetworkExtension NotificationCenter OSLog ObjectiveC ObjectiveC OpenGLES PassKit PDFKit PencilKit
        PHASE Photos PhotosUI ProximityReader PushKit PushToTalk QuartzCore QuickLook QuickLookThumbnailing RealityKit ReplayKit
        RoomPlan SafariServices SafetyKit SceneKit ScreenTime Security SensorKit ServiceManagement SharedWithYou Social SoundAnalysis
        Speech SpriteKit StickerKit StoreKit SwiftData SwiftUI SystemConfiguration ThreadNetwork TipKit Translation
        UIKit UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoToolbox Vision VisionKit WatchConnectivity WatchKit
        WeatherKit WebKit WidgetKit WorkoutKit XPC os simd
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
