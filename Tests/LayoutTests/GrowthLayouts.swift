import SwiftUI

/// A developer's layout that asks what another one asks.
private struct Forwarding: Layout {
  let layout: AnyLayout

  func makeCache(subviews: Subviews) -> AnyLayout.Cache { layout.makeCache(subviews: subviews) }
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache
  ) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout AnyLayout.Cache
  ) {
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
extension AnyLayout {
  /// A row at one level, a column at the next.
  static func turning(_ level: Int) -> AnyLayout {
    level.isMultiple(of: 2) ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
  }
}

/// Layouts of a developer, whose questions nobody knows beforehand.
let layoutShapes: [GrowthShape] = [
  .levels("layouts of a developer") { view, level in
    Forwarding(layout: .turning(level)) {
      view
      Text("beside")
      Spacer()
    }
  },
  .levels("layouts of a developer and stacks by turns") { view, level in
    VStack {
      HStack {
        Forwarding(layout: .turning(level)) {
          view
          Text("beside, in some more words")
        }
        Text("below")
        Spacer()
      }
      Text("below, in some more words")
    }
  },
]
