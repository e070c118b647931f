/// A controller of views, which a widget cannot show: its view is made when it is asked for.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  private var ownView: UIView?
  open var view: UIView! {
    get {
      if ownView == nil {
        loadView()
        viewDidLoad()
      }
      return ownView
    }
    set { ownView = newValue }
  }
  open var viewIfLoaded: UIView? { ownView }
  open var isViewLoaded: Bool { ownView != nil }
  open var title: String?
  open var navigationItem: UINavigationItem { item }
  private let item = UINavigationItem()
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  open var toolbarItems: [UIBarButtonItem]?
  open var hidesBottomBarWhenPushed = false
  open private(set) var children: [UIViewController] = []
  open weak var parent: UIViewController?
  open var presentedViewController: UIViewController? { nil }
  open var presentingViewController: UIViewController? { nil }
  open var navigationController: UINavigationController? { parent as? UINavigationController }
  open var tabBarController: UITabBarController? { nil }
  open var splitViewController: UISplitViewController? { nil }
  open var presentationController: UIPresentationController? { nil }
  open var popoverPresentationController: UIPopoverPresentationController? { nil }
  open var sheetPresentationController: UISheetPresentationController? { nil }
  open var traitCollection: UITraitCollection { .current }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var traitOverrides = UITraitOverrides()
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var preferredContentSize = CGSize.zero
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  open var edgesForExtendedLayout = UIRectEdge.all
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  open var shouldAutorotate: Bool { true }
  open var extensionContext: NSExtensionContext? { nil }
  open var storyboard: UIStoryboard? { nil }
  open var isBeingPresented: Bool { false }
  open var isBeingDismissed: Bool { false }
  open var isMovingToParent: Bool { false }
  open var isMovingFromParent: Bool { false }
  open var isEditing = false

  public override convenience init() { self.init(nibName: nil, bundle: nil) }
  public init(nibName: String?, bundle: Bundle?) {}
  public required init?(coder: NSCoder) {}
  open func loadView() { ownView = UIView(frame: .zero) }
  open func loadViewIfNeeded() { _ = view }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  open func didReceiveMemoryWarning() {}
  open func awakeFromNib() {}
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
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
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) { completion?() }
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { completion?() }
  open func show(_ controller: UIViewController, sender: Any?) {}
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
}

extension UINib {
  public func instantiate(withOwner owner: Any?, options: [String: Any]? = nil) -> [Any] { [] }
}

public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: AnyObject {}
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {}
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {}
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
}
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect = CGRect.zero
  open var barButtonItem: UIBarButtonItem?
}
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  @preconcurrency @MainActor open class Detent: NSObject {
    open class func medium() -> Detent { Detent() }
    open class func large() -> Detent { Detent() }
  }
  open var detents: [Detent] = []
  open var prefersGrabberVisible = false
  open var preferredCornerRadius: CGFloat?
}
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  public init(name: String, bundle: Bundle?) {}
  open func instantiateInitialViewController() -> UIViewController? { nil }
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? { nil }
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller { fatalError("storyboards are not read: there is no '\(identifier)'") }
}
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  private var work: () -> Void = {}
  public required init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) { (self.identifier, self.source, self.destination) = (identifier, source, destination) }
  public required convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    work = performHandler
  }
  open func perform() { work() }
}
@preconcurrency @MainActor open class UINib: NSObject {
  public init(nibName name: String, bundle: Bundle?) {}
}
/// What an extension was given. Nothing.
open class NSExtensionContext: NSObject, @unchecked Sendable {
  open var inputItems: [Any] { [] }
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }
  open func cancelRequest(withError error: any Error) {}
  open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}
