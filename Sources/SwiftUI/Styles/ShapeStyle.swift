package import VitrineDrawing

/// A color or pattern that fills shapes and text.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  func resolve(in environment: EnvironmentValues) -> Self.Resolved
}

extension Never: ShapeStyle {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("Never is no style")
  }
}
extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is built in and resolves to paint directly")
  }
}

/// A style that SwiftUI itself turns into paint.
package protocol PaintStyle: ShapeStyle {
  /// `level` is 0 for primary … 4 for quinary, asked for by hierarchical styles.
  func stylePaint(in environment: EnvironmentValues, level: Int) -> StylePaint
}

/// A paint before the box that it fills is known. Unit points refer to that box.
package indirect enum StylePaint: Sendable {
  case color(RGBA)
  case linear([GradientStop], UnitPoint, UnitPoint)
  case radial([GradientStop], UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Radii as fractions of the box.
  case elliptical([GradientStop], UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
  case angular([GradientStop], UnitPoint, start: Angle, end: Angle)
  case mesh(columns: Int, rows: Int, points: [UnitPoint], colors: [RGBA], smooth: Bool)
  case image(TileImage)
  case material(MaterialRecipe)
  /// A shadow inside the filled outline.
  case inner(InnerShadow, StylePaint)
  /// Several effects that go with the paint (shadow, blend mode).
  case effect(Effect, StylePaint)
  /// Anchored to a given rectangle instead of the filled box.
  case anchored(StylePaint, CGRect)

  /// A repeated image. `size` is the whole image's in points, `source` the part of it as fractions.
  package struct TileImage: Sendable {
    package var id: ImageID
    package var resource: EncodedImage
    package var size: Size
    package var source: CGRect
    package var scale: CGFloat
  }

  /// `radius` is SwiftUI's (σ = radius / 2), points.
  package struct InnerShadow: Sendable {
    package var color: RGBA
    package var radius: Double
    package var offset: Point
  }

  /// The paint for a box in absolute points.
  package func paint(in rect: CGRect) -> Paint {
    func at(_ p: UnitPoint) -> Point { Point(p.point(in: rect)) }
    switch self {
    case .color(let color): return .color(color)
    case .linear(let stops, let from, let to):
      return .linearGradient(stops, from: at(from), to: at(to))
    case .radial(let stops, let center, let start, let end):
      return .radialGradient(
        stops, center: at(center), startRadius: Double(start), endRadius: Double(end),
        transform: .identity)
    case .elliptical(let stops, let center, let start, let end):
      let c = at(center)
      let (w, h) = (Double(rect.size.width), Double(rect.size.height))
      let stretch = Affine.translation(-c.x, -c.y).then(.scale(1, w > 0 ? h / w : 1))
        .then(.translation(c.x, c.y))
      return .radialGradient(
        stops, center: c, startRadius: Double(start) * w, endRadius: Double(end) * w,
        transform: stretch)
    case .angular(let stops, let center, let start, let end):
      return .angularGradient(
        stops, center: at(center), startAngle: start.radians, endAngle: end.radians)
    case .mesh(let columns, let rows, let points, let colors, let smooth):
      return .meshGradient(
        MeshPaint(
          columns: columns, rows: rows, points: points.map(at), colors: colors,
          smoothsColors: smooth))
    case .image(let image):
      return .image(
        image.id,
        tile: Rect(
          x: Double(rect.origin.x), y: Double(rect.origin.y),
          width: image.size.width * Double(image.source.size.width * image.scale),
          height: image.size.height * Double(image.source.size.height * image.scale)),
        source: Rect(image.source))
    case .material(let recipe): return .material(recipe)
    case .effect(_, let inner), .inner(_, let inner): return inner.paint(in: rect)
    case .anchored(let inner, let box):
      return inner.paint(
        in: CGRect(
          x: rect.origin.x + box.origin.x, y: rect.origin.y + box.origin.y, width: box.size.width,
          height: box.size.height))
    }
  }

  /// Effects around the paint, outermost first.
  package var effects: [Effect] {
    switch self {
    case .effect(let effect, let inner): [effect] + inner.effects
    case .anchored(let inner, _), .inner(_, let inner): inner.effects
    case .color, .linear, .radial, .elliptical, .angular, .mesh, .image, .material: []
    }
  }

  /// Shadows inside the outline, in the order they are drawn.
  package var innerShadows: [InnerShadow] {
    switch self {
    case .inner(let shadow, let inner): inner.innerShadows + [shadow]
    case .effect(_, let inner), .anchored(let inner, _): inner.innerShadows
    case .color, .linear, .radial, .elliptical, .angular, .mesh, .image, .material: []
    }
  }

  /// The images that the paint needs in the archive.
  package var tileImages: [TileImage] {
    switch self {
    case .image(let image): [image]
    case .effect(_, let inner), .inner(_, let inner), .anchored(let inner, _): inner.tileImages
    case .color, .linear, .radial, .elliptical, .angular, .mesh, .material: []
    }
  }

  package func opacity(_ factor: Double) -> StylePaint { mapColors { $0.opacity(factor) } }

  package func mapColors(_ change: (RGBA) -> RGBA) -> StylePaint {
    func map(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(change($0.color), at: $0.location) }
    }
    switch self {
    case .color(let color): return .color(change(color))
    case .linear(let stops, let from, let to): return .linear(map(stops), from, to)
    case .radial(let stops, let center, let start, let end):
      return .radial(map(stops), center, startRadius: start, endRadius: end)
    case .elliptical(let stops, let center, let start, let end):
      return .elliptical(map(stops), center, startFraction: start, endFraction: end)
    case .angular(let stops, let center, let start, let end):
      return .angular(map(stops), center, start: start, end: end)
    case .mesh(let columns, let rows, let points, let colors, let smooth):
      return .mesh(
        columns: columns, rows: rows, points: points, colors: colors.map(change), smooth: smooth)
    case .image: return .effect(.opacity(Double(change(.white).alpha)), self)
    case .material(var recipe):
      recipe.tint = change(recipe.tint)
      return .material(recipe)
    case .effect(let effect, let inner): return .effect(effect, inner.mapColors(change))
    case .inner(let shadow, let inner): return .inner(shadow, inner.mapColors(change))
    case .anchored(let inner, let box): return .anchored(inner.mapColors(change), box)
    }
  }
}

extension ShapeStyle {
  /// This style as paint: a built-in style directly, a developer's own through what it resolves to.
  package func paint(in environment: EnvironmentValues, level: Int = 0) -> StylePaint {
    if let style = self as? any PaintStyle {
      return style.stylePaint(in: environment, level: level)
    }
    return resolve(in: environment).paint(in: environment, level: level)
  }
}

/// A style of any type.
public struct AnyShapeStyle: PaintStyle {
  public typealias Resolved = Never
  package let base: any ShapeStyle
  public init<S: ShapeStyle>(_ style: S) {
    base =
      switch style {
      case let style as AnyShapeStyle: style.base
      case let style as _ModifiedStyle<AnyShapeStyle>: StyleChain(style)
      default: style
      }
  }
  package func stylePaint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    base.paint(in: environment, level: level)
  }
}

/// The current foreground style, with its own secondary and tertiary where somebody set them.
package struct ForegroundLevels: Sendable {
  package var styles: [AnyShapeStyle] = []
}

/// Opacity of a level of a custom style (facts/colors.md §3: 1, 0.5, 0.25, 0.18).
package func levelOpacity(_ level: Int) -> Double {
  level < 4 ? [1, 0.5, 0.25, 0.18][level] : 0.13
}

extension EnvironmentValues {
  /// Paint of the current foreground style at a level.
  package func foregroundPaint(level: Int = 0) -> StylePaint {
    let styles = core.foregroundStyle.styles
    // A color is the same whatever is around it.
    if level < styles.count, let color = styles[level].base as? Color {
      return color.stylePaint(in: self, level: 0)
    }
    if level < styles.count {
      var inner = self
      inner.core.foregroundStyle = ForegroundLevels(styles: level == 0 ? [] : [styles[0]])
      return styles[level].paint(in: inner)
    }
    guard let first = styles.first else {
      return .color(semanticColor(level))
    }
    var inner = self
    inner.core.foregroundStyle = ForegroundLevels()
    return first.paint(in: inner, level: level)
  }
}

extension View {
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environmentValues { $0.setForeground([AnyShapeStyle(style)]) }
  }
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    environmentValues { $0.setForeground([AnyShapeStyle(primary), AnyShapeStyle(secondary)]) }
  }
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    environmentValues {
      $0.setForeground([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
    }
  }
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    environmentValues { $0.setForeground(color.map { [AnyShapeStyle($0)] } ?? []) }
  }
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    environmentValues { $0.core.tint = tint.map { AnyShapeStyle($0) } }
  }
  nonisolated public func tint(_ tint: Color?) -> some View {
    environmentValues { $0.core.tint = tint.map { AnyShapeStyle($0) } }
  }
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
