import CoreGraphics
import SwiftUI

/// A label of an axis with its place in the chart.
struct PlacedAxisLabel {
  var node: Node
  var origin: CGPoint
  /// What it is offered: its own size, but for one that is truncated.
  var proposal = ProposedViewSize.unspecified
}

extension ResolvedAxis {
  /// The labels that fit; `plot` is where the plot is. Those of a higher priority find their place
  /// first.
  func placedLabels(_ plot: CGRect, _ scale: PositionScale) -> [PlacedAxisLabel] {
    var result: [(index: Int, label: PlacedAxisLabel)] = []
    var taken: [CGRect] = []
    for (index, label) in labelsByPriority {
      let isCentered = label.centered ?? false
      guard let at = position(label.tick, scale, centered: isCentered) else { continue }
      let proposal = proposal(label, scale)
      let size = label.node.size(proposal)
      guard size.width > 0, size.height > 0 else { continue }
      let rect = CGRect(origin: origin(label, size, at, plot, scale), size: size)
      if label.spec.collision.kind != .disabled {
        // A label beside its line that leaves the plot is not shown (snapshot: 24 h after 18 h).
        if !isBesidePlot, startsAtLine(label, scale), rect.maxX > plot.maxX + 0.5 { continue }
        let spaced = rect.insetBy(dx: -label.spec.collision.spacing / 2, dy: 0)
        if taken.contains(where: { $0.intersects(spaced) }) { continue }
        taken.append(spaced)
      }
      let origin = CGPoint(x: rect.minX + label.offset.width, y: rect.minY + label.offset.height)
      result.append((index, PlacedAxisLabel(node: label.node, origin: origin, proposal: proposal)))
    }
    return result.sorted { $0.index < $1.index }.map(\.label)
  }

  private var labelsByPriority: [(Int, Label)] {
    labels.enumerated().map { ($0, $1) }.sorted {
      let (a, b) = ($0.1.spec.collision.priority, $1.1.spec.collision.priority)
      return a == b ? $0.0 < $1.0 : a > b
    }
  }

  /// A label that is truncated has the room to the next tick, in one line.
  private func proposal(_ label: Label, _ scale: PositionScale) -> ProposedViewSize {
    guard label.spec.collision.kind == .truncate, !isBesidePlot,
      let here = position(label.tick, scale, centered: false)
    else { return .unspecified }
    let whole = label.node.size(.unspecified)
    let neighbors = [label.tick - 1, label.tick + 1].filter(ticks.indices.contains)
      .compactMap { position($0, scale, centered: false) }
    guard let room = neighbors.map({ abs($0 - here) }).min() else { return .unspecified }
    let width = max(0, room - label.spec.collision.spacing)
    return width < whole.width
      ? ProposedViewSize(width: width, height: whole.height) : .unspecified
  }

  /// Labels of a continuous horizontal axis stand beside their lines.
  private func startsAtLine(_ label: Label, _ scale: PositionScale) -> Bool {
    label.spec.anchor == nil && label.centered != true && !scale.isCategory
      && (preset == .automatic || preset == .extended)
  }

  private func origin(
    _ label: Label, _ size: CGSize, _ at: CGFloat, _ plot: CGRect, _ scale: PositionScale
  ) -> CGPoint {
    let gap = gap(label)
    let anchor = label.spec.anchor
    if isBesidePlot {
      let x: CGFloat =
        switch (edge, preset == .inset) {
        case (.leading, false): plot.minX - gap - size.width
        case (.leading, true): plot.minX + gap
        case (_, true): plot.maxX - gap - size.width
        case (_, false): plot.maxX + gap
        }
      return CGPoint(x: x, y: plot.minY + at - (anchor?.y ?? 0.5) * size.height)
    }
    let isTop = edge == .top
    let y: CGFloat =
      switch (isTop, preset == .inset) {
      case (true, false): plot.minY - gap - size.height
      case (true, true): plot.minY + gap
      case (false, true): plot.maxY - gap - size.height
      case (false, false): plot.maxY + gap
      }
    var x = plot.minX + at
    if startsAtLine(label, scale) {
      x += label.spec.horizontalSpacing ?? ChartDefaults.labelGap
    } else {
      x -= (anchor?.x ?? 0.5) * size.width
      if preset == .aligned { x = max(plot.minX, min(x, plot.maxX - size.width)) }
    }
    return CGPoint(x: x, y: y)
  }
}

extension AxisValueLabelCollisionResolution {
  /// Points between a label and its neighbors.
  fileprivate var spacing: CGFloat {
    if case .greedy(_, let spacing?) = kind { return spacing }
    return ChartDefaults.labelSpacing
  }

  /// The higher one is placed first.
  fileprivate var priority: Double {
    if case .greedy(let priority, _) = kind { return priority }
    return 0
  }
}
