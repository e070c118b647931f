import Foundation
import TestSupport
import Testing

/// What a widget may ask of the host that draws it.
@Suite(.serialized, .timeLimit(.minutes(60)))
struct DrawingBudgetTests {
  private let widgets = Cases().url("widgets").appending(path: "crowded").path

  /// More than one picture may take: a tile, a message that says what and where, status 1.
  @Test func tooMuchIsRefusedByName() throws {
    let out = TestFolder()
    let outcome = try Command.run([
      "render", widgets, "--widget", "crowd", "--context", "home-screen", "-o",
      out.path + "/crowd.png",
    ])
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains(
        "drawing takes more than 4000000000 rows crossed by outlines: ended at a stroke of "
          + "1500000 points in a shadow"), "\(outcome.errors)")
    #expect(FileManager.default.fileExists(atPath: out.path + "/crowd.png"))
  }

  /// An SVG whose filter looks at four million pixels for each of a million. It is drawn in a process
  /// of its own, which ends.
  @Test func decodingEnds() throws {
    let out = TestFolder()
    let outcome = try Command.run([
      "render", widgets, "--widget", "bomb", "--context", "home-screen", "-o",
      out.path + "/bomb.png",
    ])
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains(
        "drawing takes more than 10 seconds of decoding: ended at the image 'bomb'"),
      "\(outcome.errors)")
  }

  @Test func thirtyShadowsAreDrawn() throws {
    let out = TestFolder()
    let outcome = try Command.run([
      "render", widgets, "--widget", "shadows", "--context", "home-screen", "-o",
      out.path + "/shadows.png",
    ])
    #expect(outcome.status == 0, "\(outcome.errors)")
  }
}
