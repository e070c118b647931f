extension AuditRule {
  static let severalWidgetURLs = AuditRule(
    "several-widget-urls", .error,
    summary: "The view has more than one widgetURL.",
    rationale: "Which of them a tap opens is not defined.",
    source: "Apple's documentation of `widgetURL(_:)` (docs/facts/behavior.md §16)",
    fix: "Keep one `.widgetURL` on the outermost view and use `Link` for the others."
  ) { evidence in
    evidence.mains.compactMap { rendered in
      let nodes = rendered.nodes.filter { $0.type == "WidgetURL" && $0.node.url != nil }
      let addresses = Set(nodes.compactMap(\.node.url))
      guard addresses.count > 1 else { return nil }
      var inner = nodes.last { $0.identifier != nil } ?? nodes.last
      // An address may be put on a named view as well as be named itself.
      if var last = nodes.last, let name = last.node.nameWithin {
        last.identifier = name
        inner = last
      }
      return rendered.finding(
        "\(addresses.count) addresses: \(addresses.sorted().joined(separator: ", "))", inner)
    }
  }
}
