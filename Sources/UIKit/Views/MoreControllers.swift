/// Controllers, menus and interactions that shared files name; no widget shows any of them.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: AnyObject {}
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor = UIColor.black
  open var supportsAlpha = true
}
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: AnyObject {}
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  open var selectedFontDescriptor: UIFontDescriptor?
}
@preconcurrency @MainActor open class UIReferenceLibraryViewController: UIViewController {
  public convenience init(term: String) { self.init() }
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}
@preconcurrency @MainActor open class UIInputView: UIView {}
@preconcurrency @MainActor open class UIInputViewController: UIViewController {
  open func advanceToNextInputMode() {}
  open func dismissKeyboard() {}
}
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {}
@preconcurrency @MainActor public protocol UICloudSharingControllerDelegate: AnyObject {}
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
  public static let shared = UIPrintInteractionController()
  open var printingItem: Any?
  open class var isPrintingAvailable: Bool { false }
}
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil
  ) {
    self.init()
    (self.title, self.image) = (title, image)
  }
}
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  public convenience init(_ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init()
  }
  open class func uncached(_ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void)
    -> Self
  { unsafeDowncast(UIDeferredMenuElement(provider), to: Self.self) }
}
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
  func remove(menu: UIMenu.Identifier)
}
extension UIMenu {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let file = Identifier("com.apple.menu.file")
    public static let edit = Identifier("com.apple.menu.edit")
    public static let format = Identifier("com.apple.menu.format")
    public static let view = Identifier("com.apple.menu.view")
    public static let help = Identifier("com.apple.menu.help")
  }
}
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: AnyObject {}
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {}
}
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {}
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {}
@preconcurrency @MainActor open class UITextInteraction: NSObject, UIInteraction {}
@preconcurrency @MainActor open class UIFindInteraction: NSObject, UIInteraction {}
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {}
@preconcurrency @MainActor open class UIPencilInteraction: NSObject, UIInteraction {}
@preconcurrency @MainActor open class UIScreenshotService: NSObject {}
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  open var backgroundColor: UIColor! = .clear
  open var visiblePath: UIBezierPath?
}
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  public let view: UIView
  public init(view: UIView) { self.view = view }
  public init(view: UIView, parameters: UIPreviewParameters) { self.view = view }
}
@preconcurrency @MainActor open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  open var localObject: Any?
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}
@preconcurrency @MainActor public protocol UIDragSession: AnyObject {}
@preconcurrency @MainActor public protocol UIDropSession: AnyObject {}
@preconcurrency @MainActor public protocol UITableViewDragDelegate: AnyObject {}
@preconcurrency @MainActor public protocol UITableViewDropDelegate: AnyObject {}
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: AnyObject {}
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: AnyObject {}
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {}
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: AnyObject {}
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {}
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {}
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {}
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
}
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {}
@preconcurrency @MainActor open class UIFocusSystem: NSObject {}
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {}
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {}
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {}

// MARK: Transitions and motion

@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
}
extension UIViewControllerTransitionCoordinator {
  @discardableResult public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { false }
}
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
  var containerView: UIView { get }
  func completeTransition(_ didComplete: Bool)
}
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  func animateTransition(using context: any UIViewControllerContextTransitioning)
}
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {}
@preconcurrency @MainActor open class UIPercentDrivenInteractiveTransition: NSObject {
  open func update(_ part: CGFloat) {}
  open func finish() {}
  open func cancel() {}
}
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {}
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  public init(dampingRatio: CGFloat, initialVelocity: CGVector = .zero) {}
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector = .zero
  ) {}
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector = .zero) {}
  public override init() {}
}
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public init(animationCurve curve: UIView.AnimationCurve) {}
  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {}
}
open class UIMotionEffect: NSObject, @unchecked Sendable {}
open class UIMotionEffectGroup: UIMotionEffect, @unchecked Sendable {
  open var motionEffects: [UIMotionEffect]?
}
open class UIInterpolatingMotionEffect: UIMotionEffect, @unchecked Sendable {
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?
  public init(keyPath: String, type: EffectType) {}
}
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {}
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {}
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {}
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {}
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  public override init() {}
  public init(referenceView view: UIView) {}
  open func addBehavior(_ behavior: UIDynamicBehavior) {}
  open func removeAllBehaviors() {}
}
extension UIView {
  public func addMotionEffect(_ effect: UIMotionEffect) {}
}
extension UIViewController {
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  public func setOverrideTraitCollection(
    _ traits: UITraitCollection?, forChild child: UIViewController
  ) {}
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
  public func setContentScrollView(
    _ view: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {}
}
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
