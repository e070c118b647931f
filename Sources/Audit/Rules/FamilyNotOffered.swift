extension AuditRule {
  static let familyNotOffered = AuditRule(
    "family-not-offered", .note,
    summary: "The medium family is left out between small and large.",
    rationale: "Who has content for the small and the large widget has it for the one between.",
    source: "Human Interface Guidelines, Widgets: offer the sizes that suit the content",
    fix: "Add `.systemMedium` to `supportedFamilies`."
  ) { evidence in
    let families = evidence.widget.families
    guard evidence.platform != .watchOS, families.contains("systemSmall"),
      families.contains("systemLarge"), !families.contains("systemMedium")
    else { return [] }
    return [
      evidence.finding("systemSmall and systemLarge are offered, systemMedium is not")
    ]
  }
}
