package import SwiftUI

/// A function that is drawn as marks of its values.
package struct MarkFunction {
  /// How finely functions are drawn: steps over their domain (estimate).
  private static let steps = 200

  /// The values that it is drawn for; nil: the domain of the chart's x scale (documentation of
  /// `LinePlot.init(x:y:domain:function:)`).
  private let domain: ClosedRange<Double>?
  /// Fills in a mark for a value; false: the function has none there.
  private let fill: (inout MarkRecord, Double) -> Bool

  init(_ domain: ClosedRange<Double>?, _ fill: @escaping (inout MarkRecord, Double) -> Bool) {
    self.domain = domain
    self.fill = fill
  }

  /// y = f(x).
  init(
    _ x: Text, _ y: Text, _ domain: ClosedRange<Double>?, _ function: @escaping (Double) -> Double
  ) {
    self.init(domain) { record, value in
      let result = function(value)
      record.x = .value(Plotted(x, .number(value)))
      record.y = .value(Plotted(y, .number(result)))
      return result.isFinite
    }
  }

  /// One mark that stands for the function until its domain is known.
  func mark(_ kind: MarkRecord.Kind) -> MarkRecord {
    var record = MarkRecord(kind)
    record.style.staysInPlot = true
    record.function = self
    return record
  }

  /// Values of the domain at the shares 0 … 1; nil where the function has no domain of its own.
  fileprivate var ownValues: ((Double) -> Double)? {
    domain.map { domain in
      { domain.lowerBound + $0 * (domain.upperBound - domain.lowerBound) }
    }
  }

  /// Marks like `record` at the values of the shares 0 … 1; a line of their own, and one more beyond each gap where
  /// the function has no values (`1 / x` at 0 in the example of WWDC 2024's "Vectorized and function plots").
  fileprivate func samples(
    _ record: MarkRecord, plot: Int, at value: (Double) -> Double?
  ) -> [MarkRecord] {
    var line = MarkRecord.FunctionLine(plot: plot)
    return (0...Self.steps).compactMap { step in
      var mark = record
      mark.function = nil
      mark.functionLine = line
      if let value = value(Double(step) / Double(Self.steps)), fill(&mark, value) { return mark }
      line.gaps += 1
      return nil
    }
  }
}

extension [MarkRecord] {
  var hasFunctions: Bool { contains { $0.function != nil } }

  /// Functions with a domain of their own as marks.
  func sampledOverOwnDomains() -> [MarkRecord] {
    enumerated().flatMap { index, record in
      guard let function = record.function, let values = function.ownValues else {
        return [record]
      }
      return function.samples(record, plot: index, at: values)
    }
  }

  /// All other functions as marks over `scale`, evenly along the axis. Where nothing says what the
  /// scale is they go from -1 to 1 (estimate).
  func sampled(over scale: PositionScale?) -> [MarkRecord] {
    enumerated().flatMap { index, record in
      guard let function = record.function else { return [record] }
      return function.samples(record, plot: -1 - index) { share in
        guard let scale, !scale.isCategory else { return 2 * share - 1 }
        // The domain alone: beside it bars may need room, which no function is drawn in.
        return scale.laidOut(1, .horizontal, .plot(start: 0, end: 0)).value(at: share)?.amount
      }
    }
  }
}
