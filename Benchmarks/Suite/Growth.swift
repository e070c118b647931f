import Foundation
import SwiftUI
import VitrineDrawing
import VitrineMessages
import VitrineRaster
import VitrineText

/// How processor time, memory and calls grow with levels and elements. Each shape and size is a process of its
/// own with a limit on time, so that a cliff ends one line of the table and not the benchmark.
///
///     vitrine-benchmark --growth [--only TEXT] [--limit 20] [--instructions]
@MainActor
enum Growth {
  struct Shape {
    let name: String
    let sizes: [Int]
    let view: @MainActor (Int) -> AnyView
  }

  /// What one process found.
  struct Row: Codable {
    /// Milliseconds of processor time, or millions of instructions.
    var cost: Double
    var megabytes: Double
    var measured: Int
    var placed: Int
  }

  // MARK: One size in this process

  /// From the view to pixels; unless that is all (`once`), lays it out once more to count the calls.
  static func measure(_ name: String, _ size: Int, once: Bool) throws {
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
    // Whoever counts the process's instructions wants no other work in it.
    if once { return }
    let work = RenderStack.shared.run {
      let session = RenderSession(typesetter: .shared, stack: .shared)
      let root = ResolveContext(environment: environment, session: session).resolveOne(view)
      root.place(at: .zero, proposal)
      return LayoutWork(in: root)
    }
    let row = Row(
      cost: milliseconds, megabytes: megabytes, measured: work.measured,
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

  static func report(only: String, limit: Double, counter: GrowthProcess.Counter) {
    print("shape, then for each size: \(counter.rawValue), MB, calls; growth is against linear")
    var grown: [String] = []
    for shape in shapes where only.isEmpty || shape.name.contains(only) {
      var line = shape.name.padding(toLength: 34, withPad: " ", startingAt: 0)
      var rows: [(size: Int, row: Row)] = []
      for size in shape.sizes {
        guard let row = GrowthProcess(shape.name, size, limit, counter).quietest() else {
          line += "  \(size): no answer within \(Int(limit)) s"
          grown.append("\(shape.name) at \(size): no answer")
          break
        }
        rows.append((size, row))
        line += String(
          format: "  %d: %.1f %.0f %d", size, row.cost, row.megabytes, row.measured + row.placed)
      }
      guard let growth = GrowthStep(rows) else {
        print(line)
        continue
      }
      print(line + "  growth: \(growth)")
      if growth.isMore { grown.append("\(shape.name): \(growth)") }
      fflush(nil)
    }
    print("\n\(grown.count) shapes grow by more than a fifth over linear")
    for line in grown { print("  \(line)") }
  }
}
