/// Views with room inside, which a widget cannot show.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewDidZoom(_ scrollView: UIScrollView)
}
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
}
/// `delegate` of a scroll view is one of another kind in a table, which no subclass could say.
@preconcurrency @MainActor public protocol _ScrollDelegating: AnyObject {
  var _scrollDelegate: (any UIScrollViewDelegate)? { get set }
}
extension _ScrollDelegating {
  public var delegate: (any UIScrollViewDelegate)? {
    get { _scrollDelegate }
    set { _scrollDelegate = newValue }
  }
}
@preconcurrency @MainActor open class UIScrollView: UIView, _ScrollDelegating {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
  public weak var _scrollDelegate: (any UIScrollViewDelegate)?
  open var contentSize = CGSize.zero
  open var contentOffset = CGPoint.zero
  open var contentInset = UIEdgeInsets.zero
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var decelerationRate = DecelerationRate.normal
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var delaysContentTouches = true
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  open var isDragging: Bool { false }
  open var isTracking: Bool { false }
  open var isDecelerating: Bool { false }
  open var refreshControl: UIRefreshControl?
  open var contentLayoutGuide: UILayoutGuide { UILayoutGuide() }
  open var frameLayoutGuide: UILayoutGuide { UILayoutGuide() }
  open var panGestureRecognizer: UIPanGestureRecognizer { UIPanGestureRecognizer() }
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
}

@preconcurrency @MainActor open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude
  open private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var distribution = Distribution.fill
  open var alignment = Alignment.fill
  open var spacing: CGFloat = 0
  open var isBaselineRelativeArrangement = false
  open var isLayoutMarginsRelativeArrangement = false
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init(coder: NSCoder) { super.init(frame: .zero) }
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    removeArrangedSubview(view)
    arrangedSubviews.insert(view, at: max(0, min(index, arrangedSubviews.count)))
    addSubview(view)
  }
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {}
  open func customSpacing(after view: UIView) -> CGFloat { spacing }
}

open class UIVisualEffect: NSObject, @unchecked Sendable {}
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
    case systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight
    case systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark
    case systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }
  public init(style: Style) {}
}
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  public init(blurEffect: UIBlurEffect) {}
}
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  open var isInteractive = false
  open var tintColor: UIColor?
  public override init() {}
}
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  public let contentView = UIView(frame: .zero)
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
    addSubview(contentView)
  }
}
