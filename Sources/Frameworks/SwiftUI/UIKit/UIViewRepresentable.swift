import Foundation
import UIKit

/// What a representable view is made in. Apple: SwiftUI/UIViewRepresentableContext.
@MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
    public var transaction: Transaction
}

/// A view of UIKit inside SwiftUI. Apple: SwiftUI/UIViewRepresentable.
///
/// Compiles along, and takes the room that it is offered: as in a widget on a phone, nothing of it is drawn
/// (WidgetKit, "Creating a widget extension").
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>

    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
    func makeCoordinator() -> Coordinator
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    public var body: Never { fatalError("a representable view is a primitive view") }

    public static func _makeElements(_ view: Self, _ context: _ViewContext, into elements: inout _ViewElements) {
        Color._makeElements(.clear, context, into: &elements)
    }
}

/// What a representable controller is made in. Apple: SwiftUI/UIViewControllerRepresentableContext.
@MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
    public var transaction: Transaction
}

/// A controller of UIKit inside SwiftUI. Apple: SwiftUI/UIViewControllerRepresentable. Compiles along, as `UIViewRepresentable` does.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>

    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    func makeCoordinator() -> Coordinator
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
    public var body: Never { fatalError("a representable controller is a primitive view") }

    public static func _makeElements(_ view: Self, _ context: _ViewContext, into elements: inout _ViewElements) {
        Color._makeElements(.clear, context, into: &elements)
    }
}

/// A controller with a SwiftUI view. Apple: SwiftUI/UIHostingController. Compiles along: nobody shows it here.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
    open var rootView: Content

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { return nil }
}

/// Gives an app an old-style delegate. Apple: SwiftUI/UIApplicationDelegateAdaptor. Fidelity: documented; its launch method is called.
@propertyWrapper @MainActor @preconcurrency
public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate>: DynamicProperty {
    public let wrappedValue: Delegate

    public init(_ type: Delegate.Type = Delegate.self) {
        wrappedValue = DelegateTemplate.make(type)
        UIApplication.shared.delegate = wrappedValue
        _ = wrappedValue.application(.shared, didFinishLaunchingWithOptions: nil)
    }
}

/// Makes an object of a class whose initializer is not `required`, as Apple's runtime does for every class.
///
/// The template's initializer overrides that of `NSObject`, so a call through its type goes through the place that every subclass
/// of `NSObject` has for its own.
private class DelegateTemplate: NSObject {
    required override init() { super.init() }

    static func make<Delegate: NSObject>(_ type: Delegate.Type) -> Delegate {
        unsafeDowncast(unsafeBitCast(type, to: DelegateTemplate.Type.self).init() as NSObject, to: Delegate.self)
    }
}
