/// What came of one snapshot.
public enum SnapshotOutcome: String, Hashable, Sendable, Codable, CaseIterable {
  case passed
  /// It differs from its reference.
  case failed
  /// It has no reference, and none was to be written.
  case missing
  /// A reference was written that nobody has looked at.
  case recorded
  /// A reference was written as was asked for.
  case updated
  /// The widget failed: there is nothing to compare.
  case broken

  /// Whether the run fails by it.
  public var isFailure: Bool {
    switch self {
    case .passed, .updated: false
    case .failed, .missing, .recorded, .broken: true
    }
  }
}

/// One snapshot of a run.
public struct SnapshotResult: Hashable, Sendable, Codable {
  /// The reference's name: its path without the extension.
  public var name: String
  /// What it is a picture of: a widget's kind, a preview, a test.
  public var group: String
  /// What came of it.
  public var outcome: SnapshotOutcome
  /// By how much and where it differs; nil where it does not, or cannot be compared.
  public var difference: PictureDifference?
  /// Why it failed, where the difference does not say it.
  public var reason: String?
  /// Expected, difference and actual in one file, from the report's folder on.
  public var picture: String?
  /// Whether the picture is the three of them, and not the new picture alone.
  public var isTriple: Bool

  public init(
    name: String, group: String, outcome: SnapshotOutcome, difference: PictureDifference? = nil,
    reason: String? = nil, picture: String? = nil, isTriple: Bool = false
  ) {
    self.name = name
    self.group = group
    self.outcome = outcome
    self.difference = difference
    self.reason = reason
    self.picture = picture
    self.isTriple = isTriple
  }

  /// What happened, in a sentence without its end.
  public var text: String {
    switch outcome {
    case .passed: "as expected"
    case .failed: difference?.text ?? reason ?? "differs"
    case .missing: "no reference"
    case .recorded: difference.map { "recorded anew: \($0.text)" } ?? "no reference; recorded"
    case .updated: "updated"
    case .broken: reason ?? "the widget failed"
    }
  }
}
