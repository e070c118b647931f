public import CoreGraphics
public import Foundation
package import VitrineDrawing
import VitrineGeometry

/// The outline of a two-dimensional shape, points.
public struct Path: Sendable {
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }
  package private(set) var elements: [Element] {
    get { combination?.elements ?? written }
    _modify {
      settle()
      yield &written
    }
  }
  private var written: [Element] = []
  /// Where `closeSubpath` goes back to.
  private var start: CGPoint?
  /// What the path is made of where it is a combination that nothing was added to.
  private(set) var combination: PathCombination?

  public init() {}
  init(_ combination: PathCombination) { self.combination = combination }

  /// What is added to a combination is added to its outline.
  private mutating func settle() {
    guard let combination else { return }
    (written, start) = (combination.elements, combination.start)
    self.combination = nil
  }

  package init(elements: [Element]) { append(elements) }
  public init(_ rect: CGRect) { addRect(rect) }
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
  {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  public var isEmpty: Bool { elements.isEmpty }

  public func forEach(_ body: (Path.Element) -> Void) { elements.forEach(body) }

  public var currentPoint: CGPoint? {
    switch elements.last {
    case .move(let p), .line(let p), .quadCurve(let p, _), .curve(let p, _, _): p
    case .closeSubpath: combination?.start ?? start
    case nil: nil
    }
  }

  public mutating func move(to end: CGPoint) {
    elements.append(.move(to: end))
    start = end
  }
  public mutating func addLine(to end: CGPoint) {
    if begun { elements.append(.line(to: end)) } else { move(to: end) }
  }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    if !begun { move(to: control) }
    elements.append(.quadCurve(to: end, control: control))
  }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    if !begun { move(to: control1) }
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }
  public mutating func closeSubpath() {
    if begun, elements.last != .closeSubpath { elements.append(.closeSubpath) }
  }
  private var begun: Bool { !elements.isEmpty }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    let r = rect.standardized
    append(
      [
        .move(to: CGPoint(x: r.minX, y: r.minY)), .line(to: CGPoint(x: r.maxX, y: r.minY)),
        .line(to: CGPoint(x: r.maxX, y: r.maxY)), .line(to: CGPoint(x: r.minX, y: r.maxY)),
        .closeSubpath,
      ], transform)
  }
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(Path(VectorPath(ellipseIn: Rect(rect.standardized))).elements, transform)
  }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let r = rect.standardized
    let radius = min(cornerSize.width, cornerSize.height)
    guard cornerSize.width != cornerSize.height, radius > 0 else {
      addRoundedRect(
        in: r,
        cornerRadii: RectangleCornerRadii(
          topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius),
        style: style, transform: transform)
      return
    }
    // Elliptical corners: a rectangle with circular ones, stretched on one axis.
    let stretch = cornerSize.width / cornerSize.height
    let squeezed = CGRect(x: 0, y: 0, width: r.width / stretch, height: r.height)
    var path = Path()
    path.addRoundedRect(
      in: squeezed, cornerSize: CGSize(width: cornerSize.height, height: cornerSize.height),
      style: style)
    let widen = CGAffineTransform(a: stretch, b: 0, c: 0, d: 1, tx: r.minX, ty: r.minY)
    append(path.applying(widen).elements, transform)
  }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let outline = VectorPath(
      roundedRect: Rect(rect.standardized),
      radii: .init(
        topLeft: Double(cornerRadii.topLeading), topRight: Double(cornerRadii.topTrailing),
        bottomRight: Double(cornerRadii.bottomTrailing),
        bottomLeft: Double(cornerRadii.bottomLeading)),
      continuous: style == .continuous)
    append(Path(outline).elements, transform)
  }
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    append(path.elements, transform)
  }

  package mutating func append(_ new: [Element], _ transform: CGAffineTransform = .identity) {
    let first = elements.count
    if transform.isIdentity {
      elements += new
    } else {
      elements += new.map { $0.applying(transform) }
    }
    for index in (first..<elements.count).reversed() {
      if case .move(let p) = elements[index] {
        start = p
        break
      }
    }
  }

  public func applying(_ transform: CGAffineTransform) -> Path {
    transform.isIdentity ? self : Path(elements: elements.map { $0.applying(transform) })
  }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: dx, ty: dy))
  }
}

extension Path.Element {
  func applying(_ m: CGAffineTransform) -> Path.Element {
    func at(_ p: CGPoint) -> CGPoint {
      CGPoint(x: m.a * p.x + m.c * p.y + m.tx, y: m.b * p.x + m.d * p.y + m.ty)
    }
    switch self {
    case .move(let p): return .move(to: at(p))
    case .line(let p): return .line(to: at(p))
    case .quadCurve(let p, let c): return .quadCurve(to: at(p), control: at(c))
    case .curve(let p, let c1, let c2): return .curve(to: at(p), control1: at(c1), control2: at(c2))
    case .closeSubpath: return .closeSubpath
    }
  }
}

extension Path: Equatable {
  public static func == (a: Path, b: Path) -> Bool { a.elements == b.elements }
}

extension Path {
  package init(_ path: VectorPath) {
    let converted = path.elements.map { element -> Element in
      switch element {
      case .move(let p): .move(to: p.cgPoint)
      case .line(let p): .line(to: p.cgPoint)
      case .curve(let a, let b, let p):
        .curve(to: p.cgPoint, control1: a.cgPoint, control2: b.cgPoint)
      case .close: .closeSubpath
      }
    }
    append(converted)
  }

  /// The outline as the display list has it, moved by `origin`.
  package func drawing(at origin: CGPoint = .zero) -> VectorPath {
    var result = VectorPath()
    result.elements.reserveCapacity(elements.count)
    func at(_ p: CGPoint) -> Point { Point(Double(p.x + origin.x), Double(p.y + origin.y)) }
    var current = Point.zero
    var start = Point.zero
    for element in elements {
      switch element {
      case .move(let p):
        current = at(p)
        start = current
        result.move(to: current)
      case .line(let p):
        current = at(p)
        result.line(to: current)
      case .quadCurve(let p, let c):
        // The same curve as a cubic: its control points lie two thirds of the way.
        let (end, control) = (at(p), at(c))
        result.curve(
          to: end,
          Point(
            current.x + (control.x - current.x) * 2 / 3, current.y + (control.y - current.y) * 2 / 3
          ),
          Point(end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3))
        current = end
      case .curve(let p, let c1, let c2):
        current = at(p)
        result.curve(to: current, at(c1), at(c2))
      case .closeSubpath:
        current = start
        result.close()
      }
    }
    return result
  }
}

public enum RoundedCornerStyle: Sendable, Hashable { case circular, continuous }

/// Corner radii of a rectangle, points.
public struct RectangleCornerRadii: Equatable, Sendable, Animatable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
  package func map(_ change: (CGFloat) -> CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: change(topLeading), bottomLeading: change(bottomLeading),
      bottomTrailing: change(bottomTrailing), topTrailing: change(topTrailing))
  }
}
