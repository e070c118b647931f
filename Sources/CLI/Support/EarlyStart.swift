import VitrineBuild
import VitrineSystem

/// The extension that most command lines ask for, started before the options are read: it loads
/// while this process parses them. Where they ask for another one it is ended unused.
struct EarlyStart {
  let request: BuildRequest
  let built: [BuiltExtension]
  private let process: ExtensionProcess

  /// nil where the command needs no extension, where it has to be built first, and where an option
  /// is given that changes what is built or how it is started.
  init?(_ arguments: [String]) {
    let words = Array(arguments.dropFirst())
    guard words.count > 1, ["render", "inspect", "describe"].contains(words[0]),
      !words[1].hasPrefix("-"), !words.contains(where: Self.decides),
      let sdk = try? SDKLocation.find()
    else { return nil }
    request = BuildRequest(paths: [words[1]])
    guard let built = WidgetBuilder(sdk: sdk, cache: .standard()).cached(request),
      built.count == 1, let container = try? Sandbox.make()
    else { return nil }
    self.built = built
    process = ExtensionProcess(
      ExtensionLaunch(
        executable: built[0].executable.path, resources: built[0].resources.path,
        container: container, platform: built[0].platform.rawValue))
    do { try process.start() } catch {
      cancel()
      return nil
    }
  }

  private static func decides(_ argument: String) -> Bool {
    let name = argument.prefix { $0 != "=" }
    return [
      "-h", "--help", "--platform", "--target", "--also", "--device", "--context", "--locale",
      "--time-zone", "--os", "--network", "--time-limit",
    ].contains(String(name))
  }

  /// The running process, if it is the one that `launch` describes for its container.
  func process(for launch: (_ container: String?) -> ExtensionLaunch) -> ExtensionProcess? {
    launch(process.launch.container) == process.launch ? process : nil
  }

  /// Ends a process that nobody took, or did not come to use.
  func cancel() {
    process.stop()
    Sandbox.remove(process.launch.container)
  }
}

/// A command that can take over an extension that runs already.
protocol StartsEarly {
  func run(_ early: EarlyStart?) throws
}
