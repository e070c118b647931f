import SwiftUI
import WidgetKit

// Colors, grounds and slabs.

extension Color {
  fileprivate static let mist = Color(red: 0.8, green: 0.82, blue: 0.84)
  fileprivate static let pine = Color(red: 0.05, green: 0.12, blue: 0.1)
}

struct GardenMist: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenMist") { moment in
      VStack(alignment: .leading) {
        HourHeader(title: "Dew", date: moment.date)
        Text("since five").foregroundStyle(Color.mist).named("q-mist")
      }
      .widgetURL(URL(string: "garden://dew"))
      .containerBackground(.white, for: .widget)
      .environment(\.colorScheme, .light)
    }
  }
}

struct GardenPine: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenPine") { moment in
      VStack(alignment: .leading) {
        HourHeader(title: "Pines", date: moment.date)
        Text("four trees").foregroundColor(.pine).named("q-pine")
      }
      .gardenCard()
    }
  }
}

struct GardenSun: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenSun") { moment in
      VStack(alignment: .leading) {
        Text("Nine hours of sun").font(.headline).named("q-sun")
        Text(moment.date, style: .time)
      }
      .foregroundStyle(Color(red: 1, green: 0.95, blue: 0.5))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .widgetURL(URL(string: "garden://sun"))
      .containerBackground(for: .widget) {
        Color(red: 1, green: 0.84, blue: 0.35)
      }
    }
  }
}

struct GardenSlab: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenSlab") { moment in
      VStack {
        Text(moment.date, style: .time)
        Text("Frost")
          .font(.title2.bold())
          .padding(10)
          .background { RoundedRectangle(cornerRadius: 12).fill(.blue) }
          .foregroundStyle(.white)
          .named("q-slab")
      }
      .gardenCard()
    }
  }
}

struct GardenPill: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenPill", families: [.systemMedium]) { moment in
      VStack(alignment: .leading) {
        HourHeader(title: "Roses", date: moment.date)
        Button(intent: WaterBed(bed: "Roses")) { Text("Water them") }
          .buttonStyle(FilledPill())
          .named("q-pill")
      }
      .gardenCard()
    }
  }
}

private struct FilledPill: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(.white)
      .padding(.horizontal, 20)
      .frame(minHeight: 44)
      .background(Color.indigo, in: .capsule)
  }
}

struct GardenDots: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenDots") { moment in
      VStack(alignment: .leading, spacing: 8) {
        Text(moment.date, style: .time)
        ForEach(moment.beds) { bed in
          HStack {
            Circle().fill(bed.needsWater ? Color.red : Color.green).frame(width: 10, height: 10)
              .named("q-dot-\(bed.name)")
            Text(bed.name)
          }
        }
      }
      .gardenCard()
    }
  }
}

struct GardenTrend: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenTrend") { moment in
      VStack(alignment: .leading) {
        Text(moment.date, style: .time)
        change(1.2)
        change(-0.8)
      }
      .gardenCard()
    }
  }

  private func change(_ value: Double) -> some View {
    Text(abs(value), format: .number.precision(.fractionLength(1)))
      .foregroundStyle(value < 0 ? .red : .green)
      .named(value < 0 ? "q-down" : "q-up")
  }
}

struct GardenBare: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenBare") { moment in
      HourHeader(title: "Paths", date: moment.date).named("q-bare")
        .widgetURL(URL(string: "garden://paths"))
    }
  }
}

struct GardenTeal: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenTeal") { moment in
      ZStack(alignment: .topLeading) {
        Color.brown.ignoresSafeArea().padding(-16).named("q-ground")
        HourHeader(title: "Earth", date: moment.date).foregroundStyle(.white)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .widgetURL(URL(string: "garden://earth"))
      .containerBackground(.clear, for: .widget)
    }
  }
}

struct GardenKept: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenKept") { moment in
      HourHeader(title: "Lawn", date: moment.date).foregroundStyle(.white)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .widgetURL(URL(string: "garden://lawn"))
        .containerBackground(for: .widget) {
          LinearGradient(
            colors: [.black, Color(red: 0, green: 0.3, blue: 0.1)], startPoint: .top,
            endPoint: .bottom
          )
          .named("q-kept")
        }
    }
    .containerBackgroundRemovable(false)
  }
}

struct GardenPaper: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenPaper") { moment in
      HourHeader(title: "Diary", date: moment.date).foregroundStyle(.black).named("q-paper")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .widgetURL(URL(string: "garden://diary"))
        .containerBackground(Color(red: 0.98, green: 0.97, blue: 0.93), for: .widget)
    }
  }
}

struct GardenPlate: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenPlate") { moment in
      VStack {
        Color.orange.opacity(0.9).frame(height: 104).clipShape(.rect(cornerRadius: 14))
          .named("q-plate")
        Text(moment.date, style: .time)
      }
      .gardenCard()
    }
  }
}

struct GardenGhost: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenGhost", families: [.accessoryCircular]) { moment in
      ZStack {
        AccessoryWidgetBackground()
        VStack {
          Image(systemName: "drop.fill")
          Text("62").foregroundStyle(Color.white.opacity(0.45)).named("q-ghost")
        }
      }
      .gardenCard()
    }
  }
}

struct GardenRank: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenRank", families: [.accessoryRectangular]) { moment in
      VStack(alignment: .leading) {
        Text("Roses dry").foregroundStyle(.orange).named("q-rank-dry")
        Text("Beans fine").foregroundStyle(.mint).named("q-rank-fine")
        Text(moment.date, style: .time)
      }
      .gardenCard()
    }
  }
}

struct GardenPoster: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenPoster") { moment in
      Image(uiImage: .meadow(300)).resizable().widgetAccentedRenderingMode(.fullColor)
        .scaledToFill().accessibilityLabel("A meadow").named("q-full")
        .overlay(alignment: .bottomLeading) {
          Text(moment.date, style: .time).padding(8).background(.black, in: .rect(cornerRadius: 8))
            .foregroundStyle(.white).padding(12)
        }
        .widgetURL(URL(string: "garden://poster"))
        .containerBackground(.green, for: .widget)
    }
    .contentMarginsDisabled()
  }
}
