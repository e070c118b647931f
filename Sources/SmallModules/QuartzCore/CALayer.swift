public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
public struct CAAutoresizingMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let layerWidthSizable = CAAutoresizingMask(rawValue: 2)
  public static let layerHeightSizable = CAAutoresizingMask(rawValue: 16)
}

public protocol CALayerDelegate: AnyObject {
  func draw(_ layer: CALayer, in context: CGContext)
  func layoutSublayers(of layer: CALayer)
}
extension CALayerDelegate {
  public func draw(_ layer: CALayer, in context: CGContext) {}
  public func layoutSublayers(of layer: CALayer) {}
}

/// A picture in a tree of pictures. No layer is on the screen in a widget; `render(in:)` draws it.
open class CALayer: NSObject, @unchecked Sendable {
  open var bounds = CGRect.zero
  /// Where the anchor point lies in the layer above.
  open var position = CGPoint.zero
  /// What the view draws that the layer belongs to.
  package var viewDrawing: ((CGContext) -> Void)?
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var zPosition: CGFloat = 0
  open var transform = CATransform3DIdentity
  open var sublayerTransform = CATransform3DIdentity
  open var frame: CGRect {
    get { CGRect(origin: .zero, size: bounds.size).applying(toParent) }
    set {
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.minX + newValue.width * anchorPoint.x,
        y: newValue.minY + newValue.height * anchorPoint.y)
    }
  }
  open var opacity: Float = 1
  open var isHidden = false
  open var isOpaque = false
  open var isDoubleSided = true
  open var isGeometryFlipped = false
  open var masksToBounds = false
  open var mask: CALayer?
  open var backgroundColor: CGColor?
  open var cornerRadius: CGFloat = 0
  open var cornerCurve = CALayerCornerCurve.circular
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor? = CGColor.black
  open var shadowColor: CGColor? = CGColor.black
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var shadowPath: CGPath?
  /// A `CGImage`.
  open var contents: Any?
  open var contentsGravity = CALayerContentsGravity.resize
  open var contentsScale: CGFloat = 1
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var rasterizationScale: CGFloat = 1
  open var shouldRasterize = false
  open var allowsEdgeAntialiasing = true
  open var needsDisplayOnBoundsChange = false
  open var autoresizingMask: CAAutoresizingMask = []
  open var name: String?
  open var style: [AnyHashable: Any]?
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0
  // What changes over time, and filters, as names: a widget's layer is drawn once, as it is.
  open var actions: [String: any CAAction]?
  open var compositingFilter: Any?
  open var backgroundFilters: [Any]?
  open var filters: [Any]?
  open weak var delegate: (any CALayerDelegate)?
  open internal(set) weak var superlayer: CALayer?
  open private(set) var sublayers: [CALayer]?

  public override init() {}
  /// A copy's start, as Core Animation makes one for the screen: empty.
  public init(layer: Any) {}
  public required init?(coder: NSCoder) {}

  // MARK: The tree

  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32.max) }
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var all = sublayers ?? []
    all.insert(layer, at: min(Int(index), all.count))
    sublayers = all
    layer.superlayer = self
  }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let place = sublayers?.firstIndex { $0 === sibling } ?? 0
    insertSublayer(layer, at: UInt32(place))
  }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let place = (sublayers?.firstIndex { $0 === sibling }).map { $0 + 1 }
    insertSublayer(layer, at: UInt32(place ?? sublayers?.count ?? 0))
  }
  open func replaceSublayer(_ old: CALayer, with new: CALayer) {
    insertSublayer(new, above: old)
    old.removeFromSuperlayer()
  }
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  open func affineTransform() -> CGAffineTransform { transform.flat }
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// From this layer's coordinates to those of the layer above.
  var toParent: CGAffineTransform {
    CGAffineTransform(
      translationX: -bounds.minX - bounds.width * anchorPoint.x,
      y: -bounds.minY - bounds.height * anchorPoint.y
    ).concatenating(transform.flat)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    point.applying(toRoot).applying((layer?.toRoot ?? .identity).inverted())
  }
  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    point.applying(layer?.toRoot ?? .identity).applying(toRoot.inverted())
  }
  /// The box around it, where a layer is turned.
  open func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    rect.applying(toRoot).applying((layer?.toRoot ?? .identity).inverted())
  }
  open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    rect.applying(layer?.toRoot ?? .identity).applying(toRoot.inverted())
  }
  open func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    layer?.localTime(globalTime(time)) ?? globalTime(time)
  }
  open func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    localTime(layer?.globalTime(time) ?? time)
  }
  private func localTime(_ time: CFTimeInterval) -> CFTimeInterval {
    ((superlayer?.localTime(time) ?? time) - beginTime) * Double(speed) + timeOffset
  }
  private func globalTime(_ time: CFTimeInterval) -> CFTimeInterval {
    let outer = speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
    return superlayer?.globalTime(outer) ?? outer
  }
  private var toRoot: CGAffineTransform {
    toParent.concatenating(superlayer?.toRoot ?? .identity)
  }
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  // MARK: Layout and drawing

  open func setNeedsLayout() {}
  open func layoutIfNeeded() { layoutSublayers() }
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}
  open func displayIfNeeded() {}
  open func display() {}
  open func draw(in context: CGContext) { delegate?.draw(self, in: context) }
  open func preferredFrameSize() -> CGSize { bounds.size }
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Animations, which nothing shows

  open func add(_ animation: CAAnimation, forKey key: String?) {}
  open func removeAnimation(forKey key: String) {}
  open func removeAllAnimations() {}
  open func animation(forKey key: String) -> CAAnimation? { nil }
  open func animationKeys() -> [String]? { nil }
  open func presentation() -> Self? { self }
  open func model() -> Self { self }
  open func value(forKeyPath path: String) -> Any? { nil }
  open func setValue(_ value: Any?, forKey key: String) {}
  open func setValue(_ value: Any?, forKeyPath path: String) {}
}
