import SwiftUI
import Testing
import VitrineDrawing
import VitrineText

/// Work grows with what there is to lay out, no faster. What is counted are the questions that
/// reach a behavior, not seconds.
@MainActor
@Suite(.timeLimit(.minutes(60)))
struct GrowthTests {
  private static let vastLength: CGFloat = 1_000_000
  /// In a widget, in a room without end, and where nothing is proposed.
  private static let proposals = [
    ProposedViewSize(width: 300, height: 300),
    ProposedViewSize(width: vastLength, height: vastLength),
    .unspecified,
  ]

  @Test(arguments: nestedShapes + layoutShapes + styledShapes + wideShapes + GrowthShape.kinds)
  func workGrowsWithTheNumberOfViews(_ shape: GrowthShape) {
    for proposal in shape.isOfKinds ? [Self.proposals[0]] : Self.proposals {
      // As long as room does not run out, the outermost levels ask for less than those inside: a million points that
      // are halved at each level run out at the twentieth.
      let isVast = proposal.width == Self.vastLength
      let sizes = shape.sizes.filter { $0 >= (isVast ? 50 : 20) }
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

  /// Each level's view is looked into as often as any other's, whatever stands around it: to count it, to show it and
  /// to hear what it says.
  @Test(arguments: GrowthKind.wraps)
  func bodiesAreReadAsOftenAtEachLevel(_ kind: GrowthKind) {
    let sizes = [20, 100, 200]
    let counts = sizes.map { size in
      let counter = BodyCounter(limit: 40 * size)
      let view = kind.levels(size) { AnyView(CountedBody(counter: counter, content: $0)) }
      RenderStack.shared.run {
        let root = node(view)
        root.place(at: .zero, Self.proposals[0])
        _ = root.describe(.identity)
      }
      return counter.value
    }
    for (size, count) in zip(sizes, counts) {
      #expect(count <= 40 * size, "\(sizes) levels: \(counts) bodies")
      #expect(
        Double(count) * Double(sizes[0]) <= 1.2 * Double(counts[0]) * Double(size),
        "\(sizes) levels: \(counts) bodies")
    }
  }

  /// Looks no further once there were too many, so that a cliff fails and does not hang.
  private final class BodyCounter {
    private(set) var value = 0
    private let limit: Int
    init(limit: Int) { self.limit = limit }
    func next() -> Bool {
      value += 1
      return value <= limit
    }
  }
  private struct CountedBody: View {
    let counter: BodyCounter
    let content: AnyView
    var body: some View { if counter.next() { content } }
  }

  /// A node gives the same answers before and after it is placed.
  @Test(arguments: nestedShapes + layoutShapes + styledShapes + GrowthShape.levelsOfKinds)
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

  /// Any two modifiers or containers by turns. Where each level adds a header that every level above changes, the picture itself
  /// grows with the square; nothing doubles with each level.
  @Test(arguments: GrowthKind.wraps)
  func noTwoKindsByTurnsMultiply(_ outer: GrowthKind) {
    for inner in GrowthKind.wraps {
      let counts = [6, 12].map { levels in
        work(
          (0..<levels).reduce(AnyView(Text(verbatim: "leaf"))) { view, level in
            AnyView(any: (level.isMultiple(of: 2) ? outer : inner).wrap(view))
          }, Self.proposals[0])
      }
      #expect(
        counts[1] <= 5 * counts[0],
        "\(outer.name) and \(inner.name): \(counts[0]) calls for 6 levels, \(counts[1]) for 12")
    }
  }

  /// A canvas that clips again and again holds its clips once, and as few as there are outlines.
  @Test(arguments: [100, 10_000])
  func clipsOfACanvasAreShared(_ count: Int) {
    func clipped(_ outline: @escaping @Sendable (Int) -> Path) -> Archive {
      archive(
        Canvas { context, size in
          for index in 0..<count {
            context.clip(to: outline(index))
            context.fill(Path(CGRect(x: 2, y: 2, width: 3, height: 3)), with: .color(.red))
          }
        }, width: 40, height: 40)
    }
    let same = clipped { _ in Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)) }
    #expect(clips(same.list) == 2)
    let rectangles = clipped { _ in Path(CGRect(x: 1, y: 0, width: 30, height: 30)) }
    #expect(clips(rectangles.list) == 2)
    let smaller = clipped {
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40 - Double($0) / 1000))
    }
    #expect(clips(smaller.list) <= 2 * CodingLimits.groupDepth)
    #expect(
      smaller.diagnostics.contains { $0.message.contains("clipped by more than") } == (count > 256))
  }

  private func clips(_ list: DisplayList) -> Int {
    list.operations.reduce(0) { sum, operation in
      guard case .group(let group) = operation else { return sum }
      if case .clip = group.effect { return sum + 1 + clips(group.contents) }
      return sum + clips(group.contents)
    }
  }

  /// Texts put together one after the other need no room on the stack for each.
  @Test func textsInARowAreShown() {
    let count = 100_000
    let text = (0..<count).reduce(Text(verbatim: "")) { $0 + Text(verbatim: "\($1 % 10)") }
    let same = (0..<count).reduce(Text(verbatim: "")) { $0 + Text(verbatim: "\($1 % 10)") }
    #expect(text == same)
    #expect(text != same + Text(verbatim: "!"))
    let words = texts(archive(text, width: 300, height: 300).semantics).first ?? ""
    #expect(words.count == count)
  }

  /// Modifiers of rows within rows reach all of their texts, the nearest first.
  @Test func rowsKeepTheirStyles() {
    let inner = (Text(verbatim: "a") + Text(verbatim: "b").foregroundColor(.red))
      .foregroundColor(.blue)
    let list = archive(inner + Text(verbatim: "c"), width: 100, height: 40).list
    let plain = archive(
      Text(verbatim: "a").foregroundColor(.blue) + Text(verbatim: "b").foregroundColor(.red)
        + Text(verbatim: "c"), width: 100, height: 40
    ).list
    #expect(list == plain)
  }

  /// Links in one another around several views each: every view opens the link nearest to it, and no more is said than
  /// there are views.
  @Test(arguments: [3, 100, 200])
  func aViewOfManyLinksIsSaidOnce(levels: Int) {
    let view = (0..<levels).reduce(AnyView(EmptyView())) { view, level in
      AnyView(
        Link(destination: URL(string: "a://\(level)")!) {
          view
          Text(verbatim: "\(level)")
        })
    }
    let semantics = archive(VStack(spacing: 0) { view }, width: 100, height: 100).semantics
    func links(_ node: SemanticsNode, _ url: String?) -> [String] {
      let url = node.url ?? url
      return (node.text.map { ["\($0) \(url ?? "-")"] } ?? [])
        + node.children.flatMap { links($0, url) }
    }
    #expect(links(semantics, nil) == (0..<levels).map { "\($0) a://\($0)" })
    func nodes(_ node: SemanticsNode) -> Int { node.children.reduce(1) { $0 + nodes($1) } }
    #expect(nodes(semantics) <= 2 * levels + 4)
  }

  private func node(_ view: AnyView) -> Node {
    let session = RenderSession(typesetter: .shared, stack: .shared)
    var environment = EnvironmentValues()
    environment.core.layoutBudget = LayoutBudget()
    return ResolveContext(environment: environment, session: session).resolveOne(view)
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
