/// Grid layout: cells are measured to find column widths (a stack's distribution among columns),
/// then row heights, then each cell is placed in its rectangle.
package struct GridBehavior: NodeBehavior {
  let layout: GridLayout
  let table: GridTable
  package var name: String { "Grid" }
  package var isContainer: Bool { true }

  package func size(_ measuring: inout Measuring, of node: Node) -> Extent {
    GridPlan(&measuring, table, layout).size
  }

  package func places(_ measuring: inout Measuring, in size: Extent, of node: Node)
    -> [ChildPlacement]
  {
    measuring.planning { GridPlan(&$0, table, layout) }.places(&measuring)
  }

  package func spacing(of node: Node) -> ViewSpacing { table.spacing }
}

/// The same where the children are the rows as wholes.
struct GridRowsBehavior: NodeBehavior {
  let layout: GridLayout
  var name: String { "Grid" }
  var isContainer: Bool { true }

  private func plan(_ measuring: inout Measuring, _ node: Node) -> GridPlan {
    GridPlan(&measuring, node.derived { GridTable(node.children, layout) }, layout)
  }

  func size(_ measuring: inout Measuring, of node: Node) -> Extent { plan(&measuring, node).size }

  func places(_ measuring: inout Measuring, in size: Extent, of node: Node) -> [ChildPlacement] {
    let plan = plan(&measuring, node)
    return zip(plan.y, plan.heights).map { y, height in
      ChildPlacement(.zero, y, Offer(width: .length(size.width), height: .length(height)))
    }
  }
}

/// Widths of columns and heights of rows for one proposal.
@MainActor
struct GridPlan {
  private let table: GridTable
  private let layout: GridLayout
  private(set) var widths: [Length] = []
  private(set) var heights: [Length] = []
  /// Where columns and rows start; one more for the end.
  private(set) var x: [Length] = []
  private(set) var y: [Length] = []

  init(_ measuring: inout Measuring, _ table: GridTable, _ layout: GridLayout) {
    self.table = table
    self.layout = layout
    widths = columnWidths(&measuring)
    x = Self.starts(widths, table.horizontalGaps)
    heights = rowHeights(&measuring)
    y = Self.starts(heights, table.verticalGaps)
  }

  var size: Extent { Extent(x.last ?? .zero, y.last ?? .zero) }

  /// Each start is the end of what is before it and its gap; the last one has no gap.
  private static func starts(_ lengths: [Length], _ gaps: [CGFloat]) -> [Length] {
    var starts = [Length.zero]
    starts.reserveCapacity(lengths.count + 1)
    for (index, length) in lengths.enumerated() {
      let end = starts[index] + length
      starts.append(index < gaps.count ? end + gaps[index] : end)
    }
    return starts
  }

  private func width(_ cell: GridTable.Cell) -> Length {
    let end = min(cell.column + cell.span, widths.count)
    guard cell.column < end else { return .zero }
    if cell.column == end - 1 { return widths[cell.column] }
    let width = x[end] - x[cell.column]
    return end - 1 < table.horizontalGaps.count ? width - table.horizontalGaps[end - 1] : width
  }

  private func alignment(_ cell: GridTable.Cell) -> Alignment {
    Alignment(
      horizontal: layout.alignment.horizontal,
      vertical: cell.rowAlignment ?? layout.alignment.vertical)
  }

  // MARK: Sharing

  /// Columns (and rows) share a length as the children of a stack do: the least flexible takes
  /// first.
  private func share(
    _ measuring: inout Measuring, _ total: Length, _ count: Int,
    _ measure: (inout Measuring, Int, Length, _ isProbe: Bool) -> Length
  ) -> [Length] {
    struct Track {
      let index: Int
      let low: Length
      let range: Length
      var key: (CGFloat, CGFloat, Int) { (range.value, -low.value, index) }
    }
    var lengths = Array(repeating: Length.zero, count: count)
    var order: [Track] = []
    order.reserveCapacity(count)
    for index in 0..<count {
      let low = measure(&measuring, index, .zero, true)
      let high = measure(&measuring, index, Length(.infinity), true)
      order.append(Track(index: index, low: low, range: high - low))
    }
    order.sort { $0.key < $1.key }
    for (a, b) in zip(order, order.dropFirst()) where measuring.isEqual(a.range, b.range) {
      _ = measuring.isEqual(a.low, b.low)
    }
    var remaining = total
    for (position, track) in order.enumerated() {
      let share = measuring.max(remaining / CGFloat(count - position), 0)
      // What an infinite length leaves when an infinite one was taken of it is not a number.
      lengths[track.index] = measure(
        &measuring, track.index, share.value.isNaN ? Length(.infinity) : share, false)
      remaining -= lengths[track.index]
    }
    return lengths
  }

  // MARK: Columns

  private func columnWidths(_ measuring: inout Measuring) -> [Length] {
    func width(
      _ measuring: inout Measuring, _ column: Int, _ offered: OfferedLength, _ isProbe: Bool
    ) -> Length {
      var width: Length?
      for index in table.columns[column] {
        let offer = Offer(width: offered, height: .proposed(.vertical))
        let node = table.cells[index].node
        let cell =
          (isProbe ? measuring.probe(node, offer) : measuring.size(of: node, offer)).width
        width = width.map { measuring.max($0, cell) } ?? cell
      }
      return width ?? .zero
    }
    let count = table.columns.count
    var widths: [Length]
    if let total = measuring.proposed(.horizontal) {
      let available = total - table.horizontalGaps.reduce(0, +)
      widths = share(&measuring, available, count) { width(&$0, $1, .length($2), $3) }
    } else {
      widths = (0..<count).map { width(&measuring, $0, .unspecified, false) }
    }
    growForSpans(&measuring, &widths)
    return widths
  }

  /// A spanning cell that needs more than its columns have widens all of them.
  private func growForSpans(_ measuring: inout Measuring, _ widths: inout [Length]) {
    for cell in table.cells
    where (cell.span > 1 || cell.spansAll) && cell.isSized(.horizontal) {
      let end = min(cell.column + cell.span, widths.count)
      var have = Length.zero
      for column in cell.column..<end { have += widths[column] }
      have =
        have + table.horizontalGaps[cell.column..<max(cell.column, end - 1)].reduce(0, +)
      // What the other columns leave.
      let others = widths.reduce(.zero, +) + table.horizontalGaps.reduce(0, +) - have
      let offered = measuring.proposed(.horizontal).map { measuring.max($0 - others, have) }
      let need = measuring.size(
        of: cell.node,
        Offer(width: offered.map { .length($0) } ?? .unspecified, height: .proposed(.vertical))
      ).width
      guard measuring.isLess(have, need) else { continue }
      let extra = (need - have) / CGFloat(end - cell.column)
      for column in cell.column..<end { widths[column] += extra }
    }
  }

  // MARK: Rows

  private func rowHeights(_ measuring: inout Measuring) -> [Length] {
    func height(
      _ measuring: inout Measuring, _ row: Int, _ offered: OfferedLength, _ isProbe: Bool
    ) -> Length {
      var (above, below) = (Length.zero, Length.zero)
      for cell in table.cells[table.rows[row]] where cell.isSized(.vertical) {
        let offer = Offer(width: .length(width(cell)), height: offered)
        let key = alignment(cell).vertical.key
        let guide = measuring.guide(key, of: cell.node, offer, isProbe: isProbe)
        let size =
          isProbe ? measuring.probe(cell.node, offer) : measuring.size(of: cell.node, offer)
        above = measuring.max(above, guide)
        below = measuring.max(below, size.height - guide)
      }
      return above + below
    }
    let count = table.rows.count
    guard let total = measuring.proposed(.vertical) else {
      return (0..<count).map { height(&measuring, $0, .unspecified, false) }
    }
    let available = total - table.verticalGaps.reduce(0, +)
    return share(&measuring, available, count) { height(&$0, $1, .length($2), $3) }
  }

  // MARK: Places

  func places(_ measuring: inout Measuring) -> [ChildPlacement] {
    var places: [ChildPlacement] = []
    places.reserveCapacity(table.cells.count)
    for row in table.rows {
      let baseline = baseline(&measuring, row)
      for cell in table.cells[row] { places.append(place(&measuring, cell, baseline)) }
    }
    return places
  }

  private func box(_ cell: GridTable.Cell) -> Extent { Extent(width(cell), heights[cell.row]) }

  private func place(
    _ measuring: inout Measuring, _ cell: GridTable.Cell, _ baseline: Length?
  ) -> ChildPlacement {
    let box = box(cell)
    let offer = Offer(box)
    let (left, top) = (x[min(cell.column, widths.count)], y[cell.row])
    if let anchor = cell.node.traits.gridAnchor {
      let size = measuring.size(of: cell.node, offer)
      return ChildPlacement(
        left + (box.width - size.width) * anchor.x, top + (box.height - size.height) * anchor.y,
        offer)
    }
    var alignment = alignment(cell)
    if let guide = table.columnGuides[cell.column], !cell.spansAll { alignment.horizontal = guide }
    var origin = measuring.aligned(cell.node, offer, in: box, alignment)
    if let baseline, alignment.vertical.key.kind == .baseline {
      origin.y = baseline - measuring.guide(alignment.vertical.key, of: cell.node, offer)
    }
    return ChildPlacement(left + origin.x, top + origin.y, offer)
  }

  /// Baselines of one row meet on the row's own guide: the deepest of its cells.
  private func baseline(_ measuring: inout Measuring, _ row: Range<Int>) -> Length? {
    guard let first = row.first else { return nil }
    let key = alignment(table.cells[first]).vertical.key
    guard key.kind == .baseline else { return nil }
    var deepest: Length?
    for cell in table.cells[row] {
      let guide = measuring.guide(key, of: cell.node, Offer(box(cell)))
      deepest = deepest.map { measuring.max($0, guide) } ?? guide
    }
    return deepest
  }
}
