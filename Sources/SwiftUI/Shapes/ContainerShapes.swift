import CoreGraphics
public import Foundation
import VitrineDrawing

/// The shape that a container gives to what stands in it: the widget's own, or the nearest
/// `containerShape`'s, and where it is on the screen.
package struct ContainerShape {
  package var shape: any InsettableShape
  /// The container, whose frame is known once it is placed.
  package var node: Node
  package var frame: CGRect { onMainActor { node.frame } }
}

extension EnvironmentValues {
  package var containerShape: ContainerShape? {
    get { slots.containerShape }
    set { slots.containerShape = newValue }
  }

  /// Bounds of the container in the render's coordinates, points.
  package var containerBounds: CGRect {
    containerShape?.frame
      ?? CGRect(x: 0, y: 0, width: core.render.width, height: core.render.height)
  }

  /// How far `frame` stands from the nearest edge of the container; 0 where it reaches outside.
  package func containerInset(of frame: CGRect) -> CGFloat {
    let bounds = containerBounds
    return max(
      0,
      min(
        frame.minX - bounds.minX, frame.minY - bounds.minY, bounds.maxX - frame.maxX,
        bounds.maxY - frame.maxY))
  }
}

/// The container's shape, concentric: the widget's corner radius less the distance from its edge.
public struct ContainerRelativeShape: Sendable {
  nonisolated public init() {}
}

extension ContainerRelativeShape: InsettableShape, PlacedShape {
  /// Without a place there is no container to be relative to.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetContainerShape(amount: amount)
  }
  nonisolated package func path(placedIn frame: CGRect, _ environment: EnvironmentValues) -> Path {
    InsetContainerShape(amount: 0).path(placedIn: frame, environment)
  }
}

private struct InsetContainerShape: InsettableShape, PlacedShape {
  var amount: CGFloat
  nonisolated func path(in rect: CGRect) -> Path {
    rect.shrunk(by: amount).map { Path($0) } ?? Path()
  }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  nonisolated func inset(by amount: CGFloat) -> InsetContainerShape {
    InsetContainerShape(amount: self.amount + amount)
  }
  nonisolated func path(placedIn frame: CGRect, _ environment: EnvironmentValues) -> Path {
    let local = CGRect(origin: .zero, size: frame.size)
    guard let inner = local.shrunk(by: amount) else { return Path() }
    let distance = environment.containerInset(of: frame) + amount
    guard let container = environment.containerShape else {
      let radius = max(0, CGFloat(environment.core.render.cornerRadius) - distance)
      return Path(roundedRect: inner, cornerRadius: radius, style: .continuous)
    }
    // The container's shape drawn around this frame, then taken in by the same distance.
    let outer = inner.insetBy(dx: -distance, dy: -distance)
    return container.shape.insetPath(by: distance, in: outer)
  }
}

extension InsettableShape {
  fileprivate nonisolated func insetPath(by amount: CGFloat, in rect: CGRect) -> Path {
    inset(by: amount).path(in: rect)
  }
}

/// Shapes that are rectangles with rounded corners.
nonisolated public protocol RoundedRectangularShape: Shape {
  func corners(in size: CGSize?) -> RoundedRectangularShapeCorners?
}

/// What each corner of a concentric rectangle is like.
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  package var topLeading: Edge.Corner.Style
  package var topTrailing: Edge.Corner.Style
  package var bottomLeading: Edge.Corner.Style
  package var bottomTrailing: Edge.Corner.Style
  public init(all: Edge.Corner.Style) {
    self.init(topLeading: all, topTrailing: all, bottomLeading: all, bottomTrailing: all)
  }
  public init(
    topLeading: Edge.Corner.Style, topTrailing: Edge.Corner.Style, bottomLeading: Edge.Corner.Style,
    bottomTrailing: Edge.Corner.Style
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }
  public static var concentric: Self { Self(all: .concentric) }
  public static func concentric(minimum: Edge.Corner.Style) -> Self {
    Self(all: .concentric(minimum: minimum))
  }
  public static func fixed(_ radius: CGFloat) -> Self { Self(all: .fixed(radius)) }
}

extension Edge {
  public struct Corner: Hashable, Sendable {
    /// How round a corner is: a radius in points, or concentric with the container's corner.
    public struct Style: Hashable, Sendable {
      package let minimum: CGFloat
      package let isConcentric: Bool
      public static func fixed(_ radius: CGFloat) -> Style {
        Style(minimum: radius, isConcentric: false)
      }
      public static var concentric: Style { Style(minimum: 0, isConcentric: true) }
      public static func concentric(minimum: Style) -> Style {
        Style(minimum: minimum.minimum, isConcentric: true)
      }
      package func radius(_ concentric: CGFloat) -> CGFloat {
        isConcentric ? max(minimum, concentric) : minimum
      }
    }
    private let name: String
    public static let topLeading = Corner(name: "topLeading")
    public static let topTrailing = Corner(name: "topTrailing")
    public static let bottomLeading = Corner(name: "bottomLeading")
    public static let bottomTrailing = Corner(name: "bottomTrailing")
  }
}
extension Edge.Corner.Style: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}

/// A rectangle whose corners share their centers with the container's.
public struct ConcentricRectangle: Sendable {
  package var corners: RoundedRectangularShapeCorners
  package var isUniform: Bool
  package var amount: CGFloat = 0
  nonisolated public init() { self.init(corners: RoundedRectangularShapeCorners(all: .concentric)) }
  nonisolated public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(corners: .init(all: corners), isUniform: isUniform)
  }
  nonisolated package init(corners: RoundedRectangularShapeCorners, isUniform: Bool = false) {
    self.corners = corners
    self.isUniform = isUniform
  }
  nonisolated public init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      corners: .init(
        topLeading: topLeadingCorner, topTrailing: topTrailingCorner,
        bottomLeading: bottomLeadingCorner, bottomTrailing: bottomTrailingCorner))
  }
  nonisolated public init(
    uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style
  ) {
    self.init(
      topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
      bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
  }
  nonisolated public init(
    uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style
  ) {
    self.init(
      topLeadingCorner: uniformLeadingCorners, topTrailingCorner: uniformTrailingCorners,
      bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: uniformTrailingCorners)
  }
  nonisolated public init(
    uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }
  nonisolated public init(
    uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
  }
  nonisolated public init(
    uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: bottomTrailingCorner)
  }
  nonisolated public init(
    uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: uniformTrailingCorners,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: uniformTrailingCorners)
  }
}

extension ConcentricRectangle: InsettableShape, PlacedShape, RoundedRectangularShape {
  nonisolated public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? { corners }
  nonisolated public func path(in rect: CGRect) -> Path { path(in: rect, concentric: 0) }
  nonisolated public func inset(by amount: CGFloat) -> ConcentricRectangle {
    var copy = self
    copy.amount += amount
    return copy
  }
  nonisolated private func path(in rect: CGRect, concentric: CGFloat) -> Path {
    guard let inner = rect.shrunk(by: amount) else { return Path() }
    var radii = RectangleCornerRadii(
      topLeading: corners.topLeading.radius(concentric),
      bottomLeading: corners.bottomLeading.radius(concentric),
      bottomTrailing: corners.bottomTrailing.radius(concentric),
      topTrailing: corners.topTrailing.radius(concentric)
    ).map { max(0, $0 - amount) }
    if isUniform {
      let largest = max(
        radii.topLeading, radii.bottomLeading, radii.bottomTrailing, radii.topTrailing)
      radii = radii.map { _ in largest }
    }
    return Path(roundedRect: inner, cornerRadii: radii, style: .continuous)
  }
  nonisolated package func path(placedIn frame: CGRect, _ environment: EnvironmentValues) -> Path {
    let radius = max(
      0, CGFloat(environment.core.render.cornerRadius) - environment.containerInset(of: frame))
    return path(in: CGRect(origin: .zero, size: frame.size), concentric: radius)
  }
}

extension Shape where Self == ContainerRelativeShape {
  nonisolated public static var containerRelative: ContainerRelativeShape {
    ContainerRelativeShape()
  }
}
