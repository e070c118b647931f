import ArgumentParser
import FoundationEssentials
import Glibc
import VitrineBuild
import VitrineDrawing
import VitrineExtensionClient
import VitrineMessages
import VitrinePlatform
import VitrineStudio

/// A built extension with its description and a running process: what render, inspect and describe
/// begin with.
struct Workshop {
  var built: BuiltExtension
  var process: ExtensionProcess
  var description: BundleDescription

  /// Starts a built extension; a fault is printed and ends the command with status 1.
  /// `container`: a folder that keeps what the widget stores; nil: a new one, gone afterwards.
  static func open(
    _ built: BuiltExtension, environment: EnvironmentSelection, container: String? = nil,
    early: EarlyStart? = nil, messages: inout Messages
  ) throws -> Workshop {
    func launch(_ container: String?) -> ExtensionLaunch {
      var launch = environment.launch(built.executable.path, platform: built.platform)
      (launch.resources, launch.container) = (built.resources.path, container)
      return launch
    }
    let kept = try container.map(Sandbox.keep)
    let running = kept == nil ? early?.process(for: launch) : nil
    let process = try running ?? ExtensionProcess(launch(kept ?? Sandbox.make()))
    do throws(ExtensionFault) {
      try process.start()
      // What a widget has stored may change what it says.
      let description =
        kept == nil
        ? try KnownDescription(built, process.launch).read(from: process)
        : try ExtensionClient(process).describe().get()
      for note in description.notes { messages.say(note) }
      return Workshop(built: built, process: process, description: description)
    } catch {
      messages.say(error, subject: built.name)
      Sandbox.remove(process.launch.container)
      throw ExitCode.widgetFailed
    }
  }

  func close() { Self.close(process) }

  private static func close(_ process: ExtensionProcess) {
    let printed = process.finish()
    if !printed.isEmpty { Terminal.error(printed) }
    Sandbox.remove(process.launch.container)
  }

  /// More of the same extension, each with a new container.
  var spares: SpareExtensions {
    let launch = process.launch
    return SpareExtensions(
      open: {
        var launch = launch
        launch.container = try Sandbox.make()
        return ExtensionProcess(launch)
      },
      close: Self.close)
  }

  /// The extensions of a path. Those that do not compile are printed; where nothing is left the
  /// command ends with status 1.
  static func build(
    path: String, source: SourceOptions, platform: BuildPlatform?, early: EarlyStart? = nil,
    messages: inout Messages
  ) throws -> [BuiltExtension] {
    defer { Terminal.clearProgress() }
    do {
      var request = BuildRequest(
        paths: [path], additionalPaths: source.also, target: source.target, platform: platform)
      request.allowsOmissions = source.allowOmissions
      if let early, early.request == request, let built = early.built {
        for diagnostic in built.flatMap(\.diagnostics) { messages.say(diagnostic) }
        return built
      }
      let builder = WidgetBuilder(sdk: try SDKLocation.find(), cache: .standard())
      let outcomes = try builder.buildAll(request) { Terminal.progress($0.text) }
      Terminal.clearProgress()
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
      guard !built.isEmpty else { throw ExitCode.widgetFailed }
      return built
    } catch let error as BuildError {
      Terminal.clearProgress()
      messages.fail(error.description)
      throw error.status
    }
  }
}

extension EnvironmentSelection {
  /// How an extension is started for these options; resources and container are the caller's.
  func launch(_ executable: String, platform: BuildPlatform) -> ExtensionLaunch {
    ExtensionLaunch(
      executable: executable, network: network, timeZone: timeZone,
      locale: variants.first?.options.locale ?? "en_US",
      os: variants.first?.options.os ?? OSVersion.newest, platform: platform.rawValue,
      timeLimit: timeLimit)
  }
}

extension BuildPhase {
  var text: String {
    switch self {
    case .finding(let path): "looking through \(path)"
    case .reading(let files): "reading \(files) files"
    case .compiling(let name, let files): "compiling \(name) (\(files) files)"
    }
  }
}

extension BuildError {
  /// Who is to blame: a path that is not there is wrong usage, a broken machine is ours, the rest
  /// is the widget's.
  fileprivate var status: ExitCode {
    switch self {
    case .notFound, .unknownTarget, .notWidget, .severalTargets: .usage
    default: isFault ? .fault : .widgetFailed
    }
  }
}

extension Messages {
  mutating func say(_ note: MessageNote) {
    switch note.severity {
    case .error: say(.error, note.message, file: note.file, line: note.line)
    case .warning: say(.warning, note.message, file: note.file, line: note.line)
    case .note: say(.note, note.message, file: note.file, line: note.line)
    }
  }

  mutating func say(_ diagnostic: BuildDiagnostic) {
    let severity: Diagnostic.Severity =
      switch diagnostic.severity {
      case .error: .error
      case .warning: .warning
      case .note: .note
      }
    say(
      severity, diagnostic.message, file: diagnostic.path, line: diagnostic.line,
      column: diagnostic.column)
  }

  /// A fault with the frames of a crash as notes.
  mutating func say(_ fault: ExtensionFault, subject: String? = nil) {
    let prefix = subject.map { "\($0): " } ?? ""
    if case .failed(.scriptFailed(let message, let file, let line, let column)) = fault {
      return say(.error, prefix + message, file: file, line: line, column: column)
    }
    guard case .crashed(let report) = fault else { return say(.error, prefix + fault.description) }
    say(.error, prefix + fault.description, file: report.file, line: report.line)
    for frame in report.frames {
      // `body.getter + 459 in extension at /…/View.swift:26:22`
      let parts = frame.split(separator: " at ", maxSplits: 1).map(String.init)
      let function = parts.first?.split(separator: " + ").first ?? "code without a name"
      let place = parts.count > 1 ? parts[1].split(separator: ":").map(String.init) : []
      if place.count >= 2, let line = Int(place[1]) {
        say(.note, "called in \(function)", file: place[0], line: line)
      } else {
        say(.note, "called in \(function)")
      }
    }
  }
}

/// A folder of its own for what a widget writes, gone after the run: the next run finds the same
/// emptiness.
enum Sandbox {
  private static let prefix = "vitrine-sandbox-"

  static func make() throws -> String {
    let base = FileManager.default.temporaryDirectory.path
    let path =
      "\(base)/\(prefix)\(ProcessInfo.processInfo.processIdentifier)-\(UInt32.random(in: 0 ... .max))"
    do { try AtomicFile.makeFolder(path) } catch {
      Terminal.error("error: \(error)")
      throw ExitCode.fault
    }
    return path
  }

  /// A folder that stays; absolute, since the extension has a working folder of its own.
  static func keep(_ path: String) throws -> String {
    do { try AtomicFile.makeFolder(path) } catch {
      Terminal.error("error: \(error)")
      throw ExitCode.fault
    }
    guard let absolute = realpath(path, nil) else { return path }
    defer { free(absolute) }
    return String(cString: absolute)
  }

  /// Removes a folder that `make` has made; one that was to be kept stays.
  static func remove(_ path: String?) {
    if let path, path.hasPrefix(FileManager.default.temporaryDirectory.path + "/" + prefix) {
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}
