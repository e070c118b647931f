/// The expanded island. The camera takes the middle of the top row; leading and trailing stand
/// beside it, center under it, bottom under all (facts/behavior.md §32).
struct ExpandedIsland: View {
  let regions: [IslandRegion]
  let margins: EdgeInsets

  var body: some View {
    IslandLayout(margins: margins, regions: regions) {
      ForEach(Array(regions.indices), id: \.self) { index in
        let view = regions[index].view
        // One subview a region, or the layout could not tell them apart.
        ContextView { context in
          let nodes = context.resolve(any: view.value)
          return nodes.count == 1 ? nodes : context.resolve(VStack { ContextView { _ in nodes } })
        }
        .padding(insets(regions[index]))
      }
    }
  }

  private func insets(_ region: IslandRegion) -> EdgeInsets {
    var insets = EdgeInsets()
    for margin in region.margins.reversed() { insets.set(margin.edges, margin.length) }
    return insets
  }
}

/// Widths are measured in the order that Apple gives: center first, then leading and trailing
/// share what is left; the region of highest priority takes the whole width under the camera.
struct IslandLayout: Layout {
  /// The camera's housing and the row it stands in, points: the compact island's height and the
  /// gap in its middle (250 − 2 × 62.33, facts/geometry.md §11).
  static var camera: CGSize { CGSize(width: 125, height: 36.67) }
  static var spacing: CGFloat { 8 }

  let margins: EdgeInsets
  let regions: [IslandRegion]

  struct Cell {
    var index: Int
    var frame: CGRect
    var anchor: UnitPoint
  }

  private func indices(_ position: DynamicIslandExpandedRegionPosition) -> [Int] {
    regions.indices.filter { regions[$0].position == position }
  }

  private struct Side {
    var index: Int
    var anchor: UnitPoint
    var isBelow: Bool
    var isFull: Bool
  }

  /// Leading and trailing regions; those beside the camera come first, since the others stand around
  /// them.
  private func sides(_ subviews: Subviews, side: CGFloat) -> [Side] {
    let highest = regions.map(\.priority).max() ?? 0
    let anchors: [(DynamicIslandExpandedRegionPosition, UnitPoint)] = [
      (.leading, .topLeading), (.trailing, .topTrailing),
    ]
    let all = anchors.flatMap { position, anchor in
      indices(position).filter { $0 < subviews.count }.map { index in
        let isWide = subviews[index].sizeThatFits(.unspecified).width > side
        let isFull = highest > 0 && regions[index].priority == highest
        let mayDrop = subviews[index][IslandPlacementKey.self].isBelow
        return Side(
          index: index, anchor: anchor, isBelow: isWide && (mayDrop || isFull), isFull: isFull)
      }
    }
    return all.filter { !$0.isBelow } + all.filter(\.isBelow)
  }

  func cells(width: CGFloat, _ subviews: Subviews) -> (cells: [Cell], height: CGFloat) {
    var cells: [Cell] = []
    let available = max(0, width - margins.leading - margins.trailing)
    let side = max(0, (available - Self.camera.width) / 2)
    var sideBottom = margins.top
    for item in sides(subviews, side: side) {
      let subview = subviews[item.index]
      // Below the camera a region keeps clear of one across it that reaches down there.
      let across = cells.filter {
        $0.anchor != item.anchor && $0.frame.maxY > margins.top + Self.camera.height
      }
      let taken = across.map { $0.frame.width + Self.spacing }.max() ?? 0
      let free = max(0, available - taken)
      let offered = !item.isBelow ? side : item.isFull ? free : min(free, max(side, available / 2))
      let size = subview.sizeThatFits(ProposedViewSize(width: offered, height: nil))
      let top = item.isBelow ? margins.top + Self.camera.height : margins.top
      let x =
        item.anchor == .topLeading ? margins.leading : width - margins.trailing - size.width
      cells.append(
        Cell(
          index: item.index,
          frame: CGRect(x: x, y: top, width: min(size.width, offered), height: size.height),
          anchor: item.anchor))
      sideBottom = max(sideBottom, top + size.height)
    }
    let centerBottom = addCenter(&cells, width: width, available: available, subviews)
    let bottom = addBottom(
      &cells, below: max(sideBottom, centerBottom), available: available, subviews)
    return (cells, bottom + margins.bottom)
  }

  /// Puts the bottom's views below the others and returns where they end.
  private func addBottom(
    _ cells: inout [Cell], below others: CGFloat, available: CGFloat, _ subviews: Subviews
  ) -> CGFloat {
    var bottom = others
    for index in indices(.bottom) where index < subviews.count {
      let size = subviews[index].sizeThatFits(ProposedViewSize(width: available, height: nil))
      let top = max(bottom + Self.spacing, margins.top + Self.camera.height)
      cells.append(
        Cell(
          index: index,
          frame: CGRect(
            x: margins.leading + (available - size.width) / 2, y: top, width: size.width,
            height: size.height),
          anchor: .top))
      bottom = top + size.height
    }
    return bottom
  }

  /// Puts the center's views below the camera, between what reaches down there, and returns where
  /// they end.
  private func addCenter(
    _ cells: inout [Cell], width: CGFloat, available: CGFloat, _ subviews: Subviews
  ) -> CGFloat {
    var centerBottom = margins.top
    for index in indices(.center) where index < subviews.count {
      let taken = cells.filter { $0.frame.maxY > margins.top + Self.camera.height }
      let left = taken.filter { $0.anchor == .topLeading }.map(\.frame.width).max() ?? 0
      let right = taken.filter { $0.anchor == .topTrailing }.map(\.frame.width).max() ?? 0
      let offered = max(
        0, available - 2 * max(left, right) - (max(left, right) > 0 ? 2 * Self.spacing : 0))
      let size = subviews[index].sizeThatFits(ProposedViewSize(width: offered, height: nil))
      let top = margins.top + Self.camera.height
      cells.append(
        Cell(
          index: index,
          frame: CGRect(
            x: (width - size.width) / 2, y: top, width: size.width, height: size.height),
          anchor: .top))
      centerBottom = max(centerBottom, top + size.height)
    }
    return centerBottom
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? 408
    return CGSize(width: width, height: cells(width: width, subviews).height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for cell in cells(width: bounds.width, subviews).cells {
      subviews[cell.index].place(
        at: CGPoint(x: bounds.minX + cell.frame.minX, y: bounds.minY + cell.frame.minY),
        anchor: .topLeading,
        proposal: ProposedViewSize(width: cell.frame.width, height: cell.frame.height))
    }
  }
}
