import SwiftUI
import UIKit
import WidgetKit

// MARK: Lock Screen

struct TideWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Tide", provider: GardenProvider()) { entry in
      VStack(alignment: .leading) {
        Text("High tide").font(.headline)
        Text(entry.date, style: .time)
        Text("at the pier").foregroundStyle(.white.opacity(0.5))
          .accessibilityIdentifier("n-pier")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .widgetURL(URL(string: "tide://high"))
      .containerBackground(for: .widget) {}
    }
    .configurationDisplayName("Tide").description("Know the tide.")
    .supportedFamilies([.accessoryRectangular])
  }
}

struct ScoreLineWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "ScoreLine", provider: GardenProvider()) { entry in
      VStack(alignment: .leading) {
        Text("Home wins").foregroundStyle(Color(red: 0.9, green: 0.3, blue: 0.3))
        Text("Guests lost").foregroundStyle(Color(red: 0.1, green: 0.58, blue: 0.3))
          .accessibilityIdentifier("n-guests")
        Text("\(entry.liters, format: .number) points")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .widgetURL(URL(string: "score://line"))
      .containerBackground(.clear, for: .widget)
    }
    .configurationDisplayName("Score").description("Follow the match.")
    .supportedFamilies([.accessoryRectangular])
  }
}

/// Black letters on the Lock Screen's material.
struct BlackWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Black", provider: GardenProvider()) { entry in
      ZStack {
        Circle().stroke(.white, lineWidth: 3)
        Text("\(entry.liters, format: .number)").font(.title2).foregroundColor(.black)
          .accessibilityIdentifier("n-black")
      }
      .containerBackground(.clear, for: .widget)
      .widgetURL(URL(string: "parking://black"))
    }
    .configurationDisplayName("Floor").description("Find your floor.")
    .supportedFamilies([.accessoryCircular])
  }
}

// MARK: Light and dark

struct PaperWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Paper", provider: GardenProvider()) { entry in
      VStack(alignment: .leading) {
        Text("Notebook").font(.headline)
        Text("\(entry.liters, format: .number) pages")
      }
      .foregroundStyle(Color(white: 0.1))
      .accessibilityIdentifier("n-paper")
      .widgetURL(URL(string: "paper://notes"))
      .containerBackground(for: .widget) {
        ZStack {
          Color(red: 0.98, green: 0.96, blue: 0.9)
          VStack(spacing: 14) {
            ForEach(0..<9, id: \.self) { _ in Color.blue.opacity(0.1).frame(height: 1) }
          }
        }
      }
    }
    .configurationDisplayName("Notebook").description("Read your notes.")
    .supportedFamilies([.systemSmall])
  }
}

struct GrayWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Gray", provider: GardenProvider()) { entry in
      VStack(alignment: .leading) {
        Text("Ledger").font(.headline)
        Text("\(entry.liters, format: .number) rows")
      }
      .environment(\.colorScheme, .light)
      .accessibilityIdentifier("n-ledger")
      .widgetURL(URL(string: "paper://ledger"))
      .containerBackground(Color(uiColor: UIColor(white: 0.92, alpha: 1)), for: .widget)
    }
    .configurationDisplayName("Ledger").description("Read your ledger.")
    .supportedFamilies([.systemMedium])
  }
}

// MARK: Backgrounds

struct OldStyleWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "OldStyle", provider: GardenProvider()) { entry in
      VStack {
        Text("Old").font(.headline)
        Text("\(entry.liters, format: .number) years")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color(uiColor: .systemBackground))
      .accessibilityIdentifier("n-old")
      .widgetURL(URL(string: "old://style"))
    }
    .configurationDisplayName("Old").description("Remember the old days.")
    .supportedFamilies([.systemSmall])
  }
}

/// `if #available` with the new modifier in one branch of two families.
struct HalfView: View {
  @Environment(\.widgetFamily) private var family
  var entry: GardenEntry
  var body: some View {
    if family == .accessoryCircular {
      Text("\(entry.liters, format: .number)").accessibilityIdentifier("n-half")
    } else {
      Text("\(entry.liters, format: .number) liters").containerBackground(.background, for: .widget)
    }
  }
}

struct HalfWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Half", provider: GardenProvider()) {
      HalfView(entry: $0).widgetURL(URL(string: "half://view"))
    }
    .configurationDisplayName("Half").description("Drink half.")
    .supportedFamilies([.systemSmall, .accessoryCircular])
  }
}

struct ZStackWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "ZStacked", provider: GardenProvider()) { entry in
      ZStack {
        LinearGradient(colors: [.indigo, .purple], startPoint: .top, endPoint: .bottom)
          .accessibilityIdentifier("n-gradient")
        VStack {
          Text("Dusk").font(.headline)
          Text(entry.date, style: .time)
        }
        .foregroundStyle(.white)
      }
      .widgetURL(URL(string: "dusk://time"))
      .containerBackground(.clear, for: .widget)
    }
    .contentMarginsDisabled()
    .configurationDisplayName("Dusk").description("See when the sun sets.")
    .supportedFamilies([.systemSmall])
  }
}

struct RelativeShapeWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "RelativeShape", provider: GardenProvider()) { entry in
      VStack {
        Text("Dawn").font(.headline)
        Text(entry.date, style: .time)
      }
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(ContainerRelativeShape().fill(.orange.gradient))
      .accessibilityIdentifier("n-dawn")
      .widgetURL(URL(string: "dawn://time"))
      .containerBackground(.clear, for: .widget)
    }
    .configurationDisplayName("Dawn").description("See when the sun rises.")
    .supportedFamilies([.systemMedium])
  }
}

struct PinnedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Pinned", provider: GardenProvider()) { entry in
      VStack {
        Text("Pinned").font(.headline)
        Text(entry.date, style: .time)
      }
      .foregroundStyle(.white)
      .widgetURL(URL(string: "pin://time"))
      .containerBackground(for: .widget) { Color.blue.accessibilityIdentifier("n-pinned") }
    }
    .configurationDisplayName("Pinned").description("See what is pinned.")
    .supportedFamilies([.systemSmall])
    .containerBackgroundRemovable(false)
  }
}

/// A large card that stays in StandBy.
struct CardWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Card", provider: GardenProvider()) { entry in
      VStack(alignment: .leading) {
        Text("Card").font(.headline)
        VStack {
          Text("Next stop").font(.caption)
          Text(entry.date, style: .time).font(.title)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(red: 0.1, green: 0.2, blue: 0.5), in: .rect(cornerRadius: 12))
        .foregroundStyle(.white)
        .accessibilityIdentifier("n-card")
      }
      .widgetURL(URL(string: "card://time"))
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Card").description("Catch the next bus.")
    .supportedFamilies([.systemSmall])
  }
}
