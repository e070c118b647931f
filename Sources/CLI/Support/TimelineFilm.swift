import VitrineDrawing
import VitrineHost
import VitrineMessages
import VitrinePlatform

/// Pictures of what is on screen over time, each from the archive of its entry: text that follows
/// the clock is set for the moment, and the extension is not asked again.
final class TimelineFilm {
  private let bench: WidgetBench
  private let folder: String
  private var archives: [(at: Double, archive: Archive)] = []

  init(bench: WidgetBench, folder: String) {
    self.bench = bench
    self.folder = folder
  }

  func inspect(_ shown: TimelineSimulation.Shown) -> [TimelineFault] {
    let answer = bench.questions.archive(
      entry: shown.entry, shown.environment, configuration: shown.configuration)
    switch answer {
    case .success(let (archive, _)): archives.append((shown.at, archive))
    case .failure(let fault): return [TimelineFault(fault)]
    }
    return []
  }

  /// Files are named by their moments. Throws `AtomicFile.Failure`.
  func write(moments: [Double]) throws {
    let encode = Encoding.encoder(.png)
    for now in Set(archives.map(\.at) + moments).sorted() {
      // Before anything was shown there is nothing to draw.
      guard let archive = archives.last(where: { $0.at <= now })?.archive,
        let composition = bench.job.composition()
      else { continue }
      let picture = composition.picture(
        of: archive, scale: bench.job.environment.displayScale, now: now)
      let name = DateText.iso8601(now).filter { $0 != ":" }
      try AtomicFile.write(try encode(picture).bytes, to: "\(folder)/\(name).png")
    }
  }
}
