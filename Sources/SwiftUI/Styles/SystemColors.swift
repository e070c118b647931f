import UIKit
package import VitrineDrawing
import VitrineMessages

/// The named colors whose values Apple changes with OS, appearance and contrast.
package enum SystemColor: String, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case gray2, gray3, gray4, gray5, gray6

  package func rgba(in environment: EnvironmentValues) -> RGBA {
    let render = environment.core.render
    let hasContrast = environment.colorSchemeContrast == .increased
    if render.osVersion < 26, !hasContrast {
      if render.platform == .watchOS, render.osVersion < 18, let legacy = Self.watch10[self] {
        return RGBA(hex: legacy)
      }
      if render.platform == .macOS, let row = Self.mac15[self] {
        return RGBA(hex: row[environment.isDark ? 1 : 0])
      }
    }
    return uiKit.rgba(
      isDark: environment.isDark, isHighContrast: hasContrast, os: render.osVersion)
  }

  /// The same color in UIKit's table, which holds iOS's values of all versions.
  private var uiKit: SystemColorName {
    let first = rawValue.prefix(1).uppercased()
    return SystemColorName(rawValue: "system" + first + rawValue.dropFirst())!
  }

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
