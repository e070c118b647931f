import Dispatch
import Synchronization
import VitrineStudio

/// Follows the sources: every save is told to the engine, which builds.
final class SourceWatch: Sendable {
  private let isStopped = Mutex(false)

  init(path: String, engine: PreviewEngine) {
    DispatchQueue(label: "vitrine.preview.watch").async { [self] in
      guard let watcher = FileWatcher(path, ignoring: nil) else { return }
      while watcher.next(until: { self.isStopped.withLock(\.self) }) != nil {
        Task { await engine.saved() }
      }
    }
  }

  func stop() { isStopped.withLock { $0 = true } }
}
