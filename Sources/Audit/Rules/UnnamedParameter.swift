extension AuditRule {
  static let unnamedParameter = AuditRule(
    "unnamed-parameter", .warning,
    summary: "A parameter of the configuration has no title that a person can read.",
    rationale: "The title is what stands in the widget's settings, beside the value.",
    source: "Human Interface Guidelines, Widgets: few, easy settings (docs/facts/hig-rules.md)",
    fix: "Write `@Parameter(title: \"City\")`."
  ) { evidence in
    evidence.widget.parameters.compactMap { parameter in
      let title = parameter.title.filter { !$0.isWhitespace }
      let isCode =
        title == parameter.name
        && (title.contains("_") || title.dropFirst().contains(where: \.isUppercase))
      guard title.isEmpty || isCode else { return nil }
      var finding = evidence.finding(
        "parameter '\(parameter.name)' has "
          + (title.isEmpty ? "no title" : "its name in the sources as its title"))
      finding.hint = parameter.name
      finding.isDeclaration = true
      return finding
    }
  }
}
