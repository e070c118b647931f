import SwiftUI
import WidgetKit

extension Tide {
  var heightText: String {
    height.formatted(.number.precision(.fractionLength(1)))
  }

  static let gradient = Gradient(colors: [Color(.tideLow), Color(.tideHigh)])
}

struct CircularTideView: View {
  @Environment(\.widgetRenderingMode) private var renderingMode
  let tide: Tide

  var body: some View {
    Gauge(value: tide.height, in: Tide.low...Tide.high) {
      Image(systemName: tide.isRising ? "arrow.up" : "arrow.down")
    } currentValueLabel: {
      Text(tide.heightText)
    }
    .gaugeStyle(.accessoryCircular)
    .tint(renderingMode == .fullColor ? Tide.gradient : Gradient(colors: [.white]))
    .widgetAccentable()
  }
}

#if os(watchOS)
  struct CornerTideView: View {
    let tide: Tide

    var body: some View {
      Image(.waveMark)
        .foregroundStyle(.accent)
        .widgetAccentable()
        .widgetLabel {
          Gauge(value: tide.height, in: Tide.low...Tide.high) {
            Text("Tides")
          } currentValueLabel: {
            Text(tide.heightText)
          } minimumValueLabel: {
            Text(Tide.low, format: .number)
          } maximumValueLabel: {
            Text(Tide.high, format: .number)
          }
          .tint(Tide.gradient)
        }
    }
  }
#endif

struct RectangularTideView: View {
  let tide: Tide

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack(spacing: 4) {
        Image(systemName: tide.isRising ? "arrow.up.right" : "arrow.down.right")
          .font(.caption2.bold())
        Text(tide.isRising ? "Rising" : "Falling")
          .font(.headline)
        Spacer(minLength: 0)
        Text(tide.nextHigh, style: .time)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      .lineLimit(1)
      // A small watch has no room for "12:45 PM" at its full size.
      .minimumScaleFactor(0.7)
      .widgetAccentable()
      TideCurve(values: tide.curve)
    }
  }
}

struct InlineTideView: View {
  let tide: Tide

  var body: some View {
    ViewThatFits {
      Text("High tide \(tide.nextHigh.formatted(date: .omitted, time: .shortened))")
      Text("Tides")
    }
  }
}

/// The next hours as a line over its area, with a point at the present.
struct TideCurve: View {
  let values: [Double]
  /// Two of twelve hours are past.
  private let present = 8

  var body: some View {
    GeometryReader { proxy in
      let points = points(in: proxy.size)
      Path { path in
        path.addLines(points)
        path.addLine(to: CGPoint(x: proxy.size.width, y: proxy.size.height))
        path.addLine(to: CGPoint(x: 0, y: proxy.size.height))
        path.closeSubpath()
      }
      .fill(
        LinearGradient(
          colors: [Color(.tideHigh).opacity(0.45), .clear], startPoint: .top, endPoint: .bottom))
      Path { $0.addLines(points) }
        .stroke(
          Color(.tideHigh), style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
      Circle()
        .fill(.white)
        .frame(width: 6, height: 6)
        .position(points[present])
        .widgetAccentable()
    }
    .accessibilityHidden(true)
  }

  private func points(in size: CGSize) -> [CGPoint] {
    values.enumerated().map { index, value in
      CGPoint(
        x: size.width * Double(index) / Double(values.count - 1),
        y: 3 + (size.height - 6) * (1 - value))
    }
  }
}
