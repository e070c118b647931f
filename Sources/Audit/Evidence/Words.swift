import VitrineDrawing

/// Numbers in messages.
enum Decimals {
  /// With one decimal where there is one.
  static func one(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
  }
}

extension PlacedNode {
  /// The text's start between quotes, or what else the view is.
  var quoted: String {
    if let text = node.text {
      let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? text
      return "\"\(line.count > 40 ? line.prefix(39) + "…" : line)\""
    }
    if let symbol = node.symbol { return "symbol '\(symbol)'" }
    if let image = node.image { return "picture '\(image)'" }
    return type
  }
}

extension Rect {
  /// Whether another rectangle lies within it.
  func holds(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}
