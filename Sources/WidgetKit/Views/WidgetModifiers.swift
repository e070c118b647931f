package import VitrineDrawing

extension View {
  /// Puts the view into the group that takes the accent color where the system tints.
  nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View {
    behavior(TagBehavior(.accentable(accentable), name: "WidgetAccentable"))
  }

  /// What a tap opens that no link or control catches.
  nonisolated public func widgetURL(_ url: URL?) -> some View {
    behavior(WidgetURLBehavior(url: url?.absoluteString))
  }

  /// Bends a corner complication's content along the bezel: the watch face does it, on the tag.
  nonisolated public func widgetCurvesContent(_ curves: Bool = true) -> some View {
    contextual { context, content in
      let nodes = content(context)
      guard curves, context.environment.widgetFamily == .accessoryCorner else { return nodes }
      let behavior = CurvedContentBehavior(length: context.environment.widgetLabelLength)
      return [
        Node(
          behavior,
          [Node(ZStackLayoutBehavior(alignment: .center), nodes, context.environment)],
          context.environment)
      ]
    }
  }

  /// What the watch face shows around an accessory.
  nonisolated public func widgetLabel<Label: View>(
    @ViewBuilder label: () -> Label
  ) -> some View {
    let box = UncheckedBox(label())
    return contextual { context, content in
      let nodes = content(context)
      guard context.environment.showsWidgetLabel else { return nodes }
      let label = context.child("widgetLabel").resolve(
        box.value.gaugeStyle(.accessoryLinear).font(context.environment.widgetLabelFont)
          .lineLimit(1))
      let node = Node(
        WidgetLabelBehavior(length: context.environment.widgetLabelLength),
        [Node(ZStackLayoutBehavior(alignment: .center), label, context.environment)],
        context.environment)
      return nodes + [node]
    }
  }
  nonisolated public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View {
    widgetLabel { Text(labelKey) }
  }
  @_disfavoredOverload
  nonisolated public func widgetLabel(_ labelResource: LocalizedStringResource) -> some View {
    widgetLabel { Text(labelResource) }
  }
  @_disfavoredOverload
  nonisolated public func widgetLabel<S: StringProtocol>(_ label: S) -> some View {
    widgetLabel { Text(label) }
  }
}

/// Leaves the address in the description of the tree, where the system finds it.
struct WidgetURLBehavior: NodeBehavior {
  let url: String?
  nonisolated init(url: String?) { self.url = url }
  var name: String { "WidgetURL" }
  func describe(_ node: Node, _ semantics: inout SemanticsNode) { semantics.url = url }
}

extension EnvironmentValues {
  /// How long a label along the bezel may be, points (estimates): a sixth of the dial at a corner,
  /// a third of it over a round complication.
  fileprivate var widgetLabelLength: CGFloat {
    CGFloat(core.render.width) * (widgetFamily == .accessoryCorner ? 3.2 : 3.4)
  }
}

/// Content that the watch face bends: laid out in the middle, as long as the bezel has room.
struct CurvedContentBehavior: PlainLayoutBehavior {
  let length: CGFloat
  nonisolated init(length: CGFloat) { self.length = length }
  var name: String { "WidgetCurvesContent" }
  func placements(in size: CGSize, proposal: ProposedViewSize, of node: Node) -> [Placement] {
    let offer = ProposedViewSize(width: length, height: proposal.height)
    return node.children.map { child in
      let taken = child.size(offer)
      return Placement(
        CGPoint(x: (size.width - taken.width) / 2, y: (size.height - taken.height) / 2), offer)
    }
  }
  func draw(_ node: Node, into recorder: inout Recorder) {
    recorder.group(.tag(.name("widgetCurvesContent"))) { node.drawChildren(into: &$0) }
  }
}

/// Takes no room: the face places it, bent along the bezel.
struct WidgetLabelBehavior: PlainLayoutBehavior {
  let length: CGFloat
  nonisolated init(length: CGFloat) { self.length = length }
  var name: String { "WidgetLabel" }
  var passesTraits: Bool { false }
  func size(for proposal: ProposedViewSize, of node: Node) -> CGSize { .zero }
  func placements(in size: CGSize, proposal: ProposedViewSize, of node: Node) -> [Placement] {
    node.children.map { _ in Placement(.zero, ProposedViewSize(width: length, height: nil)) }
  }
  func draw(_ node: Node, into recorder: inout Recorder) {
    recorder.group(.tag(.widgetLabel)) { node.drawChildren(into: &$0) }
  }
}

/// What becomes of an image's colors where the system tints.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  package let mode: AccentedImageMode
  public static let accented = WidgetAccentedRenderingMode(mode: .accented)
  public static let desaturated = WidgetAccentedRenderingMode(mode: .desaturated)
  public static let accentedDesaturated = WidgetAccentedRenderingMode(mode: .accentedDesaturated)
  public static let fullColor = WidgetAccentedRenderingMode(mode: .fullColor)
}

extension Image {
  /// nil: as the rest of the widget.
  public func widgetAccentedRenderingMode(
    _ renderingMode: WidgetAccentedRenderingMode?
  ) -> some View {
    accented(renderingMode?.mode)
  }
}
