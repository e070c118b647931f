public import CoreGraphics
import Foundation
public import SwiftUI

/// A shape that stands for data points.
nonisolated public protocol ChartSymbolShape: Shape {
  /// The part of the unit square that looks as large as a circle filling it.
  var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }
  nonisolated public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    BorderedSymbolShape(base: self, stroke: style)
  }
}

/// A symbol shape of any type.
public struct AnyChartSymbolShape: ChartSymbolShape {
  let base: any ChartSymbolShape
  nonisolated public init<S: ChartSymbolShape>(_ shape: S) { base = shape }
  nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect) }
  nonisolated public var perceptualUnitRect: CGRect { base.perceptualUnitRect }
}

extension Circle: ChartSymbolShape {
  nonisolated public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

/// The symbols that come with charts.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  enum Kind: CaseIterable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }
  let kind: Kind

  /// Shares of the square chosen so that each symbol's ink is about a circle's (estimate).
  nonisolated public var perceptualUnitRect: CGRect {
    switch kind {
    case .circle: CGRect(x: 0, y: 0, width: 1, height: 1)
    case .square: CGRect(x: 0.06, y: 0.06, width: 0.88, height: 0.88)
    default: CGRect(x: 0, y: 0, width: 1, height: 1)
    }
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    func polygon(_ corners: [(CGFloat, CGFloat)]) -> Path {
      var path = Path()
      path.addLines(
        corners.map { CGPoint(x: rect.minX + $0.0 * rect.width, y: rect.minY + $0.1 * rect.height) }
      )
      path.closeSubpath()
      return path
    }
    switch kind {
    case .circle: return Path(ellipseIn: rect)
    case .square: return Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
    case .triangle: return polygon([(0.5, 0), (1, 0.92), (0, 0.92)])
    case .diamond: return polygon([(0.5, -0.05), (1.05, 0.5), (0.5, 1.05), (-0.05, 0.5)])
    case .pentagon:
      return polygon(
        (0..<5).map { index in
          let angle = CGFloat(index) * 2 * .pi / 5 - .pi / 2
          return (0.5 + cos(angle) * 0.54, 0.52 + sin(angle) * 0.54)
        })
    case .plus: return strokes(in: rect, 2, from: 0)
    case .cross: return strokes(in: rect, 2, from: .pi / 4)
    case .asterisk: return strokes(in: rect, 3, from: .pi / 2)
    }
  }

  /// Bars through the middle, a quarter of the width thick (estimate).
  nonisolated private func strokes(in rect: CGRect, _ count: Int, from start: CGFloat) -> Path {
    var path = Path()
    for index in 0..<count {
      let angle = start + CGFloat(index) * .pi / CGFloat(count)
      let (dx, dy) = (cos(angle) * rect.width / 2, sin(angle) * rect.height / 2)
      path.move(to: CGPoint(x: rect.midX - dx, y: rect.midY - dy))
      path.addLine(to: CGPoint(x: rect.midX + dx, y: rect.midY + dy))
    }
    return path.strokedPath(StrokeStyle(lineWidth: max(1, rect.width / 4)))
  }

  nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    BorderedSymbolShape(base: self, stroke: StrokeStyle(lineWidth: lineWidth))
  }

  /// The order in which values get their symbols.
  static var series: [BasicChartSymbolShape] {
    Kind.allCases.map { BasicChartSymbolShape(kind: $0) }
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { .init(kind: .circle) }
  public static var square: BasicChartSymbolShape { .init(kind: .square) }
  public static var triangle: BasicChartSymbolShape { .init(kind: .triangle) }
  public static var diamond: BasicChartSymbolShape { .init(kind: .diamond) }
  public static var pentagon: BasicChartSymbolShape { .init(kind: .pentagon) }
  public static var plus: BasicChartSymbolShape { .init(kind: .plus) }
  public static var cross: BasicChartSymbolShape { .init(kind: .cross) }
  public static var asterisk: BasicChartSymbolShape { .init(kind: .asterisk) }
}

/// The outline of a symbol, inside its edge.
struct BorderedSymbolShape: ChartSymbolShape {
  let base: any ChartSymbolShape
  let stroke: StrokeStyle
  nonisolated var perceptualUnitRect: CGRect { base.perceptualUnitRect }
  nonisolated func path(in rect: CGRect) -> Path {
    let inset = stroke.lineWidth / 2
    return base.path(in: rect.insetBy(dx: inset, dy: inset)).strokedPath(stroke)
  }
}
