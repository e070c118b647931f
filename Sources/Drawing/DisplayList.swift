/// What a widget looks like at one moment: operations from back to front.
public struct DisplayList: Hashable, Sendable {
  /// Drawn in this order.
  public var operations: [DrawingOperation]
  public init(_ operations: [DrawingOperation] = []) { self.operations = operations }
  /// Whether nothing is drawn.
  public var isEmpty: Bool { operations.isEmpty }
  /// Adds an operation above the others.
  public mutating func append(_ operation: DrawingOperation) { operations.append(operation) }
}

/// One step of drawing. Closed: consumers switch without `default:`.
public indirect enum DrawingOperation: Hashable, Sendable {
  case fill(VectorPath, FillRule, Paint)
  case stroke(VectorPath, StrokeAttributes, Paint)
  case glyphs(GlyphRun, Paint)
  case image(ImageDrawing)
  /// Text that the system keeps up to date from the archive alone (timers, relative dates).
  case dynamicText(DynamicText)
  /// A bar or ring that the system keeps up to date from the archive alone.
  case progress(DynamicProgress)
  /// Shows what lies below through Liquid Glass: the system's plates, and `glassEffect` in a widget,
  /// which sees the widget's own layers.
  case glass(GlassPane)
  case group(EffectGroup)
}

/// Operations that an effect treats as one.
public struct EffectGroup: Hashable, Sendable {
  /// What is done to the contents as a whole.
  public var effect: Effect
  /// What the effect is done to.
  public var contents: DisplayList
  public init(_ effect: Effect, _ contents: DisplayList) {
    self.effect = effect
    self.contents = contents
  }
}

/// What a group does to its contents.
public indirect enum Effect: Hashable, Sendable {
  /// Maps the contents' coordinates.
  case transform(Affine)
  case opacity(Double)
  case blend(LayerBlendMode)
  case clip(VectorPath, FillRule)
  /// Multiplies the contents' alpha with the mask's alpha.
  case mask(DisplayList)
  /// Draws the contents into a layer of their own first. Materials and glass in it see what is in
  /// it, and nothing below.
  case layer
  case filter(ColorFilter)
  /// Gaussian blur, σ in points. `opaque` keeps the edges from fading.
  case blur(radius: Double, opaque: Bool)
  /// A blurred copy of the contents' alpha in `color` below the contents; σ is half the `radius`.
  case shadow(color: RGBA, radius: Double, offset: Point)
  /// Contents become light on a material (Lock Screen). The system's own, as `glass` is.
  case vibrancy(VibrancyRecipe)
  /// Changes nothing by itself; appearances and the audit read it.
  case tag(EffectTag)
}

/// Changes every pixel's color in the same way.
public enum ColorFilter: Hashable, Sendable {
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  case grayscale(Double)
  /// Radians.
  case hueRotation(Double)
  case invert
  case multiply(RGBA)
  case luminanceToAlpha
  /// Every pixel keeps its alpha and takes this color (the color's alpha multiplies).
  case replaceColor(RGBA)
  /// Luminance times alpha becomes alpha, the color is replaced.
  case luminanceToAlphaIn(RGBA)
  /// A row-major 4 × 5 matrix on unpremultiplied components 0 … 1, the last column added.
  case matrix([Float])
}

/// What a group means to the system. The raw meaning is WidgetKit's.
public enum EffectTag: Hashable, Sendable {
  /// `.widgetAccentable()`.
  case accentable(Bool)
  /// `.containerBackground(for: .widget)`: the system may remove or replace it.
  case containerBackground
  /// `AccessoryWidgetBackground`.
  case accessoryBackground
  /// `Image.widgetAccentedRenderingMode`.
  case accentedImage(AccentedImageMode)
  /// Drawn as a placeholder when privacy asks for it.
  case privacySensitive
  /// `.invalidatableContent()`.
  case invalidatable
  /// How much is left of invalidated content. The system's own effect is a pulse that has no
  /// published numbers: an estimate.
  public static let invalidatedOpacity = 0.4
  /// Contents of `.widgetLabel`: drawn by the watch face around an accessory.
  case widgetLabel
  /// A named piece that the extension made; shows up in goldens and in the audit.
  case name(String)
  /// A view with an identity of its own: an element of a collection, a branch, `.id`. Only in
  /// archives that were asked for with transitions.
  case view(ViewChange)
  /// `.animation(_:value:)`. Only in archives that were asked for with transitions.
  case motion(Motion)
}

/// What `widgetAccentedRenderingMode` says.
public enum AccentedImageMode: UInt8, Hashable, Sendable, CaseIterable {
  case accented, desaturated, accentedDesaturated, fullColor
}

/// How a layer's colors meet those below it. The first sixteen have Core Graphics' numbers; all of
/// them are numbers of the binary form.
public enum LayerBlendMode: UInt8, Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop,
    destinationOver, destinationOut, plusDarker, plusLighter
}
