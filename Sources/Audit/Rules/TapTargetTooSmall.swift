import VitrineCatalog

extension AuditRule {
  static let tapTargetTooSmall = AuditRule(
    "tap-target-too-small", .warning,
    summary: "A button, toggle or link is smaller than 44 × 44 points, on a Mac 28 × 28.",
    rationale: "Smaller targets are missed, and a missed tap opens the app.",
    source:
      "Human Interface Guidelines, Buttons: a hit region of 44 × 44 points; Accessibility: 28 × 28 on a Mac",
    fix: """
      Give the label `.frame(minWidth: 44, minHeight: 44)` with `.contentShape(.rect)`, or fewer and \
      larger controls.
      """
  ) { evidence in
    evidence.mains.filter { Targets.isJudged($0.family) }.flatMap { rendered in
      rendered.targets.compactMap { target in
        let (width, height) = (target.frame.width, target.frame.height)
        guard width > 0, height > 0, min(width, height) < Targets.least(rendered) - 0.5,
          !Targets.isSystemSized(target), !target.ancestors.contains(where: Targets.types.contains)
        else { return nil }
        return rendered.finding(
          "a tap target of \(Decimals.one(width)) × \(Decimals.one(height)) points", target)
      }
    }
  }
}

enum Targets {
  /// Families in which controls and links are hit by a finger, each by itself.
  static func isJudged(_ family: Family) -> Bool {
    family.isSystem || family == .activityLockScreen || family == .islandExpanded
  }

  /// Points: a pointer hits what a finger misses.
  static func least(_ rendered: Rendered) -> Double {
    rendered.environment.platform == .macOS ? 28 : 44
  }

  static let types: Set<String> = ["Link", "Button", "Toggle"]

  /// Whether it is the system's own switch, whose height is the system's choice: 31 points, 28 from
  /// iOS 26 on. A toggle in the style of a button fades as a whole when it is pressed.
  static func isSystemSized(_ target: PlacedNode) -> Bool {
    target.type == "Toggle" && target.frame.height >= 28 && target.frame.width >= 44
      && target.node.children.first?.type != "Opacity"
  }
}
