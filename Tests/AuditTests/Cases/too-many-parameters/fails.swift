import AppIntents
import SwiftUI
import WidgetKit

struct ManyIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Steps"
  @Parameter(title: "Goal", default: 1) var goal: Int
  @Parameter(title: "Days", default: 1) var days: Int
  @Parameter(title: "Unit", default: 1) var unit: Int
  @Parameter(title: "Color", default: 1) var color: Int
  @Parameter(title: "Style", default: 1) var style: Int
  @Parameter(title: "Start", default: 1) var start: Int
  @Parameter(title: "End", default: 1) var end: Int
  @Parameter(title: "Scale", default: 1) var scale: Int
}

struct ManyIntentProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> CaseEntry { CaseEntry(date: .now) }
  func snapshot(for configuration: ManyIntent, in context: Context) async -> CaseEntry {
    CaseEntry(date: .now)
  }
  func timeline(for configuration: ManyIntent, in context: Context) async -> Timeline<CaseEntry> {
    let now = Date.now
    return Timeline(
      entries: (0..<6).map { CaseEntry(date: now.addingTimeInterval(Double($0) * 3600)) },
      policy: .atEnd)
  }
}

/// Eight settings for one number.
struct TooManyParametersFails: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "too-many-parameters-fails", intent: ManyIntent.self, provider: ManyIntentProvider()
    ) { entry in
      CleanContent(entry: entry).card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
