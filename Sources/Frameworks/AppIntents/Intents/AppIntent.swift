import Foundation
import Localization

/// A type that keeps its name from one version of an app to the next. Apple: AppIntents/PersistentlyIdentifiable. Fidelity: documented.
public protocol PersistentlyIdentifiable {
    /// The type's name without its module, unless the type declares another.
    static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
    /// An app and its extension compile the same intent into modules of different names, so that the module is left out.
    public static var persistentIdentifier: String {
        let name = String(reflecting: Self.self)
        return name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
    }
}

/// Something that an app can do for the system. Apple: AppIntents/AppIntent. Fidelity: documented.
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
    associatedtype PerformResult: IntentResult
    associatedtype SummaryContent: ParameterSummary

    static var title: LocalizedStringResource { get }
    static var description: IntentDescription? { get }
    /// Whether the app comes to the front before the intent is performed.
    static var openAppWhenRun: Bool { get }
    /// Whether the system offers the intent by itself.
    static var isDiscoverable: Bool { get }
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    static var parameterSummary: SummaryContent { get }

    init()
    func perform() async throws -> PerformResult
}

extension AppIntent {
    public typealias Parameter<Value: _IntentValue> = IntentParameter<Value>

    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    public static var isDiscoverable: Bool { true }
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    public static var parameterSummary: some ParameterSummary { EmptyParameterSummary() }
}

/// When the person must unlock the device first. Apple: AppIntents/IntentAuthenticationPolicy. Fidelity: documented.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
    case alwaysAllowed
    case requiresAuthentication
    case requiresLocalDeviceAuthentication
}

/// An intent that the system knows the purpose of. Apple: AppIntents/SystemIntent. Fidelity: documented.
public protocol SystemIntent: AppIntent {}

/// An intent that starts, updates or ends a Live Activity: it is performed in the app's process, which is launched for it
/// (reference 2.7). Apple: AppIntents/LiveActivityIntent. Fidelity: documented.
public protocol LiveActivityIntent: SystemIntent {}

/// Apple: AppIntents/LiveActivityStartingIntent.
@available(*, deprecated, message: "Use LiveActivityIntent instead.")
public protocol LiveActivityStartingIntent: SystemIntent {}

/// An intent that plays or stops audio, performed in the app's process. Apple: AppIntents/AudioPlaybackIntent.
public protocol AudioPlaybackIntent: SystemIntent {}

/// An intent whose parameters a person sets for a widget. Apple: AppIntents/WidgetConfigurationIntent.
public protocol WidgetConfigurationIntent: SystemIntent {}

/// An intent whose parameters a person sets for a control. Apple: AppIntents/ControlConfigurationIntent.
public protocol ControlConfigurationIntent: SystemIntent {}

/// An intent that sets a value, as a toggle does. Apple: AppIntents/SetValueIntent. Fidelity: documented.
public protocol SetValueIntent<ValueType>: SystemIntent {
    associatedtype ValueType: _IntentValue
    var value: ValueType { get set }
}

/// An intent that shows something in the app. Apple: AppIntents/OpenIntent. Fidelity: documented.
public protocol OpenIntent: SystemIntent {
    associatedtype Value: _IntentValue
    var target: Value { get set }
}

extension OpenIntent {
    public static var openAppWhenRun: Bool { true }
}
