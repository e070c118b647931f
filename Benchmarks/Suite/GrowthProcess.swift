import Foundation

/// One shape in one size, in a process of its own.
struct GrowthProcess {
  /// What the table counts.
  enum Counter: String {
    case milliseconds = "ms"
    /// Those of the program and its libraries, by valgrind: what caches, pages and neighbors do to milliseconds
    /// is not in them, and a virtual machine need not have the processor's own counters.
    case instructions = "million instructions"
  }

  private let arguments: [String]
  private let limit: Double
  private let counter: Counter

  init(_ shape: String, _ size: Int, _ limit: Double, _ counter: Counter) {
    arguments = ["--growth-shape", shape, "--size", "\(size)"]
    self.limit = limit
    self.counter = counter
  }

  /// What it found; nil where it does not end within the limit. Of three processes the quickest where that takes
  /// no time: other programs make a process slow, none quick.
  func quietest() -> Growth.Row? {
    guard var best = row() else { return nil }
    if counter == .instructions {
      guard let instructions = instructions() else { return nil }
      best.cost = instructions / 1e6
      return best
    }
    for _ in 0..<2 where best.cost < 100 {
      if let again = row(), again.cost < best.cost { best = again }
    }
    return best
  }

  private func row() -> Growth.Row? {
    guard let output = Self.run(Self.program, arguments, within: limit)?.output else { return nil }
    return try? JSONDecoder().decode(Growth.Row.self, from: output)
  }

  private func instructions() -> Double? {
    guard let stripped = Self.stripped else { return nil }
    let options = [
      "--tool=cachegrind", "--cache-sim=no", "--branch-sim=no", "--cachegrind-out-file=/dev/null",
      stripped, "--once",
    ]
    // It takes about fifty times as long.
    let end = Self.run("/usr/bin/valgrind", options + arguments, within: limit * 50)
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

  private static func run(_ program: String, _ arguments: [String], within limit: Double)
    -> (output: Data, errors: Data)?
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
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
