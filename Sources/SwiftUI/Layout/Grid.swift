/// Rows and columns whose widths follow all their cells.
public struct Grid<Content> {
  package let layout: GridLayout
  package let content: Content
}

extension Grid: View, PrimitiveView, ContainerView where Content: View {
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
    return [layout.node(inner.resolve(content), context.environment)]
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
  /// For views that another layout has as its own: each row is one of them.
  @MainActor var behavior: any NodeBehavior { GridRowsBehavior(layout: self) }
  @MainActor func node(_ children: [Node], _ environment: EnvironmentValues) -> Node {
    let grid = GridBehavior(layout: self, table: GridTable(children, self))
    return Node(grid, grid.table.cells.map(\.node), environment)
  }
}

extension View {
  /// More columns than a widget has points are none that anybody sees, and each takes memory.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    traits { $0.write(\.gridColumns, min(max(count, 1), 1000)) }
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
