package import SwiftUI

/// A function that is drawn as marks of its values.
package struct MarkFunction {
  /// How finely functions are drawn: steps over their domain (estimate).
  private static let steps = 200

  /// Fills in a mark for a value; false: the function has none there.
  let fill: (inout MarkRecord, Double) -> Bool

  init(_ fill: @escaping (inout MarkRecord, Double) -> Bool) { self.fill = fill }

  /// y = f(x).
  init(_ x: Text, _ y: Text, _ function: @escaping (Double) -> Double) {
    fill = { record, value in
      let result = function(value)
      record.x = .value(Plotted(x, .number(value)))
      record.y = .value(Plotted(y, .number(result)))
      return result.isFinite
    }
  }

  /// Marks of the values of `domain`; where it is nil one mark that stands for them until the domain
  /// of the chart's x scale is known, which is the function's then (documentation of
  /// `LinePlot.init(x:y:domain:function:)`).
  func marks(_ kind: MarkRecord.Kind, over domain: ClosedRange<Double>?) -> [MarkRecord] {
    var record = MarkRecord(kind)
    record.style.staysInPlot = true
    guard let domain else {
      record.function = self
      return [record]
    }
    let length = domain.upperBound - domain.lowerBound
    return samples(record) { domain.lowerBound + $0 * length }
  }

  /// Marks like `record` at the values of the shares 0 … 1.
  fileprivate func samples(_ record: MarkRecord, at value: (Double) -> Double?) -> [MarkRecord] {
    (0...Self.steps).compactMap { step in
      var mark = record
      mark.function = nil
      return value(Double(step) / Double(Self.steps)).flatMap { fill(&mark, $0) ? mark : nil }
    }
  }
}

extension [MarkRecord] {
  var hasFunctions: Bool { contains { $0.function != nil } }

  /// Functions without a domain of their own as marks over `scale`, evenly along the axis. Where
  /// nothing says what the scale is they go from -1 to 1 (estimate).
  func sampled(over scale: PositionScale?) -> [MarkRecord] {
    flatMap { record in
      guard let function = record.function else { return [record] }
      return function.samples(record) { share in
        guard let scale, !scale.isCategory else { return 2 * share - 1 }
        return scale.laidOut(1, .horizontal, nil).value(at: share)?.amount
      }
    }
  }
}
