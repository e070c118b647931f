import Foundation
import TestSupport
import Testing
import VitrineCatalog
import VitrineExtensionClient
import VitrineHost
import VitrineMessages

/// Extensions that say anything at all: the host takes each for a fault and goes on.
@Suite struct HostileTests {
  /// A program that answers the first request with these bytes and then waits.
  private func extension_(saying bytes: [UInt8], thenEnds: Bool = false) throws -> String {
    let path = scratchFolder("vitrine-hostile").appending(path: "program").path
    let text = bytes.map { "\\" + String(Int($0), radix: 8).leftPadded(3) }.joined()
    // One line as an argument has a limit of 128 KB.
    let script = "#!/bin/sh\nprintf '\(text)' >&3\n" + (thenEnds ? "" : "exec sleep 60\n")
    try Data(script.utf8).write(to: URL(filePath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return path
  }

  private static func frame(_ kind: UInt8, _ payload: String, length: Int? = nil) -> [UInt8] {
    let count = UInt32(length ?? payload.utf8.count)
    return [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: count >> $0) } + [kind]
      + Array(payload.utf8)
  }

  static let sayings: [[UInt8]] = [
    [], [0], [1, 2, 3, 4, 5, 6, 7, 8],
    frame(0, "", length: 0x7fff_ffff), frame(0, "", length: 0xffff_ffff), frame(9, "x"),
    frame(0, ""), frame(0, "{"), frame(0, "null"), frame(0, "[]"), frame(0, "{\"id\":1}"),
    frame(0, String(repeating: "[", count: 20_000)),
    frame(0, "{\"id\":99,\"reply\":{\"described\":{}},\"residentBytes\":0}"),
    frame(0, "{\"id\":1,\"reply\":{\"nothing\":{}},\"residentBytes\":0}"),
    frame(0, "{\"id\":1e400,\"reply\":0}"), frame(0, "{\"id\":1}"),
    frame(1, "archive without an envelope"), frame(0, "abc", length: 4),
    Array(repeating: 255, count: 4096),
  ]

  @Test(arguments: sayings)
  func isAFault(_ bytes: [UInt8]) throws {
    for thenEnds in [false, true] {
      let program = try extension_(saying: bytes, thenEnds: thenEnds)
      defer { try? FileManager.default.removeItem(atPath: program) }
      let process = ExtensionProcess(ExtensionLaunch(executable: program, timeLimit: 0.5))
      #expect(throws: ExtensionFault.self) { try process.send(.describe) }
      #expect(!process.isRunning)
    }
  }

  /// Random bytes, with a header that is often right.
  @Test(arguments: 0..<30)
  func randomBytes(_ seed: UInt64) throws {
    var random = Seeded(seed)
    var bytes = (0..<random.next(below: 2000)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    if random.next(below: 2) == 0 { bytes = Self.frame(0, String(decoding: bytes, as: UTF8.self)) }
    let program = try extension_(saying: bytes, thenEnds: true)
    defer { try? FileManager.default.removeItem(atPath: program) }
    let process = ExtensionProcess(ExtensionLaunch(executable: program, timeLimit: 0.5))
    #expect(throws: ExtensionFault.self) { try process.send(.describe) }
  }

  /// A timeline of hostile numbers becomes one that can be shown, or a fault.
  @Test(arguments: 0..<200)
  func hostileTimelines(_ seed: UInt64) {
    var random = Seeded(seed)
    func number() -> Double {
      let special: [Double] = [
        .nan, .infinity, -.infinity, 0, -0.0, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
        1e18, -1e18, 1_780_911_660,
      ]
      return random.next(below: 3) == 0
        ? special[random.next(below: special.count)] : Double(random.next(below: 4_000_000_000))
    }
    let policy: ReloadPolicy =
      [.atEnd, .never, .after(number())][random.next(below: 3)]
    let response = TimelineResponse(
      entries: (0..<random.next(below: 50)).map { _ in
        TimelineResponse.Entry(
          date: number(), relevance: EntryRelevance(score: number(), duration: number()))
      }, policy: policy)
    var placed = PlacedTimeline()
    let events = TimelineTests.run(&placed, from: 1_780_911_660, to: 1_780_998_060) { _ in
      .success(response)
    }
    #expect(events.count < 2000)
    for event in events { _ = TimelineReport.json(event).text() }
    if let timeline = placed.timeline {
      #expect(zip(timeline.entries, timeline.entries.dropFirst()).allSatisfy { $0.date <= $1.date })
    }
  }
}

extension String {
  fileprivate func leftPadded(_ width: Int) -> String {
    String(repeating: "0", count: max(0, width - count)) + self
  }
}
