import SwiftUI
import WidgetKit

struct Moment: TimelineEntry {
  var date: Date
  var count = 1
  var text: String? = "Fresh"
}

/// A provider whose answers are given with the widget.
struct MomentProvider: TimelineProvider {
  var placeholder = Moment(date: .distantPast)
  var preview: @Sendable () -> Moment = { Moment(date: .now) }
  var moments: @Sendable (Date) -> [Moment]
  var policy: @Sendable (Date) -> TimelineReloadPolicy = { _ in .atEnd }

  func placeholder(in context: Context) -> Moment { placeholder }
  func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
    completion(context.isPreview ? preview() : Moment(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
    let now = Date.now
    completion(Timeline(entries: moments(now), policy: policy(now)))
  }
}

private func every(_ seconds: Double, _ count: Int, from now: Date) -> [Moment] {
  (0..<count).map { Moment(date: now + Double($0) * seconds, count: $0 + 1) }
}

extension WidgetConfiguration {
  fileprivate func moment(_ name: String) -> some WidgetConfiguration {
    configurationDisplayName(name).description("Keep an eye on things.")
      .supportedFamilies([.systemSmall])
  }
}

extension View {
  fileprivate func momentCard() -> some View {
    containerBackground(.background, for: .widget).widgetURL(URL(string: "moments://now"))
  }
}

struct DenseWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "Dense", provider: MomentProvider(moments: { every(60, 90, from: $0) })
    ) { entry in
      VStack {
        Text("Queue").font(.headline)
        Text("\(entry.count * 7 % 23) people")
      }.momentCard()
    }
    .moment("Queue")
  }
}

struct DenseAfterWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "DenseAfter",
      provider: MomentProvider(
        moments: { every(120, 30, from: $0) }, policy: { .after($0 + 3600) })
    ) { entry in
      VStack {
        Text("Waiting").font(.headline)
        Text("\(entry.count * 5 % 17) left")
      }.momentCard()
    }
    .moment("Waiting")
  }
}

struct SecondsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "Seconds", provider: MomentProvider(moments: { every(1, 60, from: $0) })
    ) { entry in
      VStack {
        Text("Clock").font(.headline)
        Text(entry.date.formatted(date: .omitted, time: .standard))
          .accessibilityIdentifier("n-seconds")
      }
      .momentCard()
    }
    .moment("Clock")
  }
}

struct CountdownEntriesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "CountdownEntries",
      provider: MomentProvider(
        moments: { every(60, 60, from: $0) }, policy: { .after($0 + 3600) })
    ) { entry in
      VStack {
        Text("Kettle").font(.headline)
        Text("\(60 - entry.count) minutes left").accessibilityIdentifier("n-minutes")
      }
      .momentCard()
    }
    .moment("Kettle")
  }
}

struct RingEntriesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "RingEntries",
      provider: MomentProvider(moments: { every(60, 40, from: $0) })
    ) { entry in
      ZStack {
        Circle().stroke(.quaternary, lineWidth: 8)
        Circle().trim(from: 0, to: CGFloat(entry.count) / 40).stroke(.tint, lineWidth: 8)
          .rotationEffect(.degrees(-90))
          .accessibilityIdentifier("n-ring")
        Text("Nap")
      }
      .momentCard()
    }
    .moment("Nap")
  }
}

struct StuckWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "Stuck",
      provider: MomentProvider(
        moments: { [Moment(date: $0), Moment(date: $0 + 3600, count: 2)] },
        policy: { _ in .never })
    ) { entry in
      VStack {
        Text("Rate").font(.headline)
        Text("\(entry.count) %")
      }.momentCard()
    }
    .moment("Rate")
  }
}

struct StuckOnceWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "StuckOnce",
      provider: MomentProvider(moments: { [Moment(date: $0)] }, policy: { _ in .never })
    ) { entry in
      VStack {
        Text("Today").font(.headline)
        Text(entry.date, format: .dateTime.weekday(.wide))
      }
      .momentCard()
    }
    .moment("Today")
  }
}

struct HungryWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "Hungry",
      provider: MomentProvider(moments: { [Moment(date: $0)] }, policy: { .after($0 + 300) })
    ) { entry in
      VStack {
        Text("Price").font(.headline)
        Text(entry.date, style: .time)
      }.momentCard()
    }
    .moment("Price")
  }
}

struct HungryEndWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "HungryEnd",
      provider: MomentProvider(moments: { every(240, 3, from: $0) })
    ) { entry in
      VStack {
        Text("Traffic").font(.headline)
        Text("\(entry.count * 3) min")
      }.momentCard()
    }
    .moment("Traffic")
  }
}

struct SameWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "Same", provider: MomentProvider(moments: { every(3600, 24, from: $0) })
    ) { _ in
      VStack {
        Text("Be kind").font(.headline)
        Text("Every day")
      }.momentCard()
    }
    .moment("Motto")
  }
}

// MARK: Placeholders

struct TruePlaceholderWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "TruePlaceholder", provider: MomentProvider(moments: { every(3600, 4, from: $0) })
    ) { _ in
      VStack {
        Text("Visitors").font(.headline)
        Text("1,204")
      }
      .unredacted()
      .accessibilityIdentifier("n-unredacted")
      .momentCard()
    }
    .moment("Visitors")
  }
}

struct BlankPlaceholderWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "BlankPlaceholder",
      provider: MomentProvider(
        placeholder: Moment(date: .now, text: nil), moments: { every(3600, 4, from: $0) })
    ) { entry in
      VStack {
        if let text = entry.text {
          Text("News").font(.headline)
          Text(text)
          Text("\(entry.count) unread")
        }
      }
      .accessibilityIdentifier("n-blankplaceholder")
      .momentCard()
    }
    .moment("News")
  }
}

struct SpinnerPlaceholderWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "SpinnerPlaceholder",
      provider: MomentProvider(
        placeholder: Moment(date: .now, text: nil), moments: { every(3600, 4, from: $0) })
    ) { entry in
      Group {
        if let text = entry.text {
          VStack {
            Text("News").font(.headline)
            Text(text)
            Text("\(entry.count) unread")
          }
        } else {
          ProgressView()
        }
      }
      .accessibilityIdentifier("n-spinner")
      .momentCard()
    }
    .moment("News")
  }
}

struct RedactedGalleryWidget: Widget {
  @Environment(\.redactionReasons) private var reasons
  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "RedactedGallery",
      provider: MomentProvider(
        preview: { Moment(date: .now, text: nil) }, moments: { every(3600, 4, from: $0) })
    ) { entry in
      VStack {
        Text("News").font(.headline)
        Text(entry.text ?? "A headline")
      }
      .redacted(reason: entry.text == nil ? .placeholder : [])
      .accessibilityIdentifier("n-redactedgallery")
      .momentCard()
    }
    .moment("News")
  }
}

struct ErrorGalleryWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "ErrorGallery",
      provider: MomentProvider(
        preview: { Moment(date: .now, text: nil) }, moments: { every(3600, 4, from: $0) })
    ) { entry in
      VStack {
        if let text = entry.text {
          Text("Headlines").font(.headline)
          Text("\(text) \(entry.count)")
        } else {
          Text("Please sign in").font(.headline)
          Text("Unable to load").accessibilityIdentifier("n-errorgallery")
        }
      }
      .momentCard()
    }
    .moment("News")
  }
}

struct RelapseWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "Relapse",
      provider: MomentProvider(moments: {
        [Moment(date: $0), Moment(date: $0 + 3600, count: 2, text: nil)]
      })
    ) { entry in
      VStack {
        Text("News").font(.headline)
        Text(entry.text ?? "A headline")
      }
      .redacted(reason: entry.text == nil ? .placeholder : .init())
      .accessibilityIdentifier("n-relapse")
      .momentCard()
    }
    .moment("News")
  }
}

struct JumpWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "Jump",
      provider: MomentProvider(
        placeholder: Moment(date: .now, text: nil), moments: { every(3600, 4, from: $0) })
    ) { entry in
      VStack(alignment: .leading) {
        if let text = entry.text {
          Text("News").font(.headline)
          Text(text)
          Text("\(entry.count) unread")
          Spacer()
        } else {
          Spacer()
          Text("News of today")
          Text("and tomorrow")
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      .accessibilityIdentifier("n-jump")
      .momentCard()
    }
    .moment("News")
  }
}
