import Testing
import VitrineDrawing
import VitrineText

@testable import SwiftUI

/// A process draws many entries: nothing of a view that was drawn stays.
@MainActor
@Suite(.timeLimit(.minutes(60))) struct ReleaseTests {
  private final class Seen {
    private struct Reference { weak var node: Node? }
    private var references: [Reference] = []
    func add(_ nodes: [Node]) { references += nodes.map { Reference(node: $0) } }
    var count: Int { references.count }
    var kept: Int { references.count { $0.node != nil } }
  }

  /// Its content, whose nodes are remembered without being kept.
  private struct Watched: View, PrimitiveView {
    typealias Body = Never
    let seen: Seen
    let content: AnyView
    func resolve(_ context: ResolveContext) -> [Node] {
      let nodes = context.child(0).resolve(content)
      seen.add(nodes)
      return nodes
    }
  }

  @Test(arguments: GrowthKind.wraps)
  func nothingOfATreeStays(_ kind: GrowthKind) {
    let seen = Seen()
    func draw() {
      let view = kind.levels(3) { AnyView(Watched(seen: seen, content: $0)) }
      _ = ViewRenderer(typesetter: .shared).render(
        view, in: EnvironmentValues(), proposal: ProposedViewSize(width: 300, height: 300))
    }
    draw()
    #expect(seen.kept == 0, "\(seen.kept) of \(seen.count) nodes are kept")
  }
}
