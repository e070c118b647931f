import VitrineDrawing

extension AuditRule {
  static let sparseContent = AuditRule(
    "sparse-content", .note,
    summary: "A large widget is all but empty.",
    rationale:
      "Room on the Home Screen is dear. What fits a small widget should be offered as one.",
    source: "Human Interface Guidelines, Widgets: content for each size (a tenth is an estimate)",
    fix: "Show more in the large families, or do not offer them."
  ) { evidence in
    evidence.systemMains.compactMap { rendered in
      guard [.systemLarge, .systemExtraLarge].contains(rendered.family), !rendered.content.isEmpty,
        !evidence.lacksData(rendered),
        !rendered.leaves.contains(where: { $0.isImage }), rendered.words.count <= 2,
        // A script's `widgetBackground` is drawn by the app, within its content.
        let box = rendered.content.filter({ !evidence.isScript || !Grounds.covers($0, rendered) })
          .map({ $0.visible.intersection(rendered.bounds) })
          .reduce(nil, { (sum: Rect?, next) in sum?.union(next) ?? next }),
        box.width * box.height < 0.06 * rendered.area
      else { return nil }
      return rendered.finding(
        "\(rendered.family.rawValue) draws in \(Decimals.one(box.width)) × \(Decimals.one(box.height)) "
          + "points of \(Decimals.one(rendered.size.width)) × \(Decimals.one(rendered.size.height))",
        rendered.outermost, frame: box)
    }
  }
}
