import Foundation
import TestSupport
import Testing
import VitrineCatalog
import VitrineExtensionClient
import VitrineHost
import VitrineMessages

/// Extensions that say anything at all: the host takes each for a fault and goes on.
@Suite(.timeLimit(.minutes(60))) struct HostileTests {
  private static func frame(_ kind: UInt8, _ payload: String, length: Int? = nil) -> [UInt8] {
    let count = UInt32(length ?? payload.utf8.count)
    return [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: count >> $0) } + [kind]
      + Array(payload.utf8)
  }

  /// What a program says, and what that has to be taken for.
  struct Saying: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var bytes: [UInt8]
    /// A part of the reason why the bytes are refused; nil where they are the beginning of a message.
    var reason: String?
    init(_ name: String, _ bytes: [UInt8], _ reason: String?) {
      testDescription = name
      self.bytes = bytes
      self.reason = reason
    }
  }

  private static let invalid = "a message that is not valid"

  static let sayings: [Saying] = [
    Saying("nothing", [], nil), Saying("one byte", [0], nil),
    Saying("a message cut short", frame(0, "abc", length: 4), nil),
    Saying("other bytes", [1, 2, 3, 4, 5, 6, 7, 8], "frame kind 5"),
    Saying("the longest signed length", frame(0, "", length: 0x7fff_ffff), "was announced"),
    Saying("the longest length", frame(0, "", length: 0xffff_ffff), "was announced"),
    Saying("an unknown kind", frame(9, "x"), "frame kind 9"),
    Saying("an empty message", frame(0, ""), invalid), Saying("a brace", frame(0, "{"), invalid),
    Saying("null", frame(0, "null"), invalid), Saying("a list", frame(0, "[]"), invalid),
    Saying("an identifier alone", frame(0, "{\"id\":1}"), invalid),
    Saying("deep lists", frame(0, String(repeating: "[", count: 20_000)), invalid),
    Saying(
      "the answer to another request",
      frame(0, "{\"id\":99,\"reply\":{\"described\":{}},\"residentBytes\":0}"), invalid),
    Saying(
      "an unknown answer",
      frame(0, "{\"id\":1,\"reply\":{\"nothing\":{}},\"residentBytes\":0}"), invalid),
    Saying("a number out of range", frame(0, "{\"id\":1e400,\"reply\":0}"), invalid),
    Saying("text as a drawing", frame(1, "archive without an envelope"), invalid),
    Saying("ones", Array(repeating: 255, count: 4096), "frame kind 255"),
  ]

  /// The fault of a program that says something and ends.
  private func fault(_ bytes: [UInt8], thenEnds: Bool, timeLimit: Double) throws -> ExtensionFault?
  {
    let folder = TestFolder("vitrine-hostile")
    let process = ExtensionProcess(
      try sayingProgram(bytes, in: folder.url, thenEnds: thenEnds, timeLimit: timeLimit))
    do throws(ExtensionFault) {
      _ = try process.send(.describe)
      return nil
    } catch {
      #expect(!process.isRunning)
      return error
    }
  }

  @Test(arguments: sayings)
  func isAFault(_ saying: Saying) throws {
    for thenEnds in [false, true] {
      // Only who has said nothing yet is waited for until the limit.
      let waits = saying.reason == nil && !thenEnds
      let fault = try fault(saying.bytes, thenEnds: thenEnds, timeLimit: waits ? 0.5 : 300)
      if let reason = saying.reason {
        guard case .garbage(let text)? = fault, text.contains(reason) else {
          Issue.record("'\(reason)' was expected, found \(String(describing: fault))")
          continue
        }
      } else if thenEnds {
        #expect(fault == .exited(status: 0, message: ""))
      } else {
        #expect(fault == .hung(seconds: 0.5))
      }
    }
  }

  /// Random bytes, with a header that is often right.
  @Test(arguments: 0..<30)
  func randomBytes(_ seed: UInt64) throws {
    var random = Seeded(seed)
    var bytes = (0..<random.next(below: 2000)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    if random.next(below: 2) == 0 { bytes = Self.frame(0, String(decoding: bytes, as: UTF8.self)) }
    let fault = try fault(bytes, thenEnds: true, timeLimit: 300)
    if Self.isCutShort(bytes) {
      #expect(fault == .exited(status: 0, message: ""))
    } else {
      guard case .garbage? = fault else {
        Issue.record("bytes that are no message are \(String(describing: fault))")
        return
      }
    }
  }

  /// Whether the bytes could be the beginning of a message.
  private static func isCutShort(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= Frame.headerLength else { return true }
    guard let (_, length) = try? Frame.parse(header: Array(bytes.prefix(Frame.headerLength))) else {
      return false
    }
    return bytes.count < Frame.headerLength + length
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
