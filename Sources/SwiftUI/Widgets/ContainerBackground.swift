import VitrineDrawing

public struct ContainerBackgroundPlacement: Hashable, Sendable {
  package let name: String
  package init(name: String) { self.name = name }
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
}

extension View {
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }

  /// What lies behind the widget's content, edge to edge, and what the system may take away.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    let background = UncheckedBox(content())
    return contextual { context, content in
      guard container.name == "widget" else {
        context.session.report(
          .note,
          "'containerBackground(for: .\(container.name))' is inert in a widget: it has no effect")
        return content(context)
      }
      // A plain view's host knows no such container (174 snapshots of widgets' views in the app).
      guard !context.environment.core.render.family.isEmpty else { return content(context) }
      // A background within one has no container: a view that is its own background, as
      // `content.containerBackground(for: .widget) { content.background() }` makes it, ends there.
      guard !context.session.isInContainerBackground else { return content(context) }
      context.session.isInContainerBackground = true
      let nodes = context.child("containerBackground").resolve(background.value)
      context.session.isInContainerBackground = false
      let background = Node(
        ZStackLayoutBehavior(alignment: alignment, name: "ContainerBackground"), nodes,
        context.environment)
      context.session.containerBackground = background
      let views = content(context)
      for view in views { view.traits.containerBackground = background }
      return views
    }
  }
}

/// The root of a widget: the container background edge to edge, the content inside its margins.
package struct WidgetRootBehavior: NodeBehavior {
  let margins: EdgeInsets
  package var name: String { "Widget" }
  package var passesTraits: Bool { false }

  private func inner(_ measuring: inout Measuring, _ outer: Offer) -> Offer {
    Offer(
      width: inner(&measuring, outer.width, margins.horizontal),
      height: inner(&measuring, outer.height, margins.vertical))
  }

  private func inner(
    _ measuring: inout Measuring, _ offered: OfferedLength, _ margin: CGFloat
  ) -> OfferedLength {
    guard let length = measuring.length(offered) else { return .unspecified }
    return .length(measuring.max(length - margin, 0))
  }

  package func size(_ measuring: inout Measuring, of node: Node) -> Extent {
    let width = measuring.proposed(.horizontal)
    let height = measuring.proposed(.vertical)
    if let width, let height { return Extent(width, height) }
    let content = ZStackLayoutBehavior(alignment: .center).size(
      &measuring, of: node, inner(&measuring, .proposed))
    return Extent(
      width ?? content.width + margins.horizontal, height ?? content.height + margins.vertical)
  }

  package func places(_ measuring: inout Measuring, in size: Extent, of node: Node)
    -> [ChildPlacement]
  {
    let whole = Offer(size)
    let offer = inner(&measuring, whole)
    let available = Extent(
      measuring.length(offer.width) ?? .zero, measuring.length(offer.height) ?? .zero)
    return node.children.map { child in
      if child.behavior.name == "ContainerBackground" {
        let origin = measuring.aligned(child, whole, in: size, .center)
        return ChildPlacement(origin.x, origin.y, whole)
      }
      let origin = measuring.aligned(child, offer, in: available, .center)
      return ChildPlacement(origin.x + margins.leading, origin.y + margins.top, offer)
    }
  }

  package func draw(_ node: Node, into recorder: inout Recorder) {
    for child in node.children {
      if child.behavior.name == "ContainerBackground" {
        // Kept even when it draws nothing: its presence is what the system asks for.
        let contents = recorder.record { child.draw(into: &$0) }
        recorder.append(.group(EffectGroup(.tag(.containerBackground), contents)))
      } else {
        child.draw(into: &recorder)
      }
    }
  }
}
