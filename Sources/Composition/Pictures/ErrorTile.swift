public import VitrineDrawing

/// Replaces a widget whose code could not draw it: visible, and readable without the log.
public enum ErrorTile {
  /// A tile that names what went wrong, in the widget's size.
  public static func list(
    title: String, message: String, size: Size, scale: Double
  ) -> DisplayList {
    let rect = Rect(x: 0, y: 0, width: size.width, height: size.height)
    var list = DisplayList([
      .fill(VectorPath(rect: rect), .winding, .color(RGBA(hex: 0x2A1215))),
      .fill(stripes(rect), .winding, .color(RGBA(hex: 0xFF453A, alpha: 0.10))),
    ])
    guard size.width >= 100, size.height >= 50 else {
      list.operations += sign(in: rect, side: min(size.width, size.height) * 0.6).operations
      return list
    }
    let inset = 12.0
    let width = size.width - 2 * inset
    var y = inset
    if size.height >= 120 {
      let side = 26.0
      list.operations +=
        sign(in: Rect(x: inset, y: y, width: side, height: side), side: side).operations
      y += side + 8
    }
    let heading = SystemText.block(
      title, size: 13, weight: 600, width: width, lineLimit: 1, scale: scale)
    list.operations += heading.draw(Point(inset, y), .color(.white)).operations
    y += heading.size.height + 3
    let lines = Int((size.height - y - inset) / 13)
    if lines > 0 {
      let body = SystemText.block(message, size: 10.5, width: width, lineLimit: lines, scale: scale)
      list.operations +=
        body.draw(Point(inset, y), .color(RGBA.white.opacity(0.75))).operations
    }
    return list
  }

  /// Diagonal stripes, so that a tile is never taken for a widget.
  private static func stripes(_ rect: Rect) -> VectorPath {
    var path = VectorPath()
    let step = 16.0
    var x = rect.minX - rect.height
    while x < rect.maxX {
      path.move(to: Point(x, rect.maxY))
      path.line(to: Point(x + rect.height, rect.minY))
      path.line(to: Point(x + rect.height + step / 2, rect.minY))
      path.line(to: Point(x + step / 2, rect.maxY))
      path.close()
      x += step
    }
    return path
  }

  /// A triangle with an exclamation mark, centered.
  private static func sign(in rect: Rect, side: Double) -> DisplayList {
    let (cx, cy) = (rect.midX, rect.midY)
    let h = side * 0.88
    var triangle = VectorPath()
    triangle.move(to: Point(cx, cy - h / 2))
    triangle.line(to: Point(cx + side / 2, cy + h / 2))
    triangle.line(to: Point(cx - side / 2, cy + h / 2))
    triangle.close()
    let bar = Rect(x: cx - side * 0.05, y: cy - h * 0.18, width: side * 0.1, height: h * 0.34)
    let dot = Rect(x: cx - side * 0.06, y: cy + h * 0.24, width: side * 0.12, height: side * 0.12)
    let dark = Paint.color(RGBA(hex: 0x2A1215))
    return DisplayList([
      .fill(triangle, .winding, .color(RGBA(hex: 0xFFD60A))),
      .fill(
        VectorPath(roundedRect: bar, cornerRadius: side * 0.05, continuous: false), .winding, dark),
      .fill(VectorPath(ellipseIn: dot), .winding, dark),
    ])
  }
}

extension DisplayList {
  func appending(_ other: DisplayList) -> DisplayList {
    DisplayList(operations + other.operations)
  }
}
