import VitrineBuild
import VitrinePlatform

/// Does its work once, and again after each save. Between saves an extension for the next version
/// of a script stands ready: started, its libraries loaded, waiting for the bundle.
public struct RebuildLoop {
  private let inputs: Inputs
  private let watch: FileWatcher
  private let console: Console
  private let isStopped: () -> Bool
  /// Where a script's extension is; nil for what has to be compiled.
  private let runner: String?

  /// `ignored`: what the work itself writes.
  public init(
    inputs: Inputs, ignoring ignored: String?, console: Console,
    until isStopped: @escaping () -> Bool
  ) throws {
    self.inputs = inputs
    self.console = console
    self.isStopped = isStopped
    guard let watch = FileWatcher(inputs.path, ignoring: ignored) else {
      console.message("error: '\(inputs.path)' cannot be watched for changes")
      throw StudioError.internalError
    }
    self.watch = watch
    runner =
      WidgetBuilder.isScript(inputs.path)
      ? (try? SDKLocation.find()).map(WidgetBuilder.scriptRunner) : nil
  }

  /// `work` gets an extension to take over. What it cannot draw it has reported; only wrong usage
  /// and internal errors end the loop.
  public func run(_ work: (EarlyStart?) throws -> Void) throws {
    try attempt(nil, work)
    console.message("watching \(watch.root); Control-C ends")
    while true {
      followInputs()
      let ready = prepare()
      guard let saved = watch.next(until: isStopped) else {
        ready?.cancel()
        return
      }
      try attempt(ready, work)
      let milliseconds = (SystemClock.now - saved) * 1000
      console.message("ready \(Int(milliseconds.rounded())) ms after the save")
    }
  }

  private func attempt(_ early: EarlyStart?, _ work: (EarlyStart?) throws -> Void) throws {
    defer { early?.cancel() }
    do { try work(early) } catch StudioError.widgetFailed {
      // Reported already; the next save may fix it.
    }
  }

  /// What was built may be made of files that stand elsewhere.
  private func followInputs() {
    guard runner == nil, let sdk = try? SDKLocation.find() else { return }
    watch.follow(WidgetBuilder(sdk: sdk, cache: .standard()).inputs(of: inputs.build))
  }

  private func prepare() -> EarlyStart? {
    guard let runner else { return nil }
    return EarlyStart(
      script: BuildRequest(paths: [inputs.path]),
      inputs.environment.launch(runner, platform: .iOS))
  }
}
