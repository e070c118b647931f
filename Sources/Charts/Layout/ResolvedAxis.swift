import CoreGraphics
import Foundation
import SwiftUI
import VitrineDrawing

/// One set of marks of an axis, with its ticks and the nodes of its labels.
@MainActor
struct ResolvedAxis {
  struct Label {
    var spec: AxisLabelSpec
    var node: Node
    var centered: Bool?
    var offset: CGSize
    var tick: Int
  }
  let axis: Axis
  let edge: Edge
  let preset: AxisMarkPreset.Kind
  let ticks: [ChartValue]
  let items: [[AxisItem]]
  let labels: [Label]

  init(
    _ spec: AxisMarksSpec, _ axis: Axis, _ model: ChartModel, length: CGFloat,
    _ context: ResolveContext
  ) {
    self.axis = axis
    preset = spec.preset.kind
    edge = Self.edge(spec, axis)
    guard let scale = model[axis] else {
      (ticks, items, labels) = ([], [], [])
      return
    }
    let found = AxisTicks(
      spec.values, scale, count: AxisTicks.desiredCount(length, axis),
      isShare: model.normalized == axis, context.environment)
    ticks = found.values
    let count = found.values.count
    items = found.values.enumerated().map { index, value in
      Self.items(spec.items, AxisValue(value: value, index: index, count: count), axis, scale)
    }
    var labels: [Label] = []
    for (index, row) in items.enumerated() {
      for item in row {
        guard case .label(let label) = item.kind else { continue }
        let inner = context.child(index).with {
          $0.font = item.font ?? .caption2
          $0.setForeground([item.foreground ?? AnyShapeStyle(.secondary)])
        }
        let view = Self.view(label, found.values[index], found.text, context.environment)
        labels.append(
          Label(
            spec: label, node: inner.resolveOne(Self.turned(view, label.orientation)),
            centered: item.centered, offset: item.offset, tick: index))
      }
    }
    self.labels = labels
  }

  private static func edge(_ spec: AxisMarksSpec, _ axis: Axis) -> Edge {
    switch spec.position.kind {
    case .leading: .leading
    case .trailing: .trailing
    case .top: .top
    case .bottom: .bottom
    case .automatic: axis == .horizontal ? .bottom : .trailing
    }
  }

  private static func items(
    _ items: AxisMarksSpec.Items, _ value: AxisValue, _ axis: Axis, _ scale: PositionScale
  ) -> [AxisItem] {
    switch items {
    case .content(let make): return make(value)
    case .standard(let stroke, let format):
      let label = AxisLabelSpec(content: format.map { .format($0) } ?? .value)
      // Categories are told apart by their marks; lines between them would say nothing.
      let grid = scale.isCategory ? [] : [AxisItem(kind: .grid(stroke))]
      return grid + [AxisItem(kind: .label(label))]
    }
  }

  private static func view(
    _ label: AxisLabelSpec, _ value: ChartValue, _ text: (ChartValue) -> String,
    _ environment: EnvironmentValues
  ) -> AnyView {
    switch label.content {
    case .view(let view): view
    case .value: AnyView(Text(verbatim: text(value)).lineLimit(1))
    case .format(let format):
      AnyView(Text(verbatim: format(value, environment) ?? text(value)).lineLimit(1))
    }
  }

  private static func turned(_ view: AnyView, _ orientation: AxisValueLabelOrientation) -> AnyView {
    switch orientation.kind {
    case .automatic, .horizontal: view
    case .vertical: AnyView(view.behavior(QuarterTurn(clockwise: true)))
    case .verticalReversed: AnyView(view.behavior(QuarterTurn(clockwise: false)))
    }
  }

  var isBesidePlot: Bool { edge == .leading || edge == .trailing }

  /// Points that the axis takes beside the plot. Labels take whole points: plots of seven snapshots
  /// at scale 3 end at such distances.
  var thickness: CGFloat {
    if preset == .inset { return 0 }
    var result: CGFloat = 0
    for label in labels {
      let size = label.node.size(.unspecified)
      let length = isBesidePlot ? size.width : size.height
      if length > 0 { result = max(result, length.rounded(.up) + gap(label)) }
    }
    for item in items.joined() {
      if case .tick(let length, _) = item.kind, case .fixed(let points) = length.kind {
        result = max(result, points)
      }
    }
    return result
  }

  func gap(_ label: Label) -> CGFloat {
    (isBesidePlot ? label.spec.horizontalSpacing : label.spec.verticalSpacing)
      ?? ChartDefaults.labelGap
  }

  /// Points along the axis of a tick, or of the middle between it and the next.
  func position(_ index: Int, _ scale: PositionScale, centered: Bool) -> CGFloat? {
    guard let here = scale.position(ticks[index]) else { return nil }
    guard centered, !scale.isCategory else { return here }
    if index + 1 < ticks.count, let next = scale.position(ticks[index + 1]) {
      return (here + next) / 2
    }
    // The last one: as far as the step before it, when that much of the plot is left.
    guard index > 0, let before = scale.position(ticks[index - 1]) else {
      return (here + scale.end) / 2
    }
    let middle = here + (here - before) / 2
    return (middle - scale.end) * (scale.end - scale.start) <= 0 ? middle : nil
  }

  // MARK: Lines

  func drawGrid(
    _ size: CGSize, _ model: ChartModel, _ map: Affine, _ environment: EnvironmentValues,
    _ recorder: inout Recorder
  ) {
    guard let scale = laidOut(model, size) else { return }
    for (index, row) in items.enumerated() {
      for item in row {
        guard case .grid(let stroke) = item.kind,
          let at = position(index, scale, centered: item.centered ?? false)
        else { continue }
        let standard = axis == .horizontal ? ChartDefaults.dashedGrid : ChartDefaults.grid
        line(
          axis == .horizontal
            ? [CGPoint(x: at, y: 0), CGPoint(x: at, y: size.height)]
            : [CGPoint(x: 0, y: at), CGPoint(x: size.width, y: at)],
          stroke ?? standard, item, map, environment, &recorder)
      }
    }
  }

  func drawTicks(
    _ size: CGSize, _ model: ChartModel, _ map: Affine, _ environment: EnvironmentValues,
    _ recorder: inout Recorder
  ) {
    guard let scale = laidOut(model, size) else { return }
    for (index, row) in items.enumerated() {
      for item in row {
        guard case .tick(let length, let stroke) = item.kind,
          let at = position(index, scale, centered: item.centered ?? false)
        else { continue }
        let reach = reach(length, index)
        let ends: [CGPoint]
        switch edge {
        case .leading: ends = [CGPoint(x: 0, y: at), CGPoint(x: -reach, y: at)]
        case .trailing:
          ends = [CGPoint(x: size.width, y: at), CGPoint(x: size.width + reach, y: at)]
        case .top: ends = [CGPoint(x: at, y: 0), CGPoint(x: at, y: -reach)]
        case .bottom:
          ends = [CGPoint(x: at, y: size.height), CGPoint(x: at, y: size.height + reach)]
        }
        line(ends, stroke ?? ChartDefaults.grid, item, map, environment, &recorder)
      }
    }
  }

  private func reach(_ length: AxisTick.Length, _ index: Int) -> CGFloat {
    func extent(_ label: Label) -> CGFloat {
      let size = label.node.size(.unspecified)
      return gap(label) + (isBesidePlot ? size.width : size.height)
    }
    switch length.kind {
    case .automatic: return ChartDefaults.tickLength
    case .fixed(let points): return points
    case .label(let more): return (labels.filter { $0.tick == index }.map(extent).max() ?? 0) + more
    case .longestLabel(let more): return (labels.map(extent).max() ?? 0) + more
    }
  }

  func laidOut(_ model: ChartModel, _ size: CGSize) -> PositionScale? {
    axis == .horizontal
      ? model.x?.laidOut(size.width, axis, model.options.x.range)
      : model.y?.laidOut(size.height, axis, model.options.y.range)
  }

  private func line(
    _ ends: [CGPoint], _ stroke: SwiftUI.StrokeStyle, _ item: AxisItem, _ map: Affine,
    _ environment: EnvironmentValues, _ recorder: inout Recorder
  ) {
    let points = ends.map {
      CGPoint(x: $0.x + item.offset.width, y: $0.y + item.offset.height)
    }
    var path = SwiftUI.Path()
    path.addLines(points)
    // The faintest of the label colors (estimate).
    let paint =
      item.foreground?.paint(in: environment) ?? .color(environment.semanticColor(3))
    let outline = path.drawing().transformed(by: map)
    recorder.stroke(outline, stroke.drawing, style: paint, in: outline.controlBounds.cgRect)
  }
}

/// A view turned by a quarter, with its size turned as well.
struct QuarterTurn: PlainLayoutBehavior {
  let clockwise: Bool
  var name: String { "RotationEffect" }

  private func turned(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.height, height: proposal.width)
  }
  func size(for proposal: ProposedViewSize, of node: Node) -> CGSize {
    let size = node.children.first?.size(turned(proposal)) ?? .zero
    return CGSize(width: size.height, height: size.width)
  }
  func placements(in size: CGSize, proposal: ProposedViewSize, of node: Node) -> [Placement] {
    node.children.map { child in
      let own = child.size(turned(proposal))
      return Placement(
        CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2),
        turned(proposal))
    }
  }
  func childTransform(_ node: Node) -> Affine? {
    Affine.rotation(clockwise ? .pi / 2 : -.pi / 2)
      .around(CGPoint(x: node.frame.midX, y: node.frame.midY))
  }
  func draw(_ node: Node, into recorder: inout Recorder) {
    guard let map = childTransform(node) else { return }
    recorder.group(.transform(map)) { node.drawChildren(into: &$0) }
  }
}
