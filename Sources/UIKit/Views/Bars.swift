/// Bars and menus, which a widget cannot show: they keep what they are told.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0
  public override init() {}
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityIdentifier: String?
  open var accessibilityValue: String?
  open var landscapeImagePhone: UIImage?
  open var imageInsets = UIEdgeInsets.zero
  public required init?(coder: NSCoder) {}
  /// An item of its own that keeps what it is told.
  open class func appearance() -> UIBarItem { UIBarItem() }
}
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
    case prominent = 3
  }
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo
    case close = 24
  }
  open var style = Style.plain
  open var width: CGFloat = 0
  open var customView: UIView?
  open var tintColor: UIColor?
  open var menu: UIMenu?
  open weak var target: AnyObject?
  open var action: Selector?
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    (self.target, self.action) = (target as AnyObject?, action)
  }
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    (self.target, self.action) = (target as AnyObject?, action)
  }
  public convenience init(
    barButtonSystemItem item: SystemItem, target: Any? = nil, action: Selector? = nil
  ) { self.init() }
  public convenience init(systemItem item: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
  }
  public convenience init(customView view: UIView) {
    self.init()
    customView = view
  }
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    (self.title, self.image, self.menu) = (title, image, menu)
  }
  open override class func appearance() -> UIBarButtonItem { UIBarButtonItem() }
  open class func appearance(
    whenContainedInInstancesOf types: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { UIBarButtonItem() }
  open func setBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  open func setTitlePositionAdjustment(_ offset: UIOffset, for metrics: UIBarMetrics) {}
  open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem { UIBarButtonItem() }
}
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
  }
  open override class func appearance() -> UITabBarItem { UITabBarItem() }
  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
  public convenience init(tabBarSystemItem item: SystemItem, tag: Int) { self.init() }
}
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
  open var title: String?
  open var prompt: String?
  open var titleView: UIView?
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var backBarButtonItem: UIBarButtonItem?
  open var backButtonTitle: String?
  open var hidesBackButton = false
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling = true
  open var standardAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  public override init() {}
}
public enum UIBarStyle: Int, Sendable { case `default`, black }
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?
  public override init() {}
  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
}
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public override init() {}
}
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  open var iconColor: UIColor?
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()
}
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {}
@preconcurrency @MainActor open class UINavigationBar: UIView {
  open var barTintColor: UIColor?
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var prefersLargeTitles = false
  open var shadowImage: UIImage?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var topItem: UINavigationItem? { nil }
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}
public enum UIBarMetrics: Int, Sendable { case `default`, compact }
@preconcurrency @MainActor open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var standardAppearance = UIToolbarAppearance()
}
@preconcurrency @MainActor open class UITabBar: UIView {
  open var items: [UITabBarItem]?
  open var selectedItem: UITabBarItem?
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent = true
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
}

@preconcurrency @MainActor open class UIMenuElement: NSObject {
  public enum State: Int, Sendable { case off, on, mixed }
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
  }
  open var title = ""
  open var image: UIImage?
}
public typealias UIActionHandler = (UIAction) -> Void
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  open var state = State.off
  open var attributes: Attributes = []
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.init()
    (self.title, self.image) = (title, image)
  }
}
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
  }
  open var children: [UIMenuElement] = []
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.init()
    (self.title, self.image, self.children) = (title, image, children)
  }
}
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {}
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {}
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {}
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {}
