import ArgumentParser
import Glibc
import Synchronization
import VitrineBuild
import VitrineCatalog
import VitrineComposition
import VitrineDrawing
import VitrineExtensionClient
import VitrineHost
import VitrineMessages
import VitrinePlatform

/// From options to a host: extensions built, widgets to place, lines printed, pictures written.
final class HostCrew {
  private let inputs: Inputs
  private let source: SourceOptions
  private let copies: Int
  private let folder: String?
  /// What to place, with the name that a store has for its extension.
  private var jobs: [(source: String, job: RenderJob)] = []
  private var container: String?

  init(inputs: Inputs, source: SourceOptions, copies: Int, folder: String?) {
    self.inputs = inputs
    self.source = source
    self.copies = copies
    self.folder = folder
  }

  /// A host on a store for the extensions that `build` has built.
  func open(
    _ store: WidgetStore, clock: HostClock, launches: [String: ExtensionLaunch]
  ) throws(StoreError) -> HostService {
    try HostService(
      store: store, clock: clock, launches: launches,
      log: { Terminal.out("\(Self.name($0)) \(TimelineReport.line($1))") },
      show: folder.map { folder in { Self.draw($0, $1, $2, into: folder) } })
  }

  /// Puts what was asked for in its place, where it is not there already.
  func place(on service: HostService, budget: ReloadBudget) throws(StoreError) {
    for (source, job) in jobs {
      let there = service.placements.filter {
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
  func build(
    _ messages: inout Messages, container: String
  ) throws -> [String: ExtensionLaunch] {
    let platform = try PlatformChoice.platforms(source, inputs.selection)[0]
    var launches: [String: ExtensionLaunch] = [:]
    var workshops: [Workshop] = []
    defer { for workshop in workshops { workshop.close() } }
    for built in try Workshop.build(
      path: inputs.path, source: source, platform: platform, messages: &messages)
    {
      let workshop = try Workshop.open(
        built, environment: inputs.environment, container: container, messages: &messages)
      workshops.append(workshop)
      // A store names an extension by the path, and those after the first by their own name too.
      let name = launches.isEmpty ? inputs.path : "\(inputs.path)#\(built.name)"
      launches[name] = workshop.process.launch
      jobs += try inputs.jobs(in: workshop, platform: platform).filter {
        WidgetBench.isPlaced($0, workshop)
      }.map { (name, $0) }
    }
    try Inputs.checkNames(inputs.selection, workshops.map(\.description))
    guard !jobs.isEmpty else { throw ValidationError(inputs.whyEmpty(workshops)) }
    return launches
  }

  private static func name(_ widget: PlacedWidget) -> String {
    "#\(widget.id) \(widget.kind)/\(widget.family)"
  }

  private static func draw(
    _ widget: PlacedWidget, _ archive: [UInt8], _ now: Double, into folder: String
  ) {
    guard let family = Family(rawValue: widget.family),
      let device = DeviceCatalog.find(widget.device),
      let context = ContextCatalog.find(widget.context)
    else { return }
    do {
      let picture = Composition(
        context: context,
        place: Place(
          device: device, family: family, os: widget.environment.osVersion,
          appearance: widget.environment.colorScheme)
      ).picture(
        of: try Archive(decoding: archive), scale: widget.environment.displayScale, now: now)
      let file = "\(folder)/\(widget.id)-\(FileName.safe(widget.kind))-\(widget.family).png"
      try AtomicFile.write(try Encoding.encoder(.png)(picture).bytes, to: file)
    } catch {
      Terminal.error("\(name(widget)): error: no picture: \(error)")
    }
  }
}

/// Whether somebody wants the command to end.
enum Stop {
  private static let asked = Atomic(false)
  static var isAsked: Bool { asked.load(ordering: .relaxed) }

  /// Control-C and termination end the loop, so that processes and files are cleared away.
  static func onSignals() {
    for number in [SIGINT, SIGTERM] {
      signal(number) { _ in Stop.asked.store(true, ordering: .relaxed) }
    }
  }
}
