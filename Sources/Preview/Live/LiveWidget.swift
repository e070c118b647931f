import VitrineDrawing
import VitrineExtensionClient
import VitrineHost
import VitrineMessages

/// A placed widget that runs: its timeline, and what it has shown.
struct LiveWidget {
  /// What is on screen from a moment on.
  struct Frame {
    /// Seconds since 1970.
    var at: Double
    var entry: Int
    var entryCount: Int
    var entryDate: Double
    var archive: Archive
    var hasContainerBackground: Bool
    var diagnostics: [Diagnostic]
  }

  var timeline = PlacedTimeline()
  var log: [TimelineEvent] = []
  /// As the provider was asked last: the extension keeps that timeline by it.
  var asked: RenderEnvironment?
  var configuration: String?
  /// What was shown, the oldest first.
  var frames: [Frame] = []
  /// Why there is nothing to show; nil: there is.
  var fault: ExtensionFault?

  /// Pictures of the past that are kept.
  static let frameLimit = 400
  static let logLimit = 2000

  /// What was on screen at a moment.
  func frame(at date: Double) -> Frame? { frames.last { $0.at <= date } ?? frames.first }
  func frame(before date: Double) -> Frame? {
    guard let index = frames.lastIndex(where: { $0.at <= date }), index > 0 else { return nil }
    return frames[index - 1]
  }

  mutating func show(_ frame: Frame) {
    fault = nil
    if let last = frames.last, last.at == frame.at { frames.removeLast() }
    frames.append(frame)
    if frames.count > Self.frameLimit { frames.removeFirst(frames.count - Self.frameLimit) }
  }

  mutating func note(_ events: [TimelineEvent]) {
    log += events
    if log.count > Self.logLimit { log.removeFirst(log.count - Self.logLimit) }
  }

  /// The clock was set back: what came later has not happened.
  mutating func forget(after date: Double) {
    let first = frames.firstIndex { $0.at > date } ?? frames.count
    frames.removeSubrange(max(first, min(1, frames.count))...)
  }
}
