import CoreGraphics
package import SwiftUI

/// What chart modifiers said, handed down to every chart inside.
package struct ChartOptions {
  package enum AxisChoice {
    case automatic, hidden
    case marks(() -> [AxisMarksSpec])
  }
  package struct ScaleChoice {
    package var domain: DomainSpec?
    package var range: PositionRangeSpec?
    package var type: ScaleType?
    package init() {}
  }
  package struct Title {
    package var content: AnyView
    package var position: AnnotationPosition
    package var alignment: Alignment?
    package var spacing: CGFloat?
  }
  package struct Legend {
    package var isHidden = false
    package var position = AnnotationPosition.automatic
    package var alignment: Alignment?
    package var spacing: CGFloat?
    package var content: AnyView?
    package init() {}
  }
  package struct Layer {
    package var alignment: Alignment
    package var content: (ChartProxy) -> AnyView
  }

  package var xAxis = AxisChoice.automatic
  package var yAxis = AxisChoice.automatic
  package var x = ScaleChoice()
  package var y = ScaleChoice()
  package var xTitles: [Title] = []
  package var yTitles: [Title] = []
  package var legend = Legend()
  package var foreground: StyleScaleSpec<AnyShapeStyle>?
  package var symbol: StyleScaleSpec<MarkStyle.Symbol>?
  package var lineStyle: StyleScaleSpec<StrokeStyle>?
  package var symbolSize: StyleScaleSpec<CGFloat>?
  package var plotStyle: ((ChartPlotContent) -> AnyView)?
  package var xAxisStyle: ((ChartAxisContent) -> AnyView)?
  package var yAxisStyle: ((ChartAxisContent) -> AnyView)?
  package var backgrounds: [Layer] = []
  package var overlays: [Layer] = []
  package var visibleX: Double?
  package var visibleY: Double?
  /// Where what is visible begins.
  package var firstX: Double?
  package var firstY: Double?
  package init() {}
}

private struct ChartOptionsKey: EnvironmentKey {
  static var defaultValue: ChartOptions { ChartOptions() }
}
extension EnvironmentValues {
  package var chart: ChartOptions {
    get { self[ChartOptionsKey.self] }
    set { self[ChartOptionsKey.self] = newValue }
  }
}

extension View {
  nonisolated func chart(_ change: @escaping (inout ChartOptions) -> Void) -> some View {
    let box = UncheckedBox(change)
    return environmentValues { box.value(&$0.chart) }
  }
}
