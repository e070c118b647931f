import VitrineCatalog
import VitrineComposition
import VitrineExtensionClient
import VitrineHost
import VitrineMessages
import VitrinePlatform

extension PreviewEngine {
  /// What people see when they choose a widget for a place, as snapshots.
  func gallery(place name: String?, search: String?, scale: Double) async throws -> JSON {
    let place = try self.place(named: name)
    let platform = place.platforms.contains(state.platform) ? state.platform : place.platforms[0]
    let extensions = try await extensions(for: platform)
    let device = state.device(of: platform)
    let context =
      ContextCatalog.find(place.modes[0].contextID) ?? ContextCatalog.all[0]
    var widgets = extensions.widgets
    if place.id == "control-center" {
      widgets.removeAll { $0.configuration != .control }
    }
    let gallery = Gallery(
      widgets, location: context.location ?? "homeScreen", context: context, device: device,
      os: state.os)
    var items: [JSON] = []
    for widget in widgets where Self.matches(widget, search) {
      let families = offered(widget, in: place, on: device)
      let excluded = gallery.excluded.contains { $0.kind == widget.kind }
      guard !families.isEmpty, !excluded || widget.configuration == .control else { continue }
      items.append(
        .object([
          "kind": .string(widget.kind), "name": .string(Self.name(of: widget)),
          "description": .string(widget.description),
          "isOther": .bool(gallery.others.contains { $0.kind == widget.kind }),
          "promptsForConfiguration": .bool(widget.promptsForUserConfiguration),
          "families": .array(
            families.map { snapshotJSON(widget.kind, $0, place, platform, scale: scale) }),
        ]))
    }
    return .object([
      "place": .string(place.id), "app": app, "items": .array(items),
      "excluded": .array(Self.excluded(gallery, widgets, in: place)),
    ])
  }

  /// What a place does not offer, with the reason. Controls have a gallery of their own.
  private static func excluded(
    _ gallery: Gallery, _ widgets: [WidgetDescription], in place: Place
  ) -> [JSON] {
    guard place.id != "control-center" else { return [] }
    return gallery.excluded.compactMap { one in
      let widget = widgets.first { $0.kind == one.kind }
      if widget?.configuration == .control { return nil }
      return .object([
        "kind": .string(one.kind), "name": .string(widget.map(name(of:)) ?? one.kind),
        "reason": .string(one.reason),
      ])
    }
  }

  private static func name(of widget: WidgetDescription) -> String {
    widget.displayName.isEmpty ? widget.kind : widget.displayName
  }

  private static func matches(_ widget: WidgetDescription, _ search: String?) -> Bool {
    guard let words = search?.lowercased().split(separator: " "), !words.isEmpty else {
      return true
    }
    let text = "\(widget.kind) \(widget.displayName) \(widget.description)".lowercased()
    return words.allSatisfy { text.contains($0) }
  }

  private func snapshotJSON(
    _ kind: String, _ family: Family, _ place: Place, _ platform: Device.Platform, scale: Double
  ) -> JSON {
    var job = job(kind, family, in: place, on: platform, configuration: nil, at: state.date)
    let galleryContext = ContextCatalog.find("gallery")
    if galleryContext?.allows(family, on: job.device, os: state.os) == true {
      job.contextID = "gallery"
    }
    job.source = .snapshot
    let drawn = draw(job, scale: scale)
    return .object([
      "family": .string(family.rawValue), "title": .string(family.title),
      "width": .number(drawn.picture.size.width), "height": .number(drawn.picture.size.height),
      "cornerRadius": .number(job.environment.cornerRadius),
      "picture": .string(pictures.name(drawn.picture)),
      "fault": drawn.fault.map { SceneJSON.fault($0) } ?? .null,
    ])
  }

  /// A picture that stands for itself: no placement, no history.
  func draw(_ job: RenderJob, scale: Double) -> (picture: Picture, fault: ExtensionFault?) {
    guard let client = running(for: job.device.platform)?.widget(job.name)?.client else {
      return (tile(nil, job, scale: scale), nil)
    }
    var request = job.request
    request.environment = job.environment
    switch Self.frame(client.client.render(request), at: state.date) {
    case .success(let frame):
      return (
        picture(
          frame.archive, job, hasContainerBackground: frame.hasContainerBackground, scale: scale),
        nil
      )
    case .failure(let fault): return (tile(fault, job, scale: scale), fault)
    }
  }
}
