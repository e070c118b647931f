import VitrineDrawing

extension AuditRule {
  static let contentInMargins = AuditRule(
    "content-in-margins", .warning,
    summary: "Text or a control stands less than 8 points from the widget's edge.",
    rationale: """
      Widgets keep 16 points free, 11 where shapes want it tighter, so that content lines up with its \
      neighbors and round corners cut nothing.
      """,
    source:
      "Human Interface Guidelines, Widgets: margins of 16 and 11 points (docs/facts/hig-rules.md)",
    fix: """
      Keep the default margins; where `.contentMarginsDisabled()` is needed for a picture, pad the \
      text with `widgetContentMargins`.
      """
  ) { evidence in
    evidence.systemMains.flatMap { rendered -> [Finding] in
      guard rendered.job.contextID == "home-screen" else { return [] }
      return rendered.texts.compactMap { text in
        guard
          let ink = rendered.leaves(of: text).map(\.visible).reduce(nil, { $0?.union($1) ?? $1 }),
          !ink.isEmpty
        else { return nil }
        let box = rendered.bounds
        let distance = min(
          ink.minX - box.minX, ink.minY - box.minY, box.maxX - ink.maxX, box.maxY - ink.maxY)
        // What lies outside is clipped, which another rule says.
        guard distance < 7.5, distance > -2 else { return nil }
        return rendered.finding(
          "\(text.quoted) stands \(Decimals.one(max(0, distance))) points from the edge", text)
      }
    }
  }
}
