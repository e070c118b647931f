extension AuditRule {
  static let placeholderEmpty = AuditRule(
    "placeholder-empty", .warning,
    summary: "The placeholder shows nothing of the widget's structure.",
    rationale: """
      A placeholder is recognized by its shape: static parts, and gray where words will be. An empty \
      card says that the widget is broken.
      """,
    source: "Human Interface Guidelines, Widgets: placeholders (docs/facts/hig-rules.md)",
    fix: "Draw the same view with sample data in `placeholder(in:)`; the system redacts it."
  ) { evidence in
    evidence.variants(.placeholder).compactMap { placeholder in
      guard let main = evidence.main(placeholder.family), !main.content.isEmpty else { return nil }
      let (parts, whole) = (placeholder.content.count, views(main))
      guard parts == 0 || (parts == 1 && whole >= 4) || isSpinner(placeholder, main) else {
        return nil
      }
      return placeholder.finding(
        parts == 0
          ? "the placeholder of \(placeholder.family.rawValue) draws nothing"
          : "the placeholder of \(placeholder.family.rawValue) draws one thing, the content \(whole)",
        placeholder.outermost, frame: placeholder.bounds)
    }.prefix(1).map { $0 }
  }

  /// How many things somebody sees: the strokes of a symbol, and the runs of a line of text, are one.
  private static func views(_ rendered: Rendered) -> Int {
    let wholes = rendered.texts + rendered.pictures
    return wholes.count
      + rendered.content.count { leaf in
        !wholes.contains { $0.frame.inset(by: -2).holds(leaf.outline) }
      }
  }

  /// A small turning wheel in place of words.
  private static func isSpinner(_ placeholder: Rendered, _ main: Rendered) -> Bool {
    guard placeholder.words.isEmpty, main.words.count >= 2, let box = placeholder.contentFrame
    else { return false }
    return box.width <= 40 && box.height <= 40 && placeholder.content.allSatisfy { !$0.isText }
  }
}
