import VitrineCatalog
import VitrineDrawing
import VitrineMessages

/// What the system lays under a widget's content, and its rim. Colors and strengths of tinted plates
/// and glass are estimates (facts/appearance.md §3); rims are measured (§9).
enum Plates {
  /// - Parameters:
  ///   - radius: of the widget's continuous corners, points.
  ///   - hasBackground: whether the widget's own background lies over the plate.
  ///   - light: mean luminance of the wallpaper, where it is known.
  ///   - platform: whose glass it is; rims differ.
  static func list(
    _ plate: Plate, rect: Rect, radius: Double, scheme: RenderEnvironment.ColorScheme,
    hasBackground: Bool = false, light: Double? = nil, platform: Device.Platform = .iPhone
  ) -> DisplayList {
    let outline = VectorPath(roundedRect: rect, cornerRadius: radius, continuous: true)
    func fill(_ paint: Paint) -> DisplayList { DisplayList([.fill(outline, .winding, paint)]) }
    switch plate {
    case .none: return DisplayList()
    case .base: return fill(.color(base(scheme)))
    case .tinted(let tint): return fill(tinted(tint, rect))
    case .glass(let tint):
      var recipe = glassRecipe(tint: tint, scheme: scheme)
      recipe.rim = rim(platform)
      recipe = recipe.under(light: light)
      return DisplayList([.glass(GlassPane(frame: rect, cornerRadius: radius, recipe: recipe))])
    case .desktopMaterial:
      let recipe = MaterialRecipe(blur: 30, saturation: 1, tint: RGBA.black.opacity(0.31))
      return fill(.material(recipe))
    case .darkMaterial:
      // Under a background of the widget's own nothing of the material is seen.
      return hasBackground ? DisplayList() : fill(.color(RGBA(hex: 0x1C1C1E)))
    }
  }

  /// White, or #1C1C1E in the dark (colors §4, estimate).
  static func base(_ scheme: RenderEnvironment.ColorScheme) -> RGBA {
    scheme == .dark ? RGBA(hex: 0x1C1C1E) : .white
  }

  /// What a bare picture stands on where its place shows no wallpaper: black where the place is, the
  /// plate's color on a dark ground under content that the place has made white, else the base.
  static func ground(_ traits: ContextTraits) -> RGBA {
    if traits.ground == .black { return .black }
    switch traits.plate {
    case .glass(let tint):
      return glassRecipe(tint: tint, scheme: traits.colorScheme).fill.over(base(.dark))
    case .tinted, .desktopMaterial, .darkMaterial: return base(.dark)
    case .none, .base:
      return base(traits.renderingMode == .fullColor ? traits.colorScheme : .dark)
    }
  }

  /// iOS 18: near black with a cast of the tint, from top to bottom.
  static func tinted(_ tint: RGBA, _ rect: Rect) -> Paint {
    let top = RGBA(hex: 0x1C1C1E).mixed(with: tint, by: 0.18)
    let bottom = RGBA(hex: 0x0B0B0C).mixed(with: tint, by: 0.10)
    return .linearGradient(
      [GradientStop(top, at: 0), GradientStop(bottom, at: 1)],
      from: Point(rect.midX, rect.minY), to: Point(rect.midX, rect.maxY))
  }

  /// Points (facts/appearance.md §9).
  private static let rimWidth = 0.78

  /// A phone's light falls on its corners, a Mac's on straight edges as well (facts/appearance.md §9).
  private static func rim(_ platform: Device.Platform) -> SIMD3<Double> {
    platform == .mac ? SIMD3(0.43, 0.41, 0) : SIMD3(0.56, 0.07, 0)
  }

  /// The light on the edge of a widget that has its own background, from OS 26 on: not glass, but lit
  /// like it. nil where a place has none.
  static func edge(
    _ traits: ContextTraits, rect: Rect, radius: Double, _ input: ContextInput
  ) -> DrawingOperation? {
    guard traits.plate == .base, traits.renderingMode == .fullColor, OSRules(input.os).hasGlass,
      [.homeScreen, .todayView, .desktop, .notificationCenter].contains(traits.surround)
    else { return nil }
    return .glass(
      GlassPane(
        frame: rect, cornerRadius: radius,
        recipe: .rimAlone(rim(input.device.platform), width: rimWidth)))
  }

  /// Clear glass, or glass of a color.
  static func glassRecipe(
    tint: RGBA?, scheme: RenderEnvironment.ColorScheme
  ) -> GlassRecipe {
    var recipe = GlassRecipe(
      blur: 6, saturation: 1.25,
      fill: scheme == .dark ? RGBA.black.opacity(0.25) : RGBA.white.opacity(0.10), dimming: 0.35,
      edge: 10, bend: 8, rim: rim(.iPhone), rimWidth: rimWidth)
    if let tint {
      recipe.blur = 10
      recipe.saturation = 1.4
      // In the dark the glass is nearly black with a cast of the tint (estimate).
      recipe.fill =
        scheme == .dark
        ? RGBA.black.opacity(0.5).over(tint.opacity(0.35))
        : RGBA.black.opacity(0.10).over(tint.opacity(0.55))
      recipe.dimming = 0
    }
    return recipe
  }

  /// Plates of the system's own controls: glass from OS 26 on, a material before.
  static func chrome(_ rect: Rect, radius: Double, _ request: ScreenRequest) -> DrawingOperation {
    guard request.rules.hasGlass else {
      return .fill(
        VectorPath(roundedRect: rect, cornerRadius: radius, continuous: true), .winding,
        band(request))
    }
    var recipe = glassRecipe(tint: nil, scheme: isDark(request) ? .dark : .light)
    recipe.rim = rim(request.device.platform)
    // Thicker than a widget's, so that it is seen as a plate (estimate).
    recipe.blur = 12
    recipe.fill = isDark(request) ? RGBA.black.opacity(0.25) : RGBA.white.opacity(0.2)
    return .glass(
      GlassPane(
        frame: rect, cornerRadius: radius, recipe: recipe.under(light: request.wallpaperLight)))
  }

  /// What such plates are where they are not glass; white on a light wallpaper would not be seen.
  static func band(_ request: ScreenRequest) -> Paint {
    let tint =
      isDark(request)
      ? RGBA.black.opacity(0.25)
      : request.isLightWallpaper ? RGBA.black.opacity(0.1) : RGBA.white.opacity(0.22)
    return .material(MaterialRecipe(blur: 24, saturation: 1.8, tint: tint))
  }

  /// Plates are dark where the icons are; a Lock Screen is the same in both (estimate).
  private static func isDark(_ request: ScreenRequest) -> Bool {
    request.input.appearance == .dark && request.traits.surround != .lockScreen
  }
}

extension GlassRecipe {
  /// The glass on a screen whose wallpaper is so light: dimmed alike wherever a pane lies, with a rim
  /// that catches more of a lighter screen's light (estimates; rims were measured on dark ones).
  /// - Parameter light: mean luminance, 0 … 1; nil: the recipe as it is, which goes by the pane.
  func under(light: Double?) -> GlassRecipe {
    guard let light else { return self }
    var recipe = self
    let dim = dimming * min(1, max(0, (light - 0.6) / 0.4))
    if dim > 0 { recipe.fill = fill.over(RGBA.black.opacity(dim)) }
    recipe.dimming = 0
    let shine = 1 + 0.5 * max(0, light - 0.5)
    recipe.rim = SIMD3(min(1, rim.x * shine), min(1, rim.y * shine), min(1, rim.z * shine))
    return recipe
  }
}

extension RGBA {
  /// This color over another as one.
  func over(_ below: RGBA) -> RGBA {
    let rest = below.alpha * (1 - alpha)
    let sum = alpha + rest
    guard sum > 0 else { return .clear }
    return RGBA(
      (red * alpha + below.red * rest) / sum, (green * alpha + below.green * rest) / sum,
      (blue * alpha + below.blue * rest) / sum, sum)
  }
}
