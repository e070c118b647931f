package import VitrineDrawing
import VitrineGeometry

public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)
}

public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all = UIRectEdge(rawValue: 15)
}

public struct UIAxis: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both = UIAxis(rawValue: 3)
}

/// An outline with its pen.
open class UIBezierPath: NSObject, NSSecureCoding, NSCopying {
  package var path: VectorPath
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false
  private var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

  package init(_ path: VectorPath) { self.path = path }
  public override init() { path = VectorPath() }

  open class var supportsSecureCoding: Bool { true }
  /// Without dashes.
  open func encode(with coder: NSCoder) {
    coder.encode(path.archived as NSData, forKey: "UIBezierPathElements")
    coder.encode(Double(lineWidth), forKey: "UIBezierPathLineWidth")
    coder.encode(Double(miterLimit), forKey: "UIBezierPathMiterLimit")
    coder.encode(Int(lineCapStyle.rawValue), forKey: "UIBezierPathLineCapStyle")
    coder.encode(Int(lineJoinStyle.rawValue), forKey: "UIBezierPathLineJoinStyle")
    coder.encode(usesEvenOddFillRule, forKey: "UIBezierPathUsesEvenOddFillRule")
  }
  public required init?(coder: NSCoder) {
    let data = coder.decodeObject(of: NSData.self, forKey: "UIBezierPathElements")
    guard let data, let path = VectorPath(archived: data as Data) else { return nil }
    self.path = path
    super.init()
    lineWidth = CGFloat(coder.decodeDouble(forKey: "UIBezierPathLineWidth"))
    miterLimit = CGFloat(coder.decodeDouble(forKey: "UIBezierPathMiterLimit"))
    let (cap, join) = (
      coder.decodeInteger(forKey: "UIBezierPathLineCapStyle"),
      coder.decodeInteger(forKey: "UIBezierPathLineJoinStyle")
    )
    lineCapStyle = .init(rawValue: .init(truncatingIfNeeded: cap)) ?? .butt
    lineJoinStyle = .init(rawValue: .init(truncatingIfNeeded: join)) ?? .miter
    usesEvenOddFillRule = coder.decodeBool(forKey: "UIBezierPathUsesEvenOddFillRule")
  }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(path)
    (copy.lineWidth, copy.miterLimit, copy.flatness) = (lineWidth, miterLimit, flatness)
    (copy.lineCapStyle, copy.lineJoinStyle) = (lineCapStyle, lineJoinStyle)
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dash = dash
    return copy
  }
  public convenience init(rect: CGRect) { self.init(VectorPath(rect: rect.drawing)) }
  public convenience init(ovalIn rect: CGRect) { self.init(VectorPath(ellipseIn: rect.drawing)) }
  /// UIKit's rounded rectangles have continuous corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      VectorPath(roundedRect: rect.drawing, cornerRadius: Double(cornerRadius), continuous: true))
  }
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let radius = Double(min(cornerRadii.width, cornerRadii.height))
    func of(_ corner: UIRectCorner) -> Double { corners.contains(corner) ? radius : 0 }
    self.init(
      VectorPath(
        roundedRect: rect.drawing,
        radii: VectorPath.CornerRadii(
          topLeft: of(.topLeft), topRight: of(.topRight), bottomRight: of(.bottomRight),
          bottomLeft: of(.bottomLeft)), continuous: true))
  }
  /// Radians; clockwise as seen with y down.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }
  open var isEmpty: Bool { path.isEmpty }
  open var bounds: CGRect { CGRect(path.tightBounds) }
  open var currentPoint: CGPoint { path.currentPoint.map(CGPoint.init) ?? .zero }
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point.drawing, rule: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  open func move(to point: CGPoint) { path.move(to: point.drawing) }
  open func addLine(to point: CGPoint) { path.line(to: point.drawing) }
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.curve(to: end.drawing, controlPoint1.drawing, controlPoint2.drawing)
  }
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.quad(to: end.drawing, controlPoint.drawing)
  }
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center.drawing, radius: Double(radius), from: Double(startAngle),
      to: Double(endAngle), decreasing: !clockwise)
  }
  open func close() { path.close() }
  open func removeAllPoints() { path = VectorPath() }
  open func append(_ other: UIBezierPath) { path.append(other.path) }
  open func apply(_ transform: CGAffineTransform) {
    path = path.transformed(by: transform.drawing)
  }
  /// The same outline, drawn the other way; its pen is a new one.
  open func reversing() -> UIBezierPath { UIBezierPath(path.drawnBackwards) }
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dash.lengths.enumerated() { pattern?[index] = length }
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
  }
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (phase, pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [])
  }

  // MARK: Drawing in the current context

  open func fill() { fill(with: .normal, alpha: 1) }
  open func stroke() { stroke(with: .normal, alpha: 1) }

  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
  }
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dash.phase, lengths: dash.lengths)
      context.strokePath()
    }
  }
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func draw(_ mode: CGBlendMode, _ alpha: CGFloat, _ paint: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if mode != .normal { context.setBlendMode(mode) }
    if alpha != 1 { context.setAlpha(alpha) }
    context.beginPath()
    context.addPath(cgPath)
    paint(context)
    context.restoreGState()
  }
}
