import Charts
import SwiftUI

struct TemperatureChart: View {
  let hours: [HourForecast]

  var body: some View {
    Chart {
      ForEach(hours) { hour in
        AreaMark(
          x: .value("Hour", hour.date),
          yStart: .value("Temperature", floor),
          yEnd: .value("Temperature", hour.temperature)
        )
        .interpolationMethod(.catmullRom)
        .foregroundStyle(
          LinearGradient(
            colors: [.white.opacity(0.35), .white.opacity(0.02)],
            startPoint: .top, endPoint: .bottom))
        LineMark(
          x: .value("Hour", hour.date),
          y: .value("Temperature", hour.temperature)
        )
        .interpolationMethod(.catmullRom)
        .lineStyle(StrokeStyle(lineWidth: 3, lineCap: .round))
        .foregroundStyle(
          LinearGradient(
            colors: [Color(.curveHigh), Color(.curveLow)],
            startPoint: .top, endPoint: .bottom))
      }
      if let current = hours.first {
        PointMark(
          x: .value("Hour", current.date),
          y: .value("Temperature", current.temperature)
        )
        .symbolSize(60)
        .foregroundStyle(.white)
      }
    }
    .chartYScale(domain: floor...ceiling)
    .chartXAxis {
      AxisMarks(values: .stride(by: .hour, count: 3)) { _ in
        AxisGridLine().foregroundStyle(.white.opacity(0.15))
        AxisValueLabel(format: .dateTime.hour())
          .foregroundStyle(.white.opacity(0.9))
      }
    }
    .chartYAxis {
      AxisMarks(position: .trailing, values: .automatic(desiredCount: 3)) { value in
        AxisGridLine().foregroundStyle(.white.opacity(0.15))
        AxisValueLabel {
          if let degrees = value.as(Double.self) {
            Text(degrees.degrees)
              .foregroundStyle(.white.opacity(0.9))
          }
        }
      }
    }
  }

  private var floor: Double { (hours.map(\.temperature).min() ?? 0) - 2 }
  private var ceiling: Double { (hours.map(\.temperature).max() ?? 0) + 2 }
}
