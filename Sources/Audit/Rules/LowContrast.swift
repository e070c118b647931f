import VitrineDrawing

extension AuditRule {
  static let lowContrast = AuditRule(
    "low-contrast", .warning,
    summary: "Text hardly stands out from what lies behind it.",
    rationale: """
      Light gray on white cannot be read in the sun, nor by many people anywhere. The contrast is \
      measured in the finished picture, in each appearance, against the pixels behind the letters.
      """,
    source: """
      WCAG 2.2, 1.4.3 (4.5:1, large text 3:1); Human Interface Guidelines, Accessibility. Judged with \
      a margin: system colors from 1.6 to 2 (a symbol where nothing is left of it), white on gradients and photos 1.9, other colors 3 (4.3 on an even ground), large text 2.5.
      """,
    fix: "Use `.primary` or `.secondary`, a darker or lighter color, or a plainer background."
  ) { evidence in
    let full = ["home-screen", "mac-desktop", "standby", "smart-stack"]
    let renders =
      evidence.contexts.filter { full.contains($0.job.contextID) } + evidence.variants(.dark)
      + evidence.contexts.filter { !full.contains($0.job.contextID) }
    return renders.flatMap { rendered in
      rendered.nodes.indices.compactMap {
        Legibility.finding($0, in: rendered) ?? Legibility.lostSymbol($0, in: rendered)
      }
    }
  }
}

/// The least contrast that text needs.
enum Legibility {
  /// A text that cannot be read.
  static func finding(_ index: Int, in rendered: Rendered) -> Finding? {
    let text = rendered.nodes[index]
    guard text.isText, text.hasLetters, isJudged(rendered),
      let contrast = rendered.contrasts[index],
      let ink = rendered.leaves(of: text).first(where: \.isText), ink.alpha > 0.03,
      !ink.isWidgetLabel, ink.visible.height > ink.bounds.height / 2,
      // What stands outside is clipped, which another rule names.
      rendered.bounds.inset(by: -2).holds(ink.bounds),
      // Another rule names the slab.
      rendered.environment.renderingMode != .accented
        || Slabs.slab(under: text, in: rendered) == nil
    else { return nil }
    if isBlackOnLockScreen(ink, rendered) {
      return rendered.finding(
        "\(text.quoted) is hard to read: black has no brightness, which is what the Lock Screen "
          + "shows", text)
    }
    guard contrast.ratio < least(text, ink, contrast, in: rendered) else { return nil }
    let verb = contrast.ratio < 1.15 ? "vanishes" : "is hard to read"
    return rendered.finding(
      "\(text.quoted) \(verb): contrast \(Decimals.one(contrast.ratio)) to 1"
        + (rendered.job.variant.isEmpty ? "" : " (\(rendered.job.variant))"), text,
      severity: contrast.ratio < 1.5 && rendered.environment.renderingMode == .fullColor
        ? .error : nil)
  }

  static func least(
    _ text: PlacedNode, _ ink: Leaf, _ contrast: Contrast, in rendered: Rendered
  ) -> Double {
    // What the system makes of colors there is an estimate: only what is gone counts.
    guard rendered.environment.renderingMode == .fullColor,
      !rendered.environment.isLuminanceReduced
    else { return 1.12 }
    guard let color = solid(ink) else { return 1.9 }
    if SystemPalette.labels.contains(where: { isSameInk($0, color) }) { return 1.6 }
    let isLarge = text.drawnFontSize >= 18 || (text.drawnFontSize >= 14 && isBold(ink))
    if SystemPalette.colors.contains(where: { isSameInk($0, color) }) {
      // A tint on the plate that the system's button style makes of it is the system's choice.
      return Slabs.isOnSystemPlate(text, in: rendered) ? 1.15 : isLarge ? 1.6 : 2
    }
    // What a link makes of a secondary label is not published.
    if text.target != nil, color.alpha < 0.7, color.hue != nil { return 1.15 }
    let isWhite = color.red > 0.98 && color.green > 0.98 && color.blue > 0.98
    // A gradient or photo is darker somewhere, and white on it has a shadow's help more often than
    // not: only what is plainly lost counts.
    if isWhite { return contrast.isGroundEven ? (isLarge ? 2.5 : 3) : 1.9 }
    let isPale = color.relativeLuminance > 0.85 && color.alpha > 0.6
    if isPale, !contrast.isGroundEven { return 2 }
    if isLarge { return 2.5 }
    return contrast.isGroundEven && !isSameInk(.black, color) ? 4.3 : 3
  }

  /// A symbol of a text's size that says something and is not seen; large faint ones decorate.
  static func lostSymbol(_ index: Int, in rendered: Rendered) -> Finding? {
    let symbol = rendered.nodes[index]
    guard symbol.isPicture, symbol.node.symbol != nil, !symbol.isHidden, isJudged(rendered),
      rendered.environment.renderingMode == .fullColor,
      !symbol.isIn("Hidden", "ContainerBackground", "Gauge"), symbol.frame.height <= 48,
      let contrast = rendered.contrasts[index], contrast.ratio < 1.12,
      let ink = Inks.ink(of: symbol, in: rendered), ink.alpha > 0.03,
      !Inks.isBox(ink, of: symbol)
    else { return nil }
    return rendered.finding(
      "\(symbol.quoted) vanishes: contrast \(Decimals.one(contrast.ratio)) to 1"
        + (rendered.job.variant.isEmpty ? "" : " (\(rendered.job.variant))"), symbol)
  }

  /// Behind a Live Activity in StandBy lies what the system makes of its tint.
  static func isJudged(_ rendered: Rendered) -> Bool {
    !rendered.family.isActivity || !rendered.job.contextID.hasPrefix("standby")
  }

  /// Brightness sets how much of the material shows there (docs/facts/hig-rules.md): black is the least.
  static func isBlackOnLockScreen(_ ink: Leaf, _ rendered: Rendered) -> Bool {
    guard rendered.environment.renderingMode == .vibrant, !rendered.family.isSystem,
      rendered.environment.platform == .iOS, let color = solid(ink)
    else { return false }
    let ground = rendered.content.contains { leaf in
      leaf.isFill && leaf.alpha > 0.4 && leaf.visible.holds(ink.visible)
    }
    return color.relativeLuminance < 0.02 && ink.alpha > 0.5 && !ground
  }

  private static func solid(_ ink: Leaf) -> RGBA? {
    if case .color(let color) = ink.paint { return color }
    return nil
  }

  /// The same color whatever opacity the widget has put on it by groups.
  private static func isSameInk(_ a: RGBA, _ b: RGBA) -> Bool { a.isSame(as: b) }

  private static func isBold(_ ink: Leaf) -> Bool {
    if case .text(let run) = ink.kind { (run.font.variations["wght"] ?? 400) >= 600 } else { false }
  }
}

/// The colors that the system itself offers for text (docs/facts/colors.md).
enum SystemPalette {
  /// Secondary to quaternary labels, light, dark, on a watch and on a Mac.
  static let labels: [RGBA] = [
    RGBA(hex: 0x3C3C43, alpha: 0.6), RGBA(hex: 0x3C3C43, alpha: 0.3),
    RGBA(hex: 0xEBEBF5, alpha: 0.6), RGBA(hex: 0xEBEBF5, alpha: 0.3),
    RGBA(hex: 0xFFFFFF, alpha: 0.6), RGBA(hex: 0xFFFFFF, alpha: 0.55),
    RGBA(hex: 0x000000, alpha: 0.5), RGBA(hex: 0x000000, alpha: 0.26),
    RGBA(hex: 0xFFFFFF, alpha: 0.25),
  ]
  /// red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray: light and
  /// dark, of OS 26 and before.
  static let colors: [RGBA] = [
    0xFF383C, 0xFF4245, 0xFF8D28, 0xFF9230, 0xFFCC00, 0xFFD600, 0x34C759, 0x30D158, 0x00C8B3,
    0x00DAC3, 0x00C3D0, 0x00D2E0, 0x00C0E8, 0x3CD3FE, 0x0088FF, 0x0091FF, 0x6155F5, 0x6D7CFF,
    0xCB30E0, 0xDB34F2, 0xFF2D55, 0xFF375F, 0xAC7F5E, 0xB78A66, 0x8E8E93, 0x98989D, 0xFF3B30,
    0xFF453A, 0xFF9500, 0xFF9F0A, 0xFFD60A, 0x00C7BE, 0x63E6E2, 0x30B0C7, 0x40C8E0, 0x32ADE6,
    0x64D2FF, 0x007AFF, 0x0A84FF, 0x5856D6, 0x5E5CE6, 0xAF52DE, 0xBF5AF2, 0xA2845E, 0xAC8E68,
  ].map { RGBA(hex: $0) }
}
