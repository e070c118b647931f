/// A color in non-linear sRGB, unpremultiplied, each component 0 … 1 (wide colors are clamped
/// when they are drawn, not here).
public struct RGBA: Hashable, Sendable {
  /// 0 … 1 in sRGB, not multiplied by alpha; the others alike.
  public var red: Float
  /// 0 … 1.
  public var green: Float
  /// 0 … 1.
  public var blue: Float
  /// 0 (nothing is drawn) … 1 (opaque).
  public var alpha: Float

  public init(_ red: Float, _ green: Float, _ blue: Float, _ alpha: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// `0xRRGGBB`.
  public init(hex: UInt32, alpha: Float = 1) {
    self.init(
      Float((hex >> 16) & 255) / 255, Float((hex >> 8) & 255) / 255, Float(hex & 255) / 255, alpha)
  }

  /// Nothing: black without opacity.
  public static let clear = RGBA(0, 0, 0, 0)
  /// Opaque black.
  public static let black = RGBA(0, 0, 0)
  /// Opaque white.
  public static let white = RGBA(1, 1, 1)

  /// The color with its alpha times a factor.
  public func opacity(_ factor: Double) -> RGBA {
    RGBA(red, green, blue, alpha * Float(factor))
  }

  /// Rec. 709 weights on the encoded components, 0 … 1.
  public var luminance: Float { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  /// Between two colors at `t`, 0 … 1, component by component.
  public func mixed(with other: RGBA, by t: Float) -> RGBA {
    RGBA(
      red + (other.red - red) * t, green + (other.green - green) * t,
      blue + (other.blue - blue) * t,
      alpha + (other.alpha - alpha) * t)
  }
}

/// A color at a place along a gradient, 0 … 1.
public struct GradientStop: Hashable, Sendable {
  /// At `location`.
  public var color: RGBA
  /// 0 … 1 along the gradient.
  public var location: Double
  public init(_ color: RGBA, at location: Double) {
    self.color = color
    self.location = location
  }
}

/// What fills an outline. Points are absolute.
public enum Paint: Hashable, Sendable {
  case color(RGBA)
  case linearGradient([GradientStop], from: Point, to: Point)
  /// Concentric circles; `transform` maps the circle to an ellipse where needed.
  case radialGradient(
    [GradientStop], center: Point, startRadius: Double, endRadius: Double, transform: Affine)
  /// A sweep around `center`, angles in radians, clockwise from the positive x axis.
  case angularGradient([GradientStop], center: Point, startAngle: Double, endAngle: Double)
  case meshGradient(MeshPaint)
  /// A repeated image: one tile covers `tile`.
  case image(ImageID, tile: Rect, source: Rect)
  /// What lies below, blurred and tinted (a widget's materials see only its own layers).
  case material(MaterialRecipe)
}

/// A grid of colored points, row by row, with straight edges between neighbors.
public struct MeshPaint: Hashable, Sendable {
  /// Points in each row.
  public var columns: Int
  /// Rows of points.
  public var rows: Int
  /// Row after row, as many as columns times rows.
  public var points: [Point]
  /// One for each point.
  public var colors: [RGBA]
  /// Whether colors change along a smooth curve between neighbors, otherwise evenly.
  public var smoothsColors: Bool
  public init(columns: Int, rows: Int, points: [Point], colors: [RGBA], smoothsColors: Bool) {
    self.columns = columns
    self.rows = rows
    self.points = points
    self.colors = colors
    self.smoothsColors = smoothsColors
  }
}

/// Blur in points (σ), saturation as a factor, then a wash of `tint`.
public struct MaterialRecipe: Hashable, Sendable {
  /// Standard deviation, points.
  public var blur: Double
  /// 1 leaves colors as they are.
  public var saturation: Double
  /// Laid over what was blurred, with its own alpha.
  public var tint: RGBA
  public init(blur: Double, saturation: Double, tint: RGBA) {
    self.blur = blur
    self.saturation = saturation
    self.tint = tint
  }
}

extension Paint {
  /// The paint with every color multiplied in alpha.
  public func opacity(_ factor: Double) -> Paint {
    factor == 1 ? self : mapColors { $0.opacity(factor) }
  }

  /// The paint with every color replaced; images keep their pixels.
  public func mapColors(_ change: (RGBA) -> RGBA) -> Paint {
    func map(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(change($0.color), at: $0.location) }
    }
    switch self {
    case .color(let color): return .color(change(color))
    case .linearGradient(let stops, let from, let to):
      return .linearGradient(map(stops), from: from, to: to)
    case .radialGradient(let stops, let center, let start, let end, let transform):
      return .radialGradient(
        map(stops), center: center, startRadius: start, endRadius: end, transform: transform)
    case .angularGradient(let stops, let center, let start, let end):
      return .angularGradient(map(stops), center: center, startAngle: start, endAngle: end)
    case .meshGradient(var mesh):
      mesh.colors = mesh.colors.map(change)
      return .meshGradient(mesh)
    case .image: return self
    case .material(var recipe):
      recipe.tint = change(recipe.tint)
      return .material(recipe)
    }
  }
}
