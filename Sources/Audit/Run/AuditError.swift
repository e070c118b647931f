import VitrineStudio

/// Why an audit cannot be made as asked.
public enum AuditError: Error, Hashable, Sendable, CustomStringConvertible {
  case unknownRule(String)
  case badBaseline(path: String)

  public var description: String {
    switch self {
    case .unknownRule(let name):
      Choice.unknown(
        name, what: "rule", known: AuditRules.all.map(\.name), listing: "see 'vitrine rules'")
    case .badBaseline(let path):
      "\(path) is no baseline of 'vitrine audit': write it with --write-baseline"
    }
  }
}
