import AppIntents
import SwiftUI
import WidgetKit

struct NoTitle: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Line"
  @Parameter(title: "") var lineNumber: Int?
}
struct BlankTitle: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Class"
  @Parameter(title: " ") var firstClass: Bool?
}
struct ManyQuestions: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Journey"
  @Parameter(title: "From") var from: String?
  @Parameter(title: "To") var to: String?
  @Parameter(title: "Via") var via: String?
  @Parameter(title: "Line") var line: String?
  @Parameter(title: "Class") var seat: String?
  @Parameter(title: "Track") var track: Int?
  @Parameter(title: "Delay") var delay: Int?
  @Parameter(title: "Bicycle") var bicycle: Bool?
}

struct AsksUnnamed: Widget {
  var body: some WidgetConfiguration {
    asked("rail.asks.unnamed", NoTitle.self) { entry in
      Card(model: entry.model) { Text(entry.model.first.town) }.seat()
    }
  }
}
struct AsksBlank: Widget {
  var body: some WidgetConfiguration {
    asked("rail.asks.blank", BlankTitle.self) { entry in
      Card(model: entry.model) { Text(entry.model.first.town) }.seat()
    }
  }
}
struct AsksMuch: Widget {
  var body: some WidgetConfiguration {
    asked("rail.asks.much", ManyQuestions.self) { entry in
      Card(model: entry.model) { Text(entry.model.first.town) }.seat()
    }
  }
}

struct WaitsForTheNet: Widget {
  struct Fetching: TimelineProvider {
    func placeholder(in context: Context) -> BoardEntry {
      Schedule().entry(.placeholder, 0, at: .now)
    }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (BoardEntry) -> Void) {
      Task {
        _ = try? await URLSession.shared.data(from: URL(string: "https://example.com/trains")!)
        completion(Schedule().entry(.snapshot, 0, at: .now))
      }
    }
    func getTimeline(
      in context: Context, completion: @escaping @Sendable (Timeline<BoardEntry>) -> Void
    ) { completion(Schedule().timeline(from: .now)) }
  }
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "rail.net", provider: Fetching()) { entry in
      Card(model: entry.model) { Text(entry.model.first.town) }.seat()
    }
    .configurationDisplayName("Trains").description("See when your train leaves.")
    .supportedFamilies([.systemSmall])
  }
}
