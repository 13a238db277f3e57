import Archive
import Foundation

/// Which parts of a date a picker offers. Apple: SwiftUI/DatePickerComponents.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A date in two grey fields. A touch on the left or right half of a field goes a day or five minutes back or on.
/// Apple: SwiftUI/DatePicker. Fidelity: guessed; the calendar that a phone opens is not there.
public nonisolated struct DatePicker<Label: View>: View {
    public typealias Components = DatePickerComponents
    let selection: Binding<Date>
    let bounds: ClosedRange<Date>
    let components: Components
    let label: Label
    @Environment(\.calendar) private var calendar

    private init(_ selection: Binding<Date>, _ bounds: ClosedRange<Date>, _ components: Components, _ label: Label) {
        self.selection = selection
        self.bounds = bounds
        self.components = components
        self.label = label
    }

    public nonisolated init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection, .distantPast ... .distantFuture, displayedComponents, label()) }
    public nonisolated init(
        selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(selection, range, displayedComponents, label()) }
    public nonisolated init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(selection, range.lowerBound...max(range.lowerBound, .distantFuture), displayedComponents, label()) }
    public nonisolated init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(selection, min(range.upperBound, .distantPast)...range.upperBound, displayedComponents, label()) }

    @MainActor public var body: some View {
        LeadingTrailing(label: label) {
            if components.contains(.date) { field(.dateTime.day().month(.abbreviated).year(), .day, 1) }
            if components.contains(.hourAndMinute) { field(.dateTime.hour().minute(), .minute, 5) }
        }
    }

    @MainActor private func field(_ format: Date.FormatStyle, _ component: Calendar.Component, _ step: Int) -> some View {
        Text(selection.wrappedValue, format: format)
            .padding(.horizontal, 11).padding(.vertical, 7)
            .background(Color(provider: .fill(level: 2)), in: RoundedRectangle(cornerRadius: 6))
            .modifier(RowControl())
            .touchable(
                .position { point in
                    let moved = calendar.date(byAdding: component, value: point.x < 0.5 ? -step : step, to: selection.wrappedValue)
                    if let moved { selection.wrappedValue = min(max(moved, bounds.lowerBound), bounds.upperBound) }
                })
    }
}

extension DatePicker where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) } }
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) } }
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) } }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) } }
}

/// How date pickers look. Apple: SwiftUI/DatePickerStyle.
public protocol DatePickerStyle {}
public struct DefaultDatePickerStyle: DatePickerStyle { public init() {} }
public struct CompactDatePickerStyle: DatePickerStyle { public init() {} }
public struct GraphicalDatePickerStyle: DatePickerStyle { public init() {} }
public struct WheelDatePickerStyle: DatePickerStyle { public init() {} }
extension DatePickerStyle where Self == DefaultDatePickerStyle { public static var automatic: Self { Self() } }
extension DatePickerStyle where Self == CompactDatePickerStyle { public static var compact: Self { Self() } }
extension DatePickerStyle where Self == GraphicalDatePickerStyle { public static var graphical: Self { Self() } }
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: Self { Self() } }

extension View {
    /// Accepted: date pickers are compact here. Apple: SwiftUI/View/datePickerStyle(_:).
    public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}
