import Foundation
import Glibc
import TestSupport
import Testing
import VitrinePlatform

/// Whatever ends the host while a widget hangs that listens to no signal: no process of its own stays,
/// and the next run clears the temporary folder.
@Suite(.serialized, .timeLimit(.minutes(60))) struct SignalTests {
  struct Ending: Sendable, CustomTestStringConvertible {
    var number: Int32
    var name: String
    var testDescription: String { name }
  }

  private static let endings = [
    Ending(number: SIGINT, name: "SIGINT"), Ending(number: SIGTERM, name: "SIGTERM"),
    Ending(number: SIGHUP, name: "SIGHUP"), Ending(number: SIGKILL, name: "SIGKILL"),
  ]

  private static let hanging =
    Checkout.root.appending(path: "Tests/Faults/Hanging.swift").path
  private static let clock = Checkout.root.appending(path: "Tests/Faults/Clock.swift").path

  /// `Tests/Faults/run` ends the host of `run`.
  @Test(arguments: endings, [["render"], ["render", "--watch"]])
  func nothingStays(_ ending: Ending, _ command: [String]) throws {
    let place = TestFolder("vitrine-signals")
    try place.write("", to: "tmp/.here")
    let temporary = place.path + "/tmp"
    let host = try start(command, place)
    // The widget runs: a process of another program, in a container of this folder.
    try #require(until(host) { Self.processes(of: temporary).count > 1 })
    kill(host.processIdentifier, ending.number)
    host.waitUntilExit()
    #expect(until { Self.processes(of: temporary).isEmpty }, "\(Self.processes(of: temporary))")
    // What was left is cleared by the next.
    let next = try Command.run(
      ["render", Self.clock, "-o", place.path + "/next", "--context", "home-screen"],
      environment: ["TMPDIR": temporary])
    #expect(next.status == 0, "\(next.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary) == [".here"])
  }

  private func start(_ command: [String], _ place: TestFolder) throws -> Process {
    let process = Process()
    process.executableURL = Command.binary
    process.arguments =
      [command[0], Self.hanging, "--time-limit", "500"] + command.dropFirst()
      + ["-o", place.path + "/out", "--context", "home-screen"]
    process.environment = Command.environment.merging(["TMPDIR": place.path + "/tmp"]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try Command.start(process)
    return process
  }

  /// Whether it comes to be within a minute; a host that has ended is waited for no longer.
  private func until(_ host: Process? = nil, _ isSo: () -> Bool) -> Bool {
    let end = SystemClock.uptime + 60
    while SystemClock.uptime < end {
      if isSo() { return true }
      if let host, !host.isRunning { return false }
      usleep(10_000)
    }
    return false
  }

  /// Numbers of processes that name a folder in their arguments or environment.
  private static func processes(of folder: String) -> [String] {
    let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return numbers.filter { Int32($0) != nil && Int32($0) != getpid() }.filter { number in
      ["cmdline", "environ"].contains {
        ProcessFiles.text("/proc/\(number)/\($0)").contains(folder)
      }
    }
  }
}
