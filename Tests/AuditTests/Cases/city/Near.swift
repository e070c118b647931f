import AppIntents
import SwiftUI
import UIKit
import WidgetKit

// What looks like a defect and is none.

struct CallLift: AppIntent {
  static let title: LocalizedStringResource = "Call the lift"
  func perform() async throws -> some IntentResult { .result() }
}

extension View {
  fileprivate func block(_ place: String) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .containerBackground(.background, for: .widget)
      .widgetURL(URL(string: "city://near/\(place)"))
  }
}

/// The title of a label that shows its icon alone is read aloud.
struct IconOnlyWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "city.near.icons", provider: CityProvider()) { entry in
      HStack {
        Text(entry.date, style: .time)
        Spacer()
        Button(intent: CallLift()) {
          Label("Call the lift", systemImage: "bell.fill").frame(width: 48, height: 48)
        }
        .labelStyle(.iconOnly)
        Button(intent: CallLift()) {
          VStack {
            Image(systemName: "drop.fill")
            Text("3/8")
          }
          .frame(width: 60, height: 60)
        }
      }
      .buttonStyle(.plain)
      .block("icons")
    }
    .city("Lift", "Call the lift from your chair.", [.systemMedium])
  }
}

/// A progress view whose label is a symbol is read by its name.
struct SymbolLabelWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "city.near.progress", provider: CityProvider()) { entry in
      VStack(alignment: .leading) {
        Text(entry.date, style: .time)
        ProgressView(value: 0.4) {
          HStack {
            Image(systemName: "drop.fill")
            Spacer()
          }
        }
      }
      .block("progress")
    }
    .city("Water", "Follow the water works.", [.accessoryRectangular])
  }
}

/// An empty ring around a symbol says that nothing is there yet.
struct EmptyRingWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "city.near.ring", provider: CityProvider()) { entry in
      Gauge(value: Double(entry.index) / 10) {
        Image(systemName: "drop.fill")
      }
      .gaugeStyle(.accessoryCircularCapacity)
      .block("ring")
    }
    .city("Fountain", "Watch the fountain fill.", [.accessoryCircular])
  }
}

/// Small capitals are as high as small letters, and no smaller text.
struct SmallCapitalsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "city.near.capitals", provider: CityProvider()) { entry in
      VStack(alignment: .leading) {
        Text("Town hall").font(.caption.smallCaps())
        Text(entry.date, style: .time).font(.title2)
      }
      .block("capitals")
    }
    .city("Hours", "See when the town hall opens.", [.systemSmall])
  }
}

/// What is redacted on purpose is cut off nowhere and reads as nothing.
struct VeiledWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "city.near.veil", provider: CityProvider()) { entry in
      VStack(alignment: .leading) {
        Text(entry.date, style: .time)
        HStack {
          Image(systemName: "lock.fill")
          Text("The long name of an account that only the app may show").lineLimit(1)
        }
        .redacted(reason: .placeholder)
        .opacity(0.3)
      }
      .block("veil")
    }
    .city("Letters", "See whether a letter has come.", [.systemSmall])
  }
}

/// Names of parameters that are words, with the title that they have.
struct NamedChoices: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Line"
  @Parameter(title: "URL") var URL: String?
  @Parameter(title: "Stop Name", default: "Karlsplatz") var StopName: String
  @Parameter(title: "Line") var Line: String?
}

struct NamedChoicesWidget: Widget {
  struct Provider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> CityEntry { CityEntry(date: .now) }
    func snapshot(for intent: NamedChoices, in context: Context) async -> CityEntry {
      CityEntry(date: .now)
    }
    func timeline(for intent: NamedChoices, in context: Context) async -> Timeline<CityEntry> {
      Timeline(entries: CityEntry.day(from: .now), policy: .atEnd)
    }
  }

  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "city.near.choices", intent: NamedChoices.self, provider: Provider()
    ) { entry in
      VStack(alignment: .leading) {
        Text("Karlsplatz").font(.headline)
        Text(entry.date, style: .time)
      }
      .block("choices")
    }
    .city("Stop", "Toont de vertrektijden van de halte.", [.systemSmall])
  }
}

/// A panel of material over a part of a picture that stays visible above it.
struct MaterialPanelWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "city.near.panel", provider: CityProvider()) { entry in
      VStack(alignment: .leading, spacing: 12) {
        Text("Old town").font(.headline)
        VStack(alignment: .leading) {
          Text(entry.date, style: .time)
          Text("Twelve streets are closed")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .padding(.horizontal, 16)
        .background(.thinMaterial)
        .padding(.horizontal, -16)
        .padding(.bottom, -16)
      }
      .containerBackground(for: .widget) {
        LinearGradient(
          colors: [Color(uiColor: .systemGray6), Color(uiColor: .systemGray5)], startPoint: .top,
          endPoint: .bottom)
      }
      .widgetURL(URL(string: "city://near/panel"))
    }
    .city("Old town", "Learn which streets are closed.", [.systemMedium])
  }
}

/// Before it is set up, a widget says so, in every family and all day alike.
struct UnsetWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "city.near.unset", provider: CityProvider()) { _ in
      VStack {
        Image(systemName: "gearshape")
        Text("Open City to set up")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .containerBackground(.background, for: .widget)
    }
    .city("My street", "Watch over your street.", [.systemSmall, .systemMedium])
  }
}
