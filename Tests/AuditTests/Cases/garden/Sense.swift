import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

// Pictures, privacy, controls and Live Activities.

struct GardenPhoto: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenPhoto") { moment in
      VStack(alignment: .leading) {
        Image(uiImage: .meadow(60)).resizable().frame(width: 60, height: 60)
          .clipShape(.circle).named("q-photo")
        Text(moment.date, style: .time)
      }
      .gardenCard()
    }
  }
}

struct GardenRing: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenRing", families: [.accessoryCircular]) { moment in
      Gauge(value: 0.62) {
        EmptyView()
      } currentValueLabel: {
        Text("62")
      }
      .gaugeStyle(.accessoryCircularCapacity)
      .named("q-ring")
      .gardenCard()
    }
  }
}

struct GardenIcons: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenIcons", families: [.systemMedium]) { moment in
      VStack(alignment: .leading) {
        HourHeader(title: "Taps", date: moment.date)
        HStack {
          ForEach(["drop.fill", "sun.max.fill"], id: \.self) { icon in
            Button(intent: WaterBed(bed: icon)) {
              Image(systemName: icon).frame(width: 48, height: 48)
            }
            .buttonStyle(.plain)
            .named("q-icon-\(icon)")
          }
        }
      }
      .gardenCard()
    }
  }
}

struct GardenHuge: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenHuge") { moment in
      VStack {
        Image(uiImage: .meadow(2600)).resizable().scaledToFit().accessibilityLabel("Meadow")
          .named("q-huge")
        Text(moment.date, style: .time)
      }
      .gardenCard()
    }
  }
}

struct GardenMoney: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenMoney") { moment in
      VStack(alignment: .leading) {
        Text("Account balance").font(.caption)
        Text(1482.5, format: .currency(code: "EUR")).font(.title3).named("q-money")
        Text(moment.date, style: .time).font(.caption)
      }
      .gardenCard()
    }
  }
}

struct GardenPulse: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenPulse", families: [.accessoryRectangular]) { moment in
      VStack(alignment: .leading) {
        Text("Digging")
        Text("\(118) bpm").named("q-pulse")
        Text(moment.date, style: .time)
      }
      .gardenCard()
    }
  }
}

struct GardenLetter: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenLetter", families: [.systemMedium]) { moment in
      VStack(alignment: .leading) {
        Text("Order of seeds").font(.headline)
        Text(verbatim: "rosa.berg@example.org").font(.callout).named("q-letter")
        Text(moment.date, style: .time)
      }
      .gardenCard()
    }
  }
}

struct GardenAlbum: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenAlbum") { moment in
      Image(uiImage: .meadow(400)).resizable()
        .widgetAccentedRenderingMode(.accentedDesaturated)
        .scaledToFill()
        .accessibilityLabel(
          "A meadow at \(moment.date.formatted(date: .omitted, time: .shortened))"
        )
        .widgetURL(URL(string: "garden://album"))
        .containerBackground(.green, for: .widget)
    }
    .contentMarginsDisabled()
  }
}

// MARK: Controls

struct OpenGate: AppIntent {
  static let title: LocalizedStringResource = "Open the gate"
  func perform() async throws -> some IntentResult { .result() }
}

struct GateControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "GateControl") {
      ControlWidgetButton(action: OpenGate()) {
        Label("Gate", systemImage: "gate.garden.open")
      }
    }
    .displayName("Gate")
    .description("Open the garden gate.")
  }
}

// MARK: Live Activities

struct SprinklerAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var litres: Int
    var ends: Date
  }
  var bed: String
}

struct SprinklerActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: SprinklerAttributes.self) { context in
      SprinklerCard(bed: context.attributes.bed, state: context.state)
        .widgetURL(URL(string: "garden://sprinkler"))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Image(systemName: "sprinkler.and.droplets.fill") }
        DynamicIslandExpandedRegion(.trailing) {
          Text(context.state.ends, style: .timer).frame(width: 60)
        }
        DynamicIslandExpandedRegion(.bottom) {
          Text("litres so far: \(context.state.litres)").font(.system(size: 9)).named("q-litres")
        }
      } compactLeading: {
        Image(systemName: "drop.fill")
      } compactTrailing: {
        Text(context.state.litres, format: .number)
      } minimal: {
        Image(systemName: "drop.fill")
      }
      .widgetURL(URL(string: "garden://sprinkler"))
    }
  }
}

private struct SprinklerCard: View {
  let bed: String
  let state: SprinklerAttributes.ContentState

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(bed).font(.headline)
        Text("\(state.litres) litres").foregroundStyle(Color(white: 0.45)).named("q-dim")
      }
      Spacer()
      Button(intent: OpenGate()) { Image(systemName: "stop.fill").font(.caption) }
        .buttonStyle(.plain)
        .accessibilityLabel("Stop")
        .named("q-stop")
    }
    .padding()
    .activityBackgroundTint(Color(white: 0.25))
  }
}

#Preview("Sprinkler", as: .content, using: SprinklerAttributes(bed: "Roses")) {
  SprinklerActivity()
} contentStates: {
  SprinklerAttributes.ContentState(litres: 12, ends: .now.addingTimeInterval(600))
}
