import SwiftUI
import WidgetKit

// Types of the widget's own have names of the frameworks, which generated code and expanded macros need as well.

@main struct Bundle: WidgetBundle {
  var body: some Widget { Names() }
}

struct Preview: View {
  var body: some View {
    Rectangle().fill(.brand).frame(width: 20, height: 20)
      .containerBackground(SwiftUI.Color.blue, for: .widget)
  }
}

struct Color {
  var name: String
}

struct ProcessInfo {
  var state = Color(name: "brand")
}

struct Moment: TimelineEntry {
  var date: Date
}

struct Maker: TimelineProvider {
  func placeholder(in context: Context) -> Moment { Moment(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .never))
  }
}

struct Names: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "names", provider: Maker()) { _ in Preview() }
      .supportedFamilies([.systemSmall])
  }
}

#Preview("Names", as: .systemSmall) {
  Names()
} timeline: {
  Moment(date: .now)
}

#Preview("With state") {
  @Previewable @State var isOn = true
  if isOn { Preview() }
}
