import VitrineDrawing

extension AuditRule {
  static let textTooSmall = AuditRule(
    "text-too-small", .warning,
    summary: "Text is drawn smaller than 11 points.",
    rationale: """
      People read a widget at a glance and from farther away than an app. Below 11 points letters are \
      no longer made out, and the smallest text style, caption 2, is 11 points for that reason.
      """,
    source:
      "Human Interface Guidelines, Widgets: text of 11 points or larger (docs/facts/hig-rules.md)",
    fix: "Use a text style such as `.caption2`, or a size of 11 points or more; show less instead."
  ) { evidence in
    evidence.mains.flatMap { rendered -> [Finding] in
      let least = TextSize.least(rendered)
      let small = rendered.texts.compactMap { text -> Finding? in
        // A gauge or chart sets its own labels, and shrinks them to their place.
        let isShrunk =
          text.isInGauge && text.node.textScale < 0.99 && text.node.fontSize > least - 0.05
        guard !text.isIn("Gauge", "ChartAxisContent"), !isShrunk else { return nil }
        let size = TextSize.smallest(text, in: rendered)
        guard size > 0, size < least - 0.05 else { return nil }
        // A made-up word is shrunk for its own length.
        if evidence.isMadeUp, text.node.textScale < 0.99 { return nil }
        return rendered.finding(
          "\(text.quoted) is drawn at \(Decimals.one(size)) points, less than "
            + "\(Decimals.one(least))", text)
      }
      return small + TextSize.loose(in: rendered, least)
    }
  }
}

/// The smallest text that the guidelines allow.
enum TextSize {
  /// Points: 11 on iPhone and iPad, 10 on a Mac (macOS's smallest text style), 9 on a watch face,
  /// whose own labels are smaller than its text styles (estimate).
  static func least(_ rendered: Rendered) -> Double {
    switch rendered.environment.platform {
    case .iOS, .visionOS: 11
    case .macOS: 10
    case .watchOS: 9
    }
  }

  /// Points of the smallest words of a text as they are seen: its parts may have sizes of their own,
  /// and views around it may scale it. Superscripts are no words.
  static func smallest(_ text: PlacedNode, in rendered: Rendered) -> Double {
    let sizes = rendered.leaves(of: text).filter(isWords).compactMap { leaf in
      leaf.textSize.map { isSmallCapitals(leaf, $0, text) ? text.drawnFontSize : $0 }
    }
    return min(text.drawnFontSize, sizes.min() ?? text.drawnFontSize)
  }

  /// Small capitals are as high as small letters of the size that they are asked for, and are drawn with
  /// capitals of 0.78 of it (`Sources/Typesetting/Lines/ResolveText.swift`).
  private static func isSmallCapitals(_ leaf: Leaf, _ size: Double, _ text: PlacedNode) -> Bool {
    guard case .text(let run) = leaf.kind, !run.text.contains(where: \.isLowercase) else {
      return false
    }
    return abs(size - text.drawnFontSize * 0.78) < 0.05
  }

  private static func isWords(_ leaf: Leaf) -> Bool {
    guard case .text(let run) = leaf.kind, !leaf.isWidgetLabel else { return false }
    return run.text.count { $0.isLetter || $0.isNumber } > 1
  }

  /// Words that belong to no text of the tree: a canvas draws them.
  static func loose(in rendered: Rendered, _ least: Double) -> [Finding] {
    let canvases = rendered.nodes.filter { $0.type == "Canvas" }
    return canvases.compactMap { canvas in
      let own = rendered.content.filter { isWords($0) && canvas.frame.holds($0.bounds) }
        .filter { leaf in !rendered.texts.contains { $0.frame.holds(leaf.bounds) } }
      guard let size = own.compactMap(\.textSize).min(), size < least - 0.05 else { return nil }
      return rendered.finding(
        "a canvas draws words at \(Decimals.one(size)) points, less than \(Decimals.one(least))",
        canvas)
    }
  }
}
