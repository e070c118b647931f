public import CoreGraphics
package import SwiftUI

/// A rectangle between values on both axes.
public struct RectangleMark {
  let record: MarkRecord

  /// Points from the plot's leading top corner; the plot's edges where nothing is said.
  nonisolated public init(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    record = MarkRecord(
      .rectangle, xStart: xStart.at, xEnd: xEnd.at, yStart: yStart.at, yEnd: yEnd.at)
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    record = MarkRecord(.rectangle, x: x.at, y: y.at, width: width, height: height)
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    record = MarkRecord(.rectangle, x: x.at, yStart: yStart.at, yEnd: yEnd.at, width: width)
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    record = MarkRecord(.rectangle, xStart: xStart.at, xEnd: xEnd.at, y: y.at, height: height)
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    record = MarkRecord(
      .rectangle, xStart: xStart.at, xEnd: xEnd.at, yStart: yStart.at, yEnd: yEnd.at)
  }

  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {
    record = MarkRecord(.rectangle, x: x.at, yStart: yStart.at, yEnd: yEnd.at, width: width)
  }

  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    record = MarkRecord(.rectangle, xStart: xStart.at, xEnd: xEnd.at, y: y.at, height: height)
  }

  nonisolated public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    record = MarkRecord(
      .rectangle, xStart: xStart.at, xEnd: xEnd.at, yStart: yStart.at, yEnd: yEnd.at)
  }

  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    record = MarkRecord(
      .rectangle, xStart: xStart.at, xEnd: xEnd.at, yStart: yStart.at, yEnd: yEnd.at)
  }
}

extension RectangleMark: RecordedChartContent { public typealias Body = Never }
