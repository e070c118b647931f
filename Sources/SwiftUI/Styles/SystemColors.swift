package import VitrineDrawing
import VitrineMessages

/// The named colours whose values Apple changes with OS, appearance and contrast.
package enum SystemColor: String, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case gray2, gray3, gray4, gray5, gray6

  package func rgba(in environment: EnvironmentValues) -> RGBA {
    let render = environment.core.render
    let isDark = environment.colorScheme == .dark || render.platform == .watchOS
    let column = (isDark ? 1 : 0) + (environment.colorSchemeContrast == .increased ? 2 : 0)
    if render.osVersion < 26 {
      if render.platform == .watchOS, render.osVersion < 18, let legacy = Self.watch10[self] {
        return RGBA(hex: legacy)
      }
      if render.platform == .macOS, column < 2, let row = Self.mac15[self] {
        return RGBA(hex: row[column])
      }
      if let row = Self.iOS18[self] { return RGBA(hex: row[column]) }
    }
    return RGBA(hex: Self.iOS26[self]![column])
  }

  /// Columns: light, dark, light with increased contrast, dark with increased contrast.
  /// Human Interface Guidelines, June 2025 (facts/colors.md §1).
  private static let iOS26: [SystemColor: [UInt32]] = [
    .red: [0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165],
    .orange: [0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056],
    .yellow: [0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43],
    .green: [0x34C759, 0x30D158, 0x008932, 0x4AD968],
    .mint: [0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB],
    .teal: [0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC],
    .cyan: [0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF],
    .blue: [0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF],
    .indigo: [0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF],
    .purple: [0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF],
    .pink: [0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4],
    .brown: [0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679],
    .gray: [0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2],
    .gray2: [0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80],
    .gray3: [0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456],
    .gray4: [0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446],
    .gray5: [0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638],
    .gray6: [0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426],
  ]

  /// iOS 13 … 18 (facts/colors.md §2); the grays beyond the first did not move.
  private static let iOS18: [SystemColor: [UInt32]] = [
    .red: [0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961],
    .orange: [0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340],
    .yellow: [0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426],
    .green: [0x34C759, 0x30D158, 0x248A3D, 0x30DB5B],
    .mint: [0x00C7BE, 0x63E6E2, 0x0C817B, 0x63E6E2],
    .teal: [0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF],
    .cyan: [0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF],
    .blue: [0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF],
    .indigo: [0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF],
    .purple: [0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF],
    .pink: [0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482],
    .brown: [0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469],
    .gray: [0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2],
  ]

  /// macOS before 26, light and dark (facts/colors.md §5); increased contrast as iOS (estimate).
  private static let mac15: [SystemColor: [UInt32]] = [
    .red: [0xFF3B30, 0xFF453A], .orange: [0xFF9500, 0xFF9F0A], .yellow: [0xFFCC00, 0xFFD60A],
    .green: [0x28CD41, 0x32D74B], .mint: [0x00C7BE, 0x66D4CF], .teal: [0x59ADC4, 0x6AC4DC],
    .cyan: [0x55BEF0, 0x5AC8F5], .blue: [0x007AFF, 0x0A84FF], .indigo: [0x5856D6, 0x5E5CE6],
    .purple: [0xAF52DE, 0xBF5AF2], .pink: [0xFF2D55, 0xFF375F], .brown: [0xA2845E, 0xAC8E68],
    .gray: [0x8E8E93, 0x98989D],
  ]

  /// watchOS up to 10 (facts/colors.md §6, known, unsourced).
  private static let watch10: [SystemColor: UInt32] = [
    .red: 0xFF3B30, .orange: 0xFF9500, .yellow: 0xFFE620, .green: 0x04DE71, .blue: 0x2094FA,
    .purple: 0x787AFF, .pink: 0xFA114F,
  ]
}
