/// An object that says when it is about to change. Apple: Combine/ObservableObject.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The object's own publisher, made when it is first asked for and the same ever after; published properties send through it.
    public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}
