import VitrineBuild
import VitrineCatalog
import VitrineComposition
import VitrineExtensionClient
import VitrineHost
import VitrineMessages
public import VitrinePlatform

/// One extension's widgets in the gallery of each location.
public struct GalleryReport {
  private let session: ExtensionSession
  private let inputs: Inputs
  private let galleries: [(location: String, gallery: Gallery)]

  /// Sorts the widgets for each location, by WidgetKit's names.
  public init(session: ExtensionSession, inputs: Inputs, locations: [String]) {
    self.session = session
    self.inputs = inputs
    let os = inputs.environment.variants[0].options.os
    var widgets = session.description.widgets
    if !inputs.selection.widgets.isEmpty {
      widgets.removeAll { !inputs.selection.widgets.contains(where: $0.isNamed) }
    }
    galleries = Gallery.locations.compactMap { location, contextID in
      guard locations.contains(location),
        Self.isOffered(location, session.built.platform),
        location != "controlCenter" || widgets.contains(where: { $0.configuration == .control }),
        let context = ContextCatalog.find(contextID),
        let device = Self.device(for: context, inputs, session.built.platform, os: os)
      else { return nil }
      let gallery = Gallery(
        widgets, location: location, context: context, device: device, os: os)
      guard device.platform == .watch else { return (location, gallery) }
      return (location, gallery.listing { Self.recommendations(of: $0, widgets, session) })
    }
  }

  /// Titles of a kind's recommended configurations.
  private static func recommendations(
    of kind: String, _ widgets: [WidgetDescription], _ session: ExtensionSession
  ) -> [String] {
    guard let widget = widgets.first(where: { $0.kind == kind }) else { return [] }
    var options = ConfigurationOptions(widget: session.widget(kind))
    return options.recommendations(of: widget).map(\.title)
  }

  /// A Mac lists its own widgets and an iPhone's apart.
  private static func isOffered(_ location: String, _ platform: BuildPlatform) -> Bool {
    switch location {
    case "macDesktop": platform == .macOS
    case "iPhoneWidgetsOnMac": platform == .iOS
    default: true
    }
  }

  /// The device asked for, or the first that has the context.
  private static func device(
    for context: Context, _ inputs: Inputs, _ platform: BuildPlatform, os: Int
  ) -> Device? {
    if let given = inputs.selection.devices.first(where: { context.families[$0.platform] != nil }) {
      return given
    }
    // Of the devices that were named none has the place: it is not offered, as `render` refuses it.
    guard inputs.selection.devices.isEmpty else { return nil }
    let usual: [Device.Platform] = [.iPhone, .watch, .mac]
    return usual.compactMap { DeviceCatalog.standard($0, os: os) }.first {
      context.families[$0.platform] != nil && ($0.platform.build == platform || platform == .iOS)
    }
  }

  /// Previews as the gallery shows them.
  public func draw(into folder: String, _ messages: inout Messages) throws {
    var environment = inputs.environment
    environment.source = .snapshot
    var selection = inputs.selection
    selection.contexts = [ContextCatalog.find(Context.galleryID)].compactMap(\.self)
    let jobs = JobPlan(
      selection: selection, environment: environment, description: session.description,
      platform: session.built.platform, appName: session.built.shownName,
      app: AppLook(of: session.built)
    ).jobs()
    let runner = RenderRunner(
      writer: PictureWriter(), workers: 2, path: { "\(folder)/\($0.path).png" })
    for result in runner.run(jobs, on: session.process) {
      for diagnostic in result.diagnostics { messages.say(diagnostic) }
      if let fault = result.fault { messages.say(fault, subject: result.job.name) }
      if let failure = result.failure { messages.say(.error, failure.description) }
    }
  }

  /// A page for a terminal.
  public var text: String {
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

  private func item(_ item: Gallery.Item) -> [String] {
    let families = item.families.map(\.rawValue).joined(separator: ", ")
    return ["  \(item.name) (\(item.kind)): \(families)"]
      + (item.description.isEmpty ? [] : ["    \(item.description)"])
  }

  /// The same as data.
  public var json: JSON {
    .object([
      "name": .string(session.built.displayName),
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

  private static func json(_ item: Gallery.Item) -> JSON {
    .object([
      "kind": .string(item.kind), "name": .string(item.name),
      "description": .string(item.description),
      "families": .array(item.families.map { .string($0.rawValue) }),
    ])
  }
}
