package import VitrineDrawing

/// System colors that depend on the appearance, by UIKit's name.
package enum SystemColorName: String, Hashable, Sendable, CaseIterable {
  case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan
  case systemBlue, systemIndigo, systemPurple, systemPink, systemBrown
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  case separator, opaqueSeparator, placeholderText, link
  case darkText, lightText
  // AppKit's.
  case text, textBackground, windowBackground

  /// As an asset catalog writes it: `systemBlueColor`, `labelColor`, or AppKit's `controlBackgroundColor`.
  package init?(catalog name: String) {
    let plain = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    guard let color = SystemColorName(rawValue: plain) ?? Self.sameColors[plain] else { return nil }
    self = color
  }

  /// Names of AppKit for colors that are there under another one.
  private static let sameColors: [String: SystemColorName] = [
    "controlBackground": .textBackground, "underPageBackground": .windowBackground,
    "control": .textBackground, "controlText": .label, "headerText": .label,
    "windowFrameText": .label, "selectedText": .text, "disabledControlText": .tertiaryLabel,
    "controlAccent": .systemBlue, "selectedContentBackground": .systemBlue,
    "keyboardFocusIndicator": .systemBlue, "grid": .separator, "tint": .systemBlue,
  ]

  /// Colors in the palette of an OS version. The palette changed with 26.
  package func rgba(
    isDark: Bool, isHighContrast: Bool, os: Int, isElevated: Bool = false
  ) -> RGBA {
    let row =
      os >= 26
      ? SystemColorTable.rows[self]! : SystemColorTable.rows18[self] ?? SystemColorTable.rows[self]!
    if isElevated, isDark, let raised = SystemColorTable.elevated[self] {
      return RGBA(hex: raised >> 8, alpha: Float(raised & 255) / 255)
    }
    let value =
      isDark ? (isHighContrast ? row.darkHC : row.dark) : (isHighContrast ? row.lightHC : row.light)
    return RGBA(hex: value >> 8, alpha: Float(value & 255) / 255)
  }
}

/// Values as `0xRRGGBBAA`. Sources: facts/colors.md, sections 1 (26), 2 (13 … 18), 3 (labels and
/// fills) and 4 (backgrounds; dark values known, unsourced). Alphas are rounded to 1/255.
enum SystemColorTable {
  struct Row: Sendable {
    var light: UInt32
    var dark: UInt32
    var lightHC: UInt32
    var darkHC: UInt32
    init(_ light: UInt32, _ dark: UInt32, _ lightHC: UInt32, _ darkHC: UInt32) {
      (self.light, self.dark, self.lightHC, self.darkHC) = (light, dark, lightHC, darkHC)
    }
  }

  static let rows: [SystemColorName: Row] = [
    .systemRed: Row(0xFF38_3CFF, 0xFF42_45FF, 0xE915_2DFF, 0xFF61_65FF),
    .systemOrange: Row(0xFF8D_28FF, 0xFF92_30FF, 0xC553_00FF, 0xFFA0_56FF),
    .systemYellow: Row(0xFFCC_00FF, 0xFFD6_00FF, 0xA16A_00FF, 0xFEDF_43FF),
    .systemGreen: Row(0x34C7_59FF, 0x30D1_58FF, 0x0089_32FF, 0x4AD9_68FF),
    .systemMint: Row(0x00C8_B3FF, 0x00DA_C3FF, 0x0085_75FF, 0x54DF_CBFF),
    .systemTeal: Row(0x00C3_D0FF, 0x00D2_E0FF, 0x0081_98FF, 0x3BDD_ECFF),
    .systemCyan: Row(0x00C0_E8FF, 0x3CD3_FEFF, 0x007E_AEFF, 0x6DD9_FFFF),
    .systemBlue: Row(0x0088_FFFF, 0x0091_FFFF, 0x1E6E_F4FF, 0x5CB8_FFFF),
    .systemIndigo: Row(0x6155_F5FF, 0x6D7C_FFFF, 0x564A_DEFF, 0xA7AA_FFFF),
    .systemPurple: Row(0xCB30_E0FF, 0xDB34_F2FF, 0xB02F_C2FF, 0xEA8D_FFFF),
    .systemPink: Row(0xFF2D_55FF, 0xFF37_5FFF, 0xE712_4DFF, 0xFF8A_C4FF),
    .systemBrown: Row(0xAC7F_5EFF, 0xB78A_66FF, 0x956D_51FF, 0xDBA6_79FF),
    .systemGray: Row(0x8E8E_93FF, 0x8E8E_93FF, 0x6C6C_70FF, 0xAEAE_B2FF),
    .systemGray2: Row(0xAEAE_B2FF, 0x6363_66FF, 0x8E8E_93FF, 0x7C7C_80FF),
    .systemGray3: Row(0xC7C7_CCFF, 0x4848_4AFF, 0xAEAE_B2FF, 0x5454_56FF),
    .systemGray4: Row(0xD1D1_D6FF, 0x3A3A_3CFF, 0xBCBC_C0FF, 0x4444_46FF),
    .systemGray5: Row(0xE5E5_EAFF, 0x2C2C_2EFF, 0xD8D8_DCFF, 0x3636_38FF),
    .systemGray6: Row(0xF2F2_F7FF, 0x1C1C_1EFF, 0xEBEB_F0FF, 0x2424_26FF),
    .label: Row(0x0000_00FF, 0xFFFF_FFFF, 0x0000_00FF, 0xFFFF_FFFF),
    .secondaryLabel: Row(0x3C3C_4399, 0xEBEB_F599, 0x3C3C_43CC, 0xEBEB_F5B2),
    .tertiaryLabel: Row(0x3C3C_434C, 0xEBEB_F54C, 0x3C3C_43B2, 0xEBEB_F58C),
    .quaternaryLabel: Row(0x3C3C_432E, 0xEBEB_F529, 0x3C3C_438C, 0xEBEB_F566),
    .systemFill: Row(0x7878_8033, 0x7878_805C, 0x7878_8047, 0x7878_8070),
    .secondarySystemFill: Row(0x7878_8029, 0x7878_8052, 0x7878_803D, 0x7878_8066),
    .tertiarySystemFill: Row(0x7676_801F, 0x7676_803D, 0x7676_8033, 0x7676_8052),
    .quaternarySystemFill: Row(0x7474_8014, 0x7474_802E, 0x7474_801F, 0x7474_8042),
    .systemBackground: Row(0xFFFF_FFFF, 0x0000_00FF, 0xFFFF_FFFF, 0x0000_00FF),
    .secondarySystemBackground: Row(0xF2F2_F7FF, 0x1C1C_1EFF, 0xF2F2_F7FF, 0x1C1C_1EFF),
    .tertiarySystemBackground: Row(0xFFFF_FFFF, 0x2C2C_2EFF, 0xFFFF_FFFF, 0x2C2C_2EFF),
    .systemGroupedBackground: Row(0xF2F2_F7FF, 0x0000_00FF, 0xF2F2_F7FF, 0x0000_00FF),
    .secondarySystemGroupedBackground: Row(0xFFFF_FFFF, 0x1C1C_1EFF, 0xFFFF_FFFF, 0x1C1C_1EFF),
    .tertiarySystemGroupedBackground: Row(0xF2F2_F7FF, 0x2C2C_2EFF, 0xF2F2_F7FF, 0x2C2C_2EFF),
    .separator: Row(0x3C3C_434A, 0x5454_5899, 0x3C3C_434A, 0x5454_5899),
    .opaqueSeparator: Row(0xC6C6_C8FF, 0x3838_3AFF, 0xC6C6_C8FF, 0x3838_3AFF),
    .placeholderText: Row(0x3C3C_434C, 0xEBEB_F54C, 0x3C3C_434C, 0xEBEB_F54C),
    // Links follow the system blue of the palette (estimate for 26).
    .link: Row(0x0088_FFFF, 0x0091_FFFF, 0x1E6E_F4FF, 0x5CB8_FFFF),
    // The same in both appearances.
    .darkText: Row(0x0000_00FF, 0x0000_00FF, 0x0000_00FF, 0x0000_00FF),
    .lightText: Row(0xFFFF_FF99, 0xFFFF_FF99, 0xFFFF_FF99, 0xFFFF_FF99),
    // Values from facts/colors.json, macOS; those of more contrast are taken to be the same.
    .text: Row(0x0000_00FF, 0xFFFF_FFFF, 0x0000_00FF, 0xFFFF_FFFF),
    .textBackground: Row(0xFFFF_FFFF, 0x1E1E_1EFF, 0xFFFF_FFFF, 0x1E1E_1EFF),
    .windowBackground: Row(0xECEC_ECFF, 0x3232_32FF, 0xECEC_ECFF, 0x3232_32FF),
  ]

  /// Where 13 … 18 differ.
  static let rows18: [SystemColorName: Row] = [
    .systemRed: Row(0xFF3B_30FF, 0xFF45_3AFF, 0xD700_15FF, 0xFF69_61FF),
    .systemOrange: Row(0xFF95_00FF, 0xFF9F_0AFF, 0xC934_00FF, 0xFFB3_40FF),
    .systemYellow: Row(0xFFCC_00FF, 0xFFD6_0AFF, 0xB250_00FF, 0xFFD4_26FF),
    .systemGreen: Row(0x34C7_59FF, 0x30D1_58FF, 0x248A_3DFF, 0x30DB_5BFF),
    .systemMint: Row(0x00C7_BEFF, 0x63E6_E2FF, 0x0C81_7BFF, 0x63E6_E2FF),
    .systemTeal: Row(0x30B0_C7FF, 0x40C8_E0FF, 0x0082_99FF, 0x5DE6_FFFF),
    .systemCyan: Row(0x32AD_E6FF, 0x64D2_FFFF, 0x0071_A4FF, 0x70D7_FFFF),
    .systemBlue: Row(0x007A_FFFF, 0x0A84_FFFF, 0x0040_DDFF, 0x409C_FFFF),
    .systemIndigo: Row(0x5856_D6FF, 0x5E5C_E6FF, 0x3634_A3FF, 0x7D7A_FFFF),
    .systemPurple: Row(0xAF52_DEFF, 0xBF5A_F2FF, 0x8944_ABFF, 0xDA8F_FFFF),
    .systemPink: Row(0xFF2D_55FF, 0xFF37_5FFF, 0xD30F_45FF, 0xFF64_82FF),
    .systemBrown: Row(0xA284_5EFF, 0xAC8E_68FF, 0x7F65_45FF, 0xB594_69FF),
    .systemGray: Row(0x8E8E_93FF, 0x8E8E_93FF, 0x6C6C_70FF, 0xAEAE_B2FF),
    .link: Row(0x007A_FFFF, 0x0984_FFFF, 0x007A_FFFF, 0x0984_FFFF),
  ]

  /// Dark backgrounds on a raised layer (known, unsourced).
  static let elevated: [SystemColorName: UInt32] = [
    .systemBackground: 0x1C1C_1EFF,
    .secondarySystemBackground: 0x2C2C_2EFF,
    .tertiarySystemBackground: 0x3A3A_3CFF,
    .systemGroupedBackground: 0x1C1C_1EFF,
    .secondarySystemGroupedBackground: 0x2C2C_2EFF,
    .tertiarySystemGroupedBackground: 0x3A3A_3CFF,
  ]
}
