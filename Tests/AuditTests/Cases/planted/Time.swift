import SwiftUI
import WidgetKit

struct FnProvider: TimelineProvider {
  var make: @Sendable (Date) -> Timeline<Day>
  var snap: @Sendable (Bool) -> Day = { _ in Day(date: .now) }
  func placeholder(in context: Context) -> Day { Day(date: Date()) }
  func getSnapshot(in context: Context, completion: @escaping (Day) -> ()) {
    completion(snap(context.isPreview))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Day>) -> ()) {
    completion(make(Date()))
  }
}

struct TLD3: Widget {
  var body: some WidgetConfiguration {  // two entries one second apart
    StaticConfiguration(
      kind: "TLD3",
      provider: FnProvider { now in
        Timeline(
          entries: [Day(date: now), Day(date: now.addingTimeInterval(30), value: 8)],
          policy: .after(now.addingTimeInterval(3600)))
      }
    ) { e in Text("Level \(e.value)").std(.background) }
    .configurationDisplayName("Level").description("Follow the level.").supportedFamilies([
      .systemSmall
    ])
  }
}

struct CME2: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "CME2",
      provider: FnProvider { now in
        Timeline(
          entries: (0..<10).map { Day(date: now.addingTimeInterval(Double($0)), value: 10 - $0) },
          policy: .atEnd)
      }
    ) { e in
      VStack {
        Text("Launch")
        Text("T minus \(e.value)").accessibilityIdentifier("cme2")
      }.std(.background)
    }
    .configurationDisplayName("Launch").description("Await the launch.").supportedFamilies([
      .systemSmall
    ])
  }
}

struct CME3: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "CME3",
      provider: FnProvider { now in
        Timeline(
          entries: (0..<60).map {
            Day(date: now.addingTimeInterval(Double($0) * 60), value: 60 - $0)
          }, policy: .atEnd)
      }
    ) { e in
      VStack {
        Text("Pizza")
        HStack(spacing: 2) {
          Text("\(e.value)").accessibilityIdentifier("cme3")
          Text("min left")
        }
      }.std(.background)
    }
    .configurationDisplayName("Pizza").description("Await the pizza.").supportedFamilies([
      .systemSmall
    ])
  }
}

struct CME4: Widget {
  var body: some WidgetConfiguration {  // an analog clock
    StaticConfiguration(
      kind: "CME4",
      provider: FnProvider { now in
        Timeline(
          entries: (0..<60).map { Day(date: now.addingTimeInterval(Double($0) * 60), value: $0) },
          policy: .atEnd)
      }
    ) { e in
      ZStack {
        Circle().stroke(.gray, lineWidth: 2)
        Rectangle().fill(.primary).frame(width: 2, height: 40).offset(y: -20).rotationEffect(
          .degrees(Double(e.value) * 6)
        ).accessibilityIdentifier("cme4")
        Text("Noon").offset(y: 30)
      }.accessibilityElement(children: .combine).std(.background)
    }
    .configurationDisplayName("Clock").description("Tell the time.").supportedFamilies([
      .systemSmall
    ])
  }
}

struct BSE2: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "BSE2",
      provider: FnProvider { now in
        Timeline(
          entries: [Day(date: now)],
          policy: .after(Calendar.current.date(byAdding: .minute, value: 5, to: now)!))
      }
    ) { e in Text("Price \(e.value)").std(.background) }
    .configurationDisplayName("Price").description("Follow the price.").supportedFamilies([
      .systemSmall
    ])
  }
}

struct PE: TimelineEntry {
  let date: Date
  var text: String?
  var mode = 0
}

struct PProvider: TimelineProvider {
  var mode: Int
  func placeholder(in context: Context) -> PE {
    mode == 5 ? PE(date: .now, text: "Loading", mode: mode) : PE(date: .now, text: nil, mode: mode)
  }
  func getSnapshot(in context: Context, completion: @escaping (PE) -> ()) {
    completion(PE(date: .now, text: mode == 3 ? nil : "Oslo", mode: mode))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<PE>) -> ()) {
    var list = [
      PE(date: .now, text: "Oslo", mode: mode), PE(date: .now + 3600, text: "Bergen", mode: mode),
    ]
    if mode == 4 { list.append(PE(date: .now + 7200, text: nil, mode: mode)) }
    completion(Timeline(entries: list, policy: .atEnd))
  }
}

struct PE2: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "PE2", provider: PProvider(mode: 2)) { e in
      Group {
        if let t = e.text {
          VStack {
            Text("City").font(.headline)
            Text(t)
            Text("12 parks")
            Text("4 rivers")
          }
        } else {
          ProgressView()
        }
      }.accessibilityIdentifier("pe2").std(.background)
    }
    .configurationDisplayName("City").description("See a city.").supportedFamilies([.systemSmall])
  }
}

struct PRE2: Widget {
  var body: some WidgetConfiguration {  // gallery says an error
    StaticConfiguration(kind: "PRE2", provider: PProvider(mode: 3)) { e in
      Group {
        if let t = e.text {
          VStack {
            Text("City").font(.headline)
            Text(t)
          }
        } else {
          Text("Something went wrong").accessibilityIdentifier("pre2")
        }
      }.std(.background)
    }
    .configurationDisplayName("City").description("See a city.").supportedFamilies([.systemSmall])
  }
}

struct PAC2: Widget {
  var body: some WidgetConfiguration {  // "Loading…" after content
    StaticConfiguration(kind: "PAC2", provider: PProvider(mode: 4)) { e in
      VStack {
        if let t = e.text {
          Text("City").font(.headline)
          Text(t)
        } else {
          Text("Loading…").accessibilityIdentifier("pac2")
          Text("--")
        }
      }.std(.background)
    }
    .configurationDisplayName("City").description("See a city.").supportedFamilies([.systemSmall])
  }
}
