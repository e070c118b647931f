extension AuditRule {
  static let snapshotNeedsNetwork = AuditRule(
    "snapshot-needs-network", .warning,
    summary: "The gallery's snapshot asks the network.",
    rationale: """
      The gallery shows a snapshot while somebody scrolls by. What has to be fetched first comes too \
      late, or not at all.
      """,
    source: "WidgetKit's documentation of `snapshot(in:)`: sample data for previews at once",
    fix: "Use sample data where `context.isPreview` is true."
  ) { evidence in
    if evidence.snapshotRequests > 0 {
      return [
        evidence.finding(
          "the snapshot sent \(evidence.snapshotRequests) request"
            + (evidence.snapshotRequests == 1 ? "" : "s") + " to the network")
      ]
    }
    guard evidence.snapshotWait > WaitWatch.suspicious else { return [] }
    return [
      evidence.finding(
        "the snapshot waited for \(Decimals.one(evidence.snapshotWait)) seconds without computing")
    ]
  }
}
