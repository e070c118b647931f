import Dispatch
import FoundationEssentials
import Hummingbird
public import VitrineBuild
import VitrinePlatform
public import VitrineStudio

/// `vitrine preview`: builds what a path holds, serves a page in which it lives, and follows the
/// sources.
public struct PreviewRun: Sendable {
  /// What is built.
  public var build: BuildRequest
  /// What the page begins with.
  public var environment: EnvironmentSelection
  /// Address that is listened on.
  public var host: String
  /// 0: a free one.
  public var port: Int
  /// Whether the sources are watched.
  public var watches = true
  /// Another folder for the page's files; nil: those beside the program.
  public var page: String?

  /// A page of what is built.
  public init(
    build: BuildRequest, environment: EnvironmentSelection, host: String = "127.0.0.1", port: Int
  ) {
    (self.build, self.environment, self.host, self.port) = (build, environment, host, port)
  }

  /// Serves until the process is told to end.
  /// - ready: called with the address once the page can be opened.
  public func run(
    console: Console, ready: @escaping @Sendable (_ address: String) -> Void
  ) async throws {
    let hub = EventHub()
    var build = build
    // Whoever is writing it wants to hear of a mistake.
    build.isStrict = !build.allowsOmissions
    let engine = try PreviewEngine(
      request: build, environment: environment, state: PreviewState(environment), hub: hub,
      console: console)
    // What does not compile is said on the page.
    try? await engine.open()
    // The address has to be known before the first request can be let in.
    let port = try port == 0 ? FreePort.find() : port
    let gate = Gate(host: host, port: port)
    let server = PreviewServer(
      engine: engine, hub: hub, pictures: engine.pictures, gate: gate,
      page: PageFiles(page ?? PageFiles.folder), editor: EditorOpener())
    let shown = ["0.0.0.0", "::"].contains(host) ? "127.0.0.1" : host
    let application = server.application(host: host, port: port) { port in
      ready("http://\(shown.contains(":") ? "[\(shown)]" : shown):\(port)/?token=\(gate.token)")
    }
    let clock = Task { await Self.runClock(of: engine) }
    let paths = build.paths + build.additionalPaths
    let watch = watches ? SourceWatch(paths: paths, engine: engine) : nil
    defer {
      clock.cancel()
      watch?.stop()
    }
    do { try await application.runService() } catch {
      await engine.close()
      throw StudioError.usage(
        "port \(port) of \(host) cannot be listened on (\(error)); choose another with --port")
    }
    await engine.close()
  }

  /// Moves the time of the page, four times a second.
  private static func runClock(of engine: PreviewEngine) async {
    var last = SystemClock.uptime
    while !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(250))
      let now = SystemClock.uptime
      await engine.tick(now - last)
      last = now
    }
  }
}
