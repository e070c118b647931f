extension AuditRule {
  static let placeholderIdentical = AuditRule(
    "placeholder-identical", .warning,
    summary: "The placeholder is drawn exactly as the content is.",
    rationale: """
      The placeholder stands in until there is data: with real words and numbers in it people read what \
      is not true. The system redacts it unless the view forbids that.
      """,
    source: "Human Interface Guidelines, Widgets: placeholders (docs/facts/hig-rules.md)",
    fix: "Leave `.unredacted()` away, but for words that never change."
  ) { evidence in
    evidence.variants(.placeholder).compactMap { placeholder in
      guard let main = evidence.main(placeholder.family), !main.texts.isEmpty,
        placeholder.content.contains(where: \.isText),
        Fingerprint(placeholder) == Fingerprint(main)
      else { return nil }
      return placeholder.finding(
        "the placeholder of \(placeholder.family.rawValue) is not redacted: it looks like content",
        placeholder.outermost, frame: placeholder.bounds)
    }.prefix(1).map { $0 }
  }
}

/// What a render draws, as far as somebody sees it: kinds and places, and what texts say.
struct Fingerprint: Hashable {
  private let parts: [String]

  init(_ rendered: Rendered) {
    parts = rendered.content.map { leaf in
      let box = leaf.visible
      let place = [box.minX, box.minY, box.width, box.height].map { String(Int($0.rounded())) }
      let color = leaf.color.map { "\($0)" } ?? ""
      switch leaf.kind {
      case .text(let run): return "text \(run.text) \(place) \(color)"
      case .dynamicText(let text): return "dynamic \(text.paragraph.text) \(place)"
      case .image(let image): return "image \(image.image.rawValue) \(place)"
      case .fill: return "fill \(place) \(color)"
      case .stroke: return "stroke \(place) \(color)"
      case .progress: return "progress \(place)"
      case .glass: return "glass \(place)"
      }
    }
  }
}
