import VitrineHost

extension AuditRule {
  static let memoryOverLimit = AuditRule(
    "memory-over-limit", .error,
    summary: "The extension takes more memory than a device allows.",
    rationale: "The system ends an extension above 30 MB, and the widget stays as it was.",
    source: "docs/facts/behavior.md: 30 MB for a widget's extension (third party)",
    fix:
      "Scale pictures down while they are decoded, read data in pieces, and keep nothing between renders."
  ) { evidence in
    guard let memory = evidence.memory, memory > ResourceUsage.deviceMemory else { return [] }
    return [
      evidence.finding(
        "\(memory >> 20) MB after one timeline and one render of each family; a device ends it at "
          + "\(ResourceUsage.deviceMemory >> 20)")
    ]
  }
}
