import Dispatch
import Synchronization
import VitrineStudio

/// Follows the sources: every save is built.
final class SourceWatch: Sendable {
  private let isStopped = Mutex(false)

  init(path: String, engine: PreviewEngine) {
    DispatchQueue(label: "vitrine.preview.watch").async { [self] in
      guard let watcher = FileWatcher(path, ignoring: nil) else { return }
      while watcher.next(until: { self.isStopped.withLock(\.self) }) != nil {
        let done = DispatchSemaphore(value: 0)
        Task {
          await engine.rebuild()
          done.signal()
        }
        // What is saved meanwhile is noticed by the kernel, and built next.
        done.wait()
      }
    }
  }

  func stop() { isStopped.withLock { $0 = true } }
}
