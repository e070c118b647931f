/// What a grid is made of before anything is proposed: its cells, row by row, and the gaps between
/// rows and columns. A child that is no row spans all columns.
@MainActor
final class GridTable {
  @MainActor
  struct Cell {
    let node: Node
    let row: Int
    let column: Int
    let span: Int
    let spansAll: Bool
    let rowAlignment: VerticalAlignment?

    func isSized(_ axis: Axis) -> Bool { !node.traits.gridUnsizedAxes.contains(axis) }
  }

  private(set) var cells: [Cell] = []
  /// Indices of each row's cells.
  private(set) var rows: [Range<Int>] = []
  /// Indices of the cells that say how wide a column is.
  private(set) var columns: [[Int]]
  private(set) var columnGuides: [Int: HorizontalAlignment] = [:]
  private(set) var horizontalGaps: [CGFloat] = []
  private(set) var verticalGaps: [CGFloat] = []
  /// What the rows want of the grid's neighbors.
  let spacing: ViewSpacing

  init(_ children: [Node], _ layout: GridLayout) {
    var count = 1
    for child in children where child.traits.isGridRow {
      count = max(count, child.children.reduce(0) { $0 + $1.traits.gridColumns })
    }
    columns = Array(repeating: [], count: count)
    spacing =
      children.dropFirst().reduce(children.first?.spacing ?? .box) { $0.union($1.spacing) }
    for child in children { add(child) }
    for (index, cell) in cells.enumerated() {
      if cell.span == 1, !cell.spansAll, cell.isSized(.horizontal) {
        columns[cell.column].append(index)
      }
      if let guide = cell.node.traits.gridColumnAlignment { columnGuides[cell.column] = guide }
    }
    horizontalGaps = gapsBetweenColumns(layout)
    verticalGaps = gapsBetweenRows(layout)
  }

  private func add(_ child: Node) {
    let start = cells.count
    let row = rows.count
    if child.traits.isGridRow {
      var column = 0
      for cell in child.children {
        let span = cell.traits.gridColumns
        cells.append(
          Cell(
            node: cell, row: row, column: column, span: span, spansAll: false,
            rowAlignment: child.traits.gridRowAlignment))
        column += span
      }
    } else {
      cells.append(
        Cell(
          node: child, row: row, column: 0, span: columns.count, spansAll: true, rowAlignment: nil))
    }
    rows.append(start..<cells.count)
  }

  /// The largest gap that two neighbors in a row want.
  private func gapsBetweenColumns(_ layout: GridLayout) -> [CGFloat] {
    guard columns.count > 1 else { return [] }
    var gaps = Array(repeating: layout.horizontalSpacing ?? 0, count: columns.count - 1)
    if layout.horizontalSpacing != nil { return gaps }
    for row in rows {
      for (left, right) in zip(cells[row], cells[row].dropFirst()) {
        let gap = right.column - 1
        let wanted = left.node.spacing.distance(to: right.node.spacing, along: .horizontal)
        gaps[gap] = max(gaps[gap], wanted)
      }
    }
    return gaps.map { $0 == 0 ? ViewSpacing.standard : $0 }
  }

  private func gapsBetweenRows(_ layout: GridLayout) -> [CGFloat] {
    guard rows.count > 1 else { return [] }
    if let spacing = layout.verticalSpacing {
      return Array(repeating: spacing, count: rows.count - 1)
    }
    let spacings = rows.map { row -> ViewSpacing? in
      let all = cells[row].map(\.node.spacing)
      return all.dropFirst().reduce(all.first) { $0?.union($1) }
    }
    return zip(spacings, spacings.dropFirst()).map { above, below in
      guard let above, let below else { return ViewSpacing.standard }
      return above.distance(to: below, along: .vertical)
    }
  }
}
