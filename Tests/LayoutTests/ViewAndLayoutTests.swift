import SwiftUI
import Testing

/// A type that is a view with content and a layout without, as flow layouts of packages are. Its
/// second initializer hands a closure to the first, not to `Layout.callAsFunction`.
private struct Flow<Content: View>: View {
  let step: Int
  let content: Content
  init(step: Int = 1, @ViewBuilder content: () -> Content) {
    (self.step, self.content) = (step, content())
  }
  var body: some View { content }
}

extension Flow: Animatable where Content == EmptyView {
  typealias AnimatableData = EmptyAnimatableData
}

extension Flow: Layout, Sendable where Content == EmptyView {
  init(step: Int = 1) {
    self.init(step: step) { EmptyView() }
  }
  nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { CGSize(width: 5 * CGFloat(subviews.count), height: 7) }
  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

@MainActor
@Suite(.timeLimit(.minutes(60))) struct ViewAndLayoutTests {
  @Test func initializersTakeTheirClosuresThemselves() {
    #expect(Flow(step: 3).step == 3)
  }
}

@MainActor
@Suite(.timeLimit(.minutes(60))) struct MarginsTests {
  /// Pictures of widgets in StandBy take their margins back so.
  @Test func paddingOfMinusTheMarginsTakesThemBack() {
    let margins = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(-margins == EdgeInsets(top: -1, leading: -2, bottom: -3, trailing: -4))
    let picture = Color.red.frame(width: 40, height: 30)
    let size = archive(picture.padding(margins).padding(-margins)).size
    #expect(size == archive(picture).size)
  }
}

@MainActor
@Suite(.timeLimit(.minutes(60))) struct MadeUpSymbolTests {
  /// The name of a symbol in a made-up state: text shows what it stands for.
  @Test func aMadeUpSymbolIsNoWord() {
    let name = MadeUpSymbol.give()
    let shown = archive(Text(verbatim: "\(name) Paris")).size.width
    #expect(shown == archive(Text(verbatim: "⭐️ Paris")).size.width)
  }

  /// Some names of icons are of pictures in the catalogs: what is made up is in none.
  @Test func aMadeUpSymbolIsNoMissingPicture() {
    let name = MadeUpSymbol.give()
    let size = archive(Image(name)).size
    #expect(size == archive(Image(systemName: name)).size)
    #expect(archive(Image("another.fill")).size.width == 40)
  }
}
