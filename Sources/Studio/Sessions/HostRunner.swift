import Glibc
import Synchronization
import VitrineBuild
import VitrineCatalog
import VitrineComposition
import VitrineDrawing
public import VitrineExtensionClient
public import VitrineHost
import VitrineMessages
import VitrinePlatform

/// From options to a host: extensions built, widgets to place, lines printed, pictures written.
public final class HostRunner {
  private let inputs: Inputs
  private let console: Console
  private let copies: Int
  private let folder: String?
  /// What to place, with the name that a store has for its extension.
  private var jobs: [(source: String, job: RenderJob)] = []

  public init(inputs: Inputs, copies: Int, folder: String?, console: Console) {
    self.inputs = inputs
    self.console = console
    self.copies = copies
    self.folder = folder
  }

  /// A host on a store for the extensions that `build` has built.
  public func open(
    _ store: WidgetStore, clock: HostClock, launches: [String: ExtensionLaunch]
  ) throws(StoreError) -> HostService {
    try HostService(
      store: store, clock: clock, launches: launches,
      log: { [console] in console.result("\(Self.name($0)) \(TimelineReport.line($1))") },
      show: folder.map { [console] folder in
        { Self.draw($0, $1, $2, into: folder, console) }
      })
  }

  /// Says what runs until when, and where each widget is that an earlier run has placed.
  public func introduce(_ service: HostService, store: String, until end: String) {
    let all = service.statuses
    console.result(
      "running \(all.count) widget\(all.count == 1 ? "" : "s") of \(inputs.path) \(end); "
        + "store \(store)")
    for status in all { console.result("\(Self.name(status.widget)) \(status)") }
  }

  /// Places what was asked for and is not placed yet.
  public func place(on service: HostService, budget: ReloadBudget) throws(StoreError) {
    for (source, job) in jobs {
      let there = service.placedWidgets.filter {
        $0.source == source && $0.kind == job.name && $0.family == job.family?.rawValue
          && $0.configuration == job.configuration
      }
      for _ in there.count..<max(copies, there.count) {
        try service.place(
          PlacedWidget(
            source: source, kind: job.name, family: job.family?.rawValue ?? "",
            device: job.device.id, context: job.contextID, environment: job.environment,
            configuration: job.configuration), budget: budget)
      }
    }
  }

  /// Builds what the path holds and finds the widgets to place.
  public func build(
    _ messages: inout Messages, container: String
  ) throws -> [String: ExtensionLaunch] {
    let request = inputs.builds[0]
    let sessions = try ExtensionSession.all(
      request, environment: inputs.environment, container: container, messages: &messages)
    defer { for session in sessions { session.close() } }
    var launches: [String: ExtensionLaunch] = [:]
    for session in sessions {
      // A store names an extension by the path, and those after the first by their own name too.
      let name = launches.isEmpty ? inputs.path : "\(inputs.path)#\(session.built.name)"
      launches[name] = session.process.launch
      jobs += try inputs.jobs(in: session, platform: request.platform).filter {
        $0.hasTimeline(in: session.description)
      }.map { (name, $0) }
    }
    try Inputs.checkNames(inputs.selection, sessions.map(\.description))
    guard !jobs.isEmpty else { throw StudioError.usage(inputs.whyEmpty(sessions)) }
    return launches
  }

  private static func name(_ widget: PlacedWidget) -> String {
    "#\(widget.id) \(widget.kind)/\(widget.family)"
  }

  private static func draw(
    _ widget: PlacedWidget, _ archive: [UInt8], _ now: Double, into folder: String,
    _ console: Console
  ) {
    guard let family = Family(rawValue: widget.family),
      let device = DeviceCatalog.find(widget.device),
      let context = ContextCatalog.find(widget.context)
    else { return }
    do {
      let picture = Composition(
        context: context,
        input: ContextInput(
          device: device, family: family, os: widget.environment.osVersion,
          appearance: widget.environment.colorScheme)
      ).picture(
        of: try Archive(decoding: archive), scale: widget.environment.displayScale, now: now)
      let file = "\(folder)/\(widget.id)-\(FileName.safe(widget.kind))-\(widget.family).png"
      try PictureWriter().write(picture, to: file)
    } catch {
      console.message("\(name(widget)): error: no picture: \(error)")
    }
  }
}
