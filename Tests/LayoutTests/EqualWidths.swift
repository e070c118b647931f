import SwiftUI

/// Shares the width among its views, as an equal-width layout that developers write does.
struct EqualWidths: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let share = (proposal.width ?? 100) / CGFloat(max(subviews.count, 1))
    let sizes = subviews.map {
      $0.sizeThatFits(ProposedViewSize(width: share, height: proposal.height))
    }
    return CGSize(
      width: share * CGFloat(subviews.count), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let share = bounds.width / CGFloat(max(subviews.count, 1))
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * share, y: bounds.minY),
        proposal: ProposedViewSize(width: share, height: bounds.height))
    }
  }
}
