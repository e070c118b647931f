import AppIntents
import Charts
import SwiftUI
import UIKit
import WidgetKit

extension WidgetConfiguration {
  fileprivate func home(_ name: String, _ families: [WidgetFamily] = [.systemSmall])
    -> some WidgetConfiguration
  {
    supportedFamilies(families).configurationDisplayName(name).description("See how things are.")
  }
}

extension View {
  fileprivate func homeCard(_ host: String = "home") -> some View {
    widgetURL(URL(string: "home://\(host)")).containerBackground(.background, for: .widget)
  }
}

// MARK: Labels

struct PosterWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Poster", provider: RunProvider()) { entry in
      HStack {
        Image(uiImage: gardenPhoto(60, 60)).resizable()
          .widgetAccentedRenderingMode(.accentedDesaturated)
          .aspectRatio(1, contentMode: .fit)
          .frame(width: 60)
          .accessibilityIdentifier("n-poster")
        VStack {
          Text("Show")
          Text("\(Int(entry.kilometers))")
        }
      }
      .homeCard()
    }
    .home("Poster", [.systemMedium])
  }
}

struct OvenWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Oven", provider: RunProvider()) { entry in
      VStack {
        Gauge(value: entry.kilometers, in: 0...10) {}
          .gaugeStyle(.accessoryCircularCapacity)
          .accessibilityIdentifier("n-oven")
        Text("today")
      }
      .homeCard()
    }
    .home("Oven")
  }
}

struct LightsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Lights", provider: RunProvider()) { entry in
      VStack {
        Text("Lights").font(.headline)
        HStack {
          ForEach(["lightbulb.fill", "fan.fill"], id: \.self) { symbol in
            Button(intent: StartRun(kind: symbol)) {
              Image(systemName: symbol).font(.title2).frame(width: 56, height: 56)
                .background(.fill.tertiary, in: .circle)
            }
            .buttonStyle(.plain)
            .accessibilityIdentifier("n-\(symbol)")
          }
        }
      }
      .homeCard()
    }
    .home("Lights")
  }
}

// MARK: Private

struct BankView: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Current balance").font(.caption).foregroundStyle(.secondary)
      Text(Decimal(8412.37), format: .currency(code: "EUR")).font(.title2.bold())
        .accessibilityIdentifier("n-balance")
      Text("Card •••• 4421").font(.footnote).accessibilityIdentifier("n-card-number")
    }
  }
}

struct BankWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Bank", provider: RunProvider()) { entry in
      VStack(alignment: .leading) {
        BankView()
        Text(entry.date, style: .time).font(.caption)
      }
      .homeCard("bank")
    }
    .home("Bank")
  }
}

struct GlucoseWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Glucose", provider: RunProvider()) { entry in
      VStack(alignment: .leading) {
        Text("Glucose").font(.headline)
        Text("\(Int(entry.kilometers) + 100) mg/dL").accessibilityIdentifier("n-glucose")
      }
      .homeCard("glucose")
    }
    .home("Glucose")
  }
}

struct ContactWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Contact", provider: RunProvider()) { entry in
      VStack(alignment: .leading) {
        Text("Signed in").font(.headline)
        Text(verbatim: "anna.k@example.org").font(.footnote).accessibilityIdentifier("n-mail")
        Text(entry.date, style: .time)
      }
      .homeCard("contact")
    }
    .home("Account")
  }
}

// MARK: Content

struct GhostWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Ghost", provider: RunProvider()) { entry in
      Group {
        if entry.kilometers > 1000 { Text("Far") } else { EmptyView() }
      }
      .accessibilityIdentifier("n-ghost")
      .homeCard("ghost")
    }
    .home("Ghost")
  }
}

struct HiddenWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "HiddenAway", provider: RunProvider()) { entry in
      Text("\(Int(entry.kilometers)) km").opacity(0)
        .accessibilityIdentifier("n-hiddenaway")
        .homeCard("hidden")
    }
    .home("Hidden")
  }
}

struct LogoWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Logo", provider: RunProvider()) { _ in
      Image(systemName: "house.circle.fill").resizable().scaledToFit().frame(width: 80)
        .accessibilityLabel("Home")
        .accessibilityIdentifier("n-logo")
        .homeCard("logo")
    }
    .home("Logo")
  }
}

struct InflatedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Inflated", provider: RunProvider()) { entry in
      GeometryReader { proxy in
        VStack {
          Text("\(Int(entry.kilometers))").font(
            .system(size: proxy.size.height / 2.4, weight: .bold))
          Text("kilometers").font(.system(size: proxy.size.height / 7))
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .accessibilityIdentifier("n-inflated")
      .homeCard("inflated")
    }
    .home("Inflated", [.systemSmall, .systemMedium, .systemLarge])
  }
}

struct LonelyWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Lonely", provider: RunProvider()) { entry in
      Text("\(Int(entry.kilometers)) km").font(.headline)
        .accessibilityIdentifier("n-lonely")
        .homeCard("lonely")
    }
    .home("Lonely", [.systemLarge])
  }
}

struct CrowdedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Crowded", provider: RunProvider()) { entry in
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: 3), spacing: 2)
      {
        ForEach(0..<24, id: \.self) { index in
          Text("R\(index + 10)").font(.system(.caption2))
        }
      }
      .accessibilityIdentifier("n-crowded")
      .homeCard("crowded")
    }
    .home("Crowded")
  }
}

struct SmallAndLargeWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "SmallAndLarge", provider: RunProvider()) { SizesView(entry: $0) }
      .home("Sizes", [.systemSmall, .systemLarge])
  }
}

struct SizesView: View {
  @Environment(\.widgetFamily) private var family
  let entry: RunEntry
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Runs").font(.headline)
      ForEach(0..<(family == .systemLarge ? 6 : 2), id: \.self) { row in
        Text("Lap \(row + 1): \(Int(entry.kilometers) * 60 + row) s")
      }
    }
    .homeCard("sizes")
  }
}

struct QuoteSmallWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "QuoteSmall", provider: RunProvider()) { entry in
      Text("Quote \(Int(entry.kilometers))").homeCard("quote")
    }
    .home("Quote (Small)", [.systemSmall])
  }
}

struct QuoteMediumWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "QuoteMedium", provider: RunProvider()) { entry in
      Text("Quote \(Int(entry.kilometers)) of the day").homeCard("quote")
    }
    .home("Quote (Medium)", [.systemMedium])
  }
}

struct FrameWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Frame", provider: RunProvider()) { entry in
      Text(entry.date, style: .date).font(.caption).foregroundStyle(.white).shadow(radius: 2)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
        .widgetURL(URL(string: "frame://photo"))
        .containerBackground(for: .widget) {
          Image(uiImage: gardenPhoto(360, 360)).resizable().scaledToFill()
            .accessibilityIdentifier("n-frame")
        }
    }
    .home("Frame")
    .containerBackgroundRemovable(false)
  }
}

struct SlowWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Slow", provider: RunProvider()) { entry in
      VStack {
        Text("Progress").font(.headline)
        Capsule().fill(.blue).frame(width: entry.kilometers * 10, height: 8)
          .animation(.linear(duration: 6), value: entry.kilometers)
          .accessibilityIdentifier("n-slow")
        Text("\(Int(entry.kilometers)) km")
      }
      .homeCard("slow")
    }
    .home("Slow")
  }
}

struct SlowNumberWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "SlowNumber", provider: RunProvider()) { entry in
      VStack {
        Text("Steps").font(.headline)
        Text(entry.kilometers, format: .number)
          .contentTransition(.numericText(value: entry.kilometers))
          .animation(.easeInOut(duration: 3.5), value: entry.kilometers)
          .accessibilityIdentifier("n-slownumber")
      }
      .homeCard("slow")
    }
    .home("Slow number")
  }
}
