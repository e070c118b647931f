extension AuditRule {
  static let noDeepLink = AuditRule(
    "no-deep-link", .note,
    summary: "Nothing in the widget leads to the content it shows.",
    rationale: """
      A tap on a widget opens the app wherever it was. With an address it opens what the widget was \
      about.
      """,
    source: "Human Interface Guidelines, Widgets: taps open the app at the right place",
    fix: "Put `.widgetURL` on the view, or `Link` around its parts."
  ) { evidence in
    // A tap on a script's widget runs the script.
    guard evidence.hasTimeline, !evidence.isScript,
      // Without views there is nothing that an address could stand at, and a hint how to begin has none.
      evidence.mains.contains(where: { rendered in
        !rendered.content.isEmpty
          && !rendered.texts.contains { Excuses.isOne($0) || Excuses.isHint($0) }
      }),
      !evidence.contexts.contains(where: { rendered in
        rendered.nodes.contains { $0.node.url != nil || $0.node.intent != nil }
      })
    else { return [] }
    return [evidence.finding("no widgetURL, no Link, and no control")]
  }
}
