import Foundation
import TestSupport
import Testing

@testable import VitrineBuild

/// Notes at the loops of a bundle: `Cases/loops` has one as esbuild prints it, with all forms of loops, and what becomes of it.
@Suite(.timeLimit(.minutes(60)))
struct LoopNotesTests {
  private func text(_ name: String) throws -> String {
    try String(contentsOf: Cases().url("loops").appending(path: name), encoding: .utf8)
  }
  private var map: [UInt8] {
    get throws { Array(try text("printed.js.map").utf8) }
  }

  @Test func notesEachLoop() throws {
    let lapped = LoopNotes(try text("printed.js"), map: try map).lapped
    #expect(LoopNotes(lapped, map: try map).noted == (try text("noted.js")))
  }

  /// The map stays true only where nothing before a line's end moves.
  @Test func movesNothing() throws {
    let printed = try text("printed.js").split(separator: "\n", omittingEmptySubsequences: false)
    let noted = try text("noted.js").split(separator: "\n", omittingEmptySubsequences: false)
    #expect(printed.count == noted.count)
    for (before, after) in zip(printed, noted) { #expect(after.hasPrefix(before)) }
  }

  @Test func leavesABundleWithoutAMapAlone() throws {
    let code = try text("printed.js")
    for map in ["", "{}", #"{"mappings":""}"#, #"{"mappings":";;;A,,AAAA!;\u0000"}"#] {
      let notes = LoopNotes(code, map: Array(map.utf8))
      #expect(notes.noted == code)
      #expect(notes.lapped == code)
    }
  }

  /// Loops in loops around most of a bundle: what is read of it again for each of them takes minutes.
  @Test func deepLoopsAreReadOnce() {
    let depth = 1000
    let heads = (0..<depth).map { String(repeating: "  ", count: $0) + "for (;;) {" }
    let body = [String](
      repeating: String(repeating: "  ", count: depth) + "t++;", count: 10_000)
    let ends = (0..<depth).reversed().map { String(repeating: "  ", count: $0) + "}" }
    let code = (["start();"] + heads + body + ends).joined(separator: "\n")
    let mappings = [String](repeating: "AAAC", count: 2 * depth + 10_001).joined(separator: ";")
    let noted = LoopNotes(code, map: Array(#"{"mappings":"\#(mappings)"}"#.utf8)).noted
    let lines = noted.split(separator: "\n")
    #expect(lines[0] == "start(); $$loops[2] = 1;")
    #expect(lines[depth - 1].hasSuffix("{ $$loops[\(depth + 1)] = 1;"))
    #expect(lines[depth + 1].hasSuffix("t++;"))
  }
}
