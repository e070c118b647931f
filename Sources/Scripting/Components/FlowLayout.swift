import SwiftUI

extension ComponentSpec {
  /// Children in rows, as many in each as fit.
  static let flowLayout = ComponentSpec(
    "FlowLayout", ["spacing", "horizontalSpacing", "verticalSpacing"]
  ) { component in
    let spacing = component.length("spacing") ?? 8
    RowsLayout(
      horizontal: component.length("horizontalSpacing") ?? spacing,
      vertical: component.length("verticalSpacing") ?? spacing
    ) { component.content }
  }
}

private struct RowsLayout: Layout {
  let horizontal: CGFloat
  let vertical: CGFloat

  private func frames(_ width: CGFloat?, _ subviews: Subviews) -> [CGRect] {
    var (x, y, height): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, let width, x + size.width > width {
        (x, y, height) = (0, y + height + vertical, 0)
      }
      defer {
        x += size.width + horizontal
        height = max(height, size.height)
      }
      return CGRect(x: x, y: y, width: size.width, height: size.height)
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let frames = frames(proposal.width, subviews)
    return CGSize(
      width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (frame, subview) in zip(frames(bounds.width, subviews), subviews) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: .unspecified)
    }
  }
}
