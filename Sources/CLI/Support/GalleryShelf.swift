import VitrineBuild
import VitrineCatalog
import VitrineHost
import VitrineMessages
import VitrinePlatform
import VitrineStudio

/// One extension's widgets in the gallery of each place.
struct GalleryShelf {
  private let workshop: Workshop
  private let inputs: Inputs
  private let galleries: [(location: String, gallery: VitrineHost.Gallery)]

  init(workshop: Workshop, inputs: Inputs, places: [String]) {
    self.workshop = workshop
    self.inputs = inputs
    let os = inputs.environment.variants[0].options.os
    var widgets = workshop.description.widgets
    if !inputs.selection.widgets.isEmpty {
      widgets.removeAll { !inputs.selection.widgets.contains($0.kind) }
    }
    galleries = VitrineHost.Gallery.places.compactMap { location, contextID in
      guard places.contains(location), let context = ContextCatalog.find(contextID),
        let device = Self.device(for: context, inputs, workshop.built.platform)
      else { return nil }
      return (
        location,
        VitrineHost.Gallery(widgets, location: location, context: context, device: device, os: os)
      )
    }
  }

  /// The device asked for, or the first that has the place.
  private static func device(
    for context: Context, _ inputs: Inputs, _ platform: BuildPlatform
  ) -> Device? {
    if let given = inputs.selection.devices.first(where: { context.families[$0.platform] != nil }) {
      return given
    }
    let usual = [DeviceCatalog.defaultID, DeviceCatalog.defaultWatchID, "mac"]
    return usual.compactMap(DeviceCatalog.find).first {
      context.families[$0.platform] != nil && ($0.platform.build == platform || platform == .iOS)
    }
  }

  /// Previews as the gallery shows them.
  func draw(into folder: String, _ messages: inout Messages) throws {
    var environment = inputs.environment
    environment.source = .snapshot
    var selection = inputs.selection
    selection.contexts = [ContextCatalog.find(Context.galleryID)].compactMap(\.self)
    let jobs = JobPlan(
      selection: selection, environment: environment, description: workshop.description,
      platform: workshop.built.platform
    ).jobs()
    let session = RenderSession(
      launch: workshop.process.launch, workers: 2, encode: Encoding.encoder(.png),
      place: { "\(folder)/\($0.path).png" })
    for result in session.run(jobs, on: workshop.process) {
      for diagnostic in result.diagnostics { messages.say(diagnostic) }
      if let fault = result.fault { messages.say(fault, subject: result.job.name) }
      if let failure = result.failure { messages.say(.error, failure) }
    }
  }

  var text: String {
    var lines: [String] = []
    for (location, gallery) in galleries {
      lines.append(location)
      lines += gallery.items.flatMap { item($0) }
      if !gallery.others.isEmpty {
        lines.append("  Other")
        lines += gallery.others.flatMap { item($0) }
      }
      lines += gallery.excluded.map { "  - \($0.kind) is not offered: \($0.reason)" }
      lines.append("")
    }
    return lines.joined(separator: "\n")
  }

  private func item(_ item: VitrineHost.Gallery.Item) -> [String] {
    let families = item.families.map(\.rawValue).joined(separator: ", ")
    return ["  \(item.name) (\(item.kind)): \(families)"]
      + (item.description.isEmpty ? [] : ["    \(item.description)"])
  }

  var json: JSON {
    .object([
      "name": .string(workshop.built.displayName),
      "locations": .object(
        galleries.map { location, gallery in
          JSON.Member(
            location,
            .object([
              "widgets": .array(gallery.items.map(Self.json)),
              "other": .array(gallery.others.map(Self.json)),
              "excluded": .array(
                gallery.excluded.map {
                  .object(["kind": .string($0.kind), "reason": .string($0.reason)])
                }),
            ]))
        }),
    ])
  }

  private static func json(_ item: VitrineHost.Gallery.Item) -> JSON {
    .object([
      "kind": .string(item.kind), "name": .string(item.name),
      "description": .string(item.description),
      "families": .array(item.families.map { .string($0.rawValue) }),
    ])
  }
}
