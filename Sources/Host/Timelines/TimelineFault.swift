public import VitrineExtensionClient
import VitrineMessages

/// What a provider did wrong, by a name that stays.
public struct TimelineFault: Error, Hashable, Sendable {
  /// Stable names of faults, as in `timeline --format json`.
  public enum Name: String, Codable, Hashable, Sendable, CaseIterable {
    /// `getTimeline` never called its completion handler.
    case completionMissing = "completion-missing"
    /// … called it after the time limit.
    case completionLate = "completion-late"
    /// … called it more than once; the first counts.
    case completionTwice = "completion-twice"
    case timelineEmpty = "timeline-empty"
    /// Entries are not in the order of their dates; they are shown in that order.
    case entriesUnsorted = "entries-unsorted"
    /// No entry will ever replace the one shown, or a new timeline is due at once.
    case entriesInPast = "entries-in-past"
    case entriesTooMany = "entries-too-many"
    /// A date that is no moment (not a number, infinite).
    case entryDateInvalid = "entry-date-invalid"
    /// `.after` names a moment that has passed.
    case policyInPast = "policy-in-past"
    case providerCrashed = "provider-crashed"
    /// Did not return: a loop, a wait without end.
    case providerHung = "provider-hung"
    /// Threw an error.
    case providerFailed = "provider-failed"
    case memoryExceeded = "memory-exceeded"
    /// Bytes that are no answer.
    case replyInvalid = "reply-invalid"
    /// The extension could not be started.
    case extensionMissing = "extension-missing"
    case archiveTooLarge = "archive-too-large"
  }
  /// Stable, for scripts that look for it.
  public var name: Name
  /// One sentence that says what to do.
  public var message: String
  public init(_ name: Name, _ message: String) {
    self.name = name
    self.message = message
  }
}

extension TimelineFault {
  /// The fault behind a request that brought no timeline.
  public init(_ fault: ExtensionFault) {
    let name: Name
    switch fault {
    case .cannotStart: name = .extensionMissing
    case .crashed, .exited: name = .providerCrashed
    case .hung: name = .providerHung
    case .outOfMemory: name = .memoryExceeded
    case .garbage: name = .replyInvalid
    case .undrawable: name = .archiveTooLarge
    case .failed(let failure): name = Self.name(of: failure)
    }
    self.init(name, "\(fault)")
  }

  private static func name(of failure: ExtensionFailure) -> Name {
    switch failure {
    case .timelineEmpty: .timelineEmpty
    // An async method has no completion: it did not return.
    case .completionMissing(_, let method, _):
      method.hasPrefix("get") ? .completionMissing : .providerHung
    case .completionLate: .completionLate
    case .unknownWidget, .unknownPreview, .unsupportedFamily, .noSuchEntry, .providerFailed,
      .scriptFailed,
      .badConfiguration, .unknownIntent, .intentFailed, .notAvailable, .badRequest:
      .providerFailed
    }
  }

  /// A fault that the extension itself named beside a timeline that can be shown.
  init?(noted name: String) {
    guard let name = Name(rawValue: name) else { return nil }
    switch name {
    case .completionTwice:
      self.init(name, "the completion handler was called more than once; the first call counts")
    case .completionLate:
      self.init(name, "the completion handler of an earlier request was called too late; ignored")
    default: return nil
    }
  }
}
