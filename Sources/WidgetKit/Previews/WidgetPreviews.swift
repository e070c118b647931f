import ActivityKit
import AppIntents
import Intents
import VitrineMessages

/// What WidgetKit puts into a `Preview`.
@MainActor
protocol WidgetPreview {
  var kind: PreviewDescription.Kind { get }
  /// WidgetKit's name of the family, or of an activity's region.
  var family: String? { get }
  /// The part of a Live Activity that it shows.
  var region: ActivityRegion? { get }
  func definition() -> WidgetDefinition?
  func entryCount() async -> Int
  /// The timeline's entries, drawn by `definition`.
  func timeline(_ call: ProviderCall, _ definition: WidgetDefinition) async throws
    -> DrawableTimeline
}

extension WidgetPreview {
  var region: ActivityRegion? { nil }
  /// Providers are not run to count their entries.
  func entryCount() async -> Int { 1 }
}

/// Entries as literals.
struct EntriesPreview: WidgetPreview {
  let familyValue: WidgetFamily
  let widget: @MainActor () -> any Widget
  let entries: @MainActor () async -> [any TimelineEntry]
  var kind: PreviewDescription.Kind { .widget }
  var family: String? { familyValue.name }
  func definition() -> WidgetDefinition? { WidgetResponder.define(widget()) }
  func entryCount() async -> Int { await entries().count }
  func timeline(_ call: ProviderCall, _ definition: WidgetDefinition) async throws
    -> DrawableTimeline
  {
    guard let source = definition.source as? any EntryDrawing else {
      throw ExtensionFailure.notAvailable(
        "entries for a \(definition.source.configuration.rawValue) widget")
    }
    return DrawableTimeline(
      entries: try await entries().map { entry in
        guard let drawable = source.drawable(any: entry) else {
          throw ExtensionFailure.providerFailed(
            kind: definition.kind,
            message: "the preview's entry of type '\(type(of: entry))' is not the provider's entry")
        }
        return drawable
      }, policy: .never)
  }
}

/// A source that can draw a given entry of its type.
@MainActor
protocol EntryDrawing {
  func drawable(any entry: Any) -> DrawableEntry?
}
extension StaticSource: EntryDrawing {
  func drawable(any entry: Any) -> DrawableEntry? {
    (entry as? Provider.Entry).map { DrawableEntry($0, content: content) }
  }
}
extension AppIntentSource: EntryDrawing {
  func drawable(any entry: Any) -> DrawableEntry? {
    (entry as? Provider.Entry).map { DrawableEntry($0, content: content) }
  }
}
extension IntentSource: EntryDrawing {
  func drawable(any entry: Any) -> DrawableEntry? {
    (entry as? Provider.Entry).map { DrawableEntry($0, content: content) }
  }
}
extension RelevanceSource: EntryDrawing {
  func drawable(any entry: Any) -> DrawableEntry? {
    guard let entry = entry as? Provider.Entry else { return nil }
    let box = UncheckedBox((entry, content))
    return DrawableEntry(date: Date()) { box.value.1(box.value.0) }
  }
}

/// Entries of another provider than the widget's own.
struct ProviderPreview: WidgetPreview {
  let familyValue: WidgetFamily
  let widget: @MainActor () -> any Widget
  /// A provider's entries and, by the widget's own source, their views.
  let entries:
    @MainActor (ProviderCall) async throws -> (
      entries: [any TimelineEntry], policy: TimelineReloadPolicy
    )
  var kind: PreviewDescription.Kind { .widget }
  var family: String? { familyValue.name }
  func definition() -> WidgetDefinition? { WidgetResponder.define(widget()) }
  func timeline(_ call: ProviderCall, _ definition: WidgetDefinition) async throws
    -> DrawableTimeline
  {
    let given = try await entries(call)
    let literal = EntriesPreview(
      familyValue: familyValue, widget: widget, entries: { given.entries })
    var timeline = try await literal.timeline(call, definition)
    timeline.policy = given.policy
    return timeline
  }
}

/// Entries of a relevance widget.
struct RelevancePreview: WidgetPreview {
  let widget: @MainActor () -> any Widget
  let entries: @MainActor (ProviderCall) async throws -> [Any]
  var kind: PreviewDescription.Kind { .widget }
  var family: String? { WidgetFamily.accessoryRectangular.name }
  func definition() -> WidgetDefinition? { WidgetResponder.define(widget()) }
  func timeline(_ call: ProviderCall, _ definition: WidgetDefinition) async throws
    -> DrawableTimeline
  {
    let source = definition.source as? any EntryDrawing
    let entries = try await entries(call).compactMap { source?.drawable(any: $0) }
    return DrawableTimeline(
      entries: entries.map { entry in
        var entry = entry
        entry.date = call.date
        return entry
      }, policy: .never)
  }
}

/// States of a Live Activity.
struct ActivityPreview<Attributes: ActivityAttributes>: WidgetPreview {
  let content: ActivityPreviewContent<Attributes>
  var kind: PreviewDescription.Kind { .activity }
  var family: String? { content.kind.region.family }
  var region: ActivityRegion? { content.kind.region }
  func definition() -> WidgetDefinition? {
    content.widget.flatMap { WidgetResponder.define($0()) }
  }
  func entryCount() async -> Int { await content.states().count }
  func timeline(_ call: ProviderCall, _ definition: WidgetDefinition) async throws
    -> DrawableTimeline
  {
    guard let source = definition.source as? ActivitySource<Attributes> else {
      throw ExtensionFailure.providerFailed(
        kind: definition.kind,
        message: "the preview's widget is no Live Activity of '\(Attributes.self)'")
    }
    var call = call
    call.region = call.region ?? content.kind.region
    return source.drawable(content.attributes, await content.states(), call)
  }
}

/// A control.
struct ControlPreview: WidgetPreview {
  let widget: @MainActor () -> any ControlWidget
  var kind: PreviewDescription.Kind { .control }
  var family: String? { "control" }
  func definition() -> WidgetDefinition? { ControlDefinition.read(control: widget())?.asWidget }
  func timeline(_ call: ProviderCall, _ definition: WidgetDefinition) async throws
    -> DrawableTimeline
  {
    DrawableTimeline(entries: [try await definition.source.snapshot(call)], policy: nil)
  }
}
