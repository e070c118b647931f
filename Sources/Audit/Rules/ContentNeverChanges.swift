extension AuditRule {
  static let contentNeverChanges = AuditRule(
    "content-never-changes", .note,
    summary: "The timeline has several entries, and all draw the same picture.",
    rationale: "A widget is looked at often. What never says anything new is soon passed over.",
    source: "Human Interface Guidelines, Widgets: dynamic content (docs/facts/hig-rules.md)",
    fix: "Make entries for the moments at which something changes, and let the view show it."
  ) { evidence in
    guard let main = evidence.mains.first, main.entryCount > 1, evidence.entries.count > 1,
      !main.content.isEmpty, !evidence.lacksData(main),
      // What the system keeps up to date changes by itself.
      !main.leaves.contains(where: { leaf in
        switch leaf.kind {
        case .dynamicText, .progress: true
        case .fill, .stroke, .text, .image, .glass: false
        }
      }), Set(evidence.entries.map(Fingerprint.init)).count == 1,
      let later = evidence.variants(.later).first, Fingerprint(later) == Fingerprint(main)
    else { return [] }
    return [
      evidence.finding(
        "\(main.entryCount) entries draw one picture, and a day later it is the same")
    ]
  }
}
