public import CoreGraphics
public import SwiftUI

extension ChartContent {
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    let style = AnyShapeStyle(style)
    return self.style { if $0.foreground == nil { $0.foreground = style } }
  }
  nonisolated public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>)
    -> some ChartContent
  {
    let box = UncheckedBox(value.plotted)
    return style { if $0.foregroundBy == nil { $0.foregroundBy = box.value } }
  }

  nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    style { if $0.symbol == nil { $0.symbol = .shape(symbol) } }
  }
  nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let box = UncheckedBox(value.plotted)
    return style { if $0.symbolBy == nil { $0.symbolBy = box.value } }
  }
  nonisolated public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let box = UncheckedBox(AnyView(symbol()))
    return style { if $0.symbol == nil { $0.symbol = .view(box.value) } }
  }
  /// The symbol's area in square points.
  nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
    style { if $0.symbolArea == nil { $0.symbolArea = area } }
  }
  nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent {
    style { if $0.symbolExtent == nil { $0.symbolExtent = size } }
  }
  nonisolated public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent
  {
    let box = UncheckedBox(value.plotted)
    return style { if $0.symbolSizeBy == nil { $0.symbolSizeBy = box.value } }
  }

  nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    self.style { if $0.lineStyle == nil { $0.lineStyle = style } }
  }
  nonisolated public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent
  {
    let box = UncheckedBox(value.plotted)
    return style { if $0.lineStyleBy == nil { $0.lineStyleBy = box.value } }
  }
  nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    style { if $0.interpolation == nil { $0.interpolation = method } }
  }
  nonisolated public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    self.style {
      guard $0.cornerRadius == nil else { return }
      $0.cornerRadius = radius
      $0.cornerStyle = style
    }
  }
  nonisolated public func opacity(_ opacity: Double) -> some ChartContent {
    style { $0.opacity *= opacity }
  }
  nonisolated public func zIndex(_ value: Double) -> some ChartContent {
    style { if $0.zIndex == nil { $0.zIndex = value } }
  }
  /// σ of the blur is half the radius, points.
  nonisolated public func blur(radius: CGFloat) -> some ChartContent {
    style { if $0.blur == nil { $0.blur = radius } }
  }
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent {
    style { if $0.shadow == nil { $0.shadow = (color, radius, x, y) } }
  }
  /// Gradients span the whole plot rather than each mark.
  nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    style { $0.alignsWithPlot = aligns }
  }
  nonisolated public func compositingLayer() -> some ChartContent { style { _ in } }
  nonisolated public func compositingLayer<V: View>(
    style: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some ChartContent {
    ModifiedMarks(content: self) { _, context in
      context.session.report(.note, "'compositingLayer(style:)' has no effect on chart content")
    }
  }
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle())
    -> some ChartContent
  {
    let shape = AnyShape(shape)
    return self.style { if $0.clip == nil { $0.clip = (shape, style) } }
  }
  nonisolated public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C)
    -> some ChartContent
  {
    let box = UncheckedBox(content())
    return ModifiedMarks(content: self) { mark, context in
      mark.style.mask = context.child("mask").marks(box.value)
    }
  }

  /// Marks of different values stand side by side along the axis.
  nonisolated public func position<D: Plottable>(
    by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    let box = UncheckedBox(value.plotted)
    return style {
      guard $0.positionBy == nil else { return }
      $0.positionBy = box.value
      $0.positionAxis = axis
      $0.positionSpan = span
    }
  }

  nonisolated public func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(x: offset.width, y: offset.height)
  }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
  }
  nonisolated public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0)
    -> some ChartContent
  {
    offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
  }
  nonisolated public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0)
    -> some ChartContent
  {
    offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
  }
  nonisolated public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    style {
      $0.offset.xStart += xStart
      $0.offset.xEnd += xEnd
      $0.offset.yStart += yStart
      $0.offset.yEnd += yEnd
    }
  }
}

/// The content that a compositing layer's style is applied to.
public struct PlaceholderContentView<Value> {}
extension PlaceholderContentView: View {
  public var body: Never { fatalError("PlaceholderContentView has no body") }
}

extension ChartContent {
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing) { _ in content() }
  }
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic,
      content: content)
  }
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing,
      overflowResolution: overflowResolution
    ) { _ in content() }
  }
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    let box = UncheckedBox(content)
    return style {
      $0.annotations.append(
        MarkAnnotation(
          position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution
        ) { AnyView(box.value($0)) })
    }
  }
}

extension ChartContent {
  nonisolated private func labeled(_ text: Text) -> some ChartContent {
    style { if $0.label == nil { $0.label = text } }
  }
  nonisolated private func valued(_ text: Text) -> some ChartContent {
    style { if $0.value == nil { $0.value = text } }
  }
  nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent { labeled(label) }
  nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> some ChartContent {
    labeled(Text(key))
  }
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    labeled(Text(verbatim: String(label)))
  }
  nonisolated public func accessibilityValue(_ value: Text) -> some ChartContent { valued(value) }
  nonisolated public func accessibilityValue(_ key: LocalizedStringKey) -> some ChartContent {
    valued(Text(key))
  }
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    valued(Text(verbatim: String(value)))
  }
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    style { if $0.identifier == nil { $0.identifier = identifier } }
  }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    style { $0.isHidden = $0.isHidden || hidden }
  }
}
