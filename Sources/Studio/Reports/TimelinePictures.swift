import VitrineComposition
import VitrineDrawing
import VitrineHost
import VitrineMessages
import VitrinePlatform

/// Pictures of what is on screen over time, each from the archive of its entry: text that follows
/// the clock is set for the moment, and the extension is not asked again.
final class TimelinePictures {
  private let session: WidgetSession
  private let folder: String
  private var archives: [(at: Double, archive: Archive)] = []

  init(session: WidgetSession, folder: String) {
    self.session = session
    self.folder = folder
  }

  func inspect(_ shown: TimelineSimulation.Shown) -> [TimelineFault] {
    let answer = session.widget.archive(
      entry: shown.entry, shown.environment, configuration: shown.configuration)
    switch answer {
    case .success(let (archive, _)): archives.append((shown.at, archive))
    case .failure(let fault): return [TimelineFault(fault)]
    }
    return []
  }

  /// Files are named by their moments. Throws `AtomicFile.Failure`.
  func write(moments: [Double]) throws {
    let writer = PictureWriter()
    for now in Set(archives.map(\.at) + moments).sorted() {
      // Before anything was shown there is nothing to draw.
      guard let archive = archives.last(where: { $0.at <= now })?.archive else { continue }
      let name = DateText.iso8601(now).filter { $0 != ":" }
      try writer.write(archive, of: session.job, at: now, to: "\(folder)/\(name).png")
    }
  }
}
