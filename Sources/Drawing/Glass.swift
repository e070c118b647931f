/// A pane of Liquid Glass: a lens over whatever lies below it on the screen.
public struct GlassPane: Hashable, Sendable {
  /// Points.
  public var frame: Rect
  /// Radius of the pane's continuous corners, points. The lens follows it, whatever the shape.
  public var cornerRadius: Double
  /// The outline where it is not the frame with continuous corners.
  public var shape: VectorPath?
  /// How it is lit, blurred and bent.
  public var recipe: GlassRecipe

  public init(frame: Rect, cornerRadius: Double, shape: VectorPath? = nil, recipe: GlassRecipe) {
    self.frame = frame
    self.cornerRadius = cornerRadius
    self.shape = shape
    self.recipe = recipe
  }

  /// The pane's shape.
  public var outline: VectorPath {
    shape ?? VectorPath(roundedRect: frame, cornerRadius: cornerRadius, continuous: true)
  }

  /// An outline `inset` points inside of the frame with continuous corners, concentric with it;
  /// empty where nothing is left.
  public func outline(inset: Double) -> VectorPath {
    let rect = frame.inset(by: inset)
    guard rect.width > 0, rect.height > 0 else { return VectorPath() }
    return VectorPath(
      roundedRect: rect, cornerRadius: max(0, cornerRadius - inset), continuous: true)
  }

  /// The soft shadow around a pane, with nothing under it: 4 points down, 16 points wide, 12 % of
  /// black (estimate, appearance §9).
  public static func shadow(around outline: VectorPath) -> DrawingOperation {
    let (drop, sigma) = (4.0, 8.0)
    var outside = VectorPath(rect: outline.controlBounds.inset(by: -(drop + 3 * sigma + 1)))
    outside.append(outline)
    let dark = DrawingOperation.fill(
      outline.transformed(by: .translation(0, drop)), .winding, .color(RGBA.black.opacity(0.12)))
    return .group(
      EffectGroup(
        .clip(outside, .evenOdd),
        DisplayList([.group(EffectGroup(.blur(radius: sigma, opaque: false), DisplayList([dark])))])
      ))
  }
}

/// What a pane does to light. Lengths in points.
public struct GlassRecipe: Hashable, Sendable {
  /// σ of the blur.
  public var blur: Double
  /// Factor, 1 leaves colors as they are.
  public var saturation: Double
  /// Laid over what is seen through the pane.
  public var fill: RGBA
  /// Opacity of the black that is laid over bright surroundings: none up to a mean luminance of
  /// 0.6, all of it at 1.
  public var dimming: Double
  /// Width of the edge that bends light, and how far inwards its outermost pixels look.
  public var edge: Double
  /// Points, inwards.
  public var bend: Double
  /// Opacity of the white rim where the outline faces the light or turns its back to it (corners at
  /// the top left and the bottom right), on straight edges, and where it looks aside.
  public var rim: SIMD3<Double>
  /// Points.
  public var rimWidth: Double

  public init(
    blur: Double, saturation: Double, fill: RGBA, dimming: Double, edge: Double, bend: Double,
    rim: SIMD3<Double>, rimWidth: Double
  ) {
    self.blur = blur
    self.saturation = saturation
    self.fill = fill
    self.dimming = dimming
    self.edge = edge
    self.bend = bend
    self.rim = rim
    self.rimWidth = rimWidth
  }

  /// The rim and nothing else: what lies below stays as it is.
  public static func rimAlone(_ rim: SIMD3<Double>, width: Double) -> GlassRecipe {
    GlassRecipe(
      blur: 0, saturation: 1, fill: .clear, dimming: 0, edge: 0, bend: 0, rim: rim,
      rimWidth: width)
  }

  /// Whether nothing but a rim is seen.
  public var isRimAlone: Bool {
    blur == 0 && saturation == 1 && fill.alpha == 0 && dimming == 0 && edge == 0
  }
}

/// Turns contents into light on a material made of what lies below.
///
/// With `L` the luminance and `a` the alpha of a pixel of the contents, `B` what lies below and `M`
/// the material (blurred, saturated, mixed with `lift` of white), the pixel becomes
/// `mix(B, mix(M, color, floor + gain · L), a)`: brightness is prominence, alpha the strength of the
/// material. Over nothing there is no material, and what is left is `color` with the alpha
/// `a · (floor + gain · L)`.
public struct VibrancyRecipe: Hashable, Sendable {
  /// σ of the blur, points.
  public var blur: Double
  /// Factor, 1 leaves the colors below as they are.
  public var saturation: Double
  /// White mixed into the material, 0 … 1.
  public var lift: Double
  /// Black mixed into the material where the mean luminance below is above 0.75.
  public var shade: Double
  /// Strength of a black pixel, 0 … 1.
  public var floor: Double
  /// What luminance adds to the strength, 0 … 1.
  public var gain: Double
  /// What is mixed into the material.
  public var color: RGBA

  public init(
    blur: Double, saturation: Double, lift: Double, shade: Double, floor: Double, gain: Double,
    color: RGBA
  ) {
    self.blur = blur
    self.saturation = saturation
    self.lift = lift
    self.shade = shade
    self.floor = floor
    self.gain = gain
    self.color = color
  }
}
