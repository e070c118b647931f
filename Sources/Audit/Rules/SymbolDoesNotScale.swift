extension AuditRule {
  static let symbolDoesNotScale = AuditRule(
    "symbol-does-not-scale", .note,
    summary: "A small symbol stays the same size while the text grows.",
    rationale: """
      Symbols are letters of the system's font: beside text that has grown to three times its size a \
      symbol of fixed size is a speck.
      """,
    source: "Human Interface Guidelines, Typography: scale symbols with the text",
    fix: """
      Give the symbol a text style with `.font`, leave `.resizable()` away, or scale its frame with \
      `@ScaledMetric`.
      """
  ) { evidence in
    evidence.variants(.largestType).flatMap { large -> [Finding] in
      // A Mac has no Dynamic Type: its text styles have one size.
      guard let plain = evidence.main(large.family), plain.environment.platform != .macOS else {
        return []
      }
      let growing = TextGrowth.growing(from: plain, to: large)
      let after = large.pictures.filter { $0.node.symbol != nil }
      return plain.pictures.compactMap { symbol in
        guard let name = symbol.node.symbol, symbol.frame.height <= 28,
          !symbol.isIn("Gauge"), TextGrowth.standsBeside(symbol, growing, in: plain),
          let grown = after.first(where: {
            $0.node.symbol == name && $0.identifier == symbol.identifier
          }), abs(grown.frame.height - symbol.frame.height) < 0.2,
          abs(grown.frame.width - symbol.frame.width) < 0.2
        else { return nil }
        return plain.finding(
          "symbol '\(name)' is \(Decimals.one(symbol.frame.height)) points high at Large and at AX5 "
            + "alike", symbol)
      }
    }
  }
}

/// What becomes of text between two type sizes.
enum TextGrowth {
  /// Texts that get larger by a third.
  static func growing(from plain: Rendered, to large: Rendered) -> Set<String> {
    let sizes = Dictionary(
      plain.texts.map { ($0.node.text ?? "", $0.node.fontSize) }, uniquingKeysWith: max)
    return Set(
      large.texts.compactMap { text in
        guard let words = text.node.text, let size = sizes[words] else { return nil }
        return text.node.fontSize > size * 1.3 ? words : nil
      })
  }

  /// Whether a view stands in one row with such a text.
  static func standsBeside(
    _ symbol: PlacedNode, _ growing: Set<String>, in rendered: Rendered
  ) -> Bool {
    rendered.texts.contains { text in
      guard let words = text.node.text, growing.contains(words) else { return false }
      let gap = max(text.frame.minX - symbol.frame.maxX, symbol.frame.minX - text.frame.maxX)
      return gap > -1 && gap < 24 && text.frame.midY > symbol.frame.minY - 2
        && text.frame.midY < symbol.frame.maxY + 2
    }
  }
}
