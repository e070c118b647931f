import CoreGraphics
public import Foundation

extension View {
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View { containerRelativeFrame(axes, alignment: alignment) { length, _ in length } }

  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let one = (length - spacing * CGFloat(count - 1)) / CGFloat(max(1, count))
      return one * CGFloat(span) + CGFloat(span - 1) * spacing
    }
  }

  /// The container is the widget, without its content margins.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    nonisolated(unsafe) let length = length
    return contextual { context, content in
      let render = context.environment.core.render
      let margins = render.contentMargins
      let width = CGFloat(render.width - margins.leading - margins.trailing)
      let height = CGFloat(render.height - margins.top - margins.bottom)
      let behavior = FixedFrameBehavior(
        width: axes.contains(.horizontal) ? max(0, length(width, .horizontal)) : nil,
        height: axes.contains(.vertical) ? max(0, length(height, .vertical)) : nil,
        alignment: alignment)
      return content(context).map { Node(behavior, [$0], context.environment) }
    }
  }
}
