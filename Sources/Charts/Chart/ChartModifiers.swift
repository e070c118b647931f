public import SwiftUI

extension View {
  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
    chart { $0.xAxis = visibility == .hidden ? .hidden : .automatic }
  }
  nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
    chart { $0.yAxis = visibility == .hidden ? .hidden : .automatic }
  }
  nonisolated public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return chart { $0.xAxis = .marks { content.specs } }
  }
  nonisolated public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return chart { $0.yAxis = .marks { content.specs } }
  }

  nonisolated public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let content = AnyView(content())
    return chart {
      $0.xTitles.append(
        .init(content: content, position: position, alignment: alignment, spacing: spacing))
    }
  }
  nonisolated public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }
  @_disfavoredOverload
  nonisolated public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }
  nonisolated public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let content = AnyView(content())
    return chart {
      $0.yTitles.append(
        .init(content: content, position: position, alignment: alignment, spacing: spacing))
    }
  }
  nonisolated public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }
  @_disfavoredOverload
  nonisolated public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  nonisolated public func chartLegend(_ visibility: Visibility) -> some View {
    chart { $0.legend.isHidden = visibility == .hidden }
  }
  nonisolated public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chart {
      $0.legend.isHidden = false
      $0.legend.position = position
      $0.legend.alignment = alignment
      $0.legend.spacing = spacing
    }
  }
  nonisolated public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let content = AnyView(content())
    return chart {
      $0.legend.isHidden = false
      $0.legend.position = position
      $0.legend.alignment = alignment
      $0.legend.spacing = spacing
      $0.legend.content = content
    }
  }

  nonisolated public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View { chart { $0.plotStyle = { AnyView(content($0)) } } }
  nonisolated public func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View { chart { $0.xAxisStyle = { AnyView(content($0)) } } }
  nonisolated public func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View { chart { $0.yAxisStyle = { AnyView(content($0)) } } }

  nonisolated public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chart { $0.overlays.append(.init(alignment: alignment) { AnyView(content($0)) }) }
  }
  nonisolated public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chart { $0.backgrounds.append(.init(alignment: alignment) { AnyView(content($0)) }) }
  }
}
