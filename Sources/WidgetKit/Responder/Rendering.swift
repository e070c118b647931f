import VitrineDrawing
import VitrineFoundation
package import VitrineMessages
import VitrineText

extension WidgetResponder {
  /// Sets what the widget's code finds around it, and what its provider is called with.
  func prepare(
    kind: String, environment: RenderEnvironment, configuration: String?, timeLimit: Double,
    region: String? = nil
  ) -> ProviderCall {
    let values = EnvironmentValues(environment)
    AmbientContext.setProcess(ambient(environment, values))
    let family = WidgetFamily(name: environment.family) ?? .systemSmall
    let own = PlacedKind(
      kind: kind, family: environment.family, configuration: configuration)
    setPlaced(placed ?? [own])
    let context = TimelineProviderContext(
      environment: values, family: family, isPreview: environment.isPreview,
      displaySize: CGSize(width: environment.width, height: environment.height))
    return ProviderCall(
      kind: kind, context: context, configuration: configuration, timeLimit: timeLimit,
      region: region.flatMap(ActivityRegion.init),
      date: Date(timeIntervalSince1970: environment.date))
  }

  private func ambient(_ render: RenderEnvironment, _ values: EnvironmentValues) -> AmbientContext {
    return AmbientContext(
      locale: values.locale, timeZone: values.timeZone, calendar: values.calendar,
      now: Date(timeIntervalSince1970: render.date),
      // Same date, same random numbers.
      seed: render.date.bitPattern, device: AmbientContext.device(of: render.platform.rawValue),
      osVersion: render.osVersion)
  }

  package func render(_ request: RenderRequest) async throws -> RenderResponse {
    let requests = NetworkGate.requests
    var response = try await answer(request)
    response.networkRequests = NetworkGate.requests - requests
    return response
  }

  private func answer(_ request: RenderRequest) async throws -> RenderResponse {
    if case .preview(let name, let entry) = request.source {
      return try await render(preview: name, entry: entry, request)
    }
    let definition = try definition(request.kind, family: request.environment.family)
    try check(definition, request)
    var call = prepare(
      kind: request.kind, environment: request.environment, configuration: request.configuration,
      timeLimit: request.providerTimeLimit, region: request.activityRegion)
    call.flippedToggle = request.flippedToggle
    call.isPicture = true
    call.carriesChanges = request.carriesChanges
    var environment = request.environment
    let drawing: (entry: DrawableEntry, index: Int, timeline: DrawableTimeline)
    let isSample = if case .sample = request.source { true } else { false }
    SampleDefaults.stand(isSample)
    SampleDecoder.isLong = request.source == .sample(isLong: true)
    switch request.source {
    case .placeholder, .preview:
      if !environment.redaction.contains(.placeholder) {
        environment.redaction.append(.placeholder)
      }
      drawing = try await single { try await definition.source.placeholder(call) }
    case .sample: drawing = try await single { try await definition.source.sample(call) }
    case .snapshot:
      drawing = try await single { try await definition.source.snapshot(call) }
    case .timelineEntry(let index):
      let key = TimelineCache.Key(
        kind: request.kind, configuration: request.configuration, environment: request.environment,
        region: call.region)
      drawing = try await entry(index, of: definition, key: key, call) {
        try await timeline(of: definition, call)
      }
    }
    return draw(drawing, definition, environment, call)
  }

  private func single(
    _ make: () async throws -> DrawableEntry
  ) async throws -> (entry: DrawableEntry, index: Int, timeline: DrawableTimeline) {
    let before = SampleEntry.count
    let entry = try await make()
    var timeline = DrawableTimeline(entries: [entry])
    timeline.isMadeUp = SampleEntry.count > before
    return (entry, 0, timeline)
  }

  private func check(_ definition: WidgetDefinition, _ request: RenderRequest) throws {
    let supported = familyNames(definition)
    let family: String
    switch definition.source.configuration {
    case .activity:
      family = ActivityRegion(rawValue: request.activityRegion ?? "lockScreen")?.family ?? ""
    case .control: return
    case .static, .appIntent, .intent, .relevance: family = request.environment.family
    }
    guard supported.contains(family) else {
      throw ExtensionFailure.unsupportedFamily(
        kind: definition.kind, family: family, supported: supported)
    }
  }

  /// The entry asked for; nil is the one on screen: the last whose date has come, else the first.
  private func entry(
    _ index: Int?, of definition: WidgetDefinition, key: TimelineCache.Key, _ call: ProviderCall,
    make: () async throws -> DrawableTimeline
  ) async throws -> (entry: DrawableEntry, index: Int, timeline: DrawableTimeline) {
    let timeline: DrawableTimeline
    if let kept = timelines[key] {
      timeline = kept
    } else {
      timeline = try await make()
      timelines[key] = timeline
    }
    guard !timeline.entries.isEmpty else {
      throw ExtensionFailure.timelineEmpty(kind: definition.kind)
    }
    let shown: Int
    if let index {
      guard timeline.entries.indices.contains(index) else {
        throw ExtensionFailure.noSuchEntry(index: index, count: timeline.entries.count)
      }
      shown = index
    } else {
      shown = Self.current(timeline.entries.map(\.date), at: call.date)
    }
    return (timeline.entries[shown], shown, timeline)
  }

  /// The system sorts by date; of equal dates the later entry is shown.
  package static func current(_ dates: [Date], at now: Date) -> Int {
    let order = dates.indices.sorted { (dates[$0], $0) < (dates[$1], $1) }
    return order.last { dates[$0] <= now } ?? order.first ?? 0
  }

  // MARK: Drawing

  private func draw(
    _ drawing: (entry: DrawableEntry, index: Int, timeline: DrawableTimeline),
    _ definition: WidgetDefinition?, _ environment: RenderEnvironment, _ call: ProviderCall
  ) -> RenderResponse {
    // A widget's own code makes and frees views of any depth here.
    renderer.stack.run { response(drawing, definition, environment, call) }
  }

  private func response(
    _ drawing: (entry: DrawableEntry, index: Int, timeline: DrawableTimeline),
    _ definition: WidgetDefinition?, _ environment: RenderEnvironment, _ call: ProviderCall
  ) -> RenderResponse {
    var values = EnvironmentValues(environment)
    values.flippedToggle = call.flippedToggle
    values.recordsChanges = call.carriesChanges
    if let definition, !definition.supplementalActivityFamilies.isEmpty {
      values.supportedActivityFamilies = Set(definition.supplementalActivityFamilies + [.medium])
    }
    var archive = render(
      drawing.entry.view(), values, definition, region: call.region)
    if drawing.timeline.isMadeUp, let definition {
      archive.diagnostics.append(
        Diagnostic(
          .note,
          "\(definition.kind) is shown with made-up values: its provider's placeholder does not "
            + "compile, and there is no other entry"))
    }
    if isBuiltBeforeBackgrounds, !archive.list.hasContainerBackground, let definition,
      definition.source.configuration != .activity, definition.source.configuration != .control
    {
      archive.diagnostics.append(
        Diagnostic(
          .note,
          "\(definition.kind) has no container background; it is drawn as Xcode 14 built it, "
            + "the newest that the project names. Built with Xcode 15 or later, the system asks for "
            + ".containerBackground(for: .widget)"))
    }
    return RenderResponse(
      archive: archive.encoded(), entryDate: drawing.entry.date.timeIntervalSince1970,
      entryIndex: drawing.index, entryCount: drawing.timeline.entries.count,
      policy: drawing.timeline.policy?.message, relevance: drawing.entry.relevance?.message,
      hasContainerBackground: isBuiltBeforeBackgrounds || archive.list.hasContainerBackground,
      widgetURL: archive.semantics.widgetURL)
  }

  /// Built with an SDK older than iOS 17's (Xcode 15): the system asks such widgets for no container
  /// background and gives them no margins.
  private var isBuiltBeforeBackgrounds: Bool {
    WidgetResources.xcodeVersion.map { $0 < 1500 } ?? false
  }

  private func render<V: View>(
    _ view: V, _ values: EnvironmentValues, _ definition: WidgetDefinition?, region: ActivityRegion?
  ) -> Archive {
    guard values.core.render.family == WidgetFamily.accessoryInline.name else {
      return renderWhole(view, values, definition, region: region)
    }
    return renderWhole(InlineAccessory(content: view), values, definition, region: region)
  }

  private func renderWhole<V: View>(
    _ view: V, _ values: EnvironmentValues, _ definition: WidgetDefinition?, region: ActivityRegion?
  ) -> Archive {
    let render = values.core.render
    let isPlain =
      definition?.contentMarginsDisabled == true || definition?.source.configuration == .activity
      || definition?.source.configuration == .control || region != nil || isBuiltBeforeBackgrounds
    let proposal = ProposedViewSize(
      width: CGFloat(render.width), height: region == nil ? CGFloat(render.height) : nil)
    var size = proposal
    let isFixed = render.platform == .watchOS || values.activityFamily == .small
    if region == .lockScreen || region == .expanded, !isFixed {
      // As high as the content wants, between 84 and 160 points (facts/geometry.md §11).
      let ideal =
        renderer
        .render(view, in: values, proposal: proposal, margins: EdgeInsets()).size.height
      size.height = CGFloat(min(max(ideal, 84), 160))
    } else {
      size.height = CGFloat(render.height)
    }
    if region == .compact || region == .minimal {
      // As wide as the content wants; a minimal island is at least a circle (§11).
      let open = ProposedViewSize(width: nil, height: size.height)
      let ideal =
        renderer.render(view, in: values, proposal: open, margins: EdgeInsets()).size.width
      size.width = min(max(ideal, CGFloat(render.height)), CGFloat(render.width))
    }
    return renderer.render(
      view, in: values, proposal: size,
      margins: isPlain ? EdgeInsets() : values.widgetContentMargins)
  }

  // MARK: Previews

  private func render(
    preview name: String, entry: Int, _ request: RenderRequest
  ) async throws -> RenderResponse {
    let call = prepare(
      kind: request.kind, environment: request.environment, configuration: request.configuration,
      timeLimit: request.providerTimeLimit, region: request.activityRegion)
    let all = await previews()
    guard let preview = all.first(where: { $0.description.name == name }) else {
      throw ExtensionFailure.unknownPreview(name: name, known: all.map(\.description.name))
    }
    switch preview.content {
    case .widget(let widget):
      guard let definition = widget.definition() else {
        throw ExtensionFailure.providerFailed(
          kind: name, message: "the preview's widget has no configuration")
      }
      var call = call
      call.kind = definition.kind
      call.carriesChanges = request.carriesChanges
      call.region = preview.region ?? call.region
      let key = TimelineCache.Key(
        kind: definition.kind, configuration: request.configuration,
        environment: request.environment, preview: name, region: call.region)
      let drawing = try await self.entry(entry, of: definition, key: key, call) {
        try await widget.timeline(call, definition)
      }
      return draw(drawing, definition, request.environment, call)
    case .view(let traits, let body):
      var view = body()
      for case .modifier(let modifier) in traits {
        view = try await modifier.applied(to: view)
      }
      return drawView(view, preview.description, request.environment)
    case .member(let provider, let index, let family):
      return drawMember(provider, index, family, preview.description, request.environment)
    }
  }

  private func drawMember<P: PreviewProvider>(
    _ provider: P.Type, _ index: Int, _ family: WidgetFamily?, _ preview: PreviewDescription,
    _ environment: RenderEnvironment
  ) -> RenderResponse {
    let view = UncheckedBox(P.previews)
    return drawView(
      ContextView { context in
        let nodes = context.resolve(view.value)
        guard nodes.indices.contains(index) else { return [] }
        // Siblings are previews of their own; the last one's background is not this one's.
        context.session.containerBackground = nodes[index].traits.containerBackground
        return [nodes[index]]
      }, preview, environment, isWidget: family != nil)
  }

  private func drawView<V: View>(
    _ view: V, _ preview: PreviewDescription, _ environment: RenderEnvironment,
    isWidget: Bool = false
  ) -> RenderResponse {
    let values = EnvironmentValues(environment)
    var size = ProposedViewSize(
      width: CGFloat(environment.width), height: CGFloat(environment.height))
    switch preview.layout {
    case .device: break
    case .sizeThatFits: size = .unspecified
    case .fixed(let width, let height):
      size = ProposedViewSize(width: CGFloat(width), height: CGFloat(height))
    }
    let archive = renderer.render(
      view, in: values, proposal: size,
      margins: isWidget ? values.widgetContentMargins : EdgeInsets())
    return RenderResponse(
      archive: archive.encoded(), entryDate: environment.date,
      hasContainerBackground: archive.list.hasContainerBackground,
      widgetURL: archive.semantics.widgetURL)
  }
}

extension DisplayList {
  fileprivate var hasContainerBackground: Bool {
    operations.contains { operation in
      guard case .group(let group) = operation else { return false }
      if case .tag(.containerBackground) = group.effect { return true }
      return group.contents.hasContainerBackground
    }
  }
}

extension SemanticsNode {
  /// The outermost `widgetURL`.
  fileprivate var widgetURL: String? {
    if type == "WidgetURL", let url { return url }
    for child in children {
      if let url = child.widgetURL { return url }
    }
    return nil
  }
}
