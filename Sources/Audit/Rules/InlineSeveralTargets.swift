import VitrineCatalog

extension AuditRule {
  static let inlineSeveralTargets = AuditRule(
    "inline-several-targets", .warning,
    summary: "An inline accessory has more than one tap target.",
    rationale: "The line above the clock is one target: of several links none does anything.",
    source: "Human Interface Guidelines, Widgets: inline accessories have one tap target",
    fix: "Use one `.widgetURL` for accessoryInline."
  ) { evidence in
    evidence.mains.filter { $0.family == .accessoryInline }.compactMap { rendered in
      let targets = rendered.targets
      guard targets.count > 1 else { return nil }
      return rendered.finding(
        "\(targets.count) links and controls in one line", targets[targets.count - 1])
    }
  }
}
