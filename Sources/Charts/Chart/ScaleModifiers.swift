public import SwiftUI

extension View {
  nonisolated public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View { chart { $0.x.set(domain, range, type) } }
  nonisolated public func chartXScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View { chart { $0.x.set(domain, nil, type) } }
  nonisolated public func chartXScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View { chart { $0.x.set(nil, range, type) } }
  nonisolated public func chartXScale(type: ScaleType?) -> some View {
    chart { $0.x.set(nil, nil, type) }
  }

  nonisolated public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View { chart { $0.y.set(domain, range, type) } }
  nonisolated public func chartYScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View { chart { $0.y.set(domain, nil, type) } }
  nonisolated public func chartYScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View { chart { $0.y.set(nil, range, type) } }
  nonisolated public func chartYScale(type: ScaleType?) -> some View {
    chart { $0.y.set(nil, nil, type) }
  }
}

extension ChartOptions.ScaleChoice {
  // A modifier closer to the chart comes later and wins.
  mutating func set(
    _ domain: (any ScaleDomain)?, _ range: (any PositionScaleRange)?, _ type: ScaleType?
  ) {
    if let domain { self.domain = (domain as? any ReadableDomain)?.spec }
    if let range { self.range = (range as? any ReadablePositionRange)?.positions }
    if let type { self.type = type }
  }
}

extension StyleScaleSpec {
  init(_ domain: (any ScaleDomain)?, range: [Visual] = []) {
    self.init()
    self.domain = (domain as? any ReadableDomain)?.spec
    self.range = range
  }
  init<D: Plottable, V>(mapping: @escaping (D) -> V, _ look: @escaping (V) -> Visual) {
    self.init()
    self.mapping = { D.make(from: $0).map { look(mapping($0)) } }
  }
  init<D: Plottable, V>(_ pairs: KeyValuePairs<D, V>, _ look: (V) -> Visual) {
    self.init()
    self.pairs = pairs.map { ($0.key.chartValue, look($0.value)) }
  }
}

/// Colors and other styles of a range, as the scale keeps them.
private func styles<R: ScaleRange>(_ range: R) -> StyleScaleSpec<AnyShapeStyle> {
  var spec = StyleScaleSpec<AnyShapeStyle>()
  if let gradient = range as? Gradient { spec.gradient = gradient }
  if let list = range as? [Any] {
    spec.range = list.compactMap { ($0 as? any ShapeStyle).map { erased($0) } }
  }
  return spec
}
private func erased<S: ShapeStyle>(_ style: S) -> AnyShapeStyle { AnyShapeStyle(style) }

extension View {
  nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    chart {
      $0.foreground = styles(range)
      $0.foreground?.domain = (domain as? any ReadableDomain)?.spec
    }
  }
  nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View { chart { $0.foreground = StyleScaleSpec(domain) } }
  nonisolated public func chartForegroundStyleScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle { chart { $0.foreground = styles(range) } }
  nonisolated public func chartForegroundStyleScale(type: ScaleType?) -> some View {
    chart { _ in }
  }
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    chart { $0.foreground = StyleScaleSpec(mapping) { AnyShapeStyle($0) } }
  }
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View {
    chart {
      $0.foreground = StyleScaleSpec(mapping: mapping) { AnyShapeStyle($0) }
      $0.foreground?.domain = .categories(domain.map(\.chartValue.name))
    }
  }
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chart { $0.foreground = StyleScaleSpec(mapping: mapping) { AnyShapeStyle($0) } }
  }
}

extension View {
  nonisolated public func chartSymbolScale<Domain: ScaleDomain, S: ChartSymbolShape>(
    domain: Domain, range: [S]
  ) -> some View { chart { $0.symbol = StyleScaleSpec(domain, range: range.map { .shape($0) }) } }
  nonisolated public func chartSymbolScale<Domain: ScaleDomain>(
    domain: Domain, range: [AnyChartSymbolShape]
  ) -> some View { chart { $0.symbol = StyleScaleSpec(domain, range: range.map { .shape($0) }) } }
  nonisolated public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    chart { $0.symbol = StyleScaleSpec(domain) }
  }
  nonisolated public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    chart { $0.symbol = StyleScaleSpec(nil, range: range.map { .shape($0) }) }
  }
  nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View { chart { $0.symbol = StyleScaleSpec(mapping) { .shape($0) } } }
  nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View {
    chart {
      $0.symbol = StyleScaleSpec(mapping: mapping) { .shape($0) }
      $0.symbol?.domain = .categories(domain.map(\.chartValue.name))
    }
  }
  nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (DataValue) -> S
  ) -> some View { chart { $0.symbol = StyleScaleSpec(mapping: mapping) { .shape($0) } } }

  nonisolated public func chartLineStyleScale<Domain: ScaleDomain>(
    domain: Domain, range: [StrokeStyle]
  ) -> some View { chart { $0.lineStyle = StyleScaleSpec(domain, range: range) } }
  nonisolated public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    chart { $0.lineStyle = StyleScaleSpec(domain) }
  }
  nonisolated public func chartLineStyleScale(range: [StrokeStyle]) -> some View {
    chart { $0.lineStyle = StyleScaleSpec(nil, range: range) }
  }
  nonisolated public func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View { chart { $0.lineStyle = StyleScaleSpec(mapping) { $0 } } }
  nonisolated public func chartLineStyleScale<DataValue: Plottable>(
    domain: [DataValue], mapping: @escaping (DataValue) -> StrokeStyle
  ) -> some View {
    chart {
      $0.lineStyle = StyleScaleSpec(mapping: mapping) { $0 }
      $0.lineStyle?.domain = .categories(domain.map(\.chartValue.name))
    }
  }
  nonisolated public func chartLineStyleScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> StrokeStyle
  ) -> some View { chart { $0.lineStyle = StyleScaleSpec(mapping: mapping) { $0 } } }
}

private func areas<R: ScaleRange>(_ range: R) -> [CGFloat] {
  if let bounds = range as? any ReadablePositionRange, case .points(let a, let b) = bounds.positions
  {
    return [a, b]
  }
  return (range as? [Any])?.compactMap {
    ($0 as? CGFloat) ?? ($0 as? Double).map { CGFloat($0) } ?? ($0 as? Int).map { CGFloat($0) }
  } ?? []
}

extension View {
  nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View { chart { $0.symbolSize = StyleScaleSpec(domain, range: areas(range)) } }
  nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View { chart { $0.symbolSize = StyleScaleSpec(domain) } }
  nonisolated public func chartSymbolSizeScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View { chart { $0.symbolSize = StyleScaleSpec(nil, range: areas(range)) } }
  nonisolated public func chartSymbolSizeScale(type: ScaleType?) -> some View { chart { _ in } }
  nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, CGFloat>
  ) -> some View { chart { $0.symbolSize = StyleScaleSpec(mapping) { $0 } } }
  nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
    domain: [DataValue], mapping: @escaping (DataValue) -> CGFloat
  ) -> some View {
    chart {
      $0.symbolSize = StyleScaleSpec(mapping: mapping) { $0 }
      $0.symbolSize?.domain = .categories(domain.map(\.chartValue.name))
    }
  }
  nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> CGFloat
  ) -> some View { chart { $0.symbolSize = StyleScaleSpec(mapping: mapping) { $0 } } }
}
