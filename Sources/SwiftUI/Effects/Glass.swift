import CoreGraphics
public import Foundation
package import VitrineDrawing

/// Liquid Glass. Drawn as a material with a light rim; refraction is not drawn.
public struct Glass: Equatable, Sendable {
  package enum Kind: Equatable, Sendable { case regular, clear, identity }
  package let kind: Kind
  package var tintColor: Color?
  public static var regular: Glass { Glass(kind: .regular) }
  public static var clear: Glass { Glass(kind: .clear) }
  public static var identity: Glass { Glass(kind: .identity) }
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.tintColor = color
    return copy
  }
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  /// Estimates (facts/colors.json › liquidGlass).
  package func recipe(in environment: EnvironmentValues) -> MaterialRecipe? {
    var recipe: MaterialRecipe
    switch kind {
    case .identity: return nil
    case .clear: recipe = MaterialRecipe(blur: 6, saturation: 1.25, tint: RGBA.white.opacity(0.06))
    case .regular:
      recipe = MaterialRecipe(
        blur: 18, saturation: 1.6,
        tint: environment.isDark ? RGBA(hex: 0x141418).opacity(0.45) : RGBA.white.opacity(0.45))
    }
    if let tintColor { recipe.tint = tintColor.rgba(in: environment).opacity(0.6) }
    return recipe
  }
}

/// Glass below a view, in a shape, with its rim.
private struct GlassBehavior: NodeBehavior {
  let glass: Glass
  let shape: any Shape
  var name: String { "GlassEffect" }
  func draw(_ node: Node, into recorder: inout Recorder) {
    guard let recipe = glass.recipe(in: node.environment) else {
      return node.drawChildren(into: &recorder)
    }
    let frame = recorder.snap(node.frame).cgRect
    let outline = shape.drawing(in: frame, node.environment)
    recorder.fill(outline, .material(recipe))
    node.drawChildren(into: &recorder)
    // Rim: one point, brightest at the top left and a little at the bottom right (estimate).
    let rim = Paint.linearGradient(
      [
        GradientStop(RGBA.white.opacity(0.55), at: 0),
        GradientStop(RGBA.white.opacity(0.1), at: 0.5),
        GradientStop(RGBA.white.opacity(0.35), at: 1),
      ], from: Point(Double(frame.minX), Double(frame.minY)),
      to: Point(Double(frame.maxX), Double(frame.maxY)))
    recorder.group(.clip(outline, .winding)) {
      $0.append(.stroke(outline, VitrineDrawing.StrokeStyle(width: 2), rim))
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
  nonisolated public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { modifier(EmptyModifier()) }
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

/// Groups glass so that neighbours can flow together on a living screen; here only its content.
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
