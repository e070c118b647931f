import SwiftUI

/// Asks its view with lengths that are not numbers before it asks with its own, as a layout that
/// divides by an empty width does.
struct AsksForNothing: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    _ = subviews[0].sizeThatFits(ProposedViewSize(width: .nan, height: .nan))
    return subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}
