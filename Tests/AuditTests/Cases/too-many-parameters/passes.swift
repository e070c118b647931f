import AppIntents
import SwiftUI
import WidgetKit

struct FewIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Steps"
  @Parameter(title: "Goal", default: 1) var goal: Int
  @Parameter(title: "Days", default: 1) var days: Int
}

struct FewIntentProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> CaseEntry { CaseEntry(date: .now) }
  func snapshot(for configuration: FewIntent, in context: Context) async -> CaseEntry {
    CaseEntry(date: .now)
  }
  func timeline(for configuration: FewIntent, in context: Context) async -> Timeline<CaseEntry> {
    let now = Date.now
    return Timeline(
      entries: (0..<6).map { CaseEntry(date: now.addingTimeInterval(Double($0) * 3600)) },
      policy: .atEnd)
  }
}

/// The same without the defect.
struct TooManyParametersPasses: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "too-many-parameters-passes", intent: FewIntent.self, provider: FewIntentProvider()
    ) { entry in
      CleanContent(entry: entry).card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
