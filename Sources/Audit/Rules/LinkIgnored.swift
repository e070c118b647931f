import VitrineCatalog
import VitrineHost

extension AuditRule {
  static let linkIgnored = AuditRule(
    "link-ignored", .warning,
    summary: "A link or control stands in a family that ignores it.",
    rationale: """
      Small accessories are one tap target: a `Link` in them does nothing, the whole widget opens the \
      app.
      """,
    source:
      "WidgetKit's documentation of links and interactivity (docs/facts/behavior.md §17, §18)",
    fix: "Use `.widgetURL` on the whole view in these families."
  ) { evidence in
    evidence.mains.flatMap { rendered -> [Finding] in
      let rules = InteractionRules(
        family: rendered.family, platform: rendered.job.device.platform,
        os: rendered.environment.osVersion)
      return rendered.targets.compactMap { target in
        let refusal =
          target.node.url != nil
          ? rules.linkRefusal
          : target.node.intent != nil ? rules.intentRefusal : nil
        if let refusal { return rendered.finding("\(target.type): \(refusal)", target) }
        // Of two pages of Apple's, one has links from systemMedium on only.
        guard target.node.url != nil, rendered.family == .systemSmall else { return nil }
        return rendered.finding(
          "Link: systemSmall has one tap target on many systems; use widgetURL", target)
      }
    }
  }
}
