import CoreGraphics
public import Foundation
import VitrineDrawing
import VitrineGeometry

/// A rectangle that fills its frame.
public struct Rectangle: Sendable {
  nonisolated public init() {}
}
extension Rectangle: InsettableShape {
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetBox(.rectangle, amount)
  }
}

/// A circle centered in its frame; the diameter is the shorter side.
public struct Circle: Sendable {
  nonisolated public init() {}
}
extension Circle: InsettableShape {
  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    )
  }
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let available = proposal.replacingUnspecifiedDimensions()
    let side = min(available.width, available.height)
    return CGSize(width: side, height: side)
  }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetBox(.circle, amount)
  }
}

public struct Ellipse: Sendable {
  nonisolated public init() {}
}
extension Ellipse: InsettableShape {
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetBox(.ellipse, amount)
  }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Sendable {
  public var style: RoundedCornerStyle
  nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }
}
extension Capsule: InsettableShape {
  nonisolated public func path(in rect: CGRect) -> Path {
    if style == .continuous {
      return Path(VectorPath(continuousCapsuleIn: Rect(rect.standardized)))
    }
    return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetBox(.capsule(style), amount)
  }
}

/// The shapes whose inset form is the same shape in a smaller frame.
struct InsetBox: InsettableShape {
  enum Base: Sendable {
    case rectangle, circle, ellipse
    case capsule(RoundedCornerStyle)
  }
  let base: Base
  var animatableData: CGFloat
  nonisolated init(_ base: Base, _ amount: CGFloat) {
    self.base = base
    animatableData = amount
  }
  nonisolated func path(in rect: CGRect) -> Path {
    guard let inner = rect.shrunk(by: animatableData) else { return Path() }
    switch base {
    case .rectangle: return Rectangle().path(in: inner)
    case .circle: return Circle().path(in: inner)
    case .ellipse: return Ellipse().path(in: inner)
    case .capsule(let style): return Capsule(style: style).path(in: inner)
    }
  }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  nonisolated func inset(by amount: CGFloat) -> InsetBox { InsetBox(base, animatableData + amount) }
}

extension CGRect {
  /// The rectangle with every edge moved in; nil where nothing is left.
  package func shrunk(by amount: CGFloat) -> CGRect? {
    guard width - 2 * amount >= 0, height - 2 * amount >= 0 else { return nil }
    return CGRect(
      x: minX + amount, y: minY + amount, width: width - 2 * amount, height: height - 2 * amount)
  }
}

extension Shape where Self == Rectangle {
  nonisolated public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Circle {
  nonisolated public static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == Capsule {
  nonisolated public static var capsule: Capsule { Capsule() }
  nonisolated public static func capsule(style: RoundedCornerStyle) -> Self {
    Capsule(style: style)
  }
}
