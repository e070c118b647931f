import SwiftUI
import VitrineDrawing
import VitrineMessages
import VitrineRaster
import VitrineText

/// Measures the library inside one process and prints a JSON array of results. `Benchmarks/run`
/// puts them beside what it measures from outside.
///
///     vitrine-benchmark [--seconds 2] [--picture card.png] [--only TEXT]
///     vitrine-benchmark --repeat COUNT [--pixels]
///     vitrine-benchmark --growth [--only TEXT] [--limit 20] [--instructions]
///     vitrine-benchmark --growth-shape NAME --size COUNT [--repeat COUNT]
///
/// `--only` measures what shows the wallpaper and has the text in its name, and nothing else.
/// `--repeat` makes the card's display list (with `--pixels` its picture) so many times and ends: two
/// runs under `perf stat -e instructions:u` or callgrind give the instructions for one card.
@main
@MainActor
enum Suite {
  static let scale = 3.0
  /// Kept, as an extension's process keeps its own.
  private static let renderer = ViewRenderer(typesetter: .shared)

  static func main() throws {
    let arguments = CommandLine.arguments
    func value(_ option: String) -> String? {
      arguments.firstIndex(of: option).flatMap {
        arguments.indices.contains($0 + 1) ? arguments[$0 + 1] : nil
      }
    }
    let limit = value("--limit").flatMap(Double.init) ?? 20
    if let shape = value("--growth-shape") {
      guard let size = value("--size").flatMap(Int.init) else {
        return try Growth.measure(shape, limit: limit)
      }
      return Growth.draw(shape, size, value("--repeat").flatMap(Int.init) ?? 1)
    }
    if arguments.contains("--growth") {
      return Growth.report(
        only: value("--only") ?? "", limit: limit,
        counter: arguments.contains("--instructions") ? .instructions : .milliseconds)
    }
    let seconds = value("--seconds").flatMap(Double.init) ?? 2
    if let path = value("--picture") { try writePicture(to: path) }
    if let count = value("--repeat").flatMap(Int.init) {
      return repeatCard(count, pixels: arguments.contains("--pixels"))
    }
    if let text = value("--only") { return report(Backdrops.measure(seconds, only: text)) }
    let results = card(seconds) + Backdrops.measure(seconds / 2) + [nestedStacks()]
    report(results)
  }

  private static func report(_ results: [Measurement]) {
    print("[\n  " + results.map(\.json).joined(separator: ",\n  ") + "\n]")
  }

  /// The view as the extension's process lays it out.
  private static func archive(_ view: some View) -> Archive {
    renderer.render(
      view, in: EnvironmentValues(RenderEnvironment()),
      proposal: ProposedViewSize(width: ReferenceCard.side, height: ReferenceCard.side))
  }

  private static func card(_ seconds: Double) -> [Measurement] {
    let rasterizer = Rasterizer()
    func bitmap(_ number: Int) -> Bitmap {
      let archive = archive(ReferenceCard(number: number % 100))
      return rasterizer.render(
        archive.list, size: archive.size, scale: scale, images: ImageProvider(archive.images))
    }
    func svg(_ number: Int) -> String {
      let archive = archive(ReferenceCard(number: number % 100))
      let written = try? rasterizer.svg(
        archive.list, size: archive.size, images: ImageProvider(archive.images),
        options: Rasterizer.Options())
      return written?.text ?? ""
    }
    var kept = 0
    return [
      .time("card: view to display list", seconds: seconds) {
        kept += archive(ReferenceCard(number: $0 % 100)).list.operations.count
      },
      .time("card: view to raw pixels", seconds: seconds) { kept += bitmap($0).width },
      .time("card: view to PNG", seconds: seconds) { kept += bitmap($0).pngData().count },
      .time("card: view to SVG", seconds: seconds) { kept += svg($0).utf8.count },
    ]
  }

  private static func repeatCard(_ count: Int, pixels: Bool) {
    let rasterizer = Rasterizer()
    for number in 0..<count {
      let archive = archive(ReferenceCard(number: number % 100))
      guard pixels else { continue }
      _ = rasterizer.render(
        archive.list, size: archive.size, scale: scale, images: ImageProvider(archive.images))
    }
  }

  private static func nestedStacks() -> Measurement {
    let session = RenderSession(typesetter: .shared)
    let context = ResolveContext(
      environment: EnvironmentValues(RenderEnvironment()), session: session)
    let root = context.resolveOne(NestedStacks(depth: 12))
    root.place(at: .zero, ProposedViewSize(width: 300, height: 300))
    return Measurement(
      name: "measuring calls, 12 nested stacks", unit: "count",
      samples: [Double(LayoutWork(in: root).measured)])
  }

  private static func writePicture(to path: String) throws {
    let archive = archive(ReferenceCard(number: 72))
    let bitmap = Rasterizer().render(
      archive.list, size: archive.size, scale: scale, images: ImageProvider(archive.images))
    try Data(bitmap.pngData()).write(to: URL(fileURLWithPath: path))
  }
}
