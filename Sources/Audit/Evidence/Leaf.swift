public import VitrineDrawing

/// One thing that is drawn, with what the groups around it say.
public struct Leaf: Sendable {
  /// What kind of drawing it is.
  public enum Kind: Sendable {
    case fill(VectorPath)
    case stroke(VectorPath)
    case text(GlyphRun)
    case dynamicText(DynamicText)
    case image(ImageDrawing)
    case progress
    case glass
  }
  /// What it shows.
  public var kind: Kind
  /// Its paint; nil for pictures.
  public var paint: Paint?
  /// Where it is, points of the widget, before anything is cut off.
  public var bounds: Rect
  /// The same, cut by the clips around it.
  public var visible: Rect
  /// What the groups around it leave of its opacity, 0 … 1.
  public var opacity: Double
  /// By how much the groups around it enlarge it.
  public var scale = 1.0
  /// Whether it is a part of `.containerBackground`.
  public var isBackground = false
  /// Whether it is a part of `AccessoryWidgetBackground`.
  public var isAccessoryBackground = false
  /// Whether it belongs to the accent group.
  public var isAccentable = false
  /// What `widgetAccentedRenderingMode` says of it.
  public var imageMode: AccentedImageMode?
  /// Around the widget on a watch face.
  public var isWidgetLabel = false
  /// The outlines of the clips around it, points of the widget, outermost first.
  public var clips: [VectorPath] = []

  public var isText: Bool {
    switch kind {
    case .text, .dynamicText: true
    case .fill, .stroke, .image, .progress, .glass: false
    }
  }
  /// Whether it is a picture in its own colors: no template, no symbol.
  public var isImage: Bool {
    if case .image(let image) = kind { image.template == nil } else { false }
  }
  /// Size of its letters as they are seen, points; nil for what is no text and for text that the system sets itself.
  public var textSize: Double? {
    if case .text(let run) = kind { run.font.size * scale } else { nil }
  }
  public var isFill: Bool { if case .fill = kind { true } else { false } }
  /// Whether it lets through what lies behind it, blurred.
  public var isMaterial: Bool { if case .material = paint { true } else { false } }

  /// Where its shape is: half of a stroke's width lies outside of the view.
  var outline: Rect {
    if case .stroke(let path) = kind { path.controlBounds } else { bounds }
  }

  /// Opacity of its strongest color, 0 … 1.
  public var alpha: Double { opacity * (paint?.strongestAlpha ?? 1) }

  /// Its one color with the groups' opacity; nil for gradients and pictures.
  public var color: RGBA? {
    if case .color(let color) = paint { return color.opacity(opacity) }
    return nil
  }
}

extension Paint {
  /// Alpha of the most opaque color in it, 0 … 1.
  var strongestAlpha: Double {
    switch self {
    case .color(let color): Double(color.alpha)
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _, _),
      .angularGradient(let stops, _, _, _):
      Double(stops.map(\.color.alpha).max() ?? 0)
    case .meshGradient(let mesh): Double(mesh.colors.map(\.alpha).max() ?? 0)
    case .image: 1
    case .material(let recipe): Double(recipe.tint.alpha)
    }
  }
}
