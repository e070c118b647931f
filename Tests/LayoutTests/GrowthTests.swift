import SwiftUI
import Testing
import VitrineText

/// Work grows with what there is to lay out, no faster. What is counted are the questions that
/// reach a behavior, not seconds.
@MainActor
@Suite(.timeLimit(.minutes(60)))
struct GrowthTests {
  /// In a widget, in a room without end, and where nothing is proposed.
  private static let proposals = [
    ProposedViewSize(width: 300, height: 300),
    ProposedViewSize(width: 1_000_000, height: 1_000_000),
    .unspecified,
  ]

  @Test(arguments: nestedShapes + wideShapes)
  func workGrowsWithTheNumberOfViews(_ shape: GrowthShape) {
    for proposal in Self.proposals {
      // Where room does not run out, the outermost levels ask for less than those inside of them.
      let sizes = proposal.width == 300 ? shape.sizes : shape.sizes.filter { $0 >= 20 }
      let counts = sizes.map { (size: $0, work: work(shape.view($0), proposal)) }
      let isLinear = counts.allSatisfy { small in
        counts.allSatisfy { large in
          Double(large.work) * Double(small.size) <= 1.2 * Double(small.work) * Double(large.size)
            || large.size < small.size
        }
      }
      #expect(
        isLinear,
        """
        \(proposal.width.map { "\($0)" } ?? "nothing") proposed: \
        \(counts.map { "\($0.size): \($0.work)" }.joined(separator: ", "))
        """)
    }
  }

  /// A node gives the same answers before and after it is placed.
  @Test(arguments: nestedShapes)
  func placingChangesNoAnswer(_ shape: GrowthShape) {
    let node = node(shape.view(4))
    let questions = [
      ProposedViewSize(width: 200, height: 100), .unspecified, .zero, .infinity,
      ProposedViewSize(width: 40, height: nil), ProposedViewSize(width: nil, height: 70),
    ]
    // As text, in which one NaN equals another.
    func answers() -> [String] {
      questions.map {
        let dimensions = node.dimensions($0)
        return """
          \(dimensions.width) \(dimensions.height) \(dimensions[.leading]) \
          \(dimensions[explicit: .firstTextBaseline].map { "\($0)" } ?? "-")
          """
      }
    }
    let before = answers()
    let children = node.children.map { ObjectIdentifier($0) }
    node.place(at: CGPoint(x: 3, y: 5), ProposedViewSize(width: 120, height: 90))
    #expect(answers() == before)
    #expect(node.children.map { ObjectIdentifier($0) } == children)
  }

  private func node(_ view: AnyView) -> Node {
    let session = RenderSession(typesetter: .shared, stack: .shared)
    return ResolveContext(environment: EnvironmentValues(), session: session).resolveOne(view)
  }

  /// Measuring and placing calls for one view.
  private func work(_ view: AnyView, _ proposal: ProposedViewSize) -> Int {
    RenderStack.shared.run {
      let root = node(view)
      root.place(at: .zero, proposal)
      let work = LayoutWork(in: root)
      return work.measured + work.placed
    }
  }
}
