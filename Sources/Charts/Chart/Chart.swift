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
  private let placed = PlacedViews()
  var name: String { "Chart" }
  var passesTraits: Bool { false }

  init(records: [MarkRecord], context: ResolveContext) {
    self.records = records
    self.context = context
  }

  /// All that is offered, 10 × 10 where nothing is.
  func size(for proposal: ProposedViewSize, of node: Node) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }
  func spacing(of node: Node) -> ViewSpacing { .box }
  func placements(in size: CGSize, proposal: ProposedViewSize, of node: Node) -> [Placement] {
    placed.placements
  }

  func prepare(_ node: Node) {
    placed.reset()
    let size = node.frame.size
    guard size.width.isFinite, size.height.isFinite else { return }
    ChartComposer(records, size, context, node).compose(into: placed)
    node.replaceChildren(placed.nodes)
  }
}
