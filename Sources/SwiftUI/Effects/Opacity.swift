import CoreGraphics
public import Foundation
package import VitrineDrawing

extension View {
  /// Fades the whole subtree as one.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    effect("Opacity") { _ in opacity >= 1 ? nil : .opacity(max(0, opacity)) }
  }

  /// Keeps the place and draws nothing.
  nonisolated public func hidden() -> some View { behavior(HiddenBehavior()) }

  /// Blurs by a Gaussian whose standard deviation is half the radius, as Core Animation's is
  /// (estimate).
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    effect("Blur") { _ in radius > 0 ? .blur(radius: Double(radius), opaque: opaque) : nil }
  }

  /// A shadow of everything in the view, drawn as one.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    effect("Shadow") { node in
      let rgba = color.rgba(in: node.environment)
      guard rgba.alpha > 0 else { return nil }
      return .viewShadow(rgba, radius: radius, x: x, y: y)
    }
  }

  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    effect("BlendMode") { _ in blendMode == .normal ? nil : .blend(blendMode.drawing) }
  }
  nonisolated public func compositingGroup() -> some View {
    effect("CompositingGroup") { _ in .layer }
  }
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { effect("DrawingGroup") { _ in .layer } }
}

extension Effect {
  /// SwiftUI's shadow: its Gaussian has a standard deviation of 0.92 times the radius. Measured in a
  /// picture of iOS 26 (capsule, radius 8, black at 0.33): alpha .156, .123, .090, .062, .045, .025
  /// and .011 at 0.5, 2.5 … 12.5 points from the edge.
  package static func viewShadow(
    _ color: RGBA, radius: CGFloat, x: CGFloat, y: CGFloat
  ) -> Effect {
    .shadow(
      color: color, radius: shadowBlur(Double(radius)), offset: Point(Double(x), Double(y)))
  }

  /// Twice the standard deviation that belongs to a radius, points.
  package static func shadowBlur(_ radius: Double) -> Double { max(0, radius) * 2 * 0.92 }
}

struct HiddenBehavior: NodeBehavior {
  var name: String { "Hidden" }
  func draw(_ node: Node, into recorder: inout Recorder) {}
  func describe(_ node: Node, _ semantics: inout SemanticsNode) { semantics.isHidden = true }
}

public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// How a view's pixels are combined with those below.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop,
    destinationOver, destinationOut, plusDarker, plusLighter

  package var drawing: LayerBlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}
