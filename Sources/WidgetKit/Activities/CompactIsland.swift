/// Both sides of the compact island with the camera between them. The island is as wide on one side as
/// on the other, since the camera stays in the screen's middle.
struct CompactIsland: View {
  let leading: UncheckedBox<any View>
  let trailing: UncheckedBox<any View>
  @SwiftUI.Environment(\.compactIslandWidth) private var width

  var body: some View {
    CompactIslandLayout(largest: width) {
      // One subview a side, or the layout could not tell them apart.
      HStack(spacing: 0) { AnyView(leading.value) }
      HStack(spacing: 0) { AnyView(trailing.value) }
    }
  }
}

extension EnvironmentValues {
  /// Points at most, as the system says.
  fileprivate var compactIslandWidth: CGFloat { CGFloat(core.render.width) }
}

struct CompactIslandLayout: Layout {
  /// Points of the whole island.
  let largest: CGFloat
  /// From the island's round ends to the content, points (estimate).
  static var inset: CGFloat { 7 }

  /// Points of a side at most: 62.33 of an island of 250, 52.33 of one of 230 (facts/geometry.md §11).
  private var side: CGFloat { largest > 240 ? 62.33 : 52.33 }
  /// What stands between the sides: the camera, or on a Mac a gap.
  private var middle: CGFloat { max(0, largest - 2 * side) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let offered = ProposedViewSize(width: side - Self.inset, height: proposal.height)
    let sizes = subviews.map { $0.sizeThatFits(offered) }
    let widest = min(side, (sizes.map(\.width).max() ?? 0) + Self.inset)
    return CGSize(
      width: middle + 2 * widest, height: proposal.height ?? (sizes.map(\.height).max() ?? 0))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let width = max(0, (bounds.width - middle) / 2 - Self.inset)
    let offered = ProposedViewSize(width: width, height: bounds.height)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(
          x: index == 0 ? bounds.minX + Self.inset : bounds.maxX - Self.inset, y: bounds.midY),
        anchor: index == 0 ? .leading : .trailing, proposal: offered)
    }
  }
}
