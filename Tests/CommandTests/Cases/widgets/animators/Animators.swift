import SwiftUI
import WidgetKit

/// Two entries, an hour apart.
struct Count: TimelineEntry {
  let date: Date
  let number: Int
}

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Count { Count(date: .now, number: 0) }
  func getSnapshot(in context: Context, completion: @escaping (Count) -> Void) {
    completion(Count(date: .now, number: 0))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Count>) -> Void) {
    let entries = (0..<2).map { Count(date: .now + 3600 * Double($0), number: $0) }
    completion(Timeline(entries: entries, policy: .never))
  }
}

/// A bar of a width, on white.
struct Bar: View {
  let width: Double
  var body: some View { Color.blue.frame(width: width, height: 20) }
}

/// Its entries start every animator and every effect, and leave nothing else changed.
struct Started: View {
  let entry: Count

  var body: some View {
    VStack {
      PhaseAnimator([20.0, 80], trigger: entry.number) { Bar(width: $0) }
      KeyframeAnimator(initialValue: 40.0, trigger: entry.number) {
        Bar(width: $0)
      } keyframes: { _ in
        LinearKeyframe(90, duration: 1)
      }
      TimelineView(.animation) { context in
        Bar(width: 10 + context.date.timeIntervalSince(entry.date) * 0)
      }
      Image(systemName: "bell.fill").symbolEffect(.bounce, value: entry.number)
    }
    .containerBackground(.white, for: .widget)
  }
}

/// What it starts from differs from entry to entry.
struct Moved: View {
  let entry: Count

  var body: some View {
    KeyframeAnimator(initialValue: entry.number == 0 ? 20.0 : 100) {
      Bar(width: $0)
    } keyframes: { _ in
      LinearKeyframe(10, duration: 1)
    }
    .containerBackground(.white, for: .widget)
  }
}

@main
struct Animators: WidgetBundle {
  var body: some Widget {
    StartedWidget()
    MovedWidget()
  }
}

struct StartedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "started", provider: Provider()) { Started(entry: $0) }
      .supportedFamilies([.systemSmall])
  }
}

struct MovedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "moved", provider: Provider()) { Moved(entry: $0) }
      .supportedFamilies([.systemSmall])
  }
}
