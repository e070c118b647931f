public import VitrinePlatform

/// Findings that are known and wait: new ones are told from them.
public struct Baseline: Hashable, Sendable {
  /// How often each finding is known, by its fingerprint.
  public var counts: [String: Int]

  /// A baseline that knows these findings.
  public init(_ findings: [Finding] = []) {
    counts = findings.reduce(into: [:]) { $0[$1.fingerprint, default: 0] += 1 }
  }

  /// What an earlier run wrote.
  public init(_ json: JSON, path: String) throws(AuditError) {
    guard let members = json["findings"]?.members else { throw .badBaseline(path: path) }
    counts = [:]
    for member in members {
      guard let count = member.value.int, count > 0 else { throw .badBaseline(path: path) }
      counts[member.key] = count
    }
  }

  /// Sorted, so that a change of the file shows what changed.
  public var json: JSON {
    .object([
      "version": .integer(1),
      "findings": .object(
        counts.sorted { $0.key < $1.key }.map { JSON.Member($0.key, .integer($0.value)) }),
    ])
  }

  /// The findings that are not in it, and how many are.
  public func new(of findings: [Finding]) -> (new: [Finding], known: Int) {
    var left = counts
    let new = findings.filter { finding in
      guard let count = left[finding.fingerprint], count > 0 else { return true }
      left[finding.fingerprint] = count - 1
      return false
    }
    return (new, findings.count - new.count)
  }
}
