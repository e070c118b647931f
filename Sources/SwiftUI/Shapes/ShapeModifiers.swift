public import CoreGraphics
public import Foundation

/// A shape with a change to its outline, as one value: `_TrimmedShape` and the like.
nonisolated package protocol WrappingShape: PlacedShape {
  associatedtype Base: Shape
  var base: Base { get }
  func change(_ path: Path, in rect: CGRect) -> Path
}
extension WrappingShape {
  nonisolated public static var _kind: _ShapeKind { [.placed, .wrapping] }
  nonisolated public func path(in rect: CGRect) -> Path { change(base.path(in: rect), in: rect) }
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior {
    base.layoutDirectionBehavior
  }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }
  nonisolated package func path(placedIn frame: CGRect, _ environment: EnvironmentValues) -> Path {
    let local = CGRect(origin: .zero, size: frame.size)
    let path = base.placed?.path(placedIn: frame, environment) ?? base.path(in: local)
    return change(path, in: local)
  }
}

/// The part of a shape's outline between two fractions of its length.
public struct _TrimmedShape<S: Shape>: WrappingShape {
  public var shape: S
  public var startFraction: CGFloat
  public var endFraction: CGFloat
  nonisolated public init(shape: S, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
    self.shape = shape
    self.startFraction = startFraction
    self.endFraction = endFraction
  }
  nonisolated package var base: S { shape }
  nonisolated package func change(_ path: Path, in rect: CGRect) -> Path {
    path.trimmedPath(from: startFraction, to: endFraction)
  }
  public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      (startFraction, endFraction) = (newValue.second.first, newValue.second.second)
    }
  }
}

public struct OffsetShape<Content: Shape>: WrappingShape {
  public var shape: Content
  public var offset: CGSize
  nonisolated public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }
  nonisolated public static var role: ShapeRole { Content.role }
  nonisolated package var base: Content { shape }
  nonisolated package func change(_ path: Path, in rect: CGRect) -> Path {
    path.offsetBy(dx: offset.width, dy: offset.height)
  }
}
extension OffsetShape: InsettableShape where Content: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A transform around a point of the frame.
private func around(_ anchor: UnitPoint, in rect: CGRect, _ transform: CGAffineTransform)
  -> CGAffineTransform
{
  let p = anchor.point(in: rect)
  return CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: -p.x, ty: -p.y).concatenating(transform)
    .concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: p.x, ty: p.y))
}

public struct ScaledShape<Content: Shape>: WrappingShape {
  public var shape: Content
  public var scale: CGSize
  public var anchor: UnitPoint
  nonisolated public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }
  nonisolated public static var role: ShapeRole { Content.role }
  nonisolated package var base: Content { shape }
  nonisolated package func change(_ path: Path, in rect: CGRect) -> Path {
    path.applying(
      around(
        anchor, in: rect,
        CGAffineTransform(a: scale.width, b: 0, c: 0, d: scale.height, tx: 0, ty: 0)))
  }
}

public struct RotatedShape<Content: Shape>: WrappingShape {
  public var shape: Content
  public var angle: Angle
  public var anchor: UnitPoint
  nonisolated public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }
  nonisolated public static var role: ShapeRole { Content.role }
  nonisolated package var base: Content { shape }
  nonisolated package func change(_ path: Path, in rect: CGRect) -> Path {
    let (c, s) = (cos(angle.radians), sin(angle.radians))
    return path.applying(
      around(anchor, in: rect, CGAffineTransform(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)))
  }
  public var animatableData: AnimatablePair<Content.AnimatableData, Double> {
    get { AnimatablePair(shape.animatableData, angle.radians) }
    set { (shape.animatableData, angle.radians) = (newValue.first, newValue.second) }
  }
}
extension RotatedShape: InsettableShape where Content: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

public struct TransformedShape<Content: Shape>: WrappingShape {
  public var shape: Content
  public var transform: CGAffineTransform
  nonisolated public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }
  nonisolated public static var role: ShapeRole { Content.role }
  nonisolated package var base: Content { shape }
  nonisolated package func change(_ path: Path, in rect: CGRect) -> Path {
    path.applying(transform)
  }
}

/// A shape drawn in a size of its own, from the frame's top left corner.
public struct _SizedShape<S: Shape>: Shape {
  public var shape: S
  public var size: CGSize
  nonisolated public init(shape: S, size: CGSize) {
    self.shape = shape
    self.size = size
  }
  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(origin: rect.origin, size: size))
  }
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
  nonisolated public static var role: ShapeRole { S.role }
}

/// The line along a shape's outline.
public struct _StrokedShape<S: Shape>: WrappingShape, LineShape {
  public var shape: S
  public var style: StrokeStyle
  nonisolated public init(shape: S, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }
  nonisolated public static var role: ShapeRole { .stroke }
  nonisolated public static var _kind: _ShapeKind { [.placed, .wrapping, .line] }
  nonisolated package var base: S { shape }
  nonisolated package func change(_ path: Path, in rect: CGRect) -> Path { path.strokedPath(style) }
  nonisolated package func line(placedIn frame: CGRect, _ environment: EnvironmentValues) -> (
    Path, StrokeStyle
  ) {
    (shape.outline(placedIn: frame, environment), style)
  }
  public var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Shape {
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1)
    -> some Shape
  {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }
  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }
  nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }
  nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> ScaledShape<Self>
  {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self>
  {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<
    Self
  > {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
  nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
  nonisolated public func size(_ size: CGSize) -> some Shape {
    _SizedShape(shape: self, size: size)
  }
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
  nonisolated public func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(shape: self, style: style)
  }
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}
