public import VitrineDrawing

/// The system colors that a symbol's layers name in multicolor rendering. Which color that is
/// stays the caller's: it depends on the color scheme and the device.
public enum SymbolColor: String, Hashable, Sendable, CaseIterable {
  /// The foreground style.
  case primary
  case secondary
  /// The system's text colors, whatever the foreground style is.
  case label, secondaryLabel
  case white
  case black
  /// The environment's tint.
  case tint
  case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan
  case systemBlue, systemIndigo, systemPurple, systemPink, systemBrown, systemGray
}

/// A size step relative to the text beside the symbol.
public enum SymbolScale: UInt8, Hashable, Sendable, CaseIterable {
  case small, medium, large

  /// Size relative to medium (facts/symbols.md §1, estimate).
  package var factor: Double {
    switch self {
    case .small: 0.79
    case .medium: 1
    case .large: 1.28
    }
  }
}

/// How the layers of a symbol are colored.
public enum SymbolRendering: UInt8, Hashable, Sendable, CaseIterable {
  case monochrome, hierarchical, palette, multicolor
}

/// How near a picture comes to the name that was asked for.
public enum SymbolExactness: UInt8, Hashable, Sendable, CaseIterable {
  /// A picture of the same thing.
  case exact
  /// Put together from parts of the name (`x.circle.fill`).
  case composed
  /// The nearest relative (`lightbulb.led.wide` drawn as `lightbulb`).
  case similar
  /// The stand-in for an unknown name.
  case fallback
}

/// A symbol at a size, ready to be placed beside text. Points; y grows downwards; the origin is
/// the left edge of `bounds` on the text's baseline, so most of the picture has negative y.
public struct SymbolDrawing: Hashable, Sendable {
  /// A part that is filled in one color. Paths never overlap themselves wrongly: fill them with
  /// `fillRule` and nothing else is needed.
  public struct Layer: Hashable, Sendable {
    /// In the coordinates of `bounds`.
    public var path: VectorPath
    /// How the path is filled.
    public var fillRule: FillRule
    /// 0 primary, 1 secondary, 2 tertiary.
    public var hierarchyLevel: Int
    /// nil: the foreground style.
    public var multicolor: SymbolColor?
    /// The layer is active when the variable value is greater. nil: always.
    public var variableThreshold: Double?
    /// False when the variable value is too small: drawn at `SymbolDrawing.inactiveOpacity`.
    public var isActive: Bool
    /// Lies on layers that `SymbolDrawing.monochrome` has a hole in (the mark on a filled circle).
    public var knockout: Bool

    public init(
      path: VectorPath, fillRule: FillRule = .winding, hierarchyLevel: Int = 0,
      multicolor: SymbolColor? = nil, variableThreshold: Double? = nil, isActive: Bool = true,
      knockout: Bool = false
    ) {
      self.path = path
      self.fillRule = fillRule
      self.hierarchyLevel = hierarchyLevel
      self.multicolor = multicolor
      self.variableThreshold = variableThreshold
      self.isActive = isActive
      self.knockout = knockout
    }
  }

  /// Opacity of layers above the variable value (estimate).
  public static let inactiveOpacity = 0.3

  /// Opacities of the three levels in hierarchical rendering (facts/measured-3.md; the third one is an estimate).
  public static let hierarchicalOpacities: [Double] = [1, 0.5, 0.25]

  /// Opacity in hierarchical rendering of an area under a mark, as in `2.circle.fill` (facts/measured-3.md).
  public static let hierarchicalBackdropOpacity = 0.25

  /// The name that was asked for.
  public var name: String
  /// For hierarchical and palette rendering, from back to front.
  public var layers: [Layer]
  /// For multicolor rendering, from back to front. Empty if the symbol has no colors of its own.
  public var colored: [Layer]
  /// For monochrome rendering: knock-outs are holes. More than one only with variable values.
  public var monochrome: [Layer]
  /// The alignment box: `x` is 0, `y` is its top relative to the baseline (negative above).
  public var bounds: Rect
  /// The box around the ink, same coordinates.
  public var inkBounds: Rect
  /// How close the picture is to Apple's.
  public var exactness: SymbolExactness
  /// Whether lines are drawn up to the variable value.
  public internal(set) var isDrawnToValue = false

  /// Width and height of the alignment box, what layout sees.
  public var advanceSize: Size { bounds.size }

  /// Distance from the alignment box's top to the baseline of the text beside it.
  public var firstBaseline: Double { -bounds.y }

  /// True for the stand-in of an unknown name: the caller reports it.
  public var isFallback: Bool { exactness == .fallback }
}
