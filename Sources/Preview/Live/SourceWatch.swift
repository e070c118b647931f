import Dispatch
import Synchronization
import VitrineBuild
import VitrineStudio

/// Follows the sources: every save is told to the engine, which builds.
final class SourceWatch: Sendable {
  private let isStopped = Mutex(false)

  init(paths: [String], engine: PreviewEngine) {
    for (number, path) in paths.enumerated() {
      DispatchQueue(label: "vitrine.preview.watch").async { [self] in
        guard let watcher = FileWatcher(path, ignoring: nil) else { return }
        // Between the first build and now something may have been saved.
        Task { await engine.saved(at: 0) }
        let isStopped = {
          // What stands elsewhere is followed once, by the first.
          if number == 0, watcher.follow(engine.sources.all) {
            Task { await engine.saved(at: 0) }
          }
          return self.isStopped.withLock(\.self)
        }
        while let moment = watcher.next(until: isStopped) {
          if let file = watcher.lastFile { engine.sources.parse(file) }
          Task { await engine.saved(at: moment) }
        }
      }
    }
  }

  func stop() { isStopped.withLock { $0 = true } }
}

/// The files that the builds of all platforms were made of.
final class SourceList: Sendable {
  private let paths = Mutex<Set<String>>([])
  /// By platforms, those that were built last.
  private let parsers = Mutex<[BuildPlatform: [SourceAhead]]>([:])
  private let queue = DispatchQueue(label: "vitrine.preview.ahead", qos: .userInitiated)

  func note(_ more: [String]) { paths.withLock { $0.formUnion(more) } }

  func use(_ ahead: [SourceAhead], for platform: BuildPlatform) {
    guard !ahead.isEmpty else { return }
    parsers.withLock { $0[platform] = ahead }
  }

  /// Parses what was saved while the build begins.
  func parse(_ path: String) {
    for ahead in parsers.withLock({ Array($0.values.joined()) }) {
      queue.async { ahead.parse(path) }
    }
  }

  var all: Set<String> { paths.withLock(\.self) }
}
