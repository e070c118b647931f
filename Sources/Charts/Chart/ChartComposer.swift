import CoreGraphics
import Foundation
import SwiftUI
import VitrineDrawing

/// Finds room for the parts of one chart of a known size.
@MainActor
struct ChartComposer {
  private let size: CGSize
  private let context: ResolveContext
  private let node: Node
  private let options: ChartOptions
  private var model: ChartModel
  private var axes: [ResolvedAxis] = []

  init(_ records: [MarkRecord], _ size: CGSize, _ context: ResolveContext, _ node: Node) {
    self.size = size
    self.node = node
    options = context.environment.chart
    // Charts inside this one's views start anew.
    self.context = context.with { $0.chart = ChartOptions() }
    let specs = (Self.specs(options.xAxis), Self.specs(options.yAxis))
    model = Self.model(records, size, context.environment, specs)
    for (axis, specs) in [(Axis.horizontal, specs.0), (.vertical, specs.1)] {
      let length = axis == .horizontal ? size.width : size.height
      for (index, spec) in specs.enumerated() {
        let place = self.context.child(axis == .horizontal ? "x" : "y").child(index)
        // Room for the other axis is not known yet; 20 points stand for it (estimate).
        axes.append(ResolvedAxis(spec, axis, model, length: length - 20, place))
      }
    }
  }

  /// The model with its domains moved out to the ticks. An axis without marks has no ticks: its
  /// domain is that of the data.
  private static func model(
    _ records: [MarkRecord], _ size: CGSize, _ environment: EnvironmentValues,
    _ specs: ([AxisMarksSpec], [AxisMarksSpec])
  ) -> ChartModel {
    func rounded(_ records: [MarkRecord]) -> ChartModel {
      var model = ChartModel(records, environment)
      for (axis, specs, length) in [
        (Axis.horizontal, specs.0, size.width), (.vertical, specs.1, size.height),
      ] {
        guard let values = specs.first?.values else { continue }
        model.round(axis, to: values, count: AxisTicks.desiredCount(length - 20, axis))
      }
      return model
    }
    guard records.hasFunctions else { return rounded(records) }
    let known = records.sampledOverOwnDomains()
    guard known.hasFunctions else { return rounded(known) }
    return rounded(known.sampled(over: rounded(known.filter { $0.function == nil }).x))
  }

  private static func specs(_ choice: ChartOptions.AxisChoice) -> [AxisMarksSpec] {
    switch choice {
    case .hidden: []
    case .marks(let make): make()
    case .automatic: [AxisMarksSpec(items: .standard(stroke: nil, format: nil))]
    }
  }

  func compose(into placed: PlacedViews) {
    var available = CGRect(origin: .zero, size: size)
    let legend = ChartLegend(model, options, context).node
    var outer: [(Node, CGPoint)] = []
    if let legend { outer.append((legend, takeLegend(legend, &available))) }
    var titles: [(Node, Edge, Alignment?, CGFloat)] = []
    for title in options.xTitles { titles.append(take(title, .horizontal, &available)) }
    for title in options.yTitles { titles.append(take(title, .vertical, &available)) }
    for axis in axes where !axis.labels.isEmpty || !axis.items.isEmpty {
      inset(&available, axis.edge, axis.thickness)
    }
    let plotNode = plot(available)
    let plot = CGRect(
      origin: available.origin, size: plotNode.size(ProposedViewSize(available.size)))
    let proxy = ChartProxy(
      ChartScene(model: model, plot: plot, size: size, axisRoom: available), node)

    layers(options.backgrounds, "background", proxy, placed)
    placed.add(plotNode, at: plot.origin, ProposedViewSize(available.size))
    addAxes(plot, placed)
    for (title, edge, alignment, gap) in titles {
      placed.add(title, at: place(title, edge, alignment, gap, plot), .unspecified)
    }
    for (node, origin) in outer {
      placed.add(node, at: origin, ProposedViewSize(width: size.width, height: nil))
    }
    layers(options.overlays, "overlay", proxy, placed)
  }

  // MARK: Plot and axes

  private func plot(_ available: CGRect) -> Node {
    let (model, axes, context) = (model, axes, context)
    let make: @MainActor (ResolveContext) -> [Node] = { inner in
      [
        Node(
          PlotBehavior(model: model, axes: axes, context: context.child("plot")), [],
          inner.environment)
      ]
    }
    guard let style = options.plotStyle else { return make(context)[0] }
    return context.child("plotStyle").resolveOne(style(ChartPlotContent(make: make)))
  }

  private func addAxes(_ plot: CGRect, _ placed: PlacedViews) {
    let place = PlotPosition()
    let (model, axes, chart) = (model, axes, node)
    if axes.contains(where: { $0.hasTicks }) {
      let isReversed = context.environment.layoutDirection == .rightToLeft
      let ticks = DrawnBehavior(name: "AxisTick") { node, recorder in
        place.frame = CGRect(
          x: isReversed ? chart.frame.maxX - plot.maxX : chart.frame.minX + plot.minX,
          y: chart.frame.minY + plot.minY, width: plot.width, height: plot.height)
        let map = place.map(node.environment)
        for axis in axes { axis.drawTicks(plot.size, model, map, node.environment, &recorder) }
      }
      placed.add(Node(ticks, [], context.environment), at: .zero, ProposedViewSize(size))
    }
    for axis in axes {
      guard let scale = axis.laidOut(model, plot.size) else { continue }
      let labels = axis.placedLabels(plot, scale)
      let style = axis.axis == .horizontal ? options.xAxisStyle : options.yAxisStyle
      guard let style else {
        for label in labels { placed.add(label.node, at: label.origin, label.proposal) }
        continue
      }
      let strip = strip(axis, plot)
      let content = ChartAxisContent { inner in
        [
          Node(
            AxisStripBehavior(origin: strip.origin, labels: labels), labels.map(\.node),
            inner.environment)
        ]
      }
      placed.add(
        context.child("axisStyle").resolveOne(style(content)), at: strip.origin,
        ProposedViewSize(strip.size))
    }
  }

  /// The room of an axis beside the plot.
  private func strip(_ axis: ResolvedAxis, _ plot: CGRect) -> CGRect {
    let depth = axis.thickness
    return switch axis.edge {
    case .leading: CGRect(x: plot.minX - depth, y: plot.minY, width: depth, height: plot.height)
    case .trailing: CGRect(x: plot.maxX, y: plot.minY, width: depth, height: plot.height)
    case .top: CGRect(x: plot.minX, y: plot.minY - depth, width: plot.width, height: depth)
    case .bottom: CGRect(x: plot.minX, y: plot.maxY, width: plot.width, height: depth)
    }
  }

  private func inset(_ rect: inout CGRect, _ edge: Edge, _ amount: CGFloat) {
    let amount = min(amount, edge == .leading || edge == .trailing ? rect.width : rect.height)
    switch edge {
    case .leading:
      rect.origin.x += amount
      rect.size.width -= amount
    case .trailing: rect.size.width -= amount
    case .top:
      rect.origin.y += amount
      rect.size.height -= amount
    case .bottom: rect.size.height -= amount
    }
  }

  // MARK: Titles, legend and layers

  private func take(
    _ title: ChartOptions.Title, _ axis: Axis, _ available: inout CGRect
  ) -> (Node, Edge, Alignment?, CGFloat) {
    let edge: Edge =
      switch title.position.kind {
      case .top, .topLeading, .topTrailing: .top
      case .bottom, .bottomLeading, .bottomTrailing: .bottom
      case .leading: .leading
      case .trailing: .trailing
      // The vertical axis' title stands above it, at the trailing edge (estimate).
      case .automatic, .overlay: axis == .horizontal ? .bottom : .top
      }
    let isTurned = edge == .leading || edge == .trailing
    let inner = context.child("title").with {
      $0.font = .caption2
      $0.setForeground([AnyShapeStyle(.secondary)])
    }
    let node = inner.resolveOne(
      isTurned ? AnyView(title.content.behavior(QuarterTurn(clockwise: false))) : title.content)
    let gap = title.spacing ?? ChartDefaults.labelGap
    let taken = node.size(.unspecified)
    inset(&available, edge, (isTurned ? taken.width : taken.height) + gap)
    let standard: Alignment = axis == .horizontal ? .center : .trailing
    return (node, edge, title.alignment ?? (isTurned ? .center : standard), gap)
  }

  private func place(
    _ title: Node, _ edge: Edge, _ alignment: Alignment?, _ gap: CGFloat, _ plot: CGRect
  ) -> CGPoint {
    let view = title.dimensions(.unspecified)
    let target = ViewDimensions(size: plot.size, proposal: .unspecified, node: nil)
    let alignment = alignment ?? .center
    let x = plot.minX + target[alignment.horizontal] - view[alignment.horizontal]
    let y = plot.minY + target[alignment.vertical] - view[alignment.vertical]
    func beyond(_ edge: Edge) -> CGFloat {
      axes.filter { $0.edge == edge }.map(\.thickness).reduce(0, +)
    }
    switch edge {
    case .top: return CGPoint(x: x, y: plot.minY - beyond(.top) - gap - view.height)
    case .bottom: return CGPoint(x: x, y: plot.maxY + beyond(.bottom) + gap)
    case .leading: return CGPoint(x: plot.minX - beyond(.leading) - gap - view.width, y: y)
    case .trailing: return CGPoint(x: plot.maxX + beyond(.trailing) + gap, y: y)
    }
  }

  /// Gives the legend its strip and says where it goes.
  private func takeLegend(_ legend: Node, _ available: inout CGRect) -> CGPoint {
    let view = legend.dimensions(ProposedViewSize(width: size.width, height: nil))
    let gap = options.legend.spacing ?? ChartDefaults.legendGap
    let kind = options.legend.position.kind
    let target = ViewDimensions(size: size, proposal: .unspecified, node: nil)
    let standard: Alignment =
      switch kind {
      case .topTrailing, .bottomTrailing: .trailing
      case .overlay: .center
      default: options.legend.position.isBeside ? .top : .leading
      }
    let alignment = options.legend.alignment ?? standard
    let x = target[alignment.horizontal] - view[alignment.horizontal]
    let y = target[alignment.vertical] - view[alignment.vertical]
    switch kind {
    case .overlay: return CGPoint(x: x, y: y)
    case .top, .topLeading, .topTrailing:
      inset(&available, .top, view.height + gap)
      return CGPoint(x: x, y: 0)
    case .leading:
      inset(&available, .leading, view.width + gap)
      return CGPoint(x: 0, y: y)
    case .trailing:
      inset(&available, .trailing, view.width + gap)
      return CGPoint(x: size.width - view.width, y: y)
    case .automatic, .bottom, .bottomLeading, .bottomTrailing:
      inset(&available, .bottom, view.height + gap)
      return CGPoint(x: x, y: size.height - view.height)
    }
  }

  private func layers(
    _ layers: [ChartOptions.Layer], _ key: String, _ proxy: ChartProxy, _ placed: PlacedViews
  ) {
    let target = ViewDimensions(size: size, proposal: .unspecified, node: nil)
    for (index, layer) in layers.enumerated() {
      let node = context.child(key).child(index)
        .resolveOne(layer.content(proxy), alignment: layer.alignment)
      let view = node.dimensions(ProposedViewSize(size))
      let (h, v) = (layer.alignment.horizontal, layer.alignment.vertical)
      placed.add(
        node, at: CGPoint(x: target[h] - view[h], y: target[v] - view[v]), ProposedViewSize(size))
    }
  }
}

extension ResolvedAxis {
  var hasTicks: Bool {
    items.joined().contains { if case .tick = $0.kind { true } else { false } }
  }
}

/// Draws through a closure and takes the room it is offered.
struct DrawnBehavior: NodeBehavior {
  let name: String
  let body: @MainActor (Node, inout Recorder) -> Void
  func size(_ measuring: inout Measuring, of node: Node) -> Extent { measuring.filled() }
  func draw(_ node: Node, into recorder: inout Recorder) { body(node, &recorder) }
}

/// Labels of an axis as one view.
struct AxisStripBehavior: NodeBehavior {
  let origin: CGPoint
  let labels: [PlacedAxisLabel]
  var name: String { "ChartAxisContent" }
  var passesTraits: Bool { false }
  func size(_ measuring: inout Measuring, of node: Node) -> Extent { measuring.filled() }
  func places(_ measuring: inout Measuring, in size: Extent, of node: Node) -> [ChildPlacement] {
    labels.map {
      ChildPlacement(
        Length($0.origin.x - origin.x), Length($0.origin.y - origin.y), Offer($0.proposal))
    }
  }
}
