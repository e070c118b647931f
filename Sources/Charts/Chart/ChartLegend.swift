import CoreGraphics
import Foundation
import SwiftUI
import VitrineDrawing

/// Names what colors and symbols stand for.
@MainActor
struct ChartLegend {
  let node: Node?

  init(_ model: ChartModel, _ options: ChartOptions, _ context: ResolveContext) {
    let inner = context.child("legend").with {
      $0.font = .caption2
      $0.setForeground([AnyShapeStyle(.secondary)])
    }
    if options.legend.isHidden {
      node = nil
    } else if let content = options.legend.content {
      node = inner.resolveOne(content)
    } else if !model.foreground.isContinuous || model.foreground.values.isEmpty {
      let entries = Self.entries(model)
      node =
        entries.isEmpty
        ? nil
        : inner.resolveOne(
          LegendView(entries: entries, isColumn: options.legend.position.isBeside))
    } else {
      node = inner.resolveOne(Self.ramp(model, context.environment))
    }
  }

  struct Entry {
    var name: String
    var style: AnyShapeStyle
    var symbol: any ChartSymbolShape
  }

  private static func entries(_ model: ChartModel) -> [Entry] {
    let isStyled = model.marks.contains { $0.style.foregroundBy != nil }
    let isSymbolized = model.marks.contains { $0.style.symbolBy != nil }
    guard isStyled || isSymbolized else { return [] }
    func symbol(_ value: ChartValue) -> any ChartSymbolShape {
      if isSymbolized, case .shape(let shape) = model.symbol.look(value) { return shape }
      return BasicChartSymbolShape.circle
    }
    let values = isStyled ? model.foreground.values : model.symbol.values
    var entries = values.map { value in
      Entry(
        name: value.name,
        style: isStyled
          ? model.foreground.look(value) ?? ChartDefaults.colors[0] : ChartDefaults.colors[0],
        symbol: symbol(value))
    }
    // Symbols that stand for something else than colors do are listed after them.
    if isStyled, isSymbolized {
      let known = Set(values.map(\.name))
      entries += model.symbol.values.filter { !known.contains($0.name) }.map {
        Entry(name: $0.name, style: AnyShapeStyle(.secondary), symbol: symbol($0))
      }
    }
    return entries
  }

  /// A strip of colors between the least and the greatest value; sizes are estimates.
  private static func ramp(_ model: ChartModel, _ environment: EnvironmentValues) -> some View {
    let (low, high) = model.foreground.bounds ?? (0, 1)
    let stops = model.foreground.stops(environment).map {
      Gradient.Stop(
        color: Color(
          .sRGB, red: Double($0.color.red), green: Double($0.color.green),
          blue: Double($0.color.blue), opacity: Double($0.color.alpha)),
        location: CGFloat($0.location))
    }
    return HStack(spacing: 4) {
      Text(verbatim: AxisTicks.number(.number(low), environment.locale))
      Capsule().fill(LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing))
        .frame(width: 60, height: ChartDefaults.swatch)
      Text(verbatim: AxisTicks.number(.number(high), environment.locale))
    }
  }
}

private struct LegendView: View {
  let entries: [ChartLegend.Entry]
  /// Whether each has a line of its own: beside the plot a row would take its width (estimate).
  let isColumn: Bool
  var body: some View {
    LegendFlow(isColumn: isColumn) {
      ForEach(0..<entries.count) { (index: Int) in
        HStack(spacing: 4) {
          AnyShape(entries[index].symbol).fill(entries[index].style)
            .frame(width: ChartDefaults.swatch, height: ChartDefaults.swatch)
          Text(verbatim: entries[index].name).lineLimit(1)
        }
      }
    }
  }
}

/// Entries from the leading edge, on as many lines as they need.
private struct LegendFlow: Layout {
  let isColumn: Bool

  private func lines(_ width: CGFloat?, _ subviews: Subviews) -> (CGSize, [CGPoint]) {
    var (x, y, height, widest): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    var points: [CGPoint] = []
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, isColumn || x + size.width > width ?? .infinity {
        (x, y, height) = (0, y + height + 2, 0)
      }
      points.append(CGPoint(x: x, y: y))
      x += size.width + ChartDefaults.legendSpacing
      height = max(height, size.height)
      widest = max(widest, x - ChartDefaults.legendSpacing)
    }
    return (CGSize(width: max(0, widest), height: y + height), points)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    lines(proposal.width, subviews).0
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let points = lines(bounds.width, subviews).1
    for (subview, point) in zip(subviews, points) {
      subview.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
    }
  }
}
