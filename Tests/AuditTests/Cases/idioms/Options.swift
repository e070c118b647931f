import AppIntents
import SwiftUI
import WidgetKit

struct AgendaOptions: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Agenda"
  static let description = IntentDescription("What the widget shows.")
  @Parameter(title: "Calendar", default: "Work") var calendar: String
}

enum Density: String, AppEnum {
  case airy, tight
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Density"
  static let caseDisplayRepresentations: [Density: DisplayRepresentation] = [
    .airy: "Airy", .tight: "Tight",
  ]
}

struct BoardOptions: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Board"
  @Parameter(title: "Density", default: .airy) var density: Density
  @Parameter(title: "show_done", default: true) var show_done: Bool
  @Parameter(title: "   ", default: 3) var rowsOnTop: Int
}

struct BoardEntry: TimelineEntry {
  var date = Date.now
  var open = 4
}

struct BoardProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> BoardEntry { BoardEntry() }
  func snapshot(for configuration: BoardOptions, in context: Context) async -> BoardEntry {
    BoardEntry()
  }
  func timeline(for configuration: BoardOptions, in context: Context) async -> Timeline<BoardEntry>
  {
    Timeline(
      entries: [BoardEntry(), BoardEntry(date: .now.addingTimeInterval(7200), open: 2)],
      policy: .atEnd)
  }
}

struct BoardWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Board", intent: BoardOptions.self, provider: BoardProvider()) {
      entry in
      VStack {
        Text("\(entry.open)").font(.largeTitle)
        Text("open")
      }
      .widgetURL(URL(string: "board://open"))
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Board")
    .description("Keep track of what is open.")
    .supportedFamilies([.systemSmall])
  }
}

struct ManyOptions: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Many"
  @Parameter(title: "Project") var project: String?
  @Parameter(title: "Owner") var owner: String?
  @Parameter(title: "Label") var label: String?
  @Parameter(title: "Milestone") var milestone: String?
  @Parameter(title: "Density", default: .tight) var density: Density
  @Parameter(title: "Rows", default: 4) var rows: Int
  @Parameter(title: "Show Done", default: false) var done: Bool
  @Parameter(title: "Show Dates", default: true) var dates: Bool
  @Parameter(title: "Since") var since: Date?
  static var parameterSummary: some ParameterSummary {
    Summary {
      \.$project
      \.$owner
      \.$label
    }
  }
}

struct ManyProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> BoardEntry { BoardEntry() }
  func snapshot(for configuration: ManyOptions, in context: Context) async -> BoardEntry {
    BoardEntry()
  }
  func timeline(for configuration: ManyOptions, in context: Context) async -> Timeline<BoardEntry> {
    Timeline(
      entries: [BoardEntry(), BoardEntry(date: .now.addingTimeInterval(7200), open: 2)],
      policy: .atEnd)
  }
}

struct ManyWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Many", intent: ManyOptions.self, provider: ManyProvider()) {
      Text("\($0.open) open").widgetURL(URL(string: "board://many"))
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Issues")
    .description("Filter issues as you like.")
    .supportedFamilies([.systemSmall])
  }
}

struct WordyWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Wordy", intent: BoardWordyOptions.self, provider: WordyProvider())
    {
      Text("\($0.open) open").widgetURL(URL(string: "board://wordy"))
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Board")
    .description("Your issues, neatly sorted.")
    .supportedFamilies([.systemSmall])
  }
}

struct BoardWordyOptions: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Wordy"
}

struct WordyProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> BoardEntry { BoardEntry() }
  func snapshot(for configuration: BoardWordyOptions, in context: Context) async -> BoardEntry {
    BoardEntry()
  }
  func timeline(
    for configuration: BoardWordyOptions, in context: Context
  ) async -> Timeline<BoardEntry> {
    Timeline(
      entries: [BoardEntry(), BoardEntry(date: .now.addingTimeInterval(7200), open: 2)],
      policy: .atEnd)
  }
}

struct ThisWidgetWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "ThisWidget", intent: BoardWordyOptions.self, provider: WordyProvider()
    ) {
      Text("\($0.open) open").widgetURL(URL(string: "board://this"))
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Board")
    .description("Add this widget to see your board.")
    .supportedFamilies([.systemSmall])
  }
}

struct EndlessWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "Endless", intent: BoardWordyOptions.self, provider: WordyProvider()
    ) {
      Text("\($0.open) open").widgetURL(URL(string: "board://endless"))
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Board")
    .description(
      "See the number of open issues of all the projects that you follow, sorted by priority and due date, together with the people who work on them at the moment."
    )
    .supportedFamilies([.systemSmall])
  }
}
