public protocol Publisher {
    associatedtype Output; associatedtype Failure: Error
    func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable
}
public final class AnyCancellable {}
public protocol ObservableObject: AnyObject { associatedtype P: Publisher; var objectWillChange: P { get } }
