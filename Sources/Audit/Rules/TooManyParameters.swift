extension AuditRule {
  static let tooManyParameters = AuditRule(
    "too-many-parameters", .note,
    summary: "The configuration has more than six parameters.",
    rationale: "Settings of a widget are made in a small panel, in passing.",
    source: "Human Interface Guidelines, Widgets: few, easy settings (six is an estimate)",
    fix: "Keep what people change, group the rest in one choice, or make it a setting of the app."
  ) { evidence in
    let count = evidence.widget.parameters.count
    return count > 6
      ? [evidence.finding("\(count) parameters in one panel")] : []
  }
}
