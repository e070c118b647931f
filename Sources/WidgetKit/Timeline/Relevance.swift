public import AppIntents
public import Intents

/// When a kind of widget matters.
public struct WidgetRelevance<Configuration> {
  package let attributes: [WidgetRelevanceAttribute<Configuration>]
  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {
    self.attributes = attributes
  }
}

/// Widgets of which one at a time is suggested.
public struct WidgetRelevanceGroup: Hashable, Sendable {
  package let name: String
  public static func named(_ name: String) -> WidgetRelevanceGroup {
    WidgetRelevanceGroup(name: "named:\(name)")
  }
  public static let ungrouped = WidgetRelevanceGroup(name: "ungrouped")
  public static let automatic = WidgetRelevanceGroup(name: "automatic")
}

/// One condition, with the configuration that it suggests.
public struct WidgetRelevanceAttribute<Configuration> {
  package let configuration: Configuration
  package let context: RelevantContext?
  package let group: WidgetRelevanceGroup?
  package init(
    configuration: Configuration, relevant context: RelevantContext?, grouped: WidgetRelevanceGroup?
  ) {
    self.configuration = configuration
    self.context = context
    group = grouped
  }
}
extension WidgetRelevanceAttribute where Configuration == Void {
  public init(context: RelevantContext) {
    self.init(configuration: (), relevant: context, grouped: nil)
  }
  public init(group: WidgetRelevanceGroup) {
    self.init(configuration: (), relevant: nil, grouped: group)
  }
}
extension WidgetRelevanceAttribute where Configuration: WidgetConfigurationIntent {
  public init(configuration: Configuration, context: RelevantContext) {
    self.init(configuration: configuration, relevant: context, grouped: nil)
  }
  public init(configuration: Configuration, group: WidgetRelevanceGroup) {
    self.init(configuration: configuration, relevant: nil, grouped: group)
  }
}
extension WidgetRelevanceAttribute where Configuration: INIntent {
  public init(configuration: Configuration, context: RelevantContext) {
    self.init(configuration: configuration, relevant: context, grouped: nil)
  }
  public init(configuration: Configuration, group: WidgetRelevanceGroup) {
    self.init(configuration: configuration, relevant: nil, grouped: group)
  }
}

/// Data of a relevance widget at one match.
public protocol RelevanceEntry: Sendable {}

/// Fills a widget that appears when one of its conditions holds (watchOS).
public protocol RelevanceEntriesProvider {
  associatedtype Entry: RelevanceEntry
  associatedtype Configuration: WidgetConfigurationIntent
  typealias Context = RelevanceEntriesProviderContext
  func relevance() async -> WidgetRelevance<Self.Configuration>
  func entry(configuration: Self.Configuration, context: Self.Context) async throws -> Self.Entry
  func placeholder(context: Self.Context) -> Self.Entry
}

public struct RelevanceEntriesProviderContext: Sendable {
  /// Points.
  public let displaySize: CGSize
  public let isPreview: Bool
  package init(displaySize: CGSize, isPreview: Bool) {
    self.displaySize = displaySize
    self.isPreview = isPreview
  }
}
