public import VitrinePlatform

extension AuditReport {
  /// SARIF 2.1.0, as code scanning services read it.
  public func sarif(version: String) -> JSON {
    let used = AuditRules.all.filter { rule in
      findings.contains { $0.rule == rule.name }
        || silenced.contains { $0.finding.rule == rule.name }
    }
    let indices = Dictionary(uniqueKeysWithValues: used.enumerated().map { ($1.name, $0) })
    let results =
      findings.map { Self.result($0, indices, reason: nil) }
      + silenced.map { Self.result($0.finding, indices, reason: $0.reason) }
    let driver: JSON = .object([
      "name": .string("vitrine"), "semanticVersion": .string(version),
      "rules": .array(used.map(Self.rule)),
    ])
    return .object([
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
      "version": .string("2.1.0"),
      "runs": .array([
        .object([
          "tool": .object(["driver": driver]), "columnKind": .string("utf16CodeUnits"),
          "results": .array(results),
        ])
      ]),
    ])
  }

  private static func rule(_ rule: AuditRule) -> JSON {
    .object([
      "id": .string(rule.name), "name": .string(rule.name.camelCased),
      "shortDescription": message(rule.summary),
      "fullDescription": message(rule.rationale),
      "help": message("\(rule.fix) Source: \(rule.source)"),
      "defaultConfiguration": .object(["level": .string(rule.severity.rawValue)]),
    ])
  }

  private static func message(_ text: String) -> JSON { .object(["text": .string(text)]) }

  private static func result(_ finding: Finding, _ indices: [String: Int], reason: String?) -> JSON
  {
    var members: [JSON.Member] = [
      .init("ruleId", .string(finding.rule)),
      .init("ruleIndex", .integer(indices[finding.rule] ?? 0)),
      .init("level", .string(finding.severity.rawValue)),
      .init("message", message(finding.message)),
      .init("locations", .array([location(finding)])),
      .init("partialFingerprints", .object(["vitrine/v1": .string(finding.fingerprint)])),
    ]
    if let reason {
      let suppression: JSON = .object([
        "kind": .string("inSource"), "justification": .string(reason),
      ])
      members.append(.init("suppressions", .array([suppression])))
    }
    return .object(members)
  }

  private static func location(_ finding: Finding) -> JSON {
    var members: [JSON.Member] = []
    if let file = finding.file {
      var physical: [JSON.Member] = [
        .init("artifactLocation", .object(["uri": .string(file.uri)]))
      ]
      if let line = finding.line {
        physical.append(.init("region", .object(["startLine": .integer(max(1, line))])))
      }
      members.append(.init("physicalLocation", .object(physical)))
    }
    let names = [finding.widget, finding.family, finding.context, finding.identifier]
      .compactMap { $0 }
    members.append(
      .init(
        "logicalLocations",
        .array([.object(["fullyQualifiedName": .string(names.joined(separator: "/"))])])))
    return .object(members)
  }
}

extension String {
  /// `text-too-small` as `TextTooSmall`.
  var camelCased: String {
    split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// A path as a relative or file URI.
  fileprivate var uri: String {
    let allowed = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8)
    let escaped = utf8.map { byte -> String in
      if allowed.contains(byte) { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
    return hasPrefix("/") ? "file://" + escaped : escaped
  }
}
