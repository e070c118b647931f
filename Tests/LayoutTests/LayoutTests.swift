import SwiftUI
import Testing
import VitrineDrawing

@Suite(.timeLimit(.minutes(60)))
@MainActor
struct LayoutTests {
  @Test(arguments: layoutCases)
  func framesAreSwiftUIs(_ item: LayoutCase) {
    let found = frames(
      archive(item.view(), width: item.width, height: item.height, rightToLeft: item.rightToLeft)
        .semantics)
    for (identifier, expected) in item.expected {
      guard let frame = found[identifier] else {
        Issue.record("no view '\(identifier)'; there are \(found.keys.sorted())")
        continue
      }
      for (a, b) in zip(frame, expected) where abs(a - b) > 0.011 {
        Issue.record("'\(identifier)' is at \(frame), expected \(expected)")
        break
      }
    }
  }

  /// A symbol has text edges without a leading of its own.
  @Test func textStandsAtASymbolAboveIt() throws {
    let found = frames(
      archive(
        VStack(alignment: .leading) {
          Image(systemName: "circle").accessibilityIdentifier("symbol")
          Text("x").accessibilityIdentifier("text")
        }
      ).semantics)
    let symbol = try #require(found["symbol"])
    #expect(found["text"]?[1] == symbol[1] + symbol[3])
  }

  /// A stack asks its children for few sizes: twelve nested ones must not multiply the questions.
  @Test func measuringIsLinear() {
    func nest(_ depth: Int) -> AnyView {
      depth == 0
        ? AnyView(Text("leaf"))
        : AnyView(
          depth.isMultiple(of: 2)
            ? AnyView(
              HStack {
                nest(depth - 1)
                Spacer()
              }) : AnyView(VStack { nest(depth - 1) }))
    }
    let session = RenderSession(typesetter: .shared)
    let context = ResolveContext(environment: EnvironmentValues(), session: session)
    let node = context.resolveOne(nest(12))
    node.place(at: .zero, ProposedViewSize(width: 300, height: 300))
    #expect(LayoutWork(in: node).measured <= 400)
  }
}
