import Synchronization

/// A widget's configuration and when it is worth showing.
public struct RelevantIntent: Sendable, CustomDebugStringConvertible {
  package var intent: any AppIntent
  package var widgetKind: String
  package var relevance: RelevantContext

  public init<Intent: WidgetConfigurationIntent>(
    _ intent: Intent, widgetKind: String, relevance: RelevantContext
  ) {
    self.intent = intent
    self.widgetKind = widgetKind
    self.relevance = relevance
  }

  public var debugDescription: String {
    "RelevantIntent(\(type(of: intent)), widgetKind: \(widgetKind), relevance: "
      + "\(relevance.condition))"
  }
}

/// Publishes relevant configurations for the stack of a watch.
public final class RelevantIntentManager: Sendable {
  public static let shared = RelevantIntentManager()
  private let intents = Mutex<[RelevantIntent]>([])

  /// Replaces what was published before.
  public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {
    intents.withLock { $0 = relevantIntents }
  }

  package var published: [RelevantIntent] { intents.withLock { $0 } }
}
