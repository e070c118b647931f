import SwiftUI
import WidgetKit

struct SmallWeatherView: View {
  let forecast: Forecast

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      CityAndTemperature(forecast: forecast, size: 42)
      Spacer(minLength: 0)
      VStack(alignment: .leading, spacing: 3) {
        Image(systemName: forecast.current.condition.symbol)
          .symbolRenderingMode(.multicolor)
          .font(.callout)
        ConditionAndRange(forecast: forecast)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}

struct MediumWeatherView: View {
  let forecast: Forecast

  var body: some View {
    VStack(spacing: 0) {
      WeatherHeader(forecast: forecast)
      Spacer(minLength: 4)
      HourlyRow(hours: Array(forecast.hours.prefix(6)))
    }
  }
}

struct LargeWeatherView: View {
  let forecast: Forecast

  var body: some View {
    VStack(spacing: 10) {
      WeatherHeader(forecast: forecast)
      Rule()
      HourlyRow(hours: Array(forecast.hours.prefix(6)))
      Rule()
      VStack(alignment: .leading, spacing: 6) {
        Label("Next 12 Hours", systemImage: "chart.xyaxis.line")
          .font(.caption.weight(.semibold))
          .foregroundStyle(.white.opacity(0.9))
        TemperatureChart(hours: forecast.hours)
      }
    }
  }
}

struct WeatherHeader: View {
  let forecast: Forecast

  var body: some View {
    HStack(alignment: .top) {
      CityAndTemperature(forecast: forecast, size: 38)
      Spacer()
      VStack(alignment: .trailing, spacing: 3) {
        Image(systemName: forecast.current.condition.symbol)
          .symbolRenderingMode(.multicolor)
          .font(.callout)
        ConditionAndRange(forecast: forecast)
      }
      .multilineTextAlignment(.trailing)
    }
  }
}

struct CityAndTemperature: View {
  let forecast: Forecast
  let size: CGFloat

  var body: some View {
    VStack(alignment: .leading, spacing: -2) {
      HStack(spacing: 4) {
        Text(forecast.city)
          .font(.subheadline.weight(.semibold))
        Image(systemName: "location.fill")
          .font(.system(size: 9))
      }
      Text(forecast.current.temperature.degrees)
        .font(.system(size: size, weight: .light))
        .contentTransition(.numericText())
    }
    .lineLimit(1)
    .accessibilityElement(children: .combine)
  }
}

struct ConditionAndRange: View {
  let forecast: Forecast

  var body: some View {
    Text(forecast.current.condition.title)
      .font(.caption.weight(.semibold))
    Text("H:\(forecast.high.degrees) L:\(forecast.low.degrees)")
      .font(.caption.weight(.semibold))
      .lineLimit(1)
  }
}

struct HourlyRow: View {
  let hours: [HourForecast]

  var body: some View {
    HStack(spacing: 0) {
      ForEach(hours) { hour in
        VStack(spacing: 5) {
          Group {
            if hour.id == hours.first?.id {
              Text("Now")
            } else {
              Text(hour.date, format: .dateTime.hour())
            }
          }
          .font(.caption2.weight(.semibold))
          .foregroundStyle(.white.opacity(0.9))
          Image(systemName: hour.condition.symbol)
            .symbolRenderingMode(.multicolor)
            .font(.system(size: 15))
            .frame(height: 20)
          Text(hour.temperature.degrees)
            .font(.footnote.weight(.semibold))
        }
        .lineLimit(1)
        .frame(maxWidth: .infinity)
      }
    }
  }
}

struct Rule: View {
  var body: some View {
    Rectangle()
      .fill(.white.opacity(0.25))
      .frame(height: 0.5)
  }
}
