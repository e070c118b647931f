import CoreGraphics
public import Foundation
package import VitrineDrawing

/// Liquid Glass, over what the widget itself has drawn below.
public struct Glass: Equatable, Sendable {
  package enum Kind: Equatable, Sendable { case regular, clear, identity }
  package let kind: Kind
  package var tintColor: Color?
  /// Answers touches on a living screen; looks the same at rest.
  package var isInteractive = false
  public static var regular: Glass { Glass(kind: .regular) }
  public static var clear: Glass { Glass(kind: .clear) }
  public static var identity: Glass { Glass(kind: .identity) }
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.tintColor = color
    return copy
  }
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var copy = self
    copy.isInteractive = isEnabled
    return copy
  }

  /// nil: no glass. Everything but the rim (facts/appearance.md §9) is an estimate (facts/colors.json ›
  /// liquidGlass). Clear glass dims nothing by itself: over bright content the guidelines ask the
  /// designer for a layer below it.
  package func recipe(in environment: EnvironmentValues) -> GlassRecipe? {
    var recipe = GlassRecipe(
      blur: 6, saturation: 1.25, fill: RGBA.white.opacity(0.06), dimming: 0, edge: 10, bend: 8,
      rim: SIMD3(0.56, 0.07, 0), rimWidth: 0.78)
    switch kind {
    case .identity: return nil
    case .clear: break
    case .regular:
      (recipe.blur, recipe.saturation) = (18, 1.6)
      recipe.fill =
        environment.isDark ? RGBA(hex: 0x141418).opacity(0.45) : RGBA.white.opacity(0.45)
    }
    if let tintColor {
      let tint = tintColor.rgba(in: environment)
      recipe.fill = tint.opacity(Double(tint.alpha) * (kind == .clear ? 0.35 : 0.6))
    }
    return recipe
  }
}

/// Glass below a view, in a shape.
private struct GlassBehavior: NodeBehavior {
  let glass: Glass
  let shape: any Shape
  var name: String { "GlassEffect" }
  func draw(_ node: Node, into recorder: inout Recorder) {
    if var recipe = glass.recipe(in: node.environment) {
      let frame = recorder.snap(node.frame).cgRect
      let outline = shape.drawing(in: frame, node.environment)
      let radius = shape.lensRadius(in: frame, node.environment)
      // Only the edge of a rectangle with equal corners is known as a lens.
      if radius == nil { recipe.edge = 0 }
      let pane = GlassPane(
        frame: outline.controlBounds, cornerRadius: Double(radius ?? 0), shape: outline,
        recipe: recipe)
      recorder.append(GlassPane.shadow(around: outline))
      recorder.append(.glass(pane))
    }
    node.drawChildren(into: &recorder)
  }
}

extension Shape {
  /// The radius of the corners where the shape is a rectangle with equal ones, nil elsewhere.
  fileprivate func lensRadius(in frame: CGRect, _ environment: EnvironmentValues) -> CGFloat? {
    let half = min(frame.width, frame.height) / 2
    switch self {
    case is Rectangle: return 0
    case is Capsule, is Circle, is DefaultGlassEffectShape: return half
    case let shape as RoundedRectangle where shape.cornerSize.width == shape.cornerSize.height:
      return min(shape.cornerSize.width, half)
    case is ContainerRelativeShape where environment.containerShape == nil:
      return max(
        0, CGFloat(environment.core.render.cornerRadius) - environment.containerInset(of: frame))
    case let any as AnyShape: return any.shape.lensRadius(in: frame, environment)
    default: return nil
    }
  }
}

/// The shape that `glassEffect` takes without one: a capsule.
public struct DefaultGlassEffectShape: Sendable {
  nonisolated public init() {}
}
extension DefaultGlassEffectShape: Shape {
  nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension View {
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View { behavior(GlassBehavior(glass: glass, shape: shape)) }
  nonisolated public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View { modifier(EmptyModifier()) }
  /// Panes of one union stay apart here.
  nonisolated public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { inert("glassEffectUnion") }
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    modifier(EmptyModifier())
  }
}

public struct GlassEffectTransition: Sendable {
  private let name: String
  public static var identity: GlassEffectTransition { GlassEffectTransition(name: "identity") }
  public static var matchedGeometry: GlassEffectTransition {
    GlassEffectTransition(name: "matchedGeometry")
  }
  public static var materialize: GlassEffectTransition {
    GlassEffectTransition(name: "materialize")
  }
}

/// Groups glass so that neighbors can flow together on a living screen. At rest, and farther apart
/// than `spacing`, each pane is its own: here they always are.
public struct GlassEffectContainer<Content: View> {
  private let content: Content
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}
extension GlassEffectContainer: Sendable where Content: Sendable {}
extension GlassEffectContainer: View {
  public var body: some View { content }
}
