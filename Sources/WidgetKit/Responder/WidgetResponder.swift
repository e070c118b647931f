import ActivityKit
import VitrineExtension
package import VitrineMessages
import VitrineFoundation
import VitrineText

/// Answers the system for the user's bundle.
@MainActor
package final class WidgetResponder: ExtensionService {
  private static var shared: WidgetResponder?
  /// The responder of this process, for previews that need a widget of the bundle.
  package static var current: WidgetResponder? { shared }
  package static func setCurrent(_ responder: WidgetResponder) { shared = responder }

  private let root: WidgetMain.Root
  private var known: [WidgetDefinition]?
  private(set) var notes: [MessageNote] = []
  var timelines = TimelineCache()
  /// Every placed widget, once a host has told.
  var placed: [PlacedKind]?
  /// Kinds whose provider has been listened to for a second completion.
  private var settled: Set<String> = []
  let renderer: ViewRenderer

  /// `stack` is what views are drawn on.
  package init(_ root: WidgetMain.Root, stack: RenderStack = .shared) {
    self.root = root
    renderer = ViewRenderer(typesetter: .shared, stack: stack)
    StoredDefaults.recover()
  }

  func note(_ severity: MessageNote.Severity, _ message: String) {
    let note = MessageNote(severity, message)
    if !notes.contains(note) { notes.append(note) }
  }

  // MARK: The bundle's widgets

  /// In the order of the bundle's body.
  package var definitions: [WidgetDefinition] {
    if let known { return known }
    var found: [WidgetDefinition] = []
    switch root {
    case .bundle(let make): Self.collect(bundle: make(), into: &found)
    case .widget(let make): Self.collect(make(), into: &found)
    case .control(let make):
      if let control = ControlDefinition.read(control: make()) { found.append(control.asWidget) }
    }
    var kinds: Set<String> = []
    for definition in found where !kinds.insert(definition.kind).inserted {
      note(.warning, "two widgets have the kind '\(definition.kind)'; the first is shown")
    }
    known = found
    return found
  }

  private static func collect<B: WidgetBundle>(bundle: B, into found: inout [WidgetDefinition]) {
    collect(bundle.body, into: &found)
  }

  private static func collect<W: Widget>(_ widget: W, into found: inout [WidgetDefinition]) {
    switch widget {
    case let group as _WidgetGroup:
      for widget in group.widgets { collect(widget, into: &found) }
    case let control as _ControlAsWidget:
      if let control = control.control, let definition = ControlDefinition.read(control: control) {
        found.append(definition.asWidget)
      }
    default:
      if let definition = define(widget) { found.append(definition) }
    }
  }

  static func define<W: Widget>(_ widget: W) -> WidgetDefinition? {
    WidgetDefinition.read(widget.body)
  }

  /// The widget of a kind. Apps give several widgets one kind; the first of these that has the family is
  /// the one that is asked for.
  func definition(_ kind: String, family: String? = nil) throws -> WidgetDefinition {
    let named = definitions.filter { $0.kind == kind }
    if let family, let found = named.first(where: { familyNames($0).contains(family) }) {
      return found
    }
    if let found = named.first { return found }
    throw ExtensionFailure.unknownWidget(kind: kind, known: definitions.map(\.kind))
  }

  func source<A: ActivityAttributes>(of type: A.Type) -> ActivitySource<A>? {
    definitions.lazy.compactMap { $0.source as? ActivitySource<A> }.first
  }

  // MARK: ExtensionService

  package func describe() async throws -> BundleDescription {
    let widgets = definitions.map { describe($0) }
    // Asked for without them where one has crashed.
    let shown = await PreviewDiscovery.isOn ? previews().map(\.description) : []
    return BundleDescription(widgets: widgets, previews: shown, notes: notes)
  }

  package func timeline(_ request: TimelineRequest) async throws -> TimelineResponse {
    let definition = try definition(request.kind, family: request.environment.family)
    placed = request.placed ?? placed
    StoredDefaults.flush()
    defer { StoredDefaults.flush() }
    var call = prepare(
      kind: request.kind, environment: request.environment, configuration: request.configuration,
      timeLimit: request.providerTimeLimit)
    call.settles = settled.insert(request.kind).inserted
    let timeline = try await timeline(of: definition, call)
    // The entries that are drawn next are these.
    timelines[
      TimelineCache.Key(
        kind: request.kind, configuration: request.configuration, environment: request.environment,
        region: call.region)] = timeline
    guard !timeline.entries.isEmpty else {
      throw ExtensionFailure.timelineEmpty(kind: request.kind)
    }
    return TimelineResponse(
      entries: timeline.entries.map {
        TimelineResponse.Entry(
          date: $0.date.timeIntervalSince1970, relevance: $0.relevance.map(\.message))
      },
      policy: timeline.policy?.message ?? .never,
      faults: timeline.faults
        + LateCompletions.shared.take(request.kind).filter { !timeline.faults.contains($0) },
      reloads: WidgetCenter.shared.takeReloads())
  }

  /// The provider's timeline; the failure tells a completion that comes late from one that never
  /// does, as soon as that is known.
  func timeline(
    of definition: WidgetDefinition, _ call: ProviderCall
  ) async throws -> DrawableTimeline {
    let before = SampleEntry.count
    do {
      var timeline = try await definition.source.timeline(call)
      guard SampleEntry.count > before else { return timeline }
      // A timeline that does not compile is the placeholder alone: the snapshot may have a real entry.
      let made = SampleEntry.count
      if let entry = try? await definition.source.snapshot(call), SampleEntry.count == made {
        return DrawableTimeline(entries: [entry], policy: timeline.policy)
      }
      timeline.isMadeUp = true
      return timeline
    } catch ExtensionFailure.completionMissing(let kind, let method, let seconds) {
      let earlier = LateCompletions.shared.take(kind)
      guard earlier.contains("completion-late") else {
        throw ExtensionFailure.completionMissing(kind: kind, method: method, seconds: seconds)
      }
      throw ExtensionFailure.completionLate(kind: kind, method: method, seconds: seconds)
    }
  }

  package func perform(_ request: PerformRequest) async throws -> PerformResponse {
    // What an intent changes is seen by the next timeline.
    timelines.removeAll()
    _ = WidgetCenter.shared.takeReloads()
    return try await perform(intent: request)
  }

  package func configure(_ request: ConfigureRequest) async throws -> ConfigureResponse {
    try await definition(request.kind).source.configure(request.configuration)
  }

  package func recommendations(kind: String) async throws -> [Recommendation] {
    try definition(kind).source.recommendations()
  }

  package func relevance(_ request: RelevanceRequest) async throws -> [RelevanceAttribute] {
    let definition = try definition(request.kind)
    return try await definition.source.relevance(
      prepare(
        kind: request.kind, environment: request.environment, configuration: nil,
        timeLimit: request.providerTimeLimit))
  }

  package func pushToken(_ request: PushTokenRequest) async throws -> PerformResponse {
    guard let changed = try definition(request.kind).pushTokenChanged else {
      throw ExtensionFailure.notAvailable("a push handler for '\(request.kind)'")
    }
    let widgets = request.families.compactMap(WidgetFamily.init(name:)).map {
      WidgetInfo(kind: request.kind, family: $0)
    }
    WidgetCenter.shared.setCurrent { widgets }
    WidgetCenter.shared.setPushToken(request.token)
    _ = WidgetCenter.shared.takeReloads()
    defer { StoredDefaults.flush() }
    changed(request.token, widgets)
    return PerformResponse(reloads: WidgetCenter.shared.takeReloads())
  }

  package func options(_ request: OptionsRequest) async throws -> OptionsResponse {
    OptionsResponse(choices: try await definition(request.kind).source.options(request))
  }
}

extension TimelineReloadPolicy {
  var message: ReloadPolicy {
    switch moment {
    case .atEnd: .atEnd
    case .never: .never
    case .after(let date): .after(date.timeIntervalSince1970)
    }
  }
}
extension TimelineEntryRelevance {
  var message: EntryRelevance { EntryRelevance(score: Double(score), duration: duration) }
}
