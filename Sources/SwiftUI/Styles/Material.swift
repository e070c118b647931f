import Foundation
package import VitrineDrawing

/// A translucent layer that blurs what lies below it. In a widget it sees the widget's own lower
/// layers only (facts/colors.md §7).
public struct Material: Sendable {
  package enum Thickness: Int, Hashable, Sendable {
    case ultraThin, thin, regular, thick, ultraThick
  }
  package let thickness: Thickness
  package let isBar: Bool
  public static let ultraThin = Material(thickness: .ultraThin, isBar: false)
  public static let thin = Material(thickness: .thin, isBar: false)
  public static let regular = Material(thickness: .regular, isBar: false)
  public static let thick = Material(thickness: .thick, isBar: false)
  public static let ultraThick = Material(thickness: .ultraThick, isBar: false)
  /// Toolbars; drawn like a thick material (estimate).
  public static let bar = Material(thickness: .thick, isBar: true)

  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }

  package func recipe(in environment: EnvironmentValues) -> MaterialRecipe {
    let index = thickness.rawValue
    let isDark = environment.isDark
    if environment.core.render.platform == .macOS {
      let alpha = (isDark ? [0.10, 0.20, 0.29, 0.40, 0.50] : [0.36, 0.48, 0.60, 0.72, 0.84])[index]
      return MaterialRecipe(
        blur: 30, saturation: 1, tint: RGBA(hex: isDark ? 0x000000 : 0xF6F6F6).opacity(alpha))
    }
    // Estimate: Apple publishes no numbers for iOS.
    let alpha = (isDark ? [0.45, 0.58, 0.70, 0.80, 0.90] : [0.40, 0.55, 0.70, 0.82, 0.92])[index]
    return MaterialRecipe(
      blur: [22, 26, 30, 30, 30][index], saturation: 1.8,
      tint: RGBA(hex: isDark ? 0x1E1E20 : 0xF8F8FA).opacity(alpha))
  }
}

public struct MaterialActiveAppearance: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let active = Self(name: "active")
  public static let inactive = Self(name: "inactive")
  public static let matchWindow = Self(name: "matchWindow")
}

extension Material: PaintStyle {
  public typealias Resolved = Never
  package func stylePaint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    .material(recipe(in: environment))
  }
}

extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { .init(thickness: .regular, isBar: false) }
  public static var thickMaterial: Material { .init(thickness: .thick, isBar: false) }
  public static var thinMaterial: Material { .init(thickness: .thin, isBar: false) }
  public static var ultraThinMaterial: Material { .init(thickness: .ultraThin, isBar: false) }
  public static var ultraThickMaterial: Material { .init(thickness: .ultraThick, isBar: false) }
  public static var bar: Material { .init(thickness: .thick, isBar: true) }
}

extension View {
  nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance)
    -> some View
  {
    modifier(EmptyModifier())
  }
}
extension EnvironmentValues {
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { slots.materialActiveAppearance }
    set { slots.materialActiveAppearance = newValue }
  }
}
