import Foundation
import TestSupport
import Testing

/// The picture in ARCHITECTURE.md shows the arrows of Package.swift.
@Suite(.timeLimit(.minutes(60))) struct ArrowTests {
  @Test func pictureIsTrue() throws {
    let picture = Arrows(Manifest(text: try Checkout.text("Package.swift"))).mermaid
    var text = try Checkout.text("ARCHITECTURE.md")
    let block = try #require(text.firstMatch(of: /```mermaid\n([^`]*)\n```/))
    if ProcessInfo.processInfo.environment["VITRINE_UPDATE_ARROWS"] != nil {
      text.replaceSubrange(block.1.startIndex..<block.1.endIndex, with: picture)
      try Data(text.utf8).write(to: Checkout.root.appending(path: "ARCHITECTURE.md"))
    } else {
      #expect(
        block.1 == picture,
        "draw it again: VITRINE_UPDATE_ARROWS=1 script/test --filter ArrowTests")
    }
  }

  @Test func impliedArrowsAreLeftOut() {
    let manifest = Manifest(
      text: """
        module("A", "A", []), module("B", "B", ["A"]), module("C", "C", ["A", "B", "X"]),
        """)
    #expect(Arrows(manifest).mermaid == "flowchart LR\n  B --> A\n  C --> B")
  }
}
