import CoreGraphics
import Foundation
package import SwiftUI

/// Everything that one mark said, before scales are known.
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

  package let kind: Kind
  package var x: Coordinate?
  package var xStart: Coordinate?
  package var xEnd: Coordinate?
  package var y: Coordinate?
  package var yStart: Coordinate?
  package var yEnd: Coordinate?
  package var width = MarkDimension.automatic
  package var height = MarkDimension.automatic
  package var stacking = MarkStackingMethod.standard
  package var series: Plotted?
  package var angle: Plotted?
  package var innerRadius = MarkDimension.automatic
  package var outerRadius = MarkDimension.automatic
  package var angularInset: CGFloat?
  package var style = MarkStyle()
  /// Where stacking put the mark along its value axis.
  package var stacked: Stacked?

  package struct Stacked {
    package var axis: Axis
    package var low: Double
    package var high: Double
    /// Whether the ends may be rounded: nothing else stands on them.
    package var roundsLow = true
    package var roundsHigh = true
  }

  package init(_ kind: Kind) { self.kind = kind }

  package subscript(axis: Axis) -> Coordinate? { axis == .horizontal ? x : y }
  package func start(_ axis: Axis) -> Coordinate? { axis == .horizontal ? xStart : yStart }
  package func end(_ axis: Axis) -> Coordinate? { axis == .horizontal ? xEnd : yEnd }

  /// All values that the mark has on an axis.
  package func values(_ axis: Axis) -> [Plotted] {
    [self[axis], start(axis), end(axis)].compactMap { $0?.plotted }
  }
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
