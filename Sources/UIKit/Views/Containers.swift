/// Controllers of other controllers, which a widget cannot show.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {}
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController] = []
  open weak var delegate: (any UINavigationControllerDelegate)?
  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? { viewControllers.last }
  public let navigationBar = UINavigationBar(frame: .zero)
  open var isNavigationBarHidden = false
  open var isToolbarHidden = true
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  public enum Operation: Int, Sendable { case none, push, pop }
  public convenience init(rootViewController: UIViewController) {
    self.init()
    viewControllers = [rootViewController]
  }
  /// The classes of its bars are not asked for: no bar is drawn.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName name: String?, bundle: Bundle?) {
    super.init(nibName: name, bundle: bundle)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    viewControllers.append(controller)
    controller.parent = self
  }
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    viewControllers = Array(viewControllers.prefix(1))
    return nil
  }
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    viewControllers = controllers
  }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
}
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {}
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]?
  open var selectedIndex = 0
  open var selectedViewController: UIViewController?
  open weak var delegate: (any UITabBarControllerDelegate)?
  public let tabBar = UITabBar(frame: .zero)
  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    viewControllers = controllers
  }
}
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  public enum DisplayMode: Int, Sendable { case automatic, secondaryOnly, oneBesideSecondary }
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  open var viewControllers: [UIViewController] = []
  open var preferredDisplayMode = DisplayMode.automatic
  open var isCollapsed: Bool { true }
  public convenience init(style: Style) { self.init() }
}
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {}
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {}
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
  }
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open var viewControllers: [UIViewController]? { nil }
  public convenience init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) { self.init() }
  open func setViewControllers(
    _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }
}
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public let title: String?
  public let style: Style
  open var isEnabled = true
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style) = (title, style)
  }
}
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  open private(set) var preferredStyle = Style.alert
  open var message: String?
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  open var preferredAction: UIAlertAction?
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init()
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
  }
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}
@preconcurrency @MainActor open class UIActivity: NSObject {
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
  }
}
public protocol UIActivityItemSource: AnyObject {}
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var completionWithItemsHandler:
    (
      (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
    )?
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init()
  }
}
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {}
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }
  open var sourceType = SourceType.photoLibrary
  open var allowsEditing = false
  open var mediaTypes: [String] = []
  open class func isSourceTypeAvailable(_ type: SourceType) -> Bool { false }
}
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: AnyObject {}
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  open var directoryURL: URL?
}
@preconcurrency @MainActor public protocol UIDocumentInteractionControllerDelegate: AnyObject {}
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  open var url: URL?
  open var name: String?
  open var uti: String?
  public override init() {}
  public init(url: URL) { self.url = url }
  open func presentPreview(animated: Bool) -> Bool { false }
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    false
  }
}
