extension AuditRule {
  static let emptyWidget = AuditRule(
    "empty-widget", .error,
    summary: "The widget draws nothing but its background.",
    rationale: "An empty card looks broken, and stays so until the next entry.",
    source: "Human Interface Guidelines, Widgets: always show something of use",
    fix: "Draw something in every case: an error, a hint how to begin, the last data."
  ) { evidence in
    evidence.mains.compactMap { rendered in
      guard rendered.content.isEmpty,
        !rendered.leaves.contains(where: { ($0.isText || $0.isImage) && $0.alpha > 0.02 })
      else { return nil }
      return rendered.finding(
        "\(rendered.family.rawValue) draws nothing"
          + (rendered.leaves.isEmpty ? "" : " on its background"),
        rendered.outermost, frame: rendered.bounds)
    }
  }
}
