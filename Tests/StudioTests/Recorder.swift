import Synchronization
import VitrineStudio

/// A console that remembers what it was told.
final class Recorder: Sendable {
  private let results = Mutex<[String]>([])
  private let messages = Mutex<[String]>([])

  var console: Console {
    Console(
      result: { [self] line in results.withLock { $0.append(line) } },
      message: { [self] line in messages.withLock { $0.append(line) } })
  }

  var resultLines: [String] { results.withLock { $0 } }
  var messageText: String { messages.withLock { $0.joined(separator: "\n") } }
}
