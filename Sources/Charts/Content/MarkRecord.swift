import CoreGraphics
import Foundation
package import SwiftUI

/// Everything that one mark said, before scales are known. Marks that are copied share it.
@dynamicMemberLookup
package struct MarkRecord {
  package enum Kind: String, Sendable {
    case bar = "BarMark"
    case line = "LineMark"
    case area = "AreaMark"
    case point = "PointMark"
    case rule = "RuleMark"
    case rectangle = "RectangleMark"
    case sector = "SectorMark"
  }
  /// A coordinate: a value on the scale, or points from the plot's leading top corner.
  package enum Coordinate {
    case value(Plotted)
    case points(CGFloat)

    package var plotted: Plotted? { if case .value(let value) = self { value } else { nil } }
  }

  package struct Fields {
    package let kind: Kind
    package var x: Coordinate?
    package var xStart: Coordinate?
    package var xEnd: Coordinate?
    package var y: Coordinate?
    package var yStart: Coordinate?
    package var yEnd: Coordinate?
    package var width: MarkDimension
    package var height: MarkDimension
    package var stacking: MarkStackingMethod
    package var series: Plotted?
    package var angle: Plotted?
    package var innerRadius: MarkDimension
    package var outerRadius: MarkDimension
    package var angularInset: CGFloat?
    /// What the mark is of instead of one value; marks of its values stand for it once the domain of
    /// the horizontal scale is known.
    package var function: MarkFunction?
    /// Which part of which function the mark is of.
    package var functionLine: FunctionLine?
  }

  /// A line through values of one function.
  package struct FunctionLine: Hashable {
    /// The function.
    package var plot: Int
    /// How many values without a result are before the line.
    package var gaps = 0
  }

  private var fields: Boxed<Fields>
  /// Where stacking put the mark along its value axis.
  package var stacked: Stacked?
  var sharedStyle = MarkStyle.plain
  package var style: MarkStyle {
    _read { yield sharedStyle.value }
    _modify { yield &sharedStyle.value }
  }

  package struct Stacked {
    package var axis: Axis
    package var low: Double
    package var high: Double
    /// Whether the ends may be rounded: nothing else stands on them.
    package var roundsLow = true
    package var roundsHigh = true
  }

  package init(
    _ kind: Kind, x: Coordinate? = nil, xStart: Coordinate? = nil, xEnd: Coordinate? = nil,
    y: Coordinate? = nil, yStart: Coordinate? = nil, yEnd: Coordinate? = nil,
    series: Plotted? = nil, angle: Plotted? = nil, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard,
    innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    fields = Boxed(
      Fields(
        kind: kind, x: x, xStart: xStart, xEnd: xEnd, y: y, yStart: yStart, yEnd: yEnd,
        width: width,
        height: height, stacking: stacking, series: series, angle: angle, innerRadius: innerRadius,
        outerRadius: outerRadius, angularInset: angularInset))
  }

  package subscript<Value>(dynamicMember path: KeyPath<Fields, Value>) -> Value {
    fields.value[keyPath: path]
  }
  package subscript<Value>(dynamicMember path: WritableKeyPath<Fields, Value>) -> Value {
    _read { yield fields.value[keyPath: path] }
    _modify { yield &fields.value[keyPath: path] }
  }

  package subscript(axis: Axis) -> Coordinate? { axis == .horizontal ? self.x : self.y }
  package func start(_ axis: Axis) -> Coordinate? {
    axis == .horizontal ? self.xStart : self.yStart
  }
  package func end(_ axis: Axis) -> Coordinate? { axis == .horizontal ? self.xEnd : self.yEnd }

  /// All values that the mark has on an axis.
  package func values(_ axis: Axis) -> [Plotted] {
    [self[axis], start(axis), end(axis)].compactMap { $0?.plotted }
  }
}

/// Coordinates of marks.
extension PlottableValue {
  var at: MarkRecord.Coordinate { .value(plotted) }
}
extension CGFloat? {
  var at: MarkRecord.Coordinate? { map { .points($0) } }
}

/// What modifiers said about a mark. The innermost modifier of a kind wins.
package struct MarkStyle {
  package enum Symbol {
    case shape(any ChartSymbolShape)
    case view(AnyView)
    case hidden
  }
  package var foreground: AnyShapeStyle?
  package var foregroundBy: Plotted?
  package var symbol: Symbol?
  package var symbolBy: Plotted?
  /// Area in square points, or explicit width and height.
  package var symbolArea: CGFloat?
  package var symbolExtent: CGSize?
  package var symbolSizeBy: Plotted?
  package var lineStyle: StrokeStyle?
  package var lineStyleBy: Plotted?
  package var interpolation: InterpolationMethod?
  package var cornerRadius: CGFloat?
  package var cornerStyle = RoundedCornerStyle.continuous
  package var opacity = 1.0
  package var offset = MarkOffset()
  package var positionBy: Plotted?
  package var positionAxis: Axis?
  package var positionSpan = MarkDimension.automatic
  package var zIndex: Double?
  package var blur: CGFloat?
  package var shadow: (color: Color, radius: CGFloat, x: CGFloat, y: CGFloat)?
  package var alignsWithPlot = false
  package var clip: (shape: AnyShape, style: FillStyle)?
  package var mask: [MarkRecord]?
  package var annotations: [MarkAnnotation] = []
  package var label: Text?
  package var value: Text?
  package var identifier: String?
  package var isHidden = false
  /// Whether the mark is drawn between the plot's top and bottom only, as functions are.
  package var staysInPlot = false

  /// Of which nothing was said: the same for all marks.
  nonisolated(unsafe) static let plain = Boxed(MarkStyle())
}

package struct MarkOffset: Equatable {
  package var xStart: CGFloat = 0
  package var xEnd: CGFloat = 0
  package var yStart: CGFloat = 0
  package var yEnd: CGFloat = 0
}

package struct MarkAnnotation {
  package var position: AnnotationPosition
  package var alignment: Alignment
  package var spacing: CGFloat?
  package var overflow: AnnotationOverflowResolution
  package var content: @MainActor (AnnotationContext) -> AnyView
}

/// Content whose marks are changed.
struct ModifiedMarks<Content: ChartContent> {
  let content: Content
  let change: @MainActor (inout MarkRecord, ResolveContext) -> Void
}
extension ModifiedMarks: PrimitiveChartContent {
  typealias Body = Never
  func marks(_ context: ResolveContext) -> [MarkRecord] {
    var marks = context.child(0).marks(content)
    for index in marks.indices { change(&marks[index], context) }
    return marks
  }
}

extension ChartContent {
  nonisolated func style(
    _ change: @escaping @MainActor (inout MarkStyle) -> Void
  ) -> some ChartContent {
    ModifiedMarks(content: self) { mark, _ in change(&mark.style) }
  }
}
