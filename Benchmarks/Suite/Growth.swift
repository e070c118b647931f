import Foundation
import SwiftUI
import VitrineDrawing
import VitrineMessages
import VitrineRaster
import VitrineText

/// How processor time, memory and calls grow with levels and elements. Each shape is a process of its own with a
/// limit on time, so that a cliff ends one line of the table and not the benchmark.
///
///     vitrine-benchmark --growth [--only TEXT] [--limit 20] [--instructions]
@MainActor
enum Growth {
  struct Shape {
    let name: String
    let sizes: [Int]
    let view: @MainActor (Int) -> AnyView

    /// Whether more elements go around fewer.
    var isNested: Bool { name.hasPrefix("nested: ") }
  }

  /// What one process found of a size.
  struct Row: Codable {
    var size: Int
    /// Milliseconds of processor time, or millions of instructions.
    var cost: Double
    /// Milliseconds of the first time it was drawn.
    var first: Double
    var megabytes: Double
    /// Questions to behaviors; nil where counting them would take as long as all else.
    var calls: Int?
  }

  // MARK: One shape in this process

  /// Draws a size of a shape so many times, for whoever counts the process's instructions.
  static func draw(_ name: String, _ size: Int, _ count: Int) {
    guard let shape = shapes.first(where: { $0.name == name }) else {
      return print("no shape '\(name)'")
    }
    draw(warmth)
    for _ in 0..<count { draw(shape.view(size)) }
  }

  /// Prints a row for each size. A size that takes longer than `limit` seconds of the processor ends the process.
  static func measure(_ name: String, limit: Double) throws {
    guard let shape = shapes.first(where: { $0.name == name }) else {
      return print("no shape '\(name)'")
    }
    draw(warmth)
    for size in shape.sizes {
      var timer = itimerval()
      timer.it_value.tv_sec = Int(limit.rounded(.up))
      setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
      let row = row(shape.view(size), size)
      print(String(decoding: try JSONEncoder().encode(row), as: UTF8.self))
      fflush(nil)
    }
  }

  private static func row(_ view: AnyView, _ size: Int) -> Row {
    let first = milliseconds { draw(view) }
    let megabytes = memory()
    return Row(
      size: size, cost: quickest(view, first: first), first: first, megabytes: megabytes,
      calls: first < samples * 3 ? calls(view) : nil)
  }

  /// Milliseconds of one sample, far more than a clock's step, and of all samples.
  private static let (sample, samples) = (10.0, 150.0)

  /// The least time of several after the first: other programs make a process slow, none quick. By then its memory has
  /// been used; that what a larger size needs are pages that nobody has touched would look like growth.
  private static func quickest(_ view: AnyView, first: Double) -> Double {
    let count = max(1, Int(sample / max(first, 0.01)))
    var (least, spent) = (Double.infinity, 0.0)
    while spent < samples {
      let all = milliseconds { for _ in 0..<count { draw(view) } }
      least = min(least, all / Double(count))
      spent += all
    }
    return least
  }

  /// From the view to pixels. Texts are set anew each time: what was kept of them is not found again.
  private static func draw(_ view: AnyView) { precondition(picture(view).width > 0) }

  static func picture(_ view: AnyView) -> Bitmap {
    let archive = ViewRenderer(typesetter: Typesetter()).render(
      view, in: EnvironmentValues(RenderEnvironment()), proposal: proposal)
    return Rasterizer().render(
      archive.list, size: archive.size, scale: 1, images: ImageProvider(archive.images))
  }

  private static let proposal = ProposedViewSize(width: 300, height: 300)

  private static func calls(_ view: AnyView) -> Int {
    RenderStack.shared.run {
      let session = RenderSession(typesetter: .shared, stack: .shared)
      let root = ResolveContext(
        environment: EnvironmentValues(RenderEnvironment()), session: session
      ).resolveOne(view)
      root.place(at: .zero, proposal)
      let work = LayoutWork(in: root)
      return work.measured + work.placed
    }
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

  /// Milliseconds of the processor, which say the same on a busy machine.
  private static func milliseconds(_ work: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      // The thread's: while a timer counts the process's time, its clock goes in steps of 4 ms.
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
    }
    let begin = now()
    work()
    return now() - begin
  }

  /// The most that the process had in memory so far.
  private static func memory() -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return Double(usage.ru_maxrss) / 1024
  }

  // MARK: The table

  static func report(only: String, limit: Double, counter: GrowthProcess.Counter) {
    print(
      "shape, then for each size: \(counter.rawValue) (the first time), MB, calls; growth is against linear"
    )
    var (grown, slowed): ([String], [String]) = ([], [])
    for shape in shapes where only.isEmpty || shape.name.contains(only) {
      let process = GrowthProcess(shape, limit, counter)
      let rows = process.rows()
      var line = shape.name + String(repeating: " ", count: max(0, 34 - shape.name.count))
      for row in rows {
        line += String(
          format: "  %d: %.2f (%.1f) %.0f ", row.size, row.cost, row.first, row.megabytes)
        line += row.calls.map { "\($0)" } ?? "-"
      }
      if rows.count < shape.sizes.count {
        let size = shape.sizes[rows.count]
        line += "  \(size): no answer within \(Int(limit)) s"
        grown.append("\(shape.name) at \(size): no answer")
      }
      var growth = GrowthStep(rows)
      if growth?.isSlower == true, counter == .milliseconds {
        growth?.count(process.instructions(of: GrowthStep.compared(rows)))
      }
      if growth?.isMore == true {
        let sizes = GrowthStep.compared(rows).map(\.size)
        growth?.count(changedPixels(shape, sizes), sizes)
      }
      print(line + (growth.map { "  growth: \($0)" } ?? ""))
      if let growth, growth.isMore {
        grown.append("\(shape.name): \(growth)")
      } else if let growth, growth.isSlower {
        slowed.append("\(shape.name): \(growth)")
      }
      fflush(nil)
    }
    list(grown, "shapes grow by more than a fifth over linear")
    list(slowed, "shapes take more time by more than a fifth, and no more instructions")
  }

  private static func list(_ shapes: [String], _ title: String) {
    print("\n\(shapes.count) \(title)")
    for shape in shapes { print("  \(shape)") }
  }
}
