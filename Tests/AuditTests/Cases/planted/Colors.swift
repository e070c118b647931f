import AppIntents
import SwiftUI
import UIKit
import WidgetKit

extension View {
  func std<S: ShapeStyle>(_ s: S = Color(.systemBackground)) -> some View {
    widgetURL(URL(string: "app://open")).containerBackground(s, for: .widget)
  }
}

struct LC1: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "LC1", provider: DayProvider()) { e in
      VStack {
        Text("Notes").font(.headline)
        Text("\(e.value) unread notes").foregroundColor(Color(red: 0.13, green: 0.13, blue: 0.16))
          .accessibilityIdentifier("lc1")
      }.std(.background)
    }.configurationDisplayName("Notes").description("Read your notes.").supportedFamilies([
      .systemSmall
    ])
  }
}

struct LC2: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "LC2", provider: DayProvider()) { e in
      VStack(alignment: .leading) {
        Spacer()
        Text("Sunshine all day").foregroundStyle(.white).accessibilityIdentifier("lc2")
        Text("\(e.value)°").font(.largeTitle).foregroundStyle(.black)
      }.frame(maxWidth: .infinity, alignment: .leading)
        .std(
          LinearGradient(
            colors: [.yellow, Color(red: 1, green: 0.95, blue: 0.7)], startPoint: .top,
            endPoint: .bottom))
    }.configurationDisplayName("Sun").description("Enjoy the sun.").supportedFamilies([.systemSmall]
    )
  }
}

struct LC3: Widget {  // medium only, opacity on group
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "LC3", provider: DayProvider()) { e in LC3V(e: e).std(.background) }
      .configurationDisplayName("Bus").description("Catch your bus.").supportedFamilies([
        .systemSmall, .systemMedium,
      ])
  }
}

struct LC3V: View {
  @Environment(\.widgetFamily) var f
  let e: Day
  var body: some View {
    VStack(alignment: .leading) {
      Text("Bus \(e.value)").font(.headline)
      Text("Main Street")
      if f != .systemSmall {
        VStack(alignment: .leading) {
          Text("Later today").font(.footnote)
          Text("Line 12").font(.footnote)
        }
        .opacity(0.25).accessibilityIdentifier("lc3-later")
      }
    }
  }
}

struct LC4: Widget {  // vibrant: dark fixed text on lock screen
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "LC4", provider: DayProvider()) { e in
      VStack(alignment: .leading) {
        Text("Sleep").font(.headline)
        Text("\(e.value) hours").foregroundStyle(.black).accessibilityIdentifier("lc4")
      }.frame(maxWidth: .infinity, alignment: .leading)
        .std(.clear)
    }.configurationDisplayName("Sleep").description("Improve your sleep.").supportedFamilies([
      .accessoryRectangular
    ])
  }
}

struct LC6: Widget {  // always on / luminance reduced
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "LC6", provider: DayProvider()) { e in LC6V(e: e).std(.clear) }
      .configurationDisplayName("Rest").description("Rest well.").supportedFamilies([
        .accessoryRectangular
      ])
  }
}

struct LC6V: View {
  @Environment(\.isLuminanceReduced) var dim
  let e: Day
  var body: some View {
    VStack(alignment: .leading) {
      Text("Rest").font(.headline)
      Text("\(e.value) hours left").opacity(dim ? 0.04 : 1).accessibilityIdentifier("lc6")
    }.frame(maxWidth: .infinity, alignment: .leading)
  }
}

struct AS1: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "AS1", provider: DayProvider()) { e in
      ZStack {
        RoundedRectangle(cornerRadius: 12).fill(Color.indigo).frame(height: 70)
          .accessibilityIdentifier("as1-card")
        VStack {
          Text("Focus").font(.headline)
          Text("\(e.value) minutes")
        }.foregroundStyle(.white)
      }.std(.background)
    }.configurationDisplayName("Focus").description("Find your focus.").supportedFamilies([
      .systemSmall
    ])
  }
}

func photo(_ size: CGSize = CGSize(width: 120, height: 120)) -> UIImage {
  UIGraphicsImageRenderer(size: size).image { c in
    UIColor.brown.setFill()
    c.fill(CGRect(origin: .zero, size: size))
    UIColor.orange.setFill()
    c.fill(CGRect(x: 20, y: 30, width: 50, height: 50))
  }
}

struct AS3: Widget {  // per row badge with symbol
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "AS3", provider: DayProvider()) { e in
      VStack(alignment: .leading) {
        ForEach(["Walk", "Swim", "Row"], id: \.self) { n in
          HStack {
            Text(String(n.prefix(1))).bold().foregroundStyle(.white).frame(width: 26, height: 26)
              .background(Circle().fill(.teal)).accessibilityIdentifier("as3-badge")
            Text(n)
          }
        }
      }.std(.background)
    }.configurationDisplayName("Sports").description("Choose a sport.").supportedFamilies([
      .systemSmall
    ])
  }
}

struct AS4: Widget {  // button with prominent look
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "AS4", provider: DayProvider()) { e in
      VStack {
        Text("Cups \(e.value)")
        Button(intent: Tick()) {
          Text("Add").font(.headline).foregroundStyle(.white).frame(
            maxWidth: .infinity, minHeight: 44
          ).background(Color.blue).clipShape(.rect(cornerRadius: 10))
        }
        .buttonStyle(.plain).accessibilityIdentifier("as4-add")
      }.std(.background)
    }.configurationDisplayName("Cups").description("Count cups.").supportedFamilies([.systemSmall])
  }
}

struct Tick: AppIntent {
  static let title: LocalizedStringResource = "Tick"
  func perform() async throws -> some IntentResult { .result() }
}

struct COM1: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "COM1", provider: DayProvider()) { e in
      VStack(alignment: .leading) {
        ForEach(0..<3) { i in
          HStack {
            Text(["Database", "Mail", "Search"][i])
            Spacer()
            RoundedRectangle(cornerRadius: 3).fill(i == 1 ? Color.red : .green).frame(
              width: 12, height: 12
            ).accessibilityIdentifier("com1-\(i)")
          }
        }
      }.std(.background)
    }.configurationDisplayName("Services").description("Watch your services.").supportedFamilies([
      .systemSmall
    ])
  }
}

struct COM2: Widget {  // same symbol in two colors
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "COM2", provider: DayProvider()) { e in
      VStack(alignment: .leading) {
        HStack {
          Image(systemName: "circle.fill").foregroundStyle(.green).accessibilityHidden(true)
            .accessibilityIdentifier("com2-a")
          Text("Front door")
        }
        HStack {
          Image(systemName: "circle.fill").foregroundStyle(.red).accessibilityHidden(true)
            .accessibilityIdentifier("com2-b")
          Text("Garage")
        }
        Text("Level \(e.value)")
      }.std(.background)
    }.configurationDisplayName("Doors").description("Check your doors.").supportedFamilies([
      .systemSmall
    ])
  }
}

struct COM3Entry: TimelineEntry {
  let date: Date
  let ok: Bool
}

struct COM3Provider: TimelineProvider {
  func placeholder(in context: Context) -> COM3Entry { .init(date: .now, ok: true) }
  func getSnapshot(in context: Context, completion: @escaping (COM3Entry) -> Void) {
    completion(.init(date: .now, ok: true))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<COM3Entry>) -> Void) {
    completion(
      Timeline(
        entries: [.init(date: .now, ok: true), .init(date: .now + 3600, ok: false)], policy: .atEnd)
    )
  }
}

struct COM3: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "COM3", provider: COM3Provider()) { e in
      VStack {
        Text("Alarm system").font(.headline)
        Capsule().fill(e.ok ? Color.green : Color.orange).frame(width: 60, height: 20)
          .accessibilityIdentifier("com3-pill")
      }.std(.background)
    }.configurationDisplayName("Alarm").description("Check the alarm.").supportedFamilies([
      .systemSmall
    ])
  }
}

struct COM4: Widget {  // gain and loss told by color of the number alone
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "COM4", provider: DayProvider()) { e in
      VStack(alignment: .leading) {
        HStack {
          Text("AAPL")
          Spacer()
          Text("1.25%").foregroundStyle(.green).accessibilityIdentifier("com4-up")
        }
        HStack {
          Text("TSLA")
          Spacer()
          Text("2.80%").foregroundStyle(.red).accessibilityIdentifier("com4-down")
        }
      }.std(.black)
        .foregroundStyle(.white)
    }.configurationDisplayName("Stocks").description("Follow stocks.").supportedFamilies([
      .systemSmall
    ])
  }
}

struct TWV2: Widget {  // a symbol, in a group with opacity, circular
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "TWV2", provider: DayProvider()) { e in
      ZStack {
        AccessoryWidgetBackground()
        VStack {
          Image(systemName: "drop.fill").foregroundStyle(.white).opacity(0.4)
            .accessibilityIdentifier("twv2")
          Text("\(e.value)")
        }
      }.std(.clear)
    }.configurationDisplayName("Tide").description("Know the tide.").supportedFamilies([
      .accessoryCircular
    ])
  }
}

struct AI1: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "AI1", provider: DayProvider()) { e in
      VStack {
        Text("Words").font(.headline)
        Text("\(e.value) new")
      }.foregroundStyle(.black).accessibilityIdentifier("ai1").std(.white)
    }.configurationDisplayName("Words").description("Learn words.").supportedFamilies([.systemSmall]
    )
  }
}

struct AI2: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "AI2", provider: DayProvider()) { e in
      VStack {
        Text("Words").font(.headline)
        Text("\(e.value) new")
      }.environment(\.colorScheme, .light)
        .widgetURL(URL(string: "a://b")).containerBackground(for: .widget) {
          LinearGradient(colors: [.white, Color(white: 0.9)], startPoint: .top, endPoint: .bottom)
            .accessibilityIdentifier("ai2")
        }
    }.configurationDisplayName("Words").description("Learn words.").supportedFamilies([
      .systemMedium
    ])
  }
}
