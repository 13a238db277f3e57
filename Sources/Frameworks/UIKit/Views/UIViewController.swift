import Foundation

/// Owns a view. Apple: UIKit/UIViewController. Compiles along: nobody shows it here.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    private var loadedView: UIView?
    open var title: String?
    open private(set) var children: [UIViewController] = []
    open private(set) weak var parent: UIViewController?
    open private(set) var presentedViewController: UIViewController?
    open private(set) weak var presentingViewController: UIViewController?

    public nonisolated init(nibName: String?, bundle: Bundle?) {}
    public nonisolated convenience override init() { self.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { return nil }

    open var view: UIView! {
        get {
            if let loadedView { return loadedView }
            loadView()
            viewDidLoad()
            return loadedView
        }
        set { loadedView = newValue }
    }
    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }
    open var traitCollection: UITraitCollection { .current }

    open func loadView() { loadedView = UIView(frame: UIScreen.main.bounds) }
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewDidLayoutSubviews() {}

    open func addChild(_ child: UIViewController) {
        children.append(child)
        child.parent = self
    }
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        presentedViewController = controller
        controller.presentingViewController = self
        completion?()
    }
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        presentedViewController = nil
        presentingViewController?.presentedViewController = nil
        completion?()
    }
}
