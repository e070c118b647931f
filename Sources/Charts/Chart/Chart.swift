import CoreGraphics
import Foundation
public import SwiftUI
import VitrineDrawing

/// A view that shows data as marks on axes.
public struct Chart<Content: ChartContent> {
  package let content: Content

  nonisolated public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  nonisolated public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }
}

extension Chart: PrimitiveView {
  public typealias Body = Never
  package func resolve(_ context: ResolveContext) -> [Node] {
    let records = context.child(0).marks(content)
    return [Node(ChartBehavior(records: records, context: context), [], context.environment)]
  }
}

/// Lays the plot, the axes, the titles, the legend and the layers out once the size is known.
struct ChartBehavior: NodeBehavior {
  let records: [MarkRecord]
  let context: ResolveContext
  var name: String { "Chart" }
  var passesTraits: Bool { false }

  init(records: [MarkRecord], context: ResolveContext) {
    self.records = records
    self.context = context
  }

  /// All that is offered, 10 × 10 where nothing is.
  func size(_ measuring: inout Measuring, of node: Node) -> Extent {
    let size = measuring.filled()
    return Extent(measuring.max(size.width, 0), measuring.max(size.height, 0))
  }
  func spacing(of node: Node) -> ViewSpacing { .box }

  /// Made for the size that the chart got.
  func contents(of node: Node) -> [(node: Node, placement: Placement)] {
    let size = node.frame.size
    guard size.width.isFinite, size.height.isFinite else { return [] }
    let placed = PlacedViews()
    ChartComposer(records, size, context, node).compose(into: placed)
    return placed.contents
  }
}
