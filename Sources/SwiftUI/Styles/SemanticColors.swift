package import VitrineDrawing
import VitrineMessages

/// Colors that name a purpose. `level` is 0 for primary … 4 for quinary.
extension EnvironmentValues {
  private var isMac: Bool { core.render.platform == .macOS }
  package var isDark: Bool { colorScheme == .dark || core.render.platform == .watchOS }
  private var hasContrast: Bool { colorSchemeContrast == .increased }

  /// A value for light, dark, and both with increased contrast.
  private func choose<T>(_ light: T, _ dark: T, _ lightContrast: T, _ darkContrast: T) -> T {
    hasContrast ? (isDark ? darkContrast : lightContrast) : (isDark ? dark : light)
  }

  /// Text and symbols (facts/colors.md §3; macOS §5).
  package func semanticColor(_ level: Int) -> RGBA {
    let ink: RGBA = isDark ? .white : .black
    let level = min(max(level, 0), 4)
    if isMac {
      return ink.opacity(
        (isDark ? [0.85, 0.55, 0.25, 0.1, 0.05] : [0.85, 0.5, 0.26, 0.1, 0.05])[level])
    }
    if core.render.platform == .watchOS {
      // Secondary is white at 0.6 on a watch (estimate); the rest as iOS in the dark.
      return ink.opacity([1, 0.6, 0.3, 0.16, 0.05][level])
    }
    let tinted = RGBA(hex: isDark ? 0xEBEBF5 : 0x3C3C43)
    switch level {
    case 0: return ink
    case 1: return tinted.opacity(choose(0.6, 0.6, 0.8, 0.7))
    case 2: return tinted.opacity(choose(0.3, 0.3, 0.7, 0.55))
    case 3: return tinted.opacity(choose(0.18, 0.16, 0.55, 0.4))
    default: return ink.opacity(hasContrast ? 0.081 : 0.05)
    }
  }

  /// Fills of shapes (facts/colors.md §3; macOS §5). A fifth level is half the fourth (estimate).
  package func fillColor(_ level: Int) -> RGBA {
    let level = min(max(level, 0), 4)
    if isMac {
      return (isDark ? RGBA.white : .black).opacity([0.1, 0.08, 0.05, 0.03, 0.02][level])
    }
    switch level {
    case 0: return RGBA(hex: 0x787880).opacity(choose(0.2, 0.36, 0.28, 0.44))
    case 1: return RGBA(hex: 0x787880).opacity(choose(0.16, 0.32, 0.24, 0.4))
    case 2: return RGBA(hex: 0x767680).opacity(choose(0.12, 0.24, 0.2, 0.32))
    case 3: return RGBA(hex: 0x747480).opacity(choose(0.08, 0.18, 0.12, 0.26))
    default: return RGBA(hex: 0x747480).opacity(choose(0.04, 0.09, 0.06, 0.13))
    }
  }

  /// `.background` and its levels: systemBackground, secondary, tertiary (facts/colors.md §4).
  package func backgroundColor(_ level: Int) -> RGBA {
    if isMac { return RGBA(hex: isDark ? 0x1E1E1E : 0xFFFFFF) }
    let row: [UInt32] = isDark ? [0x000000, 0x1C1C1E, 0x2C2C2E] : [0xFFFFFF, 0xF2F2F7, 0xFFFFFF]
    return RGBA(hex: row[min(max(level, 0), 2)])
  }

  package var windowBackgroundColor: RGBA {
    isMac ? RGBA(hex: isDark ? 0x323232 : 0xECECEC) : backgroundColor(0)
  }

  package var separatorColor: RGBA {
    if isMac { return (isDark ? RGBA.white : .black).opacity(0.1) }
    return isDark ? RGBA(hex: 0x545458).opacity(0.6) : RGBA(hex: 0x3C3C43).opacity(0.29)
  }

  package var placeholderTextColor: RGBA {
    isMac ? semanticColor(2) : RGBA(hex: isDark ? 0xEBEBF5 : 0x3C3C43).opacity(0.3)
  }

  package var linkColor: RGBA {
    if isMac { return RGBA(hex: isDark ? 0x419CFF : 0x0068DA) }
    if core.render.osVersion >= 26 { return SystemColor.blue.rgba(in: self) }
    return RGBA(hex: isDark ? 0x0984FF : 0x007AFF)
  }

  /// The accent color: what `.tint` set, else the asset `AccentColor`, else blue.
  package var accentRGBA: RGBA {
    if let color = core.tint?.base as? Color, color.provider != .accent {
      return color.rgba(in: self)
    }
    return ColorAsset.accent.found(in: self) ?? SystemColor.blue.rgba(in: self)
  }

  /// Paint of the current tint.
  package func tintPaint(level: Int = 0) -> StylePaint {
    if let tint = core.tint, !(tint.base is TintShapeStyle) {
      return tint.paint(in: self, level: level)
    }
    return .color(accentRGBA.opacity(levelOpacity(level)))
  }
}
