import CoreGraphics
import Foundation
import SwiftUI
import VitrineDrawing

/// Where the plot lies while it is drawn.
@MainActor
final class PlotPosition {
  var frame = CGRect.zero
  /// Maps the plot's points to absolute ones; right-to-left turns the plot around.
  func map(_ environment: EnvironmentValues) -> Affine {
    environment.layoutDirection == .rightToLeft
      ? Affine(a: -1, b: 0, c: 0, d: 1, tx: Double(frame.maxX), ty: Double(frame.minY))
      : .translation(Double(frame.minX), Double(frame.minY))
  }
}

/// The plot: grid lines and marks, laid out for the size it is given.
struct PlotBehavior: NodeBehavior {
  let model: ChartModel
  let axes: [ResolvedAxis]
  let context: ResolveContext
  let place = PlotPosition()
  var name: String { "ChartPlotContent" }
  var passesTraits: Bool { false }

  init(model: ChartModel, axes: [ResolvedAxis], context: ResolveContext) {
    self.model = model
    self.axes = axes
    self.context = context
  }

  func size(_ measuring: inout Measuring, of node: Node) -> Extent { measuring.filled() }
  func spacing(of node: Node) -> ViewSpacing { .box }

  /// Made for the size that the plot got.
  func contents(of node: Node) -> [(node: Node, placement: Placement)] {
    let placed = PlacedViews()
    place.frame = node.frame
    let size = node.frame.size
    let planner = MarkPlanner(
      model: model, x: model.x?.laidOut(size.width, .horizontal, model.options.x.range),
      y: model.y?.laidOut(size.height, .vertical, model.options.y.range), size: size)
    let window = model.window(in: size)
    let marks = planner.plan(model.marks)
    for (index, mark) in marks.enumerated() where window?.touches(mark.bounds) ?? true {
      add(mark, planner, window, context.child(index), to: placed)
    }
    for (index, mark) in marks.enumerated() where window?.touches(mark.bounds) ?? true {
      annotate(mark, size, context.child("annotation").child(index), in: placed)
    }
    return placed.contents
  }

  private func add(
    _ mark: PlannedMark, _ planner: MarkPlanner, _ window: CGRect?, _ context: ResolveContext,
    to placed: PlacedViews
  ) {
    let node = Node(
      MarkBehavior(
        mark: mark, masks: mark.style.mask.map { planner.plan($0) }, window: window, place: place),
      [], context.environment)
    node.semantics.label = mark.label.isEmpty ? nil : mark.label
    node.semantics.value = mark.value.isEmpty ? nil : mark.value
    node.semantics.identifier = mark.style.identifier
    node.semantics.isHidden = mark.style.isHidden
    placed.add(node, at: mark.bounds.origin, ProposedViewSize(mark.bounds.size))
    if let view = mark.view {
      let node = context.with { $0.setForeground([mark.paint]) }.resolveOne(view)
      let size = node.size(.unspecified)
      placed.add(
        node,
        at: CGPoint(x: mark.bounds.midX - size.width / 2, y: mark.bounds.midY - size.height / 2),
        .unspecified)
    }
    for (index, child) in mark.children.enumerated() {
      add(child, planner, window, context.child(index), to: placed)
    }
  }

  private func annotate(
    _ mark: PlannedMark, _ size: CGSize, _ context: ResolveContext, in placed: PlacedViews
  ) {
    for (index, annotation) in mark.annotations.enumerated() {
      let target = annotation.target
      let view = annotation.spec.content(AnnotationContext(targetSize: target.size))
      let node = context.child(index).resolveOne(view)
      let isOverlay = annotation.spec.position.kind == .overlay && target.size != .zero
      let proposal = isOverlay ? ProposedViewSize(target.size) : .unspecified
      let origin = AnnotationPlacement(annotation, size).origin(node.dimensions(proposal))
      placed.add(node, at: origin, proposal)
    }
    for child in mark.children {
      annotate(child, size, context.child(child.order), in: placed)
    }
  }

  func draw(_ node: Node, into recorder: inout Recorder) {
    let map = place.map(node.environment)
    for axis in axes { axis.drawGrid(node.frame.size, model, map, node.environment, &recorder) }
    node.drawChildren(into: &recorder)
  }
}

/// Views with their places, filled while a chart or its plot is composed.
@MainActor
final class PlacedViews {
  private(set) var contents: [(node: Node, placement: Placement)] = []
  func add(_ node: Node, at origin: CGPoint, _ proposal: ProposedViewSize) {
    contents.append((node, Placement(origin, proposal)))
  }
}

/// Draws one mark.
struct MarkBehavior: NodeBehavior {
  let mark: PlannedMark
  let masks: [PlannedMark]?
  /// What of the plot is not scrolled out of sight.
  let window: CGRect?
  let place: PlotPosition
  var name: String { mark.name }

  func size(_ measuring: inout Measuring, of node: Node) -> Extent { Extent(mark.bounds.size) }

  func draw(_ node: Node, into recorder: inout Recorder) {
    let map = place.map(node.environment)
    var effects: [Effect] = []
    let style = mark.style
    if let shadow = style.shadow {
      effects.append(
        .viewShadow(
          shadow.color.rgba(in: node.environment), radius: shadow.radius, x: shadow.x, y: shadow.y))
    }
    if let blur = style.blur { effects.append(.blur(radius: Double(blur) / 2, opaque: false)) }
    if style.opacity < 1 { effects.append(.opacity(max(0, style.opacity))) }
    if let masks {
      let environment = node.environment
      effects.append(
        .mask(
          recorder.record { inner in
            for mask in masks { Self.draw(mask, map, environment, &inner) }
          }))
    }
    if let clip = style.clip {
      let path = clip.shape.path(in: mark.bounds).drawing().transformed(by: map)
      effects.append(.clip(path, clip.style.rule))
    }
    if let window { effects.append(.clip(VectorPath(rect: map.apply(Rect(window))), .winding)) }
    if style.staysInPlot {
      // Above and below only: a line's ends may stand out at the sides.
      let band = CGRect(x: -1e4, y: 0, width: 2e4 + place.frame.width, height: place.frame.height)
      effects.append(.clip(VectorPath(rect: map.apply(Rect(band))), .winding))
    }
    recorder.nest(effects[...]) { Self.draw(mark, map, node.environment, &$0) }
  }

  private static func draw(
    _ mark: PlannedMark, _ map: Affine, _ environment: EnvironmentValues, _ recorder: inout Recorder
  ) {
    let paint = mark.paint.paint(in: environment)
    let box = map.apply(Rect(mark.paintBox)).cgRect
    for ink in mark.inks {
      switch ink {
      case .fill(let path):
        recorder.fill(path.drawing().transformed(by: map), style: paint, in: box)
      case .stroke(let path, let stroke):
        recorder.stroke(
          path.drawing().transformed(by: map), stroke.drawing, style: paint, in: box)
      }
    }
  }
}

/// Where an annotation goes, in the plot's points.
struct AnnotationPlacement {
  let annotation: PlannedMark.Annotation
  let plot: CGSize
  init(_ annotation: PlannedMark.Annotation, _ plot: CGSize) {
    self.annotation = annotation
    self.plot = plot
  }

  func origin(_ view: ViewDimensions) -> CGPoint {
    let spec = annotation.spec
    let target = annotation.target
    let gap = spec.spacing ?? ChartDefaults.annotationGap
    // Along a side, the alignment says which edges or middles meet.
    let alignX = shift(spec.alignment.horizontal, view, in: target)
    let alignY = shift(spec.alignment.vertical, view, in: target)
    let (left, right) = (target.minX - view.width - gap, target.maxX + gap)
    let (above, below) = (target.minY - view.height - gap, target.maxY + gap)
    var point: CGPoint
    switch resolved {
    case .automatic, .top: point = CGPoint(x: alignX, y: above)
    case .overlay: point = CGPoint(x: alignX, y: alignY)
    case .bottom: point = CGPoint(x: alignX, y: below)
    case .leading: point = CGPoint(x: left, y: alignY)
    case .trailing: point = CGPoint(x: right, y: alignY)
    case .topLeading: point = CGPoint(x: left, y: above)
    case .topTrailing: point = CGPoint(x: right, y: above)
    case .bottomLeading: point = CGPoint(x: left, y: below)
    case .bottomTrailing: point = CGPoint(x: right, y: below)
    }
    if case .fit = spec.overflow.x.kind { point.x = max(0, min(point.x, plot.width - view.width)) }
    if case .fit = spec.overflow.y.kind {
      point.y = max(0, min(point.y, plot.height - view.height))
    }
    return point
  }

  /// Beside a horizontal bar, above everything else.
  private var resolved: AnnotationPosition.Kind {
    let kind = annotation.spec.position.kind
    return kind == .automatic && annotation.isHorizontal ? .trailing : kind
  }

  private func shift(_ guide: HorizontalAlignment, _ view: ViewDimensions, in rect: CGRect)
    -> CGFloat
  {
    let target = ViewDimensions(size: rect.size, proposal: .unspecified, node: nil)
    return rect.minX + target[guide] - view[guide]
  }
  private func shift(_ guide: VerticalAlignment, _ view: ViewDimensions, in rect: CGRect) -> CGFloat
  {
    let target = ViewDimensions(size: rect.size, proposal: .unspecified, node: nil)
    return rect.minY + target[guide] - view[guide]
  }
}

extension ChartModel {
  /// Where a plot of that size shows a part of a longer domain: what lies before and after it is scrolled out of
  /// sight.
  fileprivate func window(in size: CGSize) -> CGRect? {
    guard options.visibleX != nil || options.visibleY != nil else { return nil }
    var window = CGRect(origin: .zero, size: size)
    if options.visibleX == nil { window = window.insetBy(dx: -1e4, dy: 0) }
    if options.visibleY == nil { window = window.insetBy(dx: 0, dy: -1e4) }
    return window
  }
}

extension CGRect {
  /// As `intersects`, but a line or a point has no inside.
  fileprivate func touches(_ other: CGRect) -> Bool {
    other.maxX >= minX && other.minX <= maxX && other.maxY >= minY && other.minY <= maxY
  }
}
