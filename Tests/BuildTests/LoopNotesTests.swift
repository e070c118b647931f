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
}
