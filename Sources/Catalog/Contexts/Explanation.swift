import VitrineDrawing

/// What the system does to a widget in a context, in words: captions and listings.
public struct Explanation: Hashable, Sendable {
  /// `widgetRenderingMode`.
  public var mode: String
  /// One short sentence each.
  public var effects: [String]

  /// - Parameters:
  ///   - factor: drawn size over laid-out size.
  ///   - isDisfavored: `disfavoredLocations` names the context.
  public init(
    _ traits: ContextTraits, _ input: ContextInput, factor: Double = 1, isDisfavored: Bool = false
  ) {
    mode = traits.renderingMode.rawValue
    effects = [Self.background(traits, input)]
    effects += Self.appearance(traits.appearance)
    if traits.isLuminanceReduced { effects.append("isLuminanceReduced is true") }
    if traits.isSimplified { effects.append("levelOfDetail is simplified") }
    if traits.isPreview { effects.append("isPreview is true, the snapshot is shown") }
    if traits.usesComplicationText { effects.append("rounded, heavier text") }
    if traits.colorScheme == .dark, input.appearance == .light {
      effects.append("always the dark color scheme")
    }
    if isDisfavored { effects.append("disfavored: the gallery lists it under Other") }
    if abs(factor - 1) > 0.001 {
      effects.append("laid out at full size, drawn × \(Self.short(factor))")
    }
  }

  private static func background(_ traits: ContextTraits, _ input: ContextInput) -> String {
    guard traits.showsContainerBackground else {
      return "background removed" + (replacement(traits.plate).map { ", \($0)" } ?? "")
    }
    if !input.isBackgroundRemovable { return "background kept: it is not removable" }
    return input.family.isActivity ? "own background" : "background kept"
  }

  private static func replacement(_ plate: Plate) -> String? {
    switch plate {
    case .none: nil
    case .base: "a plain base in its place"
    case .tinted: "a dark plate with the tint in its place"
    case .glass(let tint): tint == nil ? "clear glass in its place" : "tinted glass in its place"
    case .desktopMaterial: "a dark material in its place"
    case .darkMaterial: "the stack's dark material in its place"
    }
  }

  private static func appearance(_ appearance: Appearance) -> [String] {
    switch appearance {
    case .fullColor: ["colors as authored"]
    case .accented(let colors):
      [
        colors.primary == colors.accent
          ? "all content \(name(colors.primary)), alpha kept"
          : "default group \(name(colors.primary)), accent group \(name(colors.accent)), alpha kept"
      ]
    case .vibrant(let tint):
      [
        "desaturated: grays become light on the blurred wallpaper"
          + (tint.map { ", in \(name($0))" } ?? "")
      ]
    case .receded: ["desaturated, 85 % opaque"]
    case .nightRed: ["luminance in red, nothing else"]
    case .dimmed(let first, let factor):
      self.appearance(first) + ["dimmed to \(Int((factor * 100).rounded())) %"]
    }
  }

  private static func name(_ color: RGBA) -> String { color == .white ? "white" : color.dump }

  private static func short(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
}
