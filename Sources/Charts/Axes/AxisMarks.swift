public import Foundation
public import SwiftUI

/// Marks of an axis, or several sets of them.
public protocol AxisContent {}
package protocol PrimitiveAxisContent: AxisContent {
  var axisSpecs: [AxisMarksSpec] { get }
}
extension AxisContent {
  package var specs: [AxisMarksSpec] { (self as? any PrimitiveAxisContent)?.axisSpecs ?? [] }
  public func compositingLayer() -> some AxisContent { self }
  public func compositingLayer<V: View>(
    style: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some AxisContent { self }
}

/// Grid lines, ticks and labels for chosen values.
public struct AxisMarks<Content: AxisMark>: PrimitiveAxisContent {
  let spec: AxisMarksSpec
  package var axisSpecs: [AxisMarksSpec] { [spec] }

  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    spec = AxisMarksSpec(
      preset: preset, position: position, values: values, items: .content { content($0).items })
  }
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    spec = AxisMarksSpec(
      preset: preset, position: position, values: values, items: .content { _ in content().items })
  }
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset: preset, position: position, values: .list(values), content: content)
  }
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: .list(values), content: content)
  }
}

extension AxisMarks where Content == AnyAxisMark {
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    spec = AxisMarksSpec(
      preset: preset, position: position, values: values,
      items: .standard(stroke: stroke, format: nil))
  }
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    self.init(preset: preset, position: position, values: .list(values), stroke: stroke)
  }
  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    spec = AxisMarksSpec(
      preset: preset, position: position, values: values,
      items: .standard(stroke: stroke, format: axisFormat(format)))
  }
  public init<F: FormatStyle, Value: Plottable>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(
      format: format, preset: preset, position: position, values: .list(values), stroke: stroke)
  }
}

extension AxisMarkValues {
  package static func list<Value: Plottable>(_ values: [Value]) -> AxisMarkValues {
    AxisMarkValues(kind: .values(values.map(\.chartValue)))
  }
}

/// Axis content of any type.
public struct AnyAxisContent: PrimitiveAxisContent {
  package let axisSpecs: [AxisMarksSpec]
  public init<C: AxisContent>(_ content: C) { axisSpecs = content.specs }
  public init<C: AxisContent>(erasing content: C) { axisSpecs = content.specs }
}

extension Optional: AxisContent where Wrapped: AxisContent {}
extension Optional: PrimitiveAxisContent where Wrapped: AxisContent {
  package var axisSpecs: [AxisMarksSpec] { self?.specs ?? [] }
}
extension BuilderConditional: AxisContent
where TrueContent: AxisContent, FalseContent: AxisContent {}
extension BuilderConditional: PrimitiveAxisContent
where TrueContent: AxisContent, FalseContent: AxisContent {
  package var axisSpecs: [AxisMarksSpec] {
    switch storage {
    case .first(let content): content.specs
    case .second(let content): content.specs
    }
  }
}

/// Turns statements into axis content.
@resultBuilder
public struct AxisContentBuilder {
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock() -> some AxisContent { AxisSpecs(axisSpecs: []) }
  public static func buildPartialBlock<T: AxisContent>(first: T) -> T { first }
  public static func buildPartialBlock<A: AxisContent, B: AxisContent>(
    accumulated: A, next: B
  ) -> some AxisContent { AxisSpecs(axisSpecs: accumulated.specs + next.specs) }
  public static func buildIf<T: AxisContent>(_ content: T?) -> T? { content }
  public static func buildEither<A: AxisContent, B: AxisContent>(first: A) -> BuilderConditional<
    A, B
  > {
    BuilderConditional(storage: .first(first))
  }
  public static func buildEither<A: AxisContent, B: AxisContent>(second: B) -> BuilderConditional<
    A, B
  > {
    BuilderConditional(storage: .second(second))
  }
  public static func buildLimitedAvailability<T: AxisContent>(_ content: T) -> AnyAxisContent {
    AnyAxisContent(content)
  }
}
private struct AxisSpecs: PrimitiveAxisContent {
  let axisSpecs: [AxisMarksSpec]
}
