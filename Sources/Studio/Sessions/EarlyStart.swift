import FoundationEssentials
import Glibc
import VitrineBuild
import VitrineExtensionClient

/// The extension that most command lines need, started before the options are parsed: it loads while
/// this process parses them. If the options need another one, it is ended unused.
///
/// A script's extension is the same program for every script: it is started before the script is
/// bundled, and finds the bundle in an empty folder of its own by the first request.
public final class EarlyStart {
  let request: BuildRequest
  /// Nil for a script: it is built as usual, while the process loads.
  let built: [BuiltExtension]?
  private let process: ExtensionProcess
  private var isTaken = false

  /// nil where the command needs no extension, where it has to be built first, and where an option
  /// is given that changes what is built or how it is started.
  public convenience init?(_ arguments: [String]) {
    let words = Array(arguments.dropFirst())
    guard words.count > 1, ["render", "inspect", "describe"].contains(words[0]),
      !words[1].hasPrefix("-"), !words.contains(where: Self.decides),
      let sdk = try? SDKLocation.find()
    else { return nil }
    let request = BuildRequest(paths: [words[1]])
    if WidgetBuilder.isScript(words[1]) {
      self.init(
        script: request,
        EnvironmentSelection().launch(WidgetBuilder.scriptRunner(in: sdk), platform: .iOS))
    } else {
      self.init(cached: request, sdk)
    }
  }

  private init?(cached request: BuildRequest, _ sdk: SDKLocation) {
    guard let built = WidgetBuilder(sdk: sdk, cache: .standard()).cached(request),
      built.count == 1, let container = try? ContainerFolder.make()
    else { return nil }
    self.request = request
    self.built = built
    var launch = EnvironmentSelection().launch(
      built[0].executable.path, platform: built[0].platform)
    (launch.resources, launch.container) = (built[0].resources.path, container)
    process = ExtensionProcess(launch)
    guard start() else { return nil }
  }

  /// `launch`: how it will be started, but for what belongs to this one process.
  init?(script request: BuildRequest, _ launch: ExtensionLaunch) {
    guard let container = try? ContainerFolder.make(), let bundle = try? ContainerFolder.make()
    else { return nil }
    self.request = request
    built = nil
    var launch = launch
    launch.container = container
    launch.resources = bundle
    process = ExtensionProcess(launch)
    guard start() else { return nil }
  }

  private func start() -> Bool {
    do { try process.start() } catch {
      cancel()
      return false
    }
    return true
  }

  private static func decides(_ argument: String) -> Bool {
    let name = argument.prefix { $0 != "=" }
    return [
      "-h", "--help", "--platform", "--target", "--also", "--device", "--context", "--locale",
      "--time-zone", "--date", "--os", "--confinement", "--network", "--data", "--container",
      "--time-limit",
      "--watch", "--allow-omissions",
    ].contains(String(name))
  }

  /// The running process, if it is the one that `launch` describes for its container.
  func process(for launch: (_ container: String?) -> ExtensionLaunch) -> ExtensionProcess? {
    var wanted = launch(process.launch.container)
    let bundle = wanted.resources
    if built == nil {
      guard Self.real(wanted.executable) == Self.real(process.launch.executable) else { return nil }
      wanted.executable = process.launch.executable
      wanted.resources = process.launch.resources
    }
    guard !isTaken, wanted == process.launch else { return nil }
    // By links to files: the process reads its own folder, and no other can be named to it any more.
    if built == nil, let bundle, let own = wanted.resources,
      (try? ContainerFolder.link(bundle, into: own)) == nil
    {
      return nil
    }
    isTaken = true
    return process
  }

  private static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Ends a process that was not taken or not used.
  public func cancel() {
    process.stop()
    ContainerFolder.remove(process.launch.container)
    ContainerFolder.remove(process.launch.resources)
  }
}
