public import ActivityKit
public import AppIntents
public import Intents

@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily,
  widget: @escaping @MainActor () -> any Widget,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily,
  widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> any TimelineProvider
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview<Intent: WidgetConfigurationIntent>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Intent,
  widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> any AppIntentTimelineProvider
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily, using intent: INIntent,
  widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> any IntentTimelineProvider
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(
  _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
  widget: @escaping @MainActor () -> any Widget,
  @PreviewActivityBuilder<Attributes.ContentState> contentStates:
    @escaping @MainActor () async -> [Attributes.ContentState]
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, widget: @escaping @MainActor () -> any Widget,
  @PreviewRelevanceEntryBuilder relevanceEntries:
    @escaping @MainActor () async -> [any RelevanceEntry]
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, widget: @escaping @MainActor () -> any Widget,
  relevanceProvider: @escaping @MainActor () -> any RelevanceEntriesProvider
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview<Configuration: WidgetConfigurationIntent>(
  _ name: String? = nil, widget: @escaping @MainActor () -> any Widget,
  relevanceProvider: @escaping @MainActor () -> any RelevanceEntriesProvider,
  relevance: @escaping @MainActor () async -> WidgetRelevance<Configuration>
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")
