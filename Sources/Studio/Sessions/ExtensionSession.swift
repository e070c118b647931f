import FoundationEssentials
import Glibc
public import VitrineBuild
import VitrineDrawing
public import VitrineExtensionClient
public import VitrineMessages
import VitrinePlatform

/// A built extension that runs, with what it says of itself: what every use case begins with.
public struct ExtensionSession {
  /// What runs.
  public var built: BuiltExtension
  /// The running process.
  public var process: ExtensionProcess
  public var description: BundleDescription
  let console: Console
  /// What every container begins with.
  var seed: ContainerSeed?

  /// Starts a built extension; a fault is said and thrown as `widgetFailed`.
  /// `container`: a folder that keeps what the widget stores; nil: a new one, gone afterward.
  public static func open(
    _ built: BuiltExtension, environment: EnvironmentSelection, container: String? = nil,
    early: EarlyStart? = nil, messages: inout Messages
  ) throws -> ExtensionSession {
    messages.locate(in: built)
    func launch(_ container: String?) -> ExtensionLaunch {
      var launch = environment.launch(built.executable.path, platform: built.platform)
      (launch.resources, launch.container) = (built.resources.path, container)
      return launch
    }
    let kept = try container.map(ContainerFolder.keep)
    let seed = environment.container.map { ContainerSeed(folder: $0, for: built) }
    func folder() throws -> String { try kept ?? ContainerFolder.make(seed) }
    let isFresh = kept == nil && seed == nil
    let running = isFresh ? early?.process(for: launch) : nil
    var process = try running ?? ExtensionProcess(launch(folder()))
    // What a widget has stored may change what it says.
    let cached = isFresh ? CachedDescription(built, process.launch) : nil
    do {
      let told: Told
      if let known = cached?.kept(for: process.launch) {
        told = Told(description: known)
      } else {
        let teller = try ExtensionProcess(launch(folder()))
        told = try describe(built, by: teller, cached, &messages)
      }
      if !told.hasPreviews { process = withoutPreviews(process) }
      try process.start()
      for note in told.description.notes { messages.say(note) }
      return ExtensionSession(
        built: built, process: process, description: told.description, console: messages.console,
        seed: seed)
    } catch let fault as ExtensionFault {
      messages.say(fault, subject: built.name)
      ContainerFolder.remove(process.launch.container)
      throw StudioError.widgetFailed
    }
  }

  /// What an extension says of itself.
  private struct Told {
    var description: BundleDescription
    var hasPreviews = true
  }

  /// What an extension says of itself, asked of a process that then ends. What the widgets' code has made by then, out
  /// of random numbers or in a store, would be in this run's pictures, and not in those of a run that reads the
  /// description from its file.
  private static func describe(
    _ built: BuiltExtension, by teller: ExtensionProcess, _ cached: CachedDescription?,
    _ messages: inout Messages
  ) throws(ExtensionFault) -> Told {
    var teller = teller
    defer {
      // What it prints, the process that is drawn prints again.
      _ = teller.finish()
      ContainerFolder.remove(teller.launch.container)
    }
    try teller.start()
    do throws(ExtensionFault) {
      let description =
        if let cached { try cached.ask(teller) } else {
          try ExtensionClient(teller).describe().get()
        }
      return Told(description: description)
    } catch {
      // A preview's own code runs while an extension describes itself; the widgets may do without it.
      guard case .crashed = error else { throw error }
      teller = withoutPreviews(teller)
      try teller.start()
      guard let description = try? ExtensionClient(teller).describe().get() else { throw error }
      messages.say(Diagnostic(.warning, "\(built.name): its previews are left out: \(error)"))
      return Told(description: description, hasPreviews: false)
    }
  }

  /// One that is not started yet, in the same folders.
  private static func withoutPreviews(_ process: ExtensionProcess) -> ExtensionProcess {
    var launch = process.launch
    launch.variables["VITRINE_PREVIEWS"] = "off"
    return ExtensionProcess(launch)
  }

  /// Ends the process, passes on what it printed and clears away what it stored.
  public func close() { Self.close(process, console) }

  private static func close(_ process: ExtensionProcess, _ console: Console) {
    // A message ends its line itself.
    var printed = process.finish()
    while printed.last?.isNewline == true { printed.removeLast() }
    if !printed.isEmpty { console.message(printed: printed) }
    console.note(unconfined: "the widget", missing: process.missingLayers)
    ContainerFolder.remove(process.launch.container)
    // An early script's own.
    ContainerFolder.remove(process.launch.resources)
  }

  /// More of the same extension, each with a new container.
  var spares: SpareExtensions {
    var launch = process.launch
    launch.resources = built.resources.path
    let console = console
    return SpareExtensions(
      open: { [launch, seed] in
        var launch = launch
        launch.container = try ContainerFolder.make(seed)
        return ExtensionProcess(launch)
      },
      close: { Self.close($0, console) })
  }

  /// The extensions of a path. Those that do not compile are named; where nothing is left,
  /// `widgetFailed` is thrown.
  public static func build(
    _ request: BuildRequest, early: EarlyStart? = nil, messages: inout Messages
  ) throws -> [BuiltExtension] {
    let console = messages.console
    defer { console.progress(nil) }
    do {
      if let early, early.request == request, let built = early.built {
        for diagnostic in built.flatMap(\.diagnostics) { messages.say(diagnostic) }
        return built
      }
      let builder = WidgetBuilder(sdk: try SDKLocation.find(), cache: .standard())
      let outcomes = try builder.buildAll(request) { phase in
        console.progress(phase.text)
        if case .fetched(let packages) = phase {
          for package in packages { console.messageOnce("note: fetched \(package)") }
        }
        if case .compiling = phase, request.sandbox.mode != .off {
          console.note(unconfined: "the build", missing: ConfinementProbe.machine.missing)
        }
      }
      var built: [BuiltExtension] = []
      for outcome in outcomes {
        switch outcome.result {
        case .success(let one):
          for diagnostic in one.diagnostics { messages.say(diagnostic) }
          built.append(one)
        case .failure(let error):
          if outcomes.count == 1 { throw error }
          messages.fail(error.description)
        }
      }
      guard !built.isEmpty else { throw StudioError.widgetFailed }
      return built
    } catch let error as BuildError {
      messages.fail(error.description)
      throw error.outcome
    }
  }

  /// Builds and starts everything that a request finds. Where one fails, the others are closed.
  public static func all(
    _ request: BuildRequest, environment: EnvironmentSelection, container: String? = nil,
    early: EarlyStart? = nil, messages: inout Messages
  ) throws -> [ExtensionSession] {
    var sessions: [ExtensionSession] = []
    do {
      for built in try build(request, early: early, messages: &messages) {
        sessions.append(
          try open(
            built, environment: environment, container: container, early: early,
            messages: &messages))
      }
      return sessions
    } catch {
      for session in sessions { session.close() }
      throw error
    }
  }
}

extension Console {
  /// Says, once, what was not confined by which layers, and why.
  package func note(unconfined subject: String, missing layers: [MissingLayer]) {
    guard !layers.isEmpty else { return }
    messageOnce(
      "note: this machine did not confine \(subject) with "
        + "\(layers.map(\.description).joined(separator: ", ")); 'vitrine doctor' says what each "
        + "layer protects")
  }
}

extension EnvironmentSelection {
  /// How an extension is started for these options; resources and container are the caller's.
  func launch(_ executable: String, platform: BuildPlatform) -> ExtensionLaunch {
    var launch = ExtensionLaunch(
      executable: executable, network: network, timeZone: timeZone,
      locale: variants.first?.options.locale ?? "en_US",
      os: variants.first?.options.os ?? OSVersion.newest, platform: platform.rawValue,
      timeLimit: timeLimit, confinement: confinement)
    launch.date = variants.first?.options.date
    if let data {
      launch.variables[ExtensionEnvironment.data] = data
      if data != "none" { launch.readable.append(data) }
    }
    return launch
  }
}

extension BuildPhase {
  /// In a few words, for a line that the next one replaces.
  package var text: String {
    switch self {
    case .finding(let path): "looking through \(path)"
    case .reading(let files): "reading \(files) files"
    case .compiling(let name, let files): "compiling \(name) (\(files) files)"
    case .fetching(let packages):
      "fetching \(packages.count) packages: \(packages.joined(separator: ", "))"
    case .fetched(let packages): "fetched \(packages.count) packages"
    }
  }
}

extension BuildError {
  /// Who is to blame: a path that is not there is wrong usage, a broken machine is ours, the rest
  /// is the widget's.
  fileprivate var outcome: StudioError {
    switch self {
    case .notFound, .unknownTarget, .notWidget, .severalTargets: .refused
    default: isFault ? .internalError : .widgetFailed
    }
  }
}
