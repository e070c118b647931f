public import CoreGraphics
package import SwiftUI

/// A bar from zero, or from one value to another.
public struct BarMark {
  let record: MarkRecord

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    record = MarkRecord(.bar, x: x.at, y: y.at, width: width, height: height, stacking: stacking)
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    record = MarkRecord(.bar, x: x.at, yStart: yStart.at, yEnd: yEnd.at, width: width)
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    record = MarkRecord(.bar, xStart: xStart.at, xEnd: xEnd.at, y: y.at, height: height)
  }

  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    record = MarkRecord(
      .bar, x: x.at, yStart: yStart.at, yEnd: yEnd.at, width: width, stacking: stacking)
  }

  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    record = MarkRecord(
      .bar, xStart: xStart.at, xEnd: xEnd.at, y: y.at, height: height, stacking: stacking)
  }

  nonisolated public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    record = MarkRecord(.bar, xStart: xStart.at, xEnd: xEnd.at, yStart: yStart.at, yEnd: yEnd.at)
  }

  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    record = MarkRecord(.bar, xStart: xStart.at, xEnd: xEnd.at, yStart: yStart.at, yEnd: yEnd.at)
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    record = MarkRecord(.bar, xStart: xStart.at, xEnd: xEnd.at, yStart: yStart.at, yEnd: yEnd.at)
  }
}

extension BarMark: RecordedChartContent { public typealias Body = Never }
