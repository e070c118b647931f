import Foundation
import SwiftUI
import VitrineDrawing
import VitrineMessages
import VitrineRaster
import VitrineText

/// How processor time, memory and calls grow with levels and elements. Each shape and size is a process of its
/// own with a limit on time, so that a cliff ends one line of the table and not the benchmark.
///
///     vitrine-benchmark --growth [--only TEXT] [--limit 20]
@MainActor
enum Growth {
  struct Shape {
    let name: String
    let sizes: [Int]
    let view: @MainActor (Int) -> AnyView
  }

  /// What one process found.
  struct Row: Codable {
    var milliseconds: Double
    var megabytes: Double
    var measured: Int
    var placed: Int
  }

  // MARK: One size in this process

  /// From the view to pixels; lays it out once more to count the calls.
  static func measure(_ name: String, _ size: Int) throws {
    guard let shape = shapes.first(where: { $0.name == name }) else {
      return print("no shape '\(name)'")
    }
    let view = shape.view(size)
    let environment = EnvironmentValues(RenderEnvironment())
    let proposal = ProposedViewSize(width: 300, height: 300)
    func draw(_ view: AnyView) {
      let archive = ViewRenderer(typesetter: .shared).render(
        view, in: environment, proposal: proposal)
      let bitmap = Rasterizer().render(
        archive.list, size: archive.size, scale: 1, images: ImageProvider(archive.images))
      precondition(bitmap.width > 0)
    }
    draw(warmth)
    let begin = processorTime()
    draw(view)
    let milliseconds = (processorTime() - begin) * 1000
    let megabytes = memory()
    let work = RenderStack.shared.run {
      let session = RenderSession(typesetter: .shared, stack: .shared)
      let root = ResolveContext(environment: environment, session: session).resolveOne(view)
      root.place(at: .zero, proposal)
      return LayoutWork(in: root)
    }
    let row = Row(
      milliseconds: milliseconds, megabytes: megabytes, measured: work.measured,
      placed: work.placed)
    print(String(decoding: try JSONEncoder().encode(row), as: UTF8.self))
  }

  /// What a process draws before it measures. Levels take stack and memory whose pages nobody has touched and
  /// functions that nobody has called, which is a matter of the process and not of the shape.
  private static var warmth: AnyView {
    AnyView(
      VStack {
        (0..<200).reduce(AnyView(Text("other words"))) { view, level in
          AnyView(HStack { view.opacity(level % 2 == 0 ? 0.5 : 1) })
        }
        Image(systemName: "sun.max").shadow(radius: 1)
        Canvas { context, size in
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
        }
      })
  }

  /// Seconds of the processor, which say the same on a busy machine.
  private static func processorTime() -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }

  /// The most that the process had in memory so far.
  private static func memory() -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return Double(usage.ru_maxrss) / 1024
  }

  // MARK: The table

  static func report(only: String, limit: Double) {
    print("shape, then for each size: ms, MB, calls; growth is of the last size against linear")
    for shape in shapes where only.isEmpty || shape.name.contains(only) {
      var line = pad(shape.name, 26)
      var rows: [(size: Int, row: Row)] = []
      for size in shape.sizes {
        guard let row = quietest(shape.name, size, limit) else {
          line += "  \(size): no answer within \(Int(limit)) s"
          break
        }
        rows.append((size, row))
        line += String(
          format: "  %d: %.1f %.0f %d", size, row.milliseconds, row.megabytes,
          row.measured + row.placed)
      }
      print(line + growth(rows))
    }
  }

  /// What the last step in size cost against what its number of elements asks for. What the smallest
  /// size takes is taken off: most of it is the process's start.
  private static func growth(_ rows: [(size: Int, row: Row)]) -> String {
    guard rows.count > 2 else { return "" }
    let (first, before, last) = (rows[0], rows[rows.count - 2], rows[rows.count - 1])
    func share(_ amount: (Row) -> Double) -> String {
      let step = amount(before.row) - amount(first.row)
      // Nothing that grows.
      guard step > amount(first.row) / 10 else { return "-" }
      let elements = Double(last.size - first.size) / Double(before.size - first.size)
      return String(format: "%.2f", (amount(last.row) - amount(first.row)) / step / elements)
    }
    return "  growth: time \(share(\.milliseconds)), memory \(share(\.megabytes))"
      + ", calls \(share { Double($0.measured + $0.placed) })"
  }

  /// The quickest of three processes where that takes no time: other programs make a process slow, none quick.
  private static func quietest(_ name: String, _ size: Int, _ limit: Double) -> Row? {
    var best = inProcess(name, size, limit)
    for _ in 0..<2 {
      guard let row = best, row.milliseconds < 100 else { break }
      if let again = inProcess(name, size, limit), again.milliseconds < row.milliseconds {
        best = again
      }
    }
    return best
  }

  private static func inProcess(_ name: String, _ size: Int, _ limit: Double) -> Row? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--growth-shape", name, "--size", "\(size)"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let end = Measurement.now + limit
    while process.isRunning, Measurement.now < end { usleep(2000) }
    if process.isRunning {
      process.terminate()
      return nil
    }
    return try? JSONDecoder().decode(Row.self, from: output.fileHandleForReading.availableData)
  }

  private static func pad(_ text: String, _ length: Int) -> String {
    text + String(repeating: " ", count: max(0, length - text.count))
  }
}
