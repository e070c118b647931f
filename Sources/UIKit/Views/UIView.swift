@_exported public import QuartzCore

/// A UIKit view. A widget shows SwiftUI views only, so that it is never on screen; `layer.render(in:)`
/// and `drawHierarchy` draw what its layer, its `draw(_:)` and its subviews show.
@preconcurrency @MainActor open class UIView: UIResponder, UIAppearance, UIAppearanceContainer {
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right,
      topLeft, topRight, bottomLeft, bottomRight
  }
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  open class var layerClass: AnyClass { CALayer.self }
  public let layer: CALayer
  /// `layer` where AppKit's optional one hides it.
  package var ownLayer: CALayer { layer }

  open var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var backgroundColor: UIColor? { didSet { layer.backgroundColor = backgroundColor?.cgColor } }
  open var isOpaque = true
  /// Its own, else that of what it is in.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .tintColor }
    set { ownTintColor = newValue }
  }
  private var ownTintColor: UIColor?
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  open var contentMode = ContentMode.scaleToFill
  open var contentScaleFactor: CGFloat = 1
  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
  open var preservesSuperviewLayoutMargins = false
  open var insetsLayoutMarginsFromSafeArea = true
  open var safeAreaInsets: UIEdgeInsets { .zero }
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var translatesAutoresizingMaskIntoConstraints = true
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var traitOverrides = UITraitOverrides()
  open var mask: UIView? { didSet { layer.mask = mask?.layer } }
  open var tag = 0
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  open var window: UIWindow? { nil }
  open var traitCollection: UITraitCollection { .current }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open var gestureRecognizers: [UIGestureRecognizer]?
  open var accessibilityIdentifier: String?
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var accessibilityElements: [Any]?
  open var accessibilityElementsHidden = false
  open var accessibilityViewIsModal = false
  open var shouldGroupAccessibilityChildren = false
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open var accessibilityFrame = CGRect.zero
  open var accessibilityLanguage: String?
  open var accessibilityAttributedLabel: NSAttributedString?
  open var restorationIdentifier: String?
  open var interactions: [any UIInteraction] = []
  open private(set) var constraints: [NSLayoutConstraint] = []
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  public init(frame: CGRect) {
    layer = ViewLayer.make(Self.layerClass)
    super.init()
    prepare(frame)
  }
  public override convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) {
    layer = ViewLayer.make(Self.layerClass)
    super.init()
    prepare(.zero)
  }
  private func prepare(_ frame: CGRect) {
    layer.frame = frame
    let draw: @MainActor (CGContext) -> Void = { [weak self] in self?.drawContents(in: $0) }
    // A view is drawn where its code runs, as a layer is.
    layer.viewDrawing = unsafeBitCast(draw, to: ((CGContext) -> Void).self)
  }

  open override var next: UIResponder? { superview }

  // MARK: The tree

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) {
    view.willMove(toSuperview: self)
    view.removeFromSuperview()
    let place = max(0, min(index, subviews.count))
    subviews.insert(view, at: place)
    view.superview = self
    layer.addSublayer(view.layer)
    didAddSubview(view)
    view.didMoveToSuperview()
  }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
  }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    let place = (subviews.firstIndex { $0 === sibling }).map { $0 + 1 }
    insertSubview(view, at: place ?? subviews.count)
  }
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
    layer.removeFromSuperlayer()
  }
  open func bringSubviewToFront(_ view: UIView) { insertSubview(view, at: subviews.count) }
  open func sendSubviewToBack(_ view: UIView) { insertSubview(view, at: 0) }
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    // A lazy sequence would look through the branch that has it twice, at each level.
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }
  open func willMove(toSuperview view: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow window: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ view: UIView) {}
  open func willRemoveSubview(_ view: UIView) {}

  // MARK: Layout, which constraints do not change

  open class var requiresConstraintBasedLayout: Bool { false }
  open func layoutSubviews() {}
  open func layoutIfNeeded() { layoutSubviews() }
  open func setNeedsLayout() {}
  open func updateConstraints() {}
  open func setNeedsUpdateConstraints() {}
  open func updateConstraintsIfNeeded() {}
  open func invalidateIntrinsicContentSize() {}
  open func layoutMarginsDidChange() {}
  open func safeAreaInsetsDidChange() {}
  open func tintColorDidChange() {}
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  open func systemLayoutSizeFitting(_ size: CGSize) -> CGSize { sizeThatFits(size) }
  open func systemLayoutSizeFitting(
    _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { sizeThatFits(size) }
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }
  open func addConstraints(_ all: [NSLayoutConstraint]) { constraints += all }
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraints.removeAll { $0 === constraint }
  }
  open func removeConstraints(_ all: [NSLayoutConstraint]) { all.forEach(removeConstraint) }
  open func addLayoutGuide(_ guide: UILayoutGuide) { guide.owningView = self }
  open func removeLayoutGuide(_ guide: UILayoutGuide) { guide.owningView = nil }

  // MARK: Drawing

  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}
  open func draw(_ rect: CGRect) {}
  /// Never called: a view draws itself in `draw(_:)`.
  open func display(_ layer: CALayer) {}
  /// Inert, as is `layerWillDraw(_:)`.
  open func draw(_ layer: CALayer, in context: CGContext) {}
  open func layerWillDraw(_ layer: CALayer) {}
  /// What a kind of view shows itself, below its subviews.
  func drawOwn(in context: CGContext) {}
  private func drawContents(in context: CGContext) {
    UIGraphicsPushContext(context)
    drawOwn(in: context)
    draw(bounds)
    UIGraphicsPopContext()
  }
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return false
    }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    layer.render(in: context)
    context.restoreGState()
    return true
  }
  open func snapshotView(afterScreenUpdates: Bool) -> UIView? { UIView(frame: frame) }

  // MARK: Points and touches

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: view?.layer)
  }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: view?.layer)
  }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  @discardableResult open func endEditing(_ force: Bool) -> Bool { true }
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
  }
  open func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }
  open func prepareForInterfaceBuilder() {}
  open func awakeFromNib() {}
  open func accessibilityActivate() -> Bool { false }
  /// The elements that a view lists itself; nobody asks for them here.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
}

extension UIAppearance where Self: UIView {
  /// A view of its own that keeps what it is told: no other view asks it.
  public static func appearance() -> Self {
    // The one initializer that every view has.
    guard let view = Self(coder: NSCoder()) else {
      fatalError("'\(Self.self)' makes no appearance")
    }
    return view
  }
  public static func appearance(
    whenContainedInInstancesOf types: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }
}
