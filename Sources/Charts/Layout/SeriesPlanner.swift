import CoreGraphics
import SwiftUI

/// Lines and areas.
extension MarkPlanner {
  func series(_ marks: [(Int, MarkRecord)]) -> PlannedMark? {
    guard let (index, first) = marks.first else { return nil }
    let isArea = first.kind == .area
    var upper: [CGPoint] = []
    var lower: [CGPoint] = []
    var children: [PlannedMark] = []
    for (index, mark) in marks {
      guard let (top, bottom) = isArea ? band(mark) : datum(mark).map({ ($0, $0) }) else {
        continue
      }
      upper.append(top)
      lower.append(bottom)
      var child: PlannedMark
      if let symbol = model.symbol(mark.style) {
        child = self.symbol(mark, index, top, symbol)
      } else {
        child = make(mark, index, CGRect(origin: top, size: .zero))
        child.annotations = annotations(mark, child.bounds, isHorizontal: false)
      }
      child.name = "DataPoint"
      if child.style.opacity != 1 { child.style.opacity = 1 }
      children.append(child)
    }
    guard let start = upper.first, let end = lower.last else { return nil }
    let method = first.style.interpolation ?? .linear
    var path = Path()
    path.move(to: start)
    Curves.add(upper, method, to: &path)
    if isArea {
      path.addLine(to: end)
      Curves.add(lower.reversed(), method.reversed, to: &path)
      path.closeSubpath()
    }
    var planned = make(first, index, path.boundingRect)
    planned.inks = isArea ? [.fill(path)] : [.stroke(path, model.stroke(first))]
    planned.children = children
    planned.label = first.style.label?.plainString(in: environment) ?? SeriesKey(first).name
    planned.value = ""
    return planned
  }

  /// The two ends of an area at one position.
  private func band(_ mark: MarkRecord) -> (CGPoint, CGPoint)? {
    let offset = mark.style.offset
    if mark.y != nil, mark.xStart != nil || mark.xEnd != nil {
      guard let at = middle(mark, .vertical), let (a, b) = span(mark, .horizontal, .automatic)
      else {
        return nil
      }
      return (CGPoint(x: b, y: at + offset.yStart), CGPoint(x: a, y: at + offset.yStart))
    }
    guard let at = middle(mark, .horizontal), let (a, b) = span(mark, .vertical, .automatic),
      at.isFinite, a.isFinite, b.isFinite
    else { return nil }
    return (CGPoint(x: at + offset.xStart, y: b), CGPoint(x: at + offset.xStart, y: a))
  }
}

extension MarkPlanner.SeriesKey {
  fileprivate var name: String { values.compactMap { $0?.name }.joined(separator: ", ") }
}

extension InterpolationMethod {
  /// The method that draws the same curve from the other end.
  var reversed: InterpolationMethod {
    switch kind {
    case .stepStart: .stepEnd
    case .stepEnd: .stepStart
    case .linear, .monotone, .stepCenter, .cardinal, .catmullRom: self
    }
  }
}
