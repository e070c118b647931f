public import SwiftUI

/// The plot as a view, for `chartPlotStyle`.
public struct ChartPlotContent {
  let make: @MainActor (ResolveContext) -> [Node]
}
extension ChartPlotContent: PrimitiveView {
  public typealias Body = Never
  package func resolve(_ context: ResolveContext) -> [Node] { make(context) }
}

/// An axis as a view, for `chartXAxisStyle`.
public struct ChartAxisContent {
  let make: @MainActor (ResolveContext) -> [Node]
}
extension ChartAxisContent: PrimitiveView {
  public typealias Body = Never
  package func resolve(_ context: ResolveContext) -> [Node] { make(context) }
}
