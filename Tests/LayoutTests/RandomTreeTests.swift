import SwiftUI
import Testing
import VitrineDrawing
import VitrineMessages

/// Random trees, most of them too large for their room, are laid out as without any limit on what a
/// node works out (`Precision`): the budget of the tree answers the questions beyond it.
@MainActor
@Suite(.timeLimit(.minutes(60)))
struct RandomTreeTests {
  private static let proposals: [(Double, Double)] = [
    (150, 150), (320, 150), (320, 340), (80, 340), (320, 60), (140, 40),
  ]

  @Test func budgetMakesUpForLimits() {
    #expect(different(LayoutBudget.standard) == [])
    // The trees are such that limits alone would show.
    #expect(different(0) != [])
  }

  /// The trees that are laid out otherwise than without any limit.
  private func different(_ questionsPerNode: Int) -> [UInt64] {
    (1...120).filter { layout($0, questionsPerNode) != layout($0, .max) }
  }

  private func layout(_ seed: UInt64, _ questionsPerNode: Int) -> [String] {
    var tree = RandomTree(seed: seed)
    let view = AnyView(any: tree.view(depth: [2, 3, 3, 4][Int(seed % 4)]))
    let (width, height) = Self.proposals[Int(seed % 6)]
    var renderer = ViewRenderer(typesetter: .shared)
    renderer.questionsPerNode = questionsPerNode
    return frames(
      renderer.render(
        view, in: EnvironmentValues(RenderEnvironment()),
        proposal: ProposedViewSize(width: width, height: height)
      ).semantics)
  }

  private func frames(_ node: SemanticsNode) -> [String] {
    let frame = node.frame
    let numbers = [frame.x, frame.y, frame.width, frame.height].map { ($0 * 10).rounded() / 10 }
    return ["\(node.type) \(numbers)"] + node.children.flatMap(frames)
  }
}

/// A tree of stacks, grids and texts that a number stands for.
@MainActor
private struct RandomTree {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  /// 0 … count − 1 (SplitMix64).
  private mutating func next(_ count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(count))
  }

  private mutating func of<Value>(_ values: [Value]) -> Value { values[next(values.count)] }

  private static let words = [
    "Chip", "Border", "Shadow", "Temperature", "in", "the", "living", "room", "today", "is", "21",
    "degrees", "and", "falling", "slowly",
  ]

  private mutating func text() -> any View {
    let count = of([1, 1, 1, 2, 3, 6, 10])
    let words = (0..<count).map { _ in of(Self.words) }.joined(separator: " ")
    var view: any View = Text(verbatim: words).font(
      of([.body, .body, .body, .caption, .title2, .footnote, .largeTitle, .headline]))
    if next(4) == 0 { view = AnyView(any: view).lineLimit(1 + next(3)) }
    if next(7) == 0 { view = AnyView(any: view).minimumScaleFactor(0.5) }
    return view
  }

  private mutating func leaf() -> any View {
    switch next(20) {
    case 0..<12: text()
    case 12..<14: Color.red
    case 14, 15: Image(systemName: "star.fill")
    case 16: Spacer()
    case 17: Spacer(minLength: 0)
    case 18: Divider()
    default:
      RoundedRectangle(cornerRadius: 4).aspectRatio(of([1, 2, 0.5]), contentMode: .fit)
    }
  }

  private mutating func changed(_ view: any View) -> any View {
    let view = AnyView(any: view)
    switch next(20) {
    case 0..<7: return view
    case 7..<10: return view.padding(of([2, 4, 8]))
    case 10, 11: return view.frame(maxWidth: .infinity)
    case 12: return view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    case 13: return view.frame(width: of([10, 30, 60, 120]))
    case 14: return view.frame(height: of([10, 30, 60, 120]))
    case 15: return view.fixedSize(horizontal: next(2) == 0, vertical: next(2) == 0)
    case 16: return view.background(.yellow)
    case 17: return view.layoutPriority(of([1, -1]))
    case 18: return view.frame(minWidth: 20, maxWidth: 80)
    default: return view.frame(minHeight: 10, maxHeight: 40)
    }
  }

  mutating func view(depth: Int) -> any View {
    guard depth > 0, next(7) > 0 else { return changed(leaf()) }
    let kind = next(14)
    if kind == 13 { return changed(grid()) }
    let children = (0..<of([2, 2, 3, 3, 4])).map { _ in AnyView(any: view(depth: depth - 1)) }
    let content = ForEach(0..<children.count, id: \.self) { children[$0] }
    let spacing: CGFloat? = of([nil, 0, 4])
    switch kind {
    case 0..<5: return changed(HStack(spacing: spacing) { content })
    case 5..<11:
      return changed(
        VStack(alignment: of([.leading, .center]), spacing: spacing) { content })
    case 11: return changed(ZStack { content })
    default:
      return changed(
        ViewThatFits {
          children[0]
          children[1]
        })
    }
  }

  private mutating func grid() -> any View {
    let rows = (0..<of([2, 3])).map { _ in
      (0..<3).map { _ in AnyView(any: changed(leaf())) }
    }
    return Grid {
      ForEach(0..<rows.count, id: \.self) { row in
        GridRow { ForEach(0..<3, id: \.self) { rows[row][$0] } }
      }
    }
  }
}
