import ActivityKit

/// Collects the entries of a preview.
@resultBuilder
public struct PreviewTimelineBuilder {
  @available(*, unavailable, message: "a preview needs at least one entry")
  public static func buildBlock() -> [any TimelineEntry] { [] }
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
  public static func buildPartialBlock(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
  public static func buildPartialBlock(
    accumulated: [any TimelineEntry], next: [any TimelineEntry]
  ) -> [any TimelineEntry] { accumulated + next }
  public static func buildArray(_ components: [[any TimelineEntry]]) -> [any TimelineEntry] {
    components.flatMap(\.self)
  }
}

/// Collects the entries of a relevance widget's preview.
@resultBuilder
public struct PreviewRelevanceEntryBuilder {
  @available(*, unavailable, message: "a preview needs at least one entry")
  public static func buildBlock() -> [any RelevanceEntry] { [] }
  public static func buildExpression(_ entry: any RelevanceEntry) -> [any RelevanceEntry] {
    [entry]
  }
  public static func buildPartialBlock(first: [any RelevanceEntry]) -> [any RelevanceEntry] {
    first
  }
  public static func buildPartialBlock(
    accumulated: [any RelevanceEntry], next: [any RelevanceEntry]
  ) -> [any RelevanceEntry] { accumulated + next }
  public static func buildArray(_ components: [[any RelevanceEntry]]) -> [any RelevanceEntry] {
    components.flatMap(\.self)
  }
}

/// Collects the states of a Live Activity's preview.
@resultBuilder
public struct PreviewActivityBuilder<ContentState> {
  public static func buildExpression(_ state: ContentState) -> [ContentState] { [state] }
  public static func buildPartialBlock(first: [ContentState]) -> [ContentState] { first }
  public static func buildPartialBlock(
    accumulated: [ContentState], next: [ContentState]
  ) -> [ContentState] { accumulated + next }
  public static func buildArray(_ components: [[ContentState]]) -> [ContentState] {
    components.flatMap(\.self)
  }
}
