import AppIntents
import SwiftUI
import WidgetKit

struct NamedIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Steps"
  @Parameter(title: "Goal", default: 1) var goal: Int
}

struct NamedIntentProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> CaseEntry { CaseEntry(date: .now) }
  func snapshot(for configuration: NamedIntent, in context: Context) async -> CaseEntry {
    CaseEntry(date: .now)
  }
  func timeline(for configuration: NamedIntent, in context: Context) async -> Timeline<CaseEntry> {
    let now = Date.now
    return Timeline(
      entries: (0..<6).map { CaseEntry(date: now.addingTimeInterval(Double($0) * 3600)) },
      policy: .atEnd)
  }
}

/// The same without the defect.
struct UnnamedParameterPasses: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "unnamed-parameter-passes", intent: NamedIntent.self, provider: NamedIntentProvider()
    ) { entry in
      CleanContent(entry: entry).card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
