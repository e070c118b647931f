import ArgumentParser
import FoundationEssentials
import VitrineBuild
import VitrineMessages
import VitrineSystem

/// A built extension with its description and a running process: what render, inspect and describe
/// begin with.
struct Workshop {
  var built: BuiltExtension
  var process: ExtensionProcess
  var description: BundleDescription

  /// Builds where needed; a problem in the sources is printed and ends the command with status 1.
  static func open(
    path: String, source: SourceOptions, platform: BuildPlatform?,
    environment: EnvironmentSelection, messages: inout Messages
  ) throws -> Workshop {
    let built = try build(path: path, source: source, platform: platform, messages: &messages)
    let launch = ExtensionLaunch(
      executable: built.executable.path, resources: built.resources.path,
      network: environment.network, container: try Sandbox.make(),
      timeZone: environment.timeZone,
      locale: environment.variants.first?.options.locale ?? "en_US",
      os: environment.variants.first?.options.os ?? OSVersion.newest,
      timeLimit: environment.timeLimit)
    let process = ExtensionProcess(launch)
    do throws(ExtensionFault) {
      guard case .described(let description) = try process.send(.describe) else {
        throw ExtensionFault.garbage("another answer than its description")
      }
      for note in description.notes { messages.say(note) }
      return Workshop(built: built, process: process, description: description)
    } catch {
      messages.say(error)
      Sandbox.remove(launch.container)
      throw ExitCode.widgetFailed
    }
  }

  func close() {
    let printed = process.finish()
    if !printed.isEmpty { Terminal.error(printed) }
    Sandbox.remove(process.launch.container)
  }

  private static func build(
    path: String, source: SourceOptions, platform: BuildPlatform?, messages: inout Messages
  ) throws -> BuiltExtension {
    do {
      Terminal.progress("building \(path)")
      let built = try WidgetBuilder().build(
        BuildRequest(
          paths: [path], additionalPaths: source.also, target: source.target, platform: platform))
      Terminal.clearProgress()
      for diagnostic in built.diagnostics { messages.say(diagnostic) }
      return built
    } catch let error as BuildError {
      Terminal.clearProgress()
      Terminal.error(error.description)
      throw error.isVitrines ? ExitCode.fault : ExitCode.widgetFailed
    } catch let code as ExitCode {
      throw code
    } catch {
      Terminal.clearProgress()
      messages.say(.error, "\(error)")
      throw ExitCode.fault
    }
  }
}

extension BuildError {
  /// Whether the machine or Vitrine is to blame, and not the widget.
  fileprivate var isVitrines: Bool {
    switch self {
    case .toolchainMissing, .sdkMissing, .toolFailed, .unwritable, .linkFailed: true
    default: false
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
    switch diagnostic.severity {
    case .error: say(.error, diagnostic.message, file: diagnostic.path, line: diagnostic.line)
    case .warning: say(.warning, diagnostic.message, file: diagnostic.path, line: diagnostic.line)
    case .note: say(.note, diagnostic.message, file: diagnostic.path, line: diagnostic.line)
    }
  }

  /// A fault with the frames of a crash as notes.
  mutating func say(_ fault: ExtensionFault, subject: String? = nil) {
    let prefix = subject.map { "\($0): " } ?? ""
    guard case .crashed(let report) = fault else { return say(.error, prefix + fault.description) }
    say(.error, prefix + fault.description, file: report.file, line: report.line)
    for frame in report.frames { say(.note, "  at \(frame)") }
  }
}

/// A folder of its own for what a widget writes, gone after the run: the next run finds the same
/// emptiness.
enum Sandbox {
  static func make() throws -> String {
    let base = FileManager.default.temporaryDirectory.path
    let path =
      "\(base)/vitrine-\(ProcessInfo.processInfo.processIdentifier)-\(UInt32.random(in: 0 ... .max))"
    do { try AtomicFile.makeFolder(path) } catch {
      Terminal.error("error: \(error)")
      throw ExitCode.fault
    }
    return path
  }

  static func remove(_ path: String?) {
    if let path { try? FileManager.default.removeItem(atPath: path) }
  }
}
