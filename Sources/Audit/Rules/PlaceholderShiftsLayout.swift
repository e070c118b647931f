import VitrineDrawing

extension AuditRule {
  static let placeholderShiftsLayout = AuditRule(
    "placeholder-shifts-layout", .note,
    summary: "The placeholder is laid out differently from the content.",
    rationale: "When data comes, everything jumps: the eye has to find its place again.",
    source: "Human Interface Guidelines, Widgets: placeholders in the layout of the content",
    fix: "Draw the same view in both, with sample data of usual length."
  ) { evidence in
    evidence.variants(.placeholder).compactMap { placeholder in
      guard let main = evidence.main(placeholder.family), main.family.isSystem,
        let before = Layouts.box(placeholder), let after = Layouts.box(main),
        placeholder.content.count > 1,
        // An error, or a hint how to begin, has its own layout, and seldom is the content.
        !main.texts.contains(where: Excuses.isOne), !evidence.lacksData(main),
        // Sample data fills the placeholder, and nothing has come for the content.
        placeholder.content.count < main.content.count * 3
      else { return nil }
      let shift = abs(before.midY - after.midY) / main.size.height
      let growth = abs(before.height - after.height) / main.size.height
      guard shift > 0.2 || growth > 0.4 else { return nil }
      return placeholder.finding(
        "the placeholder's content is \(Decimals.one(before.height)) points high and centered at "
          + "\(Decimals.one(before.midY)), the content \(Decimals.one(after.height)) and "
          + "\(Decimals.one(after.midY))",
        placeholder.outermost, frame: before)
    }.prefix(1).map { $0 }
  }
}

private enum Layouts {
  static func box(_ rendered: Rendered) -> Rect? {
    rendered.content.filter { !Grounds.covers($0, rendered) }.map {
      $0.visible.intersection(rendered.bounds)
    }
    .reduce(nil) { $0?.union($1) ?? $1 }
  }
}
