import Foundation

/// One shape in all its sizes, in a process of its own.
struct GrowthProcess {
  /// What the table counts.
  enum Counter: String {
    case milliseconds = "ms"
    /// Those of the program and its libraries, by valgrind: what caches, pages and neighbors do to milliseconds
    /// is not in them, and a virtual machine need not have the processor's own counters.
    case instructions = "million instructions"
  }

  private let shape: Growth.Shape
  private let limit: Double
  private let counter: Counter

  init(_ shape: Growth.Shape, _ limit: Double, _ counter: Counter) {
    self.shape = shape
    self.limit = limit
    self.counter = counter
  }

  /// What it found, up to a size that did not end within the limit.
  @MainActor func rows() -> [Growth.Row] {
    // Each size ends itself; this is for one that waits, on a machine that others use too.
    let end = Self.run(
      Self.program, ["--growth-shape", shape.name, "--limit", "\(limit)"],
      within: 4 * limit * Double(shape.sizes.count))
    let rows = (end?.output ?? Data()).split(separator: UInt8(ascii: "\n"))
      .compactMap { try? JSONDecoder().decode(Growth.Row.self, from: $0) }
    return counter == .instructions ? instructions(of: rows) : rows
  }

  /// The rows with millions of instructions for cost. A row that valgrind does not end is left out.
  func instructions(of rows: [Growth.Row]) -> [Growth.Row] {
    let count = Self.repetitions(rows)
    return rows.compactMap { row in
      instructions(row.size, count).map { instructions in
        var row = row
        row.cost = instructions / Double(count) / 1e6
        return row
      }
    }
  }

  /// So many that the steps between sizes are not lost beside what it takes to start the process.
  private static func repetitions(_ rows: [Growth.Row]) -> Int {
    let before = rows.dropLast().last?.cost ?? .infinity
    return max(1, Int(100 / max(before, 0.01)))
  }

  private func instructions(_ size: Int, _ count: Int) -> Double? {
    guard let stripped = Self.stripped else { return nil }
    let arguments = [
      "--tool=cachegrind", "--cache-sim=no", "--branch-sim=no", "--cachegrind-out-file=/dev/null",
      stripped, "--growth-shape", shape.name, "--size", "\(size)", "--repeat", "\(count)",
    ]
    // It takes about fifty times as long.
    let end = Self.run("/usr/bin/valgrind", arguments, within: limit * 50)
    let text = String(decoding: end?.errors ?? Data(), as: UTF8.self)
    let line = text.split(separator: "\n").first { $0.contains(" refs:") }
    return line?.split(separator: ":").last.flatMap { Double($0.filter(\.isNumber)) }
  }

  private static let program =
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path

  /// A copy of the program without its debug information, at the size of which valgrind gives up.
  private static let stripped: String? = {
    let copy = program + ".stripped"
    return run("/usr/bin/strip", ["-g", "-o", copy, program], within: 60) == nil ? nil : copy
  }()

  /// What was freed stays the process's: giving pages back and asking for them again would take more the more they
  /// are. How the system hands them out is in the first time that a size is drawn.
  private static let settings = [
    "GLIBC_TUNABLES": "glibc.malloc.mmap_max=0:glibc.malloc.trim_threshold=17179869184",
    // Instructions are the same each time.
    "SWIFT_DETERMINISTIC_HASHING": "1",
  ]

  private static func run(_ program: String, _ arguments: [String], within limit: Double)
    -> (output: Data, errors: Data)?
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(settings) { _, own in own }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    guard (try? process.run()) != nil else { return nil }
    let end = Measurement.now + limit
    while process.isRunning, Measurement.now < end { usleep(2000) }
    if process.isRunning {
      process.terminate()
      return nil
    }
    // A few lines each, which a pipe holds.
    return (
      output.fileHandleForReading.availableData, errors.fileHandleForReading.availableData
    )
  }
}
