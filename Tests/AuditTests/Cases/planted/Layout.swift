import AppIntents
import SwiftUI
import WidgetKit

struct MCB2: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "MCB2", provider: DayProvider()) { e in
      MCB2V(e: e).widgetURL(URL(string: "a://b"))
    }
    .configurationDisplayName("Moods").description("Note your moods.").supportedFamilies([
      .systemSmall, .systemMedium,
    ])
  }
}

struct MCB2V: View {
  @Environment(\.widgetFamily) var f
  let e: Day
  var body: some View {
    if f == .systemSmall {
      Text("\(e.value) moods").containerBackground(.background, for: .widget)
    } else {
      HStack {
        Text("Moods").font(.headline)
        Text("\(e.value) this week")
      }.accessibilityIdentifier("mcb2")
    }
  }
}

struct BVT1: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "BVT1", provider: DayProvider()) { e in
      ZStack {
        LinearGradient(colors: [.purple, .blue], startPoint: .top, endPoint: .bottom)
          .accessibilityIdentifier("bvt1")
        VStack {
          Text("Night").font(.headline)
          Text("\(e.value) stars")
        }.foregroundStyle(.white)
      }.widgetURL(URL(string: "a://b")).containerBackground(.clear, for: .widget)
    }.configurationDisplayName("Stars").description("Find stars.").supportedFamilies([.systemSmall])
      .contentMarginsDisabled()
  }
}

struct BVT2: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "BVT2", provider: DayProvider()) { e in
      VStack(alignment: .leading) {
        Text("Tides").font(.headline)
        Spacer()
        Text("\(e.value) meters")
      }
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      .background(Color(red: 0, green: 0.2, blue: 0.5))
      .accessibilityIdentifier("bvt2")
      .widgetURL(URL(string: "a://b")).containerBackground(
        Color(red: 0, green: 0.2, blue: 0.5), for: .widget)
    }.configurationDisplayName("Tides").description("Know the tides.").supportedFamilies([
      .systemMedium
    ])
  }
}

struct CIM1: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "CIM1", provider: DayProvider()) { e in
      ZStack(alignment: .topTrailing) {
        VStack {
          Text("Album").font(.headline)
          Text("\(e.value) photos")
        }.frame(maxWidth: .infinity, maxHeight: .infinity)
        Text("New").font(.caption.bold()).padding(.trailing, 4).padding(.top, 3)
          .accessibilityIdentifier("cim1")
      }.std(.background)
    }.configurationDisplayName("Album").description("Browse your album.").supportedFamilies([
      .systemSmall
    ]).contentMarginsDisabled()
  }
}

struct CIM2: Widget {  // negative padding; large only
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "CIM2", provider: DayProvider()) { e in CIM2V(e: e).std(.background) }
      .configurationDisplayName("Log").description("Read your log.").supportedFamilies([
        .systemSmall, .systemLarge, .systemMedium,
      ])
  }
}

struct CIM2V: View {
  @Environment(\.widgetFamily) var f
  let e: Day
  var body: some View {
    VStack(alignment: .leading) {
      Text("Log").font(.headline)
      ForEach(0..<(f == .systemLarge ? 8 : f == .systemMedium ? 3 : 2), id: \.self) { i in
        Text("Line \(i + e.value)")
      }
      if f == .systemLarge {
        HStack {
          Text("Synced at noon").padding(.leading, -14).accessibilityIdentifier("cim2-foot")
          Spacer()
        }
      }
    }.frame(maxWidth: .infinity, alignment: .leading)
  }
}

struct CIM3: Widget {  // a button at the edge
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "CIM3", provider: DayProvider()) { e in
      VStack {
        Text("Timer \(e.value)").padding()
        Spacer()
        HStack {
          Spacer()
          Button(intent: Tick()) {
            Image(systemName: "play.fill").frame(width: 48, height: 48).background(
              .blue.opacity(0.2), in: Circle())
          }.buttonStyle(.plain).accessibilityLabel("Play").accessibilityIdentifier("cim3-play")
        }
      }.std(.background)
    }.configurationDisplayName("Timer").description("Start a timer.").supportedFamilies([
      .systemSmall
    ]).contentMarginsDisabled()
  }
}

struct DM2: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "DM2", provider: DayProvider()) { e in DM2V(e: e).std(.background) }
      .configurationDisplayName("Shop").description("Plan shopping.").supportedFamilies([
        .systemMedium
      ])
  }
}

struct DM2V: View {
  let e: Day
  var body: some View {
    ZStack {
      HStack {
        VStack(alignment: .leading) {
          Text("Shop").font(.headline)
          Text("\(e.value) items")
          Spacer()
        }
        Spacer()
        Image(systemName: "cart").font(.title)
      }
      .accessibilityIdentifier("dm2")
      .padding(.horizontal, 20).padding(.vertical, 14)
    }
  }
}

struct CC2: Widget {  // rows below the bottom
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "CC2", provider: DayProvider()) { e in
      VStack(alignment: .leading, spacing: 6) {
        ForEach(0..<8, id: \.self) { i in
          Text("Task \(i)").font(.body).fixedSize().accessibilityIdentifier("cc2-\(i)")
        }
      }.frame(maxWidth: .infinity, alignment: .leading).std(.background)
    }.configurationDisplayName("Tasks").description("See tasks.").supportedFamilies([.systemSmall])
  }
}

struct CC3: Widget {  // picture offset out of the widget
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "CC3", provider: DayProvider()) { e in
      HStack {
        Text("Profile \(e.value)")
        Spacer()
        Image(uiImage: photo()).resizable().frame(width: 60, height: 60).clipShape(Circle()).offset(
          x: 40
        ).widgetAccentedRenderingMode2().accessibilityLabel("Portrait").accessibilityIdentifier(
          "cc3")
      }.std(.background)
    }.configurationDisplayName("Profile").description("See your profile.").supportedFamilies([
      .systemMedium
    ])
  }
}

extension View { func widgetAccentedRenderingMode2() -> some View { self } }

struct CNC2: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "CNC2", provider: DayProvider()) { e in
      HStack(spacing: 8) {
        VStack {
          Text("A").font(.headline)
          Text("\(e.value)")
        }.frame(maxWidth: .infinity, maxHeight: .infinity).background(.green.opacity(0.2))
          .clipShape(.rect(cornerRadius: 30)).accessibilityIdentifier("cnc2-a")
        VStack {
          Text("B").font(.headline)
          Text("\(e.value)")
        }.frame(maxWidth: .infinity, maxHeight: .infinity)
      }.std(.background)
    }.configurationDisplayName("Two").description("Compare two.").supportedFamilies([.systemMedium])
  }
}

struct TTO1: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "TTO1", provider: DayProvider()) { e in
      HStack {
        Text("Lamp \(e.value)")
        Spacer()
        Button(intent: Tick()) { Image(systemName: "power").font(.body) }.buttonStyle(.plain)
          .accessibilityLabel("Power").accessibilityIdentifier("tto1")
      }.std(.background)
    }.configurationDisplayName("Lamp").description("Switch the lamp.").supportedFamilies([
      .systemSmall
    ])
  }
}

struct TTO2: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "TTO2", provider: DayProvider()) { e in
      VStack(alignment: .leading) {
        Text("News").font(.headline)
        Link(destination: URL(string: "news://1")!) {
          Text("Election results are in").font(.subheadline)
        }.accessibilityIdentifier("tto2")
        Spacer()
        Text("\(e.value) more")
      }.frame(maxWidth: .infinity, alignment: .leading).std(.background)
    }.configurationDisplayName("News").description("Read the news.").supportedFamilies([
      .systemMedium
    ])
  }
}

struct TOV1: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "TOV1", provider: DayProvider()) { e in
      ZStack {
        Button(intent: Tick()) { Text("Play \(e.value)").frame(width: 90, height: 50) }.buttonStyle(
          .plain
        ).accessibilityIdentifier("tov1-a")
        Button(intent: Tick()) { Text("Skip").frame(width: 60, height: 50) }.buttonStyle(.plain)
          .offset(x: 30, y: 20).accessibilityIdentifier("tov1-b")
      }.std(.background)
    }.configurationDisplayName("Player").description("Play music.").supportedFamilies([.systemSmall]
    )
  }
}

struct SWU2: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "SWU2", provider: DayProvider()) { e in
      VStack {
        Text("Inbox").font(.headline)
        SWU2Row(e: e).accessibilityIdentifier("swu2-row")
      }
      .widgetURL(URL(string: "mail://all"))
      .containerBackground(.background, for: .widget)
    }.configurationDisplayName("Mail").description("Read mail.").supportedFamilies([.systemMedium])
  }
}

struct SWU2Row: View {
  let e: Day
  var body: some View {
    Text("Drafts \(e.value)").widgetURL(URL(string: "mail://drafts/\(e.value)"))
  }
}

struct LI1: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "LI1", provider: DayProvider()) { e in
      Link(destination: URL(string: "a://run")!) {
        VStack {
          Text("Run").font(.headline)
          Text("\(e.value) km")
        }
      }.accessibilityIdentifier("li1")
        .containerBackground(.background, for: .widget)
    }.configurationDisplayName("Run").description("Track runs.").supportedFamilies([.systemSmall])
  }
}

struct LI2: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "LI2", provider: DayProvider()) { e in
      ZStack {
        AccessoryWidgetBackground()
        Link(destination: URL(string: "a://run")!) { Text("\(e.value)").font(.title) }
          .accessibilityIdentifier("li2")
      }
      .containerBackground(.background, for: .widget)
    }.configurationDisplayName("Run").description("Track runs.").supportedFamilies([
      .accessoryCircular
    ])
  }
}

struct MAL2: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "MAL2", provider: DayProvider()) { e in
      Gauge(value: Double(e.value), in: 0...20) {
        EmptyView()
      } currentValueLabel: {
        Text("\(e.value)")
      }.gaugeStyle(.accessoryCircularCapacity).accessibilityIdentifier("mal2")
        .std(.clear)
    }.configurationDisplayName("Level").description("Check the level.").supportedFamilies([
      .accessoryCircular
    ])
  }
}

struct MAL3: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "MAL3", provider: DayProvider()) { e in
      VStack {
        Text("Songs \(e.value)")
        HStack {
          Button(intent: Tick()) { Image(systemName: "backward.fill").frame(width: 44, height: 44) }
            .buttonStyle(.plain).accessibilityIdentifier("mal3-back")
          Button(intent: Tick()) { Image(systemName: "forward.fill").frame(width: 44, height: 44) }
            .buttonStyle(.plain).accessibilityLabel("Next")
        }
      }.std(.background)
    }.configurationDisplayName("Songs").description("Hear songs.").supportedFamilies([.systemSmall])
  }
}

struct PNM1: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "PNM1", provider: DayProvider()) { e in
      VStack(alignment: .leading) {
        Text("Checking").font(.headline)
        Text(2450.75, format: .currency(code: "USD")).accessibilityIdentifier("pnm1")
        Text("Day \(e.value)")
      }.std(.background)
    }.configurationDisplayName("Account").description("See your account.").supportedFamilies([
      .systemSmall
    ])
  }
}

struct PNM5: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "PNM5", provider: DayProvider()) { e in
      VStack(alignment: .leading) {
        Text("Verification code").font(.headline)
        Text("482 913").font(.title).accessibilityIdentifier("pnm5")
        Text("\(e.value) s")
      }.std(.background)
    }.configurationDisplayName("Codes").description("See your codes.").supportedFamilies([
      .systemSmall
    ])
  }
}

struct PNM6: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "PNM6", provider: DayProvider()) { e in
      VStack(alignment: .leading) {
        Text("Total balance").font(.caption)
        Text("€12,480").font(.title2).accessibilityIdentifier("pnm6")
        Text("\(e.value) accounts")
      }.std(.background)
    }.configurationDisplayName("Money").description("See your money.").supportedFamilies([
      .systemSmall
    ])
  }
}
