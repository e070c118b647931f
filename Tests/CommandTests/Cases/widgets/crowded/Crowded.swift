import SwiftUI
import WidgetKit

struct Entry: TimelineEntry {
  let date: Date
}

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(Entry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [Entry(date: .now)], policy: .never))
  }
}

/// Very many lines, each from the top to the bottom.
struct Crowd: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "crowd", provider: Provider()) { _ in
      Path { path in
        path.move(to: .zero)
        for index in 1..<1_500_000 {
          path.addLine(
            to: CGPoint(x: Double(index % 997) / 7, y: index.isMultiple(of: 2) ? 0 : 400))
        }
      }
      .stroke(.red)
      .shadow(radius: 2)
      .containerBackground(.white, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct Shadows: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "shadows", provider: Provider()) { _ in
      (0..<30).reduce(AnyView(Text("deep"))) { view, _ in
        AnyView(view.padding(1).background(Color.white).shadow(radius: 2))
      }
      .containerBackground(.white, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct Bomb: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "bomb", provider: Provider()) { _ in
      Image("bomb").resizable().containerBackground(.white, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

@main
struct Widgets: WidgetBundle {
  var body: some Widget {
    Crowd()
    Shadows()
    Bomb()
  }
}
