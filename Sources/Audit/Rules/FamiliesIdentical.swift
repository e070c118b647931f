extension AuditRule {
  static let familiesIdentical = AuditRule(
    "families-identical", .note,
    summary: "Two families show the same content; the larger one is only inflated.",
    rationale: """
      Somebody who gives a widget twice the room expects more of the same idea in it, not larger letters \
      and more empty space.
      """,
    source:
      "Human Interface Guidelines, Widgets: expand content in larger sizes (docs/facts/hig-rules.md)",
    fix: "Show more in the larger family (`widgetFamily`), or do not offer it."
  ) { evidence in
    let mains = evidence.systemMains.filter {
      $0.job.contextID == evidence.systemMains[0].job.contextID
    }
    for (index, small) in mains.enumerated() {
      for large in mains[(index + 1)...] where large.area > small.area * 1.5 {
        // A larger photo is more of a photo.
        guard !small.texts.isEmpty, !Shapes.isPhoto(large),
          !evidence.lacksData(large), small.words.sorted() == large.words.sorted(),
          Shapes.count(small) == Shapes.count(large)
        else { continue }
        return [
          large.finding(
            "\(large.family.rawValue) shows exactly what \(small.family.rawValue) shows",
            large.outermost, frame: large.bounds)
        ]
      }
    }
    return []
  }
}

enum Shapes {
  /// Fills, lines and pictures in the view tree.
  static func count(_ rendered: Rendered) -> Int { rendered.content.count { !$0.isText } }

  /// Whether a picture fills most of the widget.
  static func isPhoto(_ rendered: Rendered) -> Bool {
    rendered.leaves.contains { leaf in
      let visible = leaf.visible.intersection(rendered.bounds)
      return leaf.isImage && visible.width * visible.height > 0.5 * rendered.area
    }
  }
}
