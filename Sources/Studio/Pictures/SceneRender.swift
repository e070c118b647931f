import VitrineBuild
import VitrineCatalog
public import VitrineComposition
import VitrineDrawing
import VitrineExtensionClient
import VitrineMessages
import VitrinePlatform

/// Several widgets on one screen: `vitrine render PATH --with PATH`.
public struct SceneRender: Sendable {
  /// Folders of the other widgets.
  public var others: [String]
  /// Whether an iPad is held on its side.
  public var isLandscape: Bool
  /// How the screen is shown to others; nil: as it is.
  public var poster: Poster?

  /// - Parameters:
  ///   - others: folders of the other widgets.
  ///   - isLandscape: whether an iPad is held on its side.
  public init(with others: [String], isLandscape: Bool) {
    (self.others, self.isLandscape) = (others, isLandscape)
  }

  /// A widget of the scene, drawn.
  private struct Drawn {
    var job: RenderJob
    var archive: Archive
    var hasBackground: Bool
  }

  /// One picture for each device, context and variant.
  public func run(
    _ inputs: Inputs, to destination: Destination, _ messages: inout Messages
  ) throws {
    var inputs = inputs
    if inputs.selection.contexts.isEmpty {
      inputs.selection.contexts = [ContextCatalog.find("home-screen")].compactMap(\.self)
    }
    var drawn: [Drawn] = []
    var sessions: [ExtensionSession] = []
    defer { for session in sessions { session.close() } }
    for path in [inputs.path] + others {
      for var request in inputs.builds {
        request.paths = [path]
        let found = try ExtensionSession.all(
          request, environment: inputs.environment, messages: &messages)
        sessions += found
        for session in found {
          for job in chosen(
            try named(inputs, in: session, isOther: path != inputs.path)
              .jobs(in: session, platform: request.platform), inputs.selection)
          {
            if let one = draw(job, session, &messages) { drawn.append(one) }
          }
        }
      }
    }
    try Inputs.checkNames(inputs.selection, sessions.map(\.description))
    guard !drawn.isEmpty else { throw StudioError.usage(inputs.whyEmpty(sessions)) }
    let scenes = scenes(drawn)
    try destination.check(count: scenes.count)
    for scene in scenes { try write(scene, destination, &messages) }
    if isLandscape { noteUpright(scenes, &messages) }
    if messages.hasErrors { throw StudioError.widgetFailed }
  }

  /// Names that a folder has nothing of are meant for another: from those beside the first all
  /// widgets come then.
  private func named(_ inputs: Inputs, in session: ExtensionSession, isOther: Bool) -> Inputs {
    guard isOther else { return inputs }
    var inputs = inputs
    inputs.selection.widgets.removeAll { name in
      !session.description.widgets.contains { $0.isNamed(name) }
    }
    return inputs
  }

  /// Of each widget the first family that is shown, or those that were named.
  private func chosen(_ jobs: [RenderJob], _ selection: Selection) -> [RenderJob] {
    guard selection.families.isEmpty else { return jobs }
    var first: [String: Family?] = [:]
    return jobs.filter { job in
      let family = first[job.name, default: job.family]
      first[job.name] = family
      return job.family == family
    }
  }

  private func draw(
    _ job: RenderJob, _ session: ExtensionSession, _ messages: inout Messages
  ) -> Drawn? {
    do {
      let answer = ExtensionClient(session.process).render(job.request)
      for diagnostic in answer.diagnostics { messages.say(diagnostic) }
      let response = try answer.response.get()
      return Drawn(
        job: job, archive: try Archive(decoding: response.archive),
        hasBackground: response.hasContainerBackground)
    } catch {
      messages.say(.error, "\(job.name): \(error)")
      return nil
    }
  }

  /// What stands on the same screen.
  private func scenes(_ all: [Drawn]) -> [[Drawn]] {
    var order: [String] = []
    var groups: [String: [Drawn]] = [:]
    for one in all {
      let key = [one.job.device.id, one.job.contextID, one.job.variant].joined(separator: "\t")
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(one)
    }
    return order.compactMap { groups[$0] }
  }

  /// Devices that are not turned are named.
  private func noteUpright(_ scenes: [[Drawn]], _ messages: inout Messages) {
    var names: [String] = []
    for job in scenes.compactMap(\.first?.job) where job.device.platform != .iPad {
      if !names.contains(job.device.name) { names.append(job.device.name) }
    }
    guard !names.isEmpty else { return }
    messages.say(
      .note, "--landscape turns iPads only; \(names.joined(separator: ", ")) is drawn as it is held"
    )
  }

  private static func item(_ one: Drawn) -> SceneRequest.Item? {
    guard let family = one.job.family else { return nil }
    var item = SceneRequest.Item(family)
    if family == .accessoryInline { item.inkWidth = SceneLayout.inkWidth(of: one.archive) }
    if family.isActivity { item.size = one.archive.size }
    if family == .accessoryCircular || family == .accessoryCorner {
      item.label = one.job.composition()?.faceLabel(
        of: one.archive, scale: one.job.environment.displayScale, now: one.job.options.date)
    }
    return item
  }

  private func write(
    _ widgets: [Drawn], _ destination: Destination, _ messages: inout Messages
  ) throws {
    guard let job = widgets.first?.job, let context = ContextCatalog.find(job.contextID) else {
      return
    }
    if let picture = screenOfItsOwn(widgets, context) {
      return try write(picture, of: job, destination, &messages)
    }
    let items = widgets.compactMap(Self.item)
    var scene = SceneRequest(
      device: job.device, isLandscape: isLandscape, context: context, options: job.options,
      items: items, appName: job.appName)
    for widget in widgets {
      let app = SceneRequest.App(name: widget.job.appName, look: widget.job.app)
      if !scene.apps.contains(app) { scene.apps.append(app) }
    }
    let request = scene.packed()
    let layout = request.layout(
      isIsland: items.contains { $0.family.isIsland },
      isControlCenter: context.id == "control-center" && items.contains { $0.family.isControl })
    let scale = job.environment.displayScale
    let onPage = zip(widgets, zip(request.items, layout.frames)).filter { $0.1.0.page == 0 }
    if onPage.count < widgets.count {
      let left = zip(widgets, request.items).filter { $0.1.page > 0 }.map(\.0.job.name)
      messages.say(
        .note,
        "\(context.title) has no room left on this screen for \(left.joined(separator: ", "))"
      )
    }
    var visible = layout
    visible.frames = onPage.map(\.1.1)
    var picture = visible.picture(
      of: onPage.map { one, place in self.picture(one, at: place.1, layout.size, scale) },
      scale: scale)
    picture.list.operations +=
      request.names(onPage.map(\.0.job.appName), below: onPage.map(\.1.1)).operations
    picture.now = job.environment.date
    try write(picture, of: job, destination, &messages)
  }

  /// One widget in a sheet or panel, which has no room for a second one, on an iPad's side; nil: it
  /// stands among others.
  private func screenOfItsOwn(_ widgets: [Drawn], _ context: Context) -> Picture? {
    guard isLandscape, widgets.count == 1, let one = widgets.first,
      one.job.device.platform == .iPad,
      var composition = one.job.composition(hasContainerBackground: one.hasBackground),
      [.gallery, .controlCenter, .banner].contains(
        context.traits(composition.input).surround)
    else { return nil }
    (composition.crop, composition.isLandscape) = (.screen, true)
    return composition.picture(
      of: one.archive, scale: one.job.environment.displayScale, now: one.job.environment.date)
  }

  private func write(
    _ picture: Picture, of job: RenderJob, _ destination: Destination,
    _ messages: inout Messages
  ) throws {
    var picture = picture
    if let poster { picture = poster.picture(of: picture, on: job.device) }
    var named = job
    let isTurned = isLandscape && job.device.platform == .iPad
    named.variant = [job.variant, isTurned ? "landscape" : "", "scene"].filter { !$0.isEmpty }
      .joined(separator: "-")
    let file = destination.path(named)
    try PictureWriter(destination.format).write(picture, to: file)
    messages.console.result(file)
  }

  private func picture(_ one: Drawn, at frame: Rect, _ screen: Size, _ scale: Double) -> Picture {
    guard var composition = one.job.composition(hasContainerBackground: one.hasBackground) else {
      return Picture(list: one.archive.list, size: one.archive.size, scale: scale)
    }
    composition.standing = (frame, screen)
    return composition.picture(of: one.archive, scale: scale, now: one.job.environment.date)
  }
}
