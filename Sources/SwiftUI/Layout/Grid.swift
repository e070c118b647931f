/// Rows and columns whose widths follow all their cells.
public struct Grid<Content> {
  package let layout: GridLayout
  package let content: Content
}

extension Grid: View, PrimitiveView where Content: View {
  public typealias Body = Never
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
  package func resolve(_ context: ResolveContext) -> [Node] {
    var inner = context.child(0)
    inner.stackAxis = .vertical
    return [Node(GridBehavior(layout: layout), inner.resolve(content), context.environment)]
  }
}

/// One row of a grid.
public struct GridRow<Content> {
  package let alignment: VerticalAlignment?
  package let content: Content
}
extension GridRow: View, PrimitiveView where Content: View {
  public typealias Body = Never
  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)
  {
    self.alignment = alignment
    self.content = content()
  }
  package func resolve(_ context: ResolveContext) -> [Node] {
    var inner = context.child(0)
    inner.stackAxis = .horizontal
    let guide = alignment ?? .center
    let node = Node(
      StackLayoutBehavior(axis: .horizontal, spacing: nil, guide: guide.key, name: "GridRow"),
      inner.resolve(content), context.environment)
    node.traits.isGridRow = true
    node.traits.gridRowAlignment = alignment
    return [node]
  }
}

public struct GridLayout: Sendable {
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}
extension GridLayout: BuiltInLayout {
  public typealias AnimatableData = EmptyAnimatableData
  static var axis: Axis? { .vertical }
  @MainActor var behavior: any NodeBehavior { GridBehavior(layout: self) }
}

extension View {
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    traits { $0.write(\.gridColumns, max(count, 1)) }
  }
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    traits { $0.write(\.gridAnchor, anchor) }
  }
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    traits { $0.write(\.gridColumnAlignment, guide) }
  }
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    traits { $0.write(\.gridUnsizedAxes, axes) }
  }
}

/// Grid layout: cells are measured to find column widths (a stack's distribution among columns),
/// then row heights, then each cell is placed in its rectangle. A child that is no row spans all
/// columns.
package struct GridBehavior: NodeBehavior {
  let layout: GridLayout
  package var name: String { "Grid" }
  package var isContainer: Bool { true }

  package struct Cell {
    let node: Node
    let row: Int
    let column: Int
    let span: Int
    let spansAll: Bool
    let rowAlignment: VerticalAlignment?
  }

  package struct Table {
    var cells: [Cell] = []
    var rows = 0
    var columns = 0
  }

  struct Plan {
    var widths: [CGFloat] = []
    var heights: [CGFloat] = []
    var horizontalGaps: [CGFloat] = []
    var verticalGaps: [CGFloat] = []
    var size: CGSize {
      CGSize(
        width: widths.reduce(0, +) + horizontalGaps.reduce(0, +),
        height: heights.reduce(0, +) + verticalGaps.reduce(0, +))
    }
    func x(_ column: Int) -> CGFloat {
      widths[..<column].reduce(0, +) + horizontalGaps[..<column].reduce(0, +)
    }
    func y(_ row: Int) -> CGFloat {
      heights[..<row].reduce(0, +) + verticalGaps[..<row].reduce(0, +)
    }
    func width(_ cell: Cell) -> CGFloat {
      let end = min(cell.column + cell.span, widths.count)
      guard cell.column < end else { return 0 }
      return widths[cell.column..<end].reduce(0, +)
        + horizontalGaps[cell.column..<(end - 1)].reduce(0, +)
    }
  }

  private func table(_ node: Node) -> Table {
    var table = Table()
    for child in node.children {
      if child.traits.isGridRow {
        var column = 0
        for cell in child.children {
          let span = cell.traits.gridColumns
          table.cells.append(
            Cell(
              node: cell, row: table.rows, column: column, span: span, spansAll: false,
              rowAlignment: child.traits.gridRowAlignment))
          column += span
        }
        table.columns = max(table.columns, column)
      } else {
        table.cells.append(
          Cell(node: child, row: table.rows, column: 0, span: 1, spansAll: true, rowAlignment: nil))
      }
      table.rows += 1
    }
    table.columns = max(table.columns, 1)
    let columns = table.columns
    table.cells = table.cells.map {
      $0.spansAll
        ? Cell(
          node: $0.node, row: $0.row, column: 0, span: columns, spansAll: true, rowAlignment: nil)
        : $0
    }
    return table
  }

  private func plan(_ table: Table, _ proposal: ProposedViewSize) -> Plan {
    var plan = Plan()
    plan.horizontalGaps = horizontalGaps(table)
    plan.verticalGaps = verticalGaps(table)
    plan.widths = columnWidths(table, proposal, plan.horizontalGaps)
    plan.heights = rowHeights(table, proposal, plan)
    return plan
  }

  private func horizontalGaps(_ table: Table) -> [CGFloat] {
    guard table.columns > 1 else { return [] }
    return (0..<(table.columns - 1)).map { column in
      if let spacing = layout.horizontalSpacing { return spacing }
      var gap: CGFloat = 0
      for left in table.cells where !left.spansAll && left.column + left.span - 1 == column {
        for right in table.cells where right.row == left.row && right.column == column + 1 {
          gap = max(gap, left.node.spacing.distance(to: right.node.spacing, along: .horizontal))
        }
      }
      return gap == 0 ? ViewSpacing.standard : gap
    }
  }

  private func verticalGaps(_ table: Table) -> [CGFloat] {
    guard table.rows > 1 else { return [] }
    return (0..<(table.rows - 1)).map { row in
      if let spacing = layout.verticalSpacing { return spacing }
      @MainActor func union(_ row: Int) -> ViewSpacing? {
        let all = table.cells.filter { $0.row == row }.map { $0.node.spacing }
        return all.dropFirst().reduce(all.first) { $0?.union($1) }
      }
      guard let above = union(row), let below = union(row + 1) else { return ViewSpacing.standard }
      return above.distance(to: below, along: .vertical)
    }
  }

  /// Columns share the width as the children of a stack do: the least flexible takes first.
  private func columnWidths(_ table: Table, _ proposal: ProposedViewSize, _ gaps: [CGFloat])
    -> [CGFloat]
  {
    func width(_ column: Int, _ offered: CGFloat?) -> CGFloat {
      table.cells.filter { $0.column == column && $0.span == 1 && !$0.spansAll }
        .filter { !$0.node.traits.gridUnsizedAxes.contains(Axis.horizontal) }
        .map { $0.node.size(ProposedViewSize(width: offered, height: proposal.height)).width }
        .max() ?? 0
    }
    let columns = Array(0..<table.columns)
    var widths = columns.map { _ in CGFloat(0) }
    if let total = proposal.width {
      var remaining = total - gaps.reduce(0, +)
      let order = columns.map { (column: $0, low: width($0, 0), high: width($0, .infinity)) }
        .sorted {
          ($0.high - $0.low, -$0.low, $0.column) < ($1.high - $1.low, -$1.low, $1.column)
        }
      for (position, entry) in order.enumerated() {
        let share = max(0, remaining / CGFloat(columns.count - position))
        widths[entry.column] = width(entry.column, share)
        remaining -= widths[entry.column]
      }
    } else {
      for column in columns { widths[column] = width(column, nil) }
    }
    growForSpans(table, proposal, gaps, &widths)
    return widths
  }

  /// A spanning cell that needs more than its columns have widens the last of them.
  private func growForSpans(
    _ table: Table, _ proposal: ProposedViewSize, _ gaps: [CGFloat], _ widths: inout [CGFloat]
  ) {
    for cell in table.cells where cell.span > 1 || (cell.spansAll && table.columns == 1) {
      guard !cell.node.traits.gridUnsizedAxes.contains(Axis.horizontal) else { continue }
      let end = min(cell.column + cell.span, widths.count)
      let have =
        widths[cell.column..<end].reduce(0, +)
        + gaps[cell.column..<max(cell.column, end - 1)].reduce(0, +)
      let offered = proposal.width.map { max($0, have) }
      let need = cell.node.size(ProposedViewSize(width: offered, height: proposal.height)).width
      if need > have {
        let extra = (need - have) / CGFloat(end - cell.column)
        for column in cell.column..<end { widths[column] += extra }
      }
    }
  }

  private func rowHeights(_ table: Table, _ proposal: ProposedViewSize, _ plan: Plan) -> [CGFloat] {
    func height(_ row: Int, _ offered: CGFloat?) -> CGFloat {
      let cells = table.cells.filter {
        $0.row == row && !$0.node.traits.gridUnsizedAxes.contains(Axis.vertical)
      }
      guard !cells.isEmpty else { return 0 }
      var above: CGFloat = 0
      var below: CGFloat = 0
      for cell in cells {
        let d = cell.node.dimensions(ProposedViewSize(width: plan.width(cell), height: offered))
        let guide = d[alignment(cell).vertical]
        above = max(above, guide)
        below = max(below, d.height - guide)
      }
      return above + below
    }
    let rows = Array(0..<table.rows)
    guard let total = proposal.height else { return rows.map { height($0, nil) } }
    var remaining = total - plan.verticalGaps.reduce(0, +)
    var heights = rows.map { _ in CGFloat(0) }
    let order = rows.map { (row: $0, low: height($0, 0), high: height($0, .infinity)) }
      .sorted { ($0.high - $0.low, -$0.low, $0.row) < ($1.high - $1.low, -$1.low, $1.row) }
    for (position, entry) in order.enumerated() {
      let share = max(0, remaining / CGFloat(rows.count - position))
      heights[entry.row] = height(entry.row, share)
      remaining -= heights[entry.row]
    }
    return heights
  }

  private func alignment(_ cell: Cell) -> Alignment {
    Alignment(
      horizontal: layout.alignment.horizontal,
      vertical: cell.rowAlignment ?? layout.alignment.vertical)
  }

  package func size(for proposal: ProposedViewSize, of node: Node) -> CGSize {
    plan(table(node), proposal).size
  }

  /// The grid's own children are rows; their cells are placed by `prepare` through flat children.
  package func prepare(_ node: Node) {
    let cells = table(node).cells.map(\.node)
    if node.children.contains(where: { $0.traits.isGridRow }) {
      node.gridTable = table(node)
      node.replaceChildren(cells)
    }
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, of node: Node) -> [Placement]
  {
    let table = node.gridTable ?? self.table(node)
    let plan = plan(table, proposal)
    if node.gridTable == nil && node.children.contains(where: { $0.traits.isGridRow }) {
      // Asked before placing (alignment guides): rows as wholes.
      return node.children.indices.map {
        Placement(
          CGPoint(x: 0, y: plan.y($0)),
          ProposedViewSize(width: size.width, height: plan.heights[$0]))
      }
    }
    let columnGuides = columnAlignments(table)
    return table.cells.map { place($0, table, plan, columnGuides) }
  }

  private func columnAlignments(_ table: Table) -> [Int: HorizontalAlignment] {
    table.cells.reduce(into: [:]) { result, cell in
      if let guide = cell.node.traits.gridColumnAlignment { result[cell.column] = guide }
    }
  }

  private func place(
    _ cell: Cell, _ table: Table, _ plan: Plan, _ columnGuides: [Int: HorizontalAlignment]
  ) -> Placement {
    let box = CGRect(
      x: plan.x(cell.column), y: plan.y(cell.row), width: plan.width(cell),
      height: plan.heights[cell.row])
    let offer = ProposedViewSize(box.size)
    let d = cell.node.dimensions(offer)
    if let anchor = cell.node.traits.gridAnchor {
      return Placement(
        CGPoint(
          x: box.origin.x + (box.size.width - d.width) * anchor.x,
          y: box.origin.y + (box.size.height - d.height) * anchor.y), offer)
    }
    var alignment = alignment(cell)
    if let guide = columnGuides[cell.column], !cell.spansAll { alignment.horizontal = guide }
    var origin = aligned(d, in: box.size, alignment)
    if alignment.vertical.key.id == VerticalAlignment.FirstTextBaseline.self
      || alignment.vertical.key.id == VerticalAlignment.LastTextBaseline.self
    {
      // Baselines of one row meet on the row's own guide: the deepest of its cells.
      let guides = table.cells.filter { $0.row == cell.row }.map { other in
        other.node.dimensions(
          ProposedViewSize(width: plan.width(other), height: plan.heights[cell.row]))[
            alignment.vertical]
      }
      origin.y = (guides.max() ?? 0) - d[alignment.vertical]
    }
    return Placement(CGPoint(x: box.origin.x + origin.x, y: box.origin.y + origin.y), offer)
  }
}
