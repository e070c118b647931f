import VitrineCatalog
import VitrineDrawing
import VitrineSymbols
import VitrineText

/// What screens are drawn with.
enum Ink {
  enum Anchor { case leading, center, trailing }

  /// One line of text with its baseline at a point.
  /// - Parameter isRightToLeft: the direction of the line as a whole: where numbers and signs stand in
  ///   it beside each other.
  static func text(
    _ text: String, _ size: Double, weight: Double = 400, design: FontDesign = .default,
    color: RGBA, at point: Point, _ anchor: Anchor = .leading, width: Double? = nil,
    isRightToLeft: Bool = false
  ) -> DisplayList {
    let font = font(design, size, weight)
    let paragraph = Paragraph(
      [TextSpan(text, font: font)], alignment: isRightToLeft ? 1 : 0, lineLimit: 1,
      isRightToLeft: isRightToLeft, locale: "en", pixelLength: 1 / 3)
    let layout = Typesetter.shared.layout(paragraph, width: width)
    guard let line = layout.lines.first else { return DisplayList() }
    let shift: Double =
      switch anchor {
      case .leading: 0
      case .center: -layout.size.width / 2
      case .trailing: -layout.size.width
      }
    return DisplayList(
      line.runs.map { run in
        // Glyphs count from the line's left end, not from the run's.
        .glyphs(
          GlyphRun(
            font: run.font, origin: Point(point.x + shift + line.x, point.y),
            glyphs: run.glyphs, width: run.width, text: run.text), .color(color))
      })
  }

  private static func font(
    _ design: FontDesign, _ size: Double, _ weight: Double
  ) -> FontDescription {
    FontDescription(
      design: design, size: size, weight: weight, monospacedDigits: design == .rounded)
  }

  /// How wide `text` draws it.
  static func width(
    _ text: String, _ size: Double, weight: Double = 400, design: FontDesign = .default
  ) -> Double {
    let paragraph = Paragraph(
      [TextSpan(text, font: font(design, size, weight))], lineLimit: 1, locale: "en",
      pixelLength: 1 / 3)
    return Typesetter.shared.layout(paragraph, width: nil).size.width
  }

  /// A symbol with the middle of its ink at a point.
  static func symbol(
    _ name: String, _ size: Double, weight: Double = 500, color: RGBA, at center: Point
  ) -> DisplayList {
    let symbol = SymbolLibrary.standard.symbol(name, weight: weight, pointSize: size)
    let origin = Point(center.x - symbol.inkBounds.midX, center.y - symbol.inkBounds.midY)
    return symbol.displayList(.monochrome, paints: [.color(color)], at: origin) { _ in color }
  }

  static func rounded(_ rect: Rect, _ radius: Double, _ color: RGBA) -> DrawingOperation {
    .fill(
      VectorPath(roundedRect: rect, cornerRadius: radius, continuous: true), .winding, .color(color)
    )
  }

  static func disc(_ center: Point, _ radius: Double, _ color: RGBA) -> DrawingOperation {
    .fill(Brush.disc(center, radius), .winding, .color(color))
  }

  static func arc(
    _ center: Point, _ radius: Double, width: Double, from: Double, to: Double, color: RGBA
  ) -> DrawingOperation {
    .stroke(
      CircleGeometry.arc(center, radius, from: from, to: to),
      StrokeAttributes(width: width, cap: .round),
      .color(color))
  }

  /// A vertical gradient in a rounded rectangle.
  static func tile(_ rect: Rect, _ radius: Double, _ top: UInt32, _ bottom: UInt32)
    -> DrawingOperation
  {
    .fill(
      VectorPath(roundedRect: rect, cornerRadius: radius, continuous: true), .winding,
      .linearGradient(
        [GradientStop(RGBA(hex: top), at: 0), GradientStop(RGBA(hex: bottom), at: 1)],
        from: Point(rect.midX, rect.minY), to: Point(rect.midX, rect.maxY)))
  }

  /// Light on a material, as the Lock Screen draws its own clock.
  static func vibrant(_ list: DisplayList, tint: RGBA? = nil) -> DisplayList {
    Vibrant(tint: tint).apply(to: list)
  }

  static func shadow(
    _ list: DisplayList, _ opacity: Double, radius: Double, y: Double = 0
  ) -> DisplayList {
    DisplayList([
      .group(
        EffectGroup(
          .shadow(color: RGBA.black.opacity(opacity), radius: radius, offset: Point(0, y)), list))
    ])
  }
}

extension Array where Element == DisplayList {
  var joined: DisplayList { DisplayList(flatMap(\.operations)) }
}
