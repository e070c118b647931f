public import CoreGraphics
public import SwiftUI

/// Marks for data, whose looks can be read from each element.
@MainActor @preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// What there is a mark for.
  associatedtype DataElement
  /// The marks, and what each of them is for.
  nonisolated var _points: PlotPoints<DataElement> { get }
}

/// The marks of a plot with the elements they are for. A function has one mark and no elements.
public struct PlotPoints<DataElement> {
  fileprivate let elements: [DataElement]
  fileprivate private(set) var list: [MarkRecord]

  init<Data: Collection>(
    _ data: Data, _ mark: (DataElement) -> MarkRecord
  ) where Data.Element == DataElement {
    elements = Array(data)
    list = elements.map(mark)
  }
  init(_ function: MarkRecord) where DataElement == Never { (elements, list) = ([], [function]) }

  /// As for single marks, the innermost modifier of a kind wins.
  fileprivate func styled(
    _ change: (inout MarkStyle, DataElement) -> Void
  ) -> StyledPlot<DataElement> {
    var result = self
    for (index, element) in elements.enumerated() { change(&result.list[index].style, element) }
    return StyledPlot(_points: result)
  }
}

/// Built-in content of many marks.
protocol ListedPlot: VectorizedChartContent, ListedChartContent {}
extension ListedPlot {
  nonisolated var list: [MarkRecord] { _points.list }
}

/// A plot with looks that were read from its data.
private struct StyledPlot<DataElement> {
  let _points: PlotPoints<DataElement>
}
extension StyledPlot: ListedPlot { typealias Body = Never }

extension VectorizedChartContent {
  nonisolated public func foregroundStyle(
    _ keyPath: KeyPath<DataElement, some ShapeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    _points.styled {
      if $0.foreground == nil { $0.foreground = AnyShapeStyle($1[keyPath: keyPath]) }
    }
  }
  nonisolated public func foregroundStyle(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    _points.styled { if $0.foregroundBy == nil { $0.foregroundBy = value.read($1) } }
  }
  nonisolated public func opacity(
    _ keyPath: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    _points.styled { $0.opacity *= Double($1[keyPath: keyPath]) }
  }
  nonisolated public func lineStyle(
    _ keyPath: KeyPath<DataElement, StrokeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    _points.styled { if $0.lineStyle == nil { $0.lineStyle = $1[keyPath: keyPath] } }
  }
  nonisolated public func lineStyle(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    _points.styled { if $0.lineStyleBy == nil { $0.lineStyleBy = value.read($1) } }
  }
  nonisolated public func symbol(
    _ keyPath: KeyPath<DataElement, some ChartSymbolShape>
  ) -> some VectorizedChartContent<DataElement> {
    _points.styled { if $0.symbol == nil { $0.symbol = .shape($1[keyPath: keyPath]) } }
  }
  nonisolated public func symbol(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    _points.styled { if $0.symbolBy == nil { $0.symbolBy = value.read($1) } }
  }
  /// The symbol's area in square points.
  nonisolated public func symbolSize(
    _ area: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    _points.styled { if $0.symbolArea == nil { $0.symbolArea = $1[keyPath: area] } }
  }
  nonisolated public func symbolSize(
    _ size: KeyPath<DataElement, CGSize>
  ) -> some VectorizedChartContent<DataElement> {
    _points.styled { if $0.symbolExtent == nil { $0.symbolExtent = $1[keyPath: size] } }
  }
  nonisolated public func symbolSize(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    _points.styled { if $0.symbolSizeBy == nil { $0.symbolSizeBy = value.read($1) } }
  }
}
