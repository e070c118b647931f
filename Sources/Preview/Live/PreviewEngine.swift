import FoundationEssentials
import VitrineBuild
import VitrineCatalog
import VitrineComposition
import VitrineExtensionClient
import VitrineHost
import VitrineMessages
import VitrinePlatform
import VitrineStudio

/// The system behind a page: it keeps the state, runs the widgets and answers requests. One request
/// is done before the next is begun.
actor PreviewEngine {
  private let thread = EngineThread()
  nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

  let request: BuildRequest
  let environment: EnvironmentSelection
  let hub: EventHub
  let pictures: PictureStore
  /// Keeps what widgets store while the page is open.
  let container: TemporaryFolder

  var state: PreviewState
  /// Grows with every change of what is to be seen.
  var revision = 1
  var own: Wallpaper?
  var extensions: [BuildPlatform: Extensions] = [:]
  /// Why a platform has none.
  var failures: [BuildPlatform: BuildFailure] = [:]
  /// Platforms that are being built, each with the number of its newest build.
  var building: [BuildPlatform: Int] = [:]
  var lastBuild = 0
  /// Whether something was saved since the newest build began.
  var hasUnbuiltSave = false
  var isRebuilding = false
  /// The newest save that was heard of, and when a build was last told: seconds since 1970. What was saved
  /// before that, and is not what was built, makes another build.
  var newestSave = 0.0
  var told = 0.0
  /// Builds in a row that were passed over.
  var outdated = 0
  /// What the builds were made of.
  nonisolated let sources = SourceList()
  /// First builds on their way, for all who wait for them.
  private var pending: [BuildPlatform: Task<Void, Never>] = [:]
  /// Whether the first widget has been placed.
  private var hasOpened = false
  var live: [String: LiveWidget] = [:]
  /// Identifiers' numbers below this were given away: `PreviewState.next` at its highest, which an address that is
  /// opened sets back.
  private var given = 0
  /// The latest moment that has been lived through; behind it lies history.
  var furthest: Double
  var messages: Messages
  /// When the page was last told the time, seconds of the machine's uptime.
  var lastTimeEvent = 0.0

  init(
    request: BuildRequest, environment: EnvironmentSelection, state: PreviewState, hub: EventHub,
    console: Console
  ) throws {
    (self.request, self.environment, self.hub) = (request, environment, hub)
    self.state = state
    furthest = state.date
    pictures = PictureStore()
    container = try TemporaryFolder("preview")
    messages = Messages(path: request.paths.first ?? ".", console: console)
  }

  /// Ends every extension and forgets what they stored.
  func close() {
    for one in extensions.values { one.close() }
    extensions = [:]
    container.remove()
    hub.close()
  }

  // MARK: Extensions

  /// The platform that the path itself is built for.
  var mainPlatform: BuildPlatform { request.platform ?? .iOS }

  /// The extensions of a platform, built where they are not yet. Where a platform's build fails, the
  /// path's own stands in.
  func extensions(for platform: Device.Platform) async throws -> Extensions {
    let wanted = request.platform ?? platform.build
    if let there = extensions[wanted] { return there }
    if failures[wanted] == nil { await buildOnce(wanted) }
    if let built = extensions[wanted] ?? extensions[mainPlatform] ?? extensions.values.first {
      return built
    }
    throw PreviewError(.failed, failures[wanted]?.message ?? "nothing was built")
  }

  /// Several requests wait for the same build.
  private func buildOnce(_ platform: BuildPlatform) async {
    if let task = pending[platform] { return await task.value }
    let task = Task { await build([platform]) }
    pending[platform] = task
    await task.value
    pending[platform] = nil
  }

  /// Those that run already.
  func running(for platform: Device.Platform) -> Extensions? {
    extensions[request.platform ?? platform.build] ?? extensions[mainPlatform]
      ?? extensions.values.first
  }

  /// Why the path's own platform has not been built; nil: it has.
  var mainFailure: String? { extensions.isEmpty ? failures.values.first?.message : nil }

  /// As it was when it began; what runs stays.
  func reset() {
    state = PreviewState(environment)
    (live, furthest, own) = ([:], state.date, nil)
  }

  // MARK: Changes

  /// Something is to be seen that was not.
  func changed(_ cause: String) {
    revision += 1
    given = max(given, state.next)
    hub.send("state", .object(["revision": .integer(revision), "cause": .string(cause)]))
  }

  /// Whether there was a placement or Live Activity of this name, and is none any more.
  func isGone(_ id: String) -> Bool {
    guard let number = Int(id.dropFirst()), (0..<given).contains(number) else { return false }
    return !state.placements.contains { $0.id == id } && !state.activities.contains { $0.id == id }
  }

  /// The first widget is placed already when the page opens.
  func open() async throws {
    guard !hasOpened, state.placements.isEmpty else { return }
    if let platform = request.platform {
      let kind: Device.Platform =
        switch platform {
        case .iOS: .iPhone
        case .watchOS: .watch
        case .macOS: .mac
        }
      state.choose(state.device(of: kind))
    }
    let extensions = try await extensions(for: state.platform)
    // The place where the first widget may stand.
    let platforms: [Device.Platform] = [state.platform, .iPhone, .watch, .mac]
    for widget in extensions.widgets {
      for platform in platforms {
        for place in Place.all where place.platforms.contains(platform) {
          if place.id == "dynamic-island" { continue }
          let device = state.device(of: platform)
          guard let family = offered(widget, in: place, on: device).first else { continue }
          if platform != state.platform { state.choose(device) }
          state.place = place.id
          hasOpened = true
          _ = try await add(kind: widget.kind, family: family.rawValue, place: place.id)
          return
        }
      }
    }
  }

  /// Families of a widget that a place offers.
  func offered(_ widget: WidgetDescription, in place: Place, on device: Device) -> [Family] {
    guard let context = ContextCatalog.find(state.mode(of: place).contextID) else { return [] }
    let here = place.families(on: device.platform)
    // A control comes in every size, whatever it says of itself.
    let own = widget.configuration == .control ? here : widget.families.compactMap(Family.init)
    return own.filter {
      here.contains($0)
        && context.allows(
          $0, on: device, os: state.os,
          isBackgroundRemovable: widget.containerBackgroundRemovable)
    }
  }
}

/// Why nothing was built.
struct BuildFailure: Hashable, Sendable {
  var message: String
  var diagnostics: [BuildDiagnostic]
  var milliseconds: Int
}
