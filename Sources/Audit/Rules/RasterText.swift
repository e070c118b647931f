extension AuditRule {
  static let rasterText = AuditRule(
    "raster-text", .warning,
    summary: "Text is shown as a picture.",
    rationale: """
      A picture of text does not grow with Dynamic Type, is not read aloud, is not translated, and \
      blurs where the system scales it.
      """,
    source:
      "Human Interface Guidelines, Widgets: real text, never a picture of text (docs/facts/hig-rules.md)",
    fix: "Use `Text`."
  ) { evidence in
    evidence.mains.flatMap { rendered in
      rendered.pictures.compactMap { picture in
        guard let text = picture.node.drawnText, text.contains(where: \.isLetter) || text.count > 1
        else { return nil }
        return rendered.finding("\"\(text.prefix(40))\" is drawn into a picture", picture)
      }
    }
  }
}
