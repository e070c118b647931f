import VitrineDrawing
import VitrineGeometry

extension CALayer {
  /// What the kinds of layers draw that make their own contents. (Not an override: it is not public.)
  func drawShape(in context: CGContext) {
    switch self {
    case let layer as CAGradientLayer: layer.drawGradient(in: context)
    case let layer as CAShapeLayer: layer.drawPath(in: context)
    case let layer as CAReplicatorLayer: layer.drawCopies(in: context)
    default: break
    }
  }
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// Colors between two points, 0 … 1 of the bounds.
open class CAGradientLayer: CALayer, @unchecked Sendable {
  /// `CGColor`s.
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type = CAGradientLayerType.axial

  fileprivate func drawGradient(in context: CGContext) {
    guard
      let gradient = CGGradient(
        colorsSpace: nil, colors: colors ?? [],
        locations: locations?.map { CGFloat($0.doubleValue) })
    else { return }
    let (start, end) = (place(startPoint), place(endPoint))
    let both: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    context.saveGState()
    context.addPath(outline)
    context.clip()
    switch type {
    case .radial:
      // An ellipse around the start whose radii the end gives.
      let (width, height) = (abs(end.x - start.x), abs(end.y - start.y))
      context.translateBy(x: start.x, y: start.y)
      context.scaleBy(x: max(width, 1e-3), y: max(height, 1e-3))
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, options: both)
    case .conic:
      let angle = atan2(end.y - start.y, end.x - start.x)
      context.drawConicGradient(gradient, center: start, angle: angle)
    default:
      context.drawLinearGradient(gradient, start: start, end: end, options: both)
    }
    context.restoreGState()
  }

  private func place(_ point: CGPoint) -> CGPoint {
    CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
  }
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// An outline, filled and stroked.
open class CAShapeLayer: CALayer, @unchecked Sendable {
  open var path: CGPath?
  open var fillColor: CGColor? = CGColor.black
  open var fillRule = CAShapeLayerFillRule.nonZero
  open var strokeColor: CGColor?
  /// 0 … 1 of the outline's length.
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  open var lineWidth: CGFloat = 1
  open var miterLimit: CGFloat = 10
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var lineDashPhase: CGFloat = 0
  open var lineDashPattern: [NSNumber]?

  fileprivate func drawPath(in context: CGContext) {
    guard let path else { return }
    if let fillColor {
      context.setFillColor(fillColor)
      context.addPath(path)
      context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    guard let strokeColor, lineWidth > 0, strokeStart < strokeEnd else { return }
    context.setStrokeColor(strokeColor)
    context.setLineWidth(lineWidth)
    context.setMiterLimit(miterLimit)
    context.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
    context.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
    context.setLineDash(
      phase: lineDashPhase, lengths: lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [])
    let isWhole = strokeStart <= 0 && strokeEnd >= 1
    context.addPath(
      isWhole
        ? path : CGPath(path.path.trimmed(from: Double(strokeStart), to: Double(strokeEnd))))
    context.strokePath()
  }
}

/// Copies of its sublayers, each a transform further.
open class CAReplicatorLayer: CALayer, @unchecked Sendable {
  open var instanceCount = 1
  open var instanceTransform = CATransform3DIdentity
  open var instanceDelay: CFTimeInterval = 0
  open var instanceColor: CGColor?
  open var instanceAlphaOffset: Float = 0

  /// The first is drawn as any layer's sublayers are.
  fileprivate func drawCopies(in context: CGContext) {
    context.saveGState()
    // A limit for what a list may hold.
    for index in 1..<max(1, min(instanceCount, 1000)) {
      context.translateBy(x: bounds.midX, y: bounds.midY)
      context.concatenate(instanceTransform.flat)
      context.translateBy(x: -bounds.midX, y: -bounds.midY)
      for layer in sublayers ?? [] where !layer.isHidden {
        context.saveGState()
        context.setAlpha(max(0, CGFloat(1 + instanceAlphaOffset * Float(index))))
        context.concatenate(layer.toParent)
        layer.render(in: context)
        context.restoreGState()
      }
    }
    context.restoreGState()
  }
}

/// Drawn as a plain layer: nothing scrolls.
open class CAScrollLayer: CALayer, @unchecked Sendable {}
/// Drawn as a plain layer: everything is drawn at once.
open class CATiledLayer: CALayer, @unchecked Sendable {
  open var tileSize = CGSize(width: 256, height: 256)
}
/// Draws nothing: a picture of one moment has no particles.
open class CAEmitterLayer: CALayer, @unchecked Sendable {
  open var emitterCells: [CAEmitterCell]?
  open var emitterPosition = CGPoint.zero
  open var emitterSize = CGSize.zero
  open var birthRate: Float = 1
}
open class CAEmitterCell: NSObject, @unchecked Sendable {
  open var contents: Any?
  open var birthRate: Float = 0
  open var lifetime: Float = 0
  open var velocity: CGFloat = 0
  open var scale: CGFloat = 1
  open var color: CGColor?
  public override init() {}
}
