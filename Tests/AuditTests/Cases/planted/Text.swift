import SwiftUI
import UIKit
import WidgetKit

struct TTS1: Widget {
  let kind = "TTS1"
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: DayProvider()) { e in
      TTS1View(e: e).containerBackground(.white, for: .widget).widgetURL(URL(string: "a://b"))
    }
    .configurationDisplayName("Rain").description("See the chance of rain.").supportedFamilies([
      .systemSmall, .systemMedium,
    ])
  }
}

struct TTS1View: View {
  @Environment(\.widgetFamily) var family
  let e: Day
  var body: some View {
    if family == .systemMedium {
      HStack {
        VStack(alignment: .leading) {
          Text("Rain").font(.headline)
          Text("\(e.value) mm").font(.title2)
        }
        Spacer()
        VStack(alignment: .trailing) {
          Text("Updated")
          Text("\(e.value) minutes ago").font(.system(size: 9)).accessibilityIdentifier(
            "tts1-stamp")
        }
      }.foregroundStyle(.black)
    } else {
      VStack {
        Text("Rain").font(.headline)
        Text("\(e.value) mm").font(.title2)
      }.foregroundStyle(.black)
    }
  }
}

struct TTS2: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "TTS2", provider: DayProvider()) { e in
      VStack(alignment: .leading, spacing: 4) {
        Text("Open tasks").font(.headline)
        Text("\(e.value)").font(.largeTitle)
        Text("of twenty this week")
          .font(.caption2)
          .scaleEffect(0.7, anchor: .leading)
          .accessibilityIdentifier("tts2-sub")
      }
      .widgetURL(URL(string: "a://b"))
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Tasks").description("Keep track of tasks.").supportedFamilies([
      .systemSmall
    ])
  }
}

struct TTS3: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "TTS3", provider: DayProvider()) { e in
      VStack(alignment: .leading) {
        Text("Speed").font(.headline)
        (Text("\(e.value)").font(.largeTitle) + Text(" km per hour").font(.system(size: 7)))
          .accessibilityIdentifier("tts3-speed")
      }
      .widgetURL(URL(string: "a://b"))
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Speed").description("Follow your speed.").supportedFamilies([
      .systemSmall
    ])
  }
}

struct TTS5: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "TTS5", provider: DayProvider()) { e in
      VStack {
        Text("Legend").font(.headline)
        Canvas { context, size in
          context.fill(Path(CGRect(x: 0, y: 30, width: size.width, height: 8)), with: .color(.blue))
          context.draw(
            Text("0 to \(e.value)").font(.system(size: 6)), at: CGPoint(x: size.width / 2, y: 12))
        }
        .accessibilityLabel("Legend")
        .accessibilityIdentifier("tts5-canvas")
      }
      .widgetURL(URL(string: "a://b"))
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Legend").description("Read the legend.").supportedFamilies([
      .systemSmall
    ])
  }
}

struct TT2View: View {
  let e: Day
  var body: some View {
    VStack(alignment: .leading) {
      row("Departure", "\(e.value):15")
      row("Platform", "12 North")
    }
  }
  func row(_ a: String, _ b: String) -> some View {
    HStack {
      Text(a).frame(width: 48, alignment: .leading).lineLimit(1).accessibilityIdentifier("tt2-\(a)")
      Spacer()
      Text(b)
    }
  }
}

struct TT2: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "TT2", provider: DayProvider()) { e in
      TT2View(e: e).widgetURL(URL(string: "a://b")).containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Train").description("See your next train.").supportedFamilies([
      .systemSmall, .systemMedium,
    ])
  }
}

struct TT3: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "TT3", provider: DayProvider()) { e in
      TT3View(e: e).widgetURL(URL(string: "a://b")).containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Station").description("See your next stop.").supportedFamilies([
      .systemSmall, .accessoryRectangular,
    ])
  }
}

struct TT3View: View {
  @Environment(\.widgetFamily) private var fam
  let e: Day
  var body: some View {
    switch fam {
    case .accessoryRectangular:
      VStack(alignment: .leading) {
        Text("Next stop").font(.headline)
        Text("Heiligenstädter Straße, platform \(e.value), towards the airport")
          .lineLimit(1)
      }
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier("tt3-rect")
    default:
      VStack {
        Text("Stop \(e.value)")
        Text(e.date, style: .time)
      }
    }
  }
}

struct TT4: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "TT4", provider: DayProvider()) { e in
      VStack(alignment: .leading) {
        Text("Streak \(e.value)")
        Text("Wednesday run").font(.system(size: 17)).fixedSize(horizontal: false, vertical: true)
          .lineLimit(1).accessibilityIdentifier("tt4-run")
        Text("Personal record").font(.system(size: 18)).lineLimit(1).accessibilityIdentifier(
          "tt4-record")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .widgetURL(URL(string: "a://b")).containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Run").description("See your runs.").supportedFamilies([.systemSmall])
  }
}

struct TSD2: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "TSD2", provider: DayProvider()) { e in
      VStack(alignment: .leading) {
        Label("Upcoming", systemImage: "clock")
        Text("International departures and arrivals").font(.title).minimumScaleFactor(0.5)
          .lineLimit(1)
          .accessibilityIdentifier("tsd2-head")
        Text("Gate \(e.value)")
      }.widgetURL(URL(string: "a://b")).containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Flights").description("Follow flights.").supportedFamilies([
      .systemMedium
    ])
  }
}

struct LHW1: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "LHW1", provider: DayProvider()) { e in
      VStack {
        Text(stamp(e.date)).font(.title3).accessibilityIdentifier("lhw1")
        Text("Lunch")
      }.widgetURL(URL(string: "a://b")).containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Lunch").description("Plan lunch.").supportedFamilies([.systemSmall])
  }
  func stamp(_ d: Date) -> String {
    let f = DateFormatter()
    f.locale = Locale(identifier: "en_US")
    f.dateFormat = "MM/dd/yyyy"
    return f.string(from: d)
  }
}

struct LHW2: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "LHW2", provider: DayProvider()) { e in
      VStack {
        Text(
          "\(Calendar.current.component(.month, from: e.date))/\(Calendar.current.component(.day, from: e.date))"
        ).accessibilityIdentifier("lhw2")
        Text("Next dose")
      }.widgetURL(URL(string: "a://b")).containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Dose").description("Remember your dose.").supportedFamilies([
      .systemSmall
    ])
  }
}

struct LHW4: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "LHW4", provider: DayProvider()) { e in
      VStack {
        Text(e.date, format: .dateTime.weekday(.wide).month(.abbreviated).day()).environment(
          \.locale, Locale(identifier: "en_US")
        ).accessibilityIdentifier("lhw4")
        Text("Yoga")
      }.widgetURL(URL(string: "a://b")).containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Yoga").description("Plan your yoga.").supportedFamilies([
      .systemSmall
    ])
  }
}

struct TDS2: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "TDS2", provider: DayProvider()) { e in
      VStack {
        Text("Humidity").font(.headline)
        Text("\(e.value * 10) percent").font(.body)
      }
      .dynamicTypeSize(.large)
      .accessibilityIdentifier("tds2")
      .widgetURL(URL(string: "a://b")).containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Air").description("Check the air.").supportedFamilies([.systemSmall])
  }
}

struct SDS1: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "SDS1", provider: DayProvider()) { e in
      VStack {
        HStack {
          Image(systemName: "drop.fill").resizable().scaledToFit().frame(width: 14, height: 14)
            .foregroundStyle(.blue).accessibilityIdentifier("sds1")
          Text("Water").font(.headline)
        }
        Text("\(e.value) cups")
      }.widgetURL(URL(string: "a://b")).containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Water").description("Track your water.").supportedFamilies([
      .systemSmall
    ])
  }
}

struct SDS2: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "SDS2", provider: DayProvider()) { e in
      VStack {
        Label {
          Text("Moon").font(.headline)
        } icon: {
          Image(systemName: "moon.stars").font(.system(size: 12)).accessibilityIdentifier("sds2")
        }
        Text("\(e.value) days")
      }.widgetURL(URL(string: "a://b")).containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Moon").description("Follow the moon.").supportedFamilies([
      .systemSmall
    ])
  }
}

struct RT1View: View {
  let e: Day
  @Environment(\.displayScale) var scale
  var body: some View {
    VStack {
      if let image {
        Image(uiImage: image).accessibilityLabel("Score").accessibilityIdentifier("rt1")
      }
      Text("\(e.value) points")
    }
  }
  @MainActor var image: UIImage? {
    let r = ImageRenderer(content: Text("Champion").font(.title).foregroundStyle(.primary))
    r.scale = scale
    return r.uiImage
  }
}

struct RT1: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "RT1", provider: DayProvider()) { e in
      RT1View(e: e).widgetURL(URL(string: "a://b")).containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Score").description("Follow the score.").supportedFamilies([
      .systemSmall
    ])
  }
}
