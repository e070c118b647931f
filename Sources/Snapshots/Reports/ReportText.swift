extension SnapshotReport {
  /// `998 as expected, 2 differ, of 1,000 snapshots`
  public var summary: String {
    let words: [(SnapshotOutcome, String)] = [
      (.failed, "differ"), (.broken, "failed to draw"), (.missing, "without reference"),
      (.recorded, "recorded"), (.updated, "updated"), (.passed, "as expected"),
    ]
    let parts = words.compactMap { outcome, word in
      let number = count(outcome)
      return number == 0 ? nil : "\(Figures.grouped(number)) \(word)"
    }
    let all = Figures.count(results.count, "snapshot")
    return (parts.isEmpty ? "nothing" : parts.joined(separator: ", ")) + " of \(all)"
  }

  /// Every failure on a line, up to a number of them, and the sums.
  /// - folder: where the pictures are.
  public func text(folder: String = ".", limit: Int = 50) -> String {
    let failures = failures
    var lines = failures.prefix(limit).map { result in
      "\(result.outcome.rawValue.uppercased()) \(result.name): \(result.text)"
        + (result.picture.map { "; see \(folder)/\($0)" } ?? "")
    }
    if failures.count > limit {
      lines.append("and \(Figures.grouped(failures.count - limit)) more: see the report")
    }
    if !failures.isEmpty, !libraryDifferences.isEmpty {
      lines.append(
        "the references were drawn with other libraries: "
          + libraryDifferences.joined(separator: "; "))
    }
    if let first = obsolete.first {
      lines.append(
        obsolete.count == 1
          ? "a reference belongs to no snapshot any more: \(first)"
          : "\(Figures.grouped(obsolete.count)) references belong to no snapshot any more, such as "
            + first)
    }
    return (lines + [summary]).joined(separator: "\n")
  }
}

extension PictureComparison {
  /// A line for each difference, and the sums.
  public func text() -> String {
    var lines = differences.map { item in
      switch item.change {
      case .changed(let difference): "changed \(item.name): \(difference.text)"
      case .unreadable(let reason): "unreadable \(item.name): \(reason)"
      case .added, .removed, .same, .tolerated: "\(item.change.word) \(item.name)"
      }
    }
    if !agrees { lines += libraryDifferences.map { "drawn with other libraries: \($0)" } }
    return (lines + [summary]).joined(separator: "\n")
  }
}
