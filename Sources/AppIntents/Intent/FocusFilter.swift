public import Foundation

/// Adapts an app to a Focus.
public protocol SetFocusFilterIntent: SystemIntent, InstanceDisplayRepresentable {
  var appContext: FocusFilterAppContext { get }
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }
  public static func suggestedFocusFilters(
    for context: FocusFilterSuggestionContext
  ) async -> [Self] { [] }
  public static func invalidateFocusFilterAppContext() {}
  /// The filter in force; without a Focus, the one with default options.
  public static var current: Self {
    get async throws { Self() }
  }
}

/// Which notifications and data pass the filter.
public struct FocusFilterAppContext: Sendable {
  public var notificationFilterPredicate: NSPredicate? { nil }
  public var targetContentIdentifierPrefix: String?
  public init(targetContentIdentifierPrefix: String? = nil) {
    self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
  }
}

/// What is known about the Focus that filters are suggested for.
public struct FocusFilterSuggestionContext: Sendable {}
