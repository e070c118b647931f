extension AuditReport {
  /// One test case for each widget and rule that was applied, as CI servers show them. What is less than
  /// `limit` fails nothing, and is the case's output.
  public func junit(rules: [AuditRule], failOn limit: Severity = .note) -> String {
    var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#]
    let kinds = widgets.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let failedCases = Set(
      findings.filter { $0.severity >= limit }.map { Case(widget: $0.widget, rule: $0.rule) })
    lines.append(
      #"<testsuites name="vitrine audit" tests="\#(kinds.count * rules.count)" "#
        + #"failures="\#(failedCases.count)">"#)
    for kind in kinds {
      let failed = failedCases.filter { $0.widget == kind }
      lines.append(
        #"  <testsuite name="\#(kind.xml)" tests="\#(rules.count)" failures="\#(failed.count)" "#
          + #"skipped="0" errors="0">"#)
      for rule in rules { lines += Self.testCase(kind, rule, findings, limit) }
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>"]).joined(separator: "\n")
  }

  private struct Case: Hashable {
    var widget: String
    var rule: String
  }

  private static func testCase(
    _ kind: String, _ rule: AuditRule, _ all: [Finding], _ limit: Severity
  ) -> [String] {
    let own = all.filter { $0.widget == kind && $0.rule == rule.name }
    let head = "    <testcase classname=\"\(kind.xml)\" name=\"\(rule.name)\""
    guard let worst = own.max(by: { $0.severity < $1.severity }) else { return [head + "/>"] }
    let body: String = own.map { finding -> String in
      let place = finding.file.map { "\($0):\(finding.line ?? 1): " } ?? ""
      let scene = [finding.family, finding.context, finding.identifier].compactMap { $0 }
      return
        "\(place)\(finding.severity.rawValue): \(finding.message) (\(scene.joined(separator: ", ")))"
    }.joined(separator: "\n")
    let told =
      worst.severity >= limit
      ? "<failure type=\"\(worst.severity.rawValue)\" message=\"\(worst.message.xml)\">"
        + body.xml + "</failure>"
      : "<system-out>" + body.xml + "</system-out>"
    return [head + ">", "      " + told, "    </testcase>"]
  }
}

extension String {
  /// With what XML and HTML read otherwise replaced, and without what XML cannot hold.
  var xml: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
      default: if scalar.value >= 32 { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }
}
