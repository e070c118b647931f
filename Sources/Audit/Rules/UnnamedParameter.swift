extension AuditRule {
  static let unnamedParameter = AuditRule(
    "unnamed-parameter", .warning,
    summary: "A parameter of the configuration has no title that a person can read.",
    rationale: "The title is what stands in the widget's settings, beside the value.",
    source: "Human Interface Guidelines, Widgets: few, easy settings (docs/facts/hig-rules.md)",
    fix: "Write `@Parameter(title: \"City\")`."
  ) { evidence in
    evidence.widget.parameters.compactMap { parameter in
      let isEmpty = parameter.title.allSatisfy(\.isWhitespace)
      let isCode = parameter.title == parameter.name && ParameterNames.isCode(parameter.name)
      guard isEmpty || isCode else { return nil }
      var finding = evidence.finding(
        "parameter '\(parameter.name)' has "
          + (isEmpty ? "no title" : "its name in the sources as its title"))
      finding.hint = parameter.name
      finding.isDeclaration = true
      return finding
    }
  }
}

private enum ParameterNames {
  /// Whether a name is written as in code: `showsUnits`, `shows_units`. `City` and `URL` are words.
  static func isCode(_ name: String) -> Bool {
    name.contains("_")
      || zip(name, name.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
  }
}
