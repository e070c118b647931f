import CoreGraphics
public import Foundation
package import VitrineDrawing

/// What a shape is for.
public enum ShapeRole: Sendable { case fill, stroke, separator }

/// How a shape behaves where lines are read from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// A two-dimensional shape: an outline for any rectangle. As a view it is filled with the
/// foreground style.
nonisolated public protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path
  nonisolated static var role: ShapeRole { get }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// What SwiftUI knows of the type beyond this protocol. Never written in a widget.
  nonisolated static var _kind: _ShapeKind { get }
}

/// Which of SwiftUI's own protocols a shape conforms to. A cast to a protocol that a type lacks takes
/// longer than drawing the shape does, and nearly no type has any of these.
public struct _ShapeKind: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// `PlacedShape`
  package static let placed = _ShapeKind(rawValue: 1)
  /// `LineShape`
  package static let line = _ShapeKind(rawValue: 2)
  /// `WrappingShape`
  package static let wrapping = _ShapeKind(rawValue: 4)
}

extension Shape {
  nonisolated public static var role: ShapeRole { .fill }
  nonisolated public static var _kind: _ShapeKind { [] }
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  /// All that is offered, 10 × 10 where nothing is (facts/layout.md §9).
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: FillStyle())
  }
}

/// A shape that can be drawn smaller.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}

extension Path: Shape {
  nonisolated public func path(in _: CGRect) -> Path { self }
}

/// A shape whose outline depends on the environment or its place (`ContainerRelativeShape`), or that
/// knows a better way to be drawn than by its outline.
package protocol PlacedShape: Shape {
  /// `frame` is the shape's place in the render's coordinates; the path's origin is the frame's.
  nonisolated func path(placedIn frame: CGRect, _ environment: EnvironmentValues) -> Path
}

extension PlacedShape {
  nonisolated public static var _kind: _ShapeKind { .placed }
}

/// A shape that is the line along another: drawn as a stroke rather than as a filled outline.
package protocol LineShape: Shape {
  nonisolated func line(placedIn frame: CGRect, _ environment: EnvironmentValues) -> (
    Path, StrokeStyle
  )
}

extension Shape {
  nonisolated package var placed: (any PlacedShape)? {
    Self._kind.contains(.placed) ? self as? any PlacedShape : nil
  }
  nonisolated package var line: (any LineShape)? {
    Self._kind.contains(.line) ? self as? any LineShape : nil
  }

  /// The outline in `frame`, mirrored where the shape and the reading direction ask for it,
  /// relative to the frame's origin.
  nonisolated package func outline(placedIn frame: CGRect, _ environment: EnvironmentValues) -> Path
  {
    let path =
      placed?.path(placedIn: frame, environment)
      ?? path(in: CGRect(origin: .zero, size: frame.size))
    return mirrored(path, width: frame.size.width, environment)
  }

  nonisolated package func mirrored(_ path: Path, width: CGFloat, _ environment: EnvironmentValues)
    -> Path
  {
    guard case .mirrors(let direction) = layoutDirectionBehavior,
      environment.layoutDirection == direction
    else { return path }
    return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0))
  }

  /// The outline as the display list has it, absolute.
  nonisolated package func drawing(in frame: CGRect, _ environment: EnvironmentValues)
    -> VectorPath
  {
    outline(placedIn: frame, environment).drawing(at: frame.origin)
  }
}

/// A shape of any type.
public struct AnyShape: Sendable {
  package let shape: any Shape
  nonisolated public init<S: Shape>(_ shape: S) { self.shape = shape }
}
extension AnyShape: PlacedShape {
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  nonisolated package func path(placedIn frame: CGRect, _ environment: EnvironmentValues) -> Path {
    shape.outline(placedIn: frame, environment)
  }
}
