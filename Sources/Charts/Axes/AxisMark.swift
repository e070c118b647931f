public import Foundation
public import SwiftUI

/// A grid line, a tick or a label, or several of them.
public protocol AxisMark {}
package protocol PrimitiveAxisMark: AxisMark {
  var axisItems: [AxisItem] { get }
}
extension AxisMark {
  package var items: [AxisItem] { (self as? any PrimitiveAxisMark)?.axisItems ?? [] }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    changed { if $0.foreground == nil { $0.foreground = AnyShapeStyle(style) } }
  }
  public func font(_ font: Font?) -> some AxisMark {
    changed { if $0.font == nil { $0.font = font } }
  }
  public func offset(_ offset: CGSize) -> some AxisMark {
    changed {
      $0.offset.width += offset.width
      $0.offset.height += offset.height
    }
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    offset(CGSize(width: x, height: y))
  }
  private func changed(_ change: (inout AxisItem) -> Void) -> AxisItems {
    AxisItems(
      axisItems: items.map { item in
        var item = item
        change(&item)
        return item
      })
  }
}

struct AxisItems: PrimitiveAxisMark {
  let axisItems: [AxisItem]
}

/// A line across the plot.
public struct AxisGridLine: PrimitiveAxisMark {
  let centered: Bool?
  let stroke: StrokeStyle?
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    self.centered = centered
    self.stroke = stroke
  }
  package var axisItems: [AxisItem] { [AxisItem(kind: .grid(stroke), centered: centered)] }
}

/// A short line beside the plot.
public struct AxisTick: PrimitiveAxisMark {
  /// How far a tick reaches, points.
  public struct Length: Hashable, Sendable, CustomStringConvertible {
    package enum Kind: Hashable, Sendable {
      case automatic
      case fixed(CGFloat)
      case label(CGFloat)
      case longestLabel(CGFloat)
    }
    package let kind: Kind
    package init(kind: Kind) { self.kind = kind }
    public static let automatic = Length(kind: .automatic)
    public static let label = Length(kind: .label(0))
    public static func label(extendPastBy length: CGFloat) -> Length {
      Length(kind: .label(length))
    }
    public static let longestLabel = Length(kind: .longestLabel(0))
    public static func longestLabel(extendPastBy length: CGFloat) -> Length {
      Length(kind: .longestLabel(length))
    }
    public var description: String { "\(kind)" }
  }
  let centered: Bool?
  let length: Length
  let stroke: StrokeStyle?
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    self.centered = centered
    self.length = length
    self.stroke = stroke
  }
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: Length(kind: .fixed(length)), stroke: stroke)
  }
  package var axisItems: [AxisItem] { [AxisItem(kind: .tick(length, stroke), centered: centered)] }
}

/// A value written beside the plot.
public struct AxisValueLabel<Content: View>: PrimitiveAxisMark {
  private let centered: Bool?
  private var spec: AxisLabelSpec
  package var axisItems: [AxisItem] { [AxisItem(kind: .label(spec), centered: centered)] }

  private init(
    _ content: AxisLabelSpec.Content, _ centered: Bool?, _ anchor: UnitPoint?,
    _ collision: AxisValueLabelCollisionResolution, _ orientation: AxisValueLabelOrientation,
    _ horizontal: CGFloat?, _ vertical: CGFloat?
  ) {
    self.centered = centered
    spec = AxisLabelSpec(
      content: content, anchor: anchor, collision: collision, orientation: orientation,
      horizontalSpacing: horizontal, verticalSpacing: vertical)
  }

  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      .view(AnyView(content())), centered, anchor, collisionResolution, orientation,
      horizontalSpacing, verticalSpacing)
  }
}

extension AxisValueLabel where Content == Text {
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .view(AnyView(Text(titleKey))), centered, anchor, collisionResolution, orientation,
      horizontalSpacing, verticalSpacing)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .view(AnyView(Text(verbatim: String(title)))), centered, anchor, collisionResolution,
      orientation, horizontalSpacing, verticalSpacing)
  }
}

extension AxisValueLabel where Content == Never {
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .value, centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing
    )
  }
  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(
      .format(axisFormat(format)), centered, anchor, collisionResolution, orientation,
      horizontalSpacing, verticalSpacing)
  }
}

/// An axis mark of any type.
public struct AnyAxisMark: PrimitiveAxisMark {
  package let axisItems: [AxisItem]
  public init<M: AxisMark>(_ mark: M) { axisItems = mark.items }
  public init<M: AxisMark>(erasing mark: M) { axisItems = mark.items }
}

extension Optional: AxisMark where Wrapped: AxisMark {}
extension Optional: PrimitiveAxisMark where Wrapped: AxisMark {
  package var axisItems: [AxisItem] { self?.items ?? [] }
}
extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {}
extension BuilderConditional: PrimitiveAxisMark
where TrueContent: AxisMark, FalseContent: AxisMark {
  package var axisItems: [AxisItem] {
    switch storage {
    case .first(let content): content.items
    case .second(let content): content.items
    }
  }
}

/// Turns statements into marks of one tick.
@resultBuilder
public struct AxisMarkBuilder {
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
  public static func buildBlock() -> some AxisMark { AxisItems(axisItems: []) }
  public static func buildPartialBlock<T: AxisMark>(first: T) -> T { first }
  public static func buildPartialBlock<A: AxisMark, B: AxisMark>(
    accumulated: A, next: B
  ) -> some AxisMark { AxisItems(axisItems: accumulated.items + next.items) }
  public static func buildIf<T: AxisMark>(_ content: T?) -> T? { content }
  public static func buildEither<A: AxisMark, B: AxisMark>(first: A) -> BuilderConditional<A, B> {
    BuilderConditional(storage: .first(first))
  }
  public static func buildEither<A: AxisMark, B: AxisMark>(second: B) -> BuilderConditional<A, B> {
    BuilderConditional(storage: .second(second))
  }
  public static func buildLimitedAvailability<T: AxisMark>(_ content: T) -> AnyAxisMark {
    AnyAxisMark(content)
  }
}
