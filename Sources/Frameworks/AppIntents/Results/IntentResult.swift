import Foundation
import Localization
import SwiftUI

/// What an intent ends with. Apple: AppIntents/IntentResult. Fidelity: documented.
public protocol IntentResult: Sendable {
    associatedtype Value
    var value: Value? { get }
}

/// A result with a value. Apple: AppIntents/ReturnsValue.
public protocol ReturnsValue<Value>: IntentResult {}
/// A result that has another intent performed. Apple: AppIntents/OpensIntent.
public protocol OpensIntent: IntentResult {
    var _openedIntent: (any AppIntent)? { get }
}
/// A result that the system speaks. Apple: AppIntents/ProvidesDialog.
public protocol ProvidesDialog: IntentResult {
    var _dialog: IntentDialog? { get }
}
/// A result with a view. Apple: AppIntents/ShowsSnippetView.
public protocol ShowsSnippetView: IntentResult {}

/// A result of any kind; parts that it has not are `Never`. Apple: AppIntents/IntentResultContainer.
public struct IntentResultContainer<Value: Sendable, Opened: Sendable, Snippet: Sendable, Dialog: Sendable>: IntentResult {
    public let value: Value?
    let opened: Opened?
    let snippet: Snippet?
    let dialog: Dialog?

    init(value: Value? = nil, opened: Opened? = nil, snippet: Snippet? = nil, dialog: Dialog? = nil) {
        self.value = value
        self.opened = opened
        self.snippet = snippet
        self.dialog = dialog
    }
}

extension IntentResultContainer: ReturnsValue where Value: _IntentValue {}
extension IntentResultContainer: OpensIntent where Opened: AppIntent {
    public var _openedIntent: (any AppIntent)? { opened }
}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {
    public var _dialog: IntentDialog? { dialog }
}
extension IntentResultContainer: ShowsSnippetView where Snippet == IntentSnippet {}

/// A view that a result shows, its type put away.
public struct IntentSnippet: Sendable {
    /// Makes the view on the main actor.
    package let view: @MainActor @Sendable () -> AnyView

    init<V: View & Sendable>(_ view: V) { self.view = { AnyView(view) } }
}

extension IntentResult where Self == IntentResultContainer<Never, Never, Never, Never> {
    public static func result() -> Self { Self() }
}

extension IntentResult {
    public static func result<V>(value: V) -> Self where Self == IntentResultContainer<V, Never, Never, Never> { Self(value: value) }
    public static func result<V>(value: V, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<V, Never, Never, IntentDialog> { Self(value: value, dialog: dialog) }
    public static func result<V: View & Sendable>(view: V) -> Self
    where Self == IntentResultContainer<Never, Never, IntentSnippet, Never> { Self(snippet: IntentSnippet(view)) }
    public static func result<V: View & Sendable>(dialog: IntentDialog, view: V) -> Self
    where Self == IntentResultContainer<Never, Never, IntentSnippet, IntentDialog> { Self(snippet: IntentSnippet(view), dialog: dialog) }
    public static func result<Intent: AppIntent>(opensIntent: Intent) -> Self
    where Self == IntentResultContainer<Never, Intent, Never, Never> { Self(opened: opensIntent) }
    public static func result<V, Intent: AppIntent>(value: V, opensIntent: Intent) -> Self
    where Self == IntentResultContainer<V, Intent, Never, Never> { Self(value: value, opened: opensIntent) }
}

extension IntentResult where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    public static func result(dialog: IntentDialog) -> Self { Self(dialog: dialog) }
}
