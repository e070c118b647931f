extension AuditRule {
  static let tapTargetsOverlap = AuditRule(
    "tap-targets-overlap", .warning,
    summary: "Two buttons, toggles or links lie on each other.",
    rationale: "Which of the two a tap reaches is chance to the person who taps.",
    source: "Human Interface Guidelines, Buttons: space between targets",
    fix: "Set the targets apart, or make them one."
  ) { evidence in
    evidence.systemMains.flatMap { rendered -> [Finding] in
      let all = rendered.targets.filter { target in
        !target.frame.isEmpty && !target.ancestors.contains(where: Targets.types.contains)
      }
      return all.indices.flatMap { index in
        all[(index + 1)...].compactMap { other -> Finding? in
          let common = all[index].frame.intersection(other.frame)
          guard common.width > 3, common.height > 3 else { return nil }
          return rendered.finding(
            "two tap targets share \(Decimals.one(common.width)) × \(Decimals.one(common.height)) "
              + "points", other, frame: common)
        }
      }
    }
  }
}
