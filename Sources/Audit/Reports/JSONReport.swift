public import VitrinePlatform

extension AuditReport {
  /// What `--format json` prints.
  public var json: JSON { .object(["findings": .array(findings.map(\.json))]) }
}

extension Finding {
  var json: JSON {
    .object([
      "rule": .string(rule), "severity": .string(severity.rawValue), "message": .string(message),
      "widget": .string(widget), "family": .optional(family), "context": .optional(context),
      "identifier": .optional(identifier), "frame": frame.map { $0.json } ?? .null,
      "file": .optional(file), "line": line.map { .integer($0) } ?? .null,
      "device": .optional(device), "variant": variant.isEmpty ? .null : .string(variant),
      "picture": .optional(picture),
    ])
  }
}
