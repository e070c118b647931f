import VitrineDrawing
import VitrineMessages

/// What the system lays under a widget's content.
enum Plates {
  static func list(
    _ plate: Plate, rect: Rect, shape: Path?, scheme: RenderEnvironment.ColorScheme,
    hasBackground: Bool
  ) -> DisplayList {
    let outline = shape ?? Path(rect: rect)
    switch plate {
    case .none: return DisplayList()
    case .base: return fill(outline, .color(base(scheme)))
    case .tinted(let tint): return fill(outline, tintedPlate(tint, rect))
    case .glass(let tint): return glass(tint: tint, rect: rect, outline: outline, scheme: scheme)
    case .darkMaterial:
      // Under a background of the widget's own nothing of the material is seen.
      return hasBackground ? DisplayList() : fill(outline, .color(RGBA(hex: 0x1C1C1E)))
    }
  }

  /// White, or #1C1C1E in the dark (colors §4, estimate).
  static func base(_ scheme: RenderEnvironment.ColorScheme) -> RGBA {
    scheme == .dark ? RGBA(hex: 0x1C1C1E) : .white
  }

  private static func fill(_ path: Path, _ paint: Paint) -> DisplayList {
    DisplayList([.fill(path, .winding, paint)])
  }

  /// iOS 18: near black with a cast of the tint, from top to bottom (appearance §3, estimate).
  private static func tintedPlate(_ tint: RGBA, _ rect: Rect) -> Paint {
    let top = RGBA(hex: 0x1C1C1E).mixed(with: tint, by: 0.18)
    let bottom = RGBA(hex: 0x0B0B0C).mixed(with: tint, by: 0.10)
    return .linearGradient(
      [GradientStop(top, at: 0), GradientStop(bottom, at: 1)],
      from: Point(rect.midX, rect.minY), to: Point(rect.midX, rect.maxY))
  }

  /// Liquid Glass: what lies below blurred, a fill, and a rim of light (appearance §9; every
  /// number is an estimate, the rim's mean follows one reading on macOS 27).
  private static func glass(
    tint: RGBA?, rect: Rect, outline: Path, scheme: RenderEnvironment.ColorScheme
  ) -> DisplayList {
    var list = DisplayList()
    if let tint {
      list.append(.fill(outline, .winding, material(blur: 10, saturation: 1.4, .clear)))
      list.append(.fill(outline, .winding, .color(tint.opacity(0.55))))
      list.append(.fill(outline, .winding, .color(RGBA.black.opacity(0.10))))
    } else {
      let wash = scheme == .dark ? RGBA.black.opacity(0.25) : RGBA.white.opacity(0.10)
      list.append(.fill(outline, .winding, material(blur: 6, saturation: 1.25, .clear)))
      list.append(.fill(outline, .winding, .color(wash)))
    }
    let rim = Paint.linearGradient(
      [
        GradientStop(RGBA.white.opacity(0.55), at: 0),
        GradientStop(RGBA.white.opacity(0.10), at: 0.5),
        GradientStop(RGBA.white.opacity(0.35), at: 1),
      ], from: Point(rect.minX, rect.minY), to: Point(rect.maxX, rect.maxY))
    // Twice as wide as the rim: the outer half is cut with the widget's shape.
    list.append(.stroke(outline, StrokeStyle(width: 2), rim))
    return list
  }

  private static func material(blur: Double, saturation: Double, _ tint: RGBA) -> Paint {
    .material(MaterialRecipe(blur: blur, saturation: saturation, tint: tint))
  }
}
