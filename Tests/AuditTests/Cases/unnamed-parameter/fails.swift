import AppIntents
import SwiftUI
import WidgetKit

struct UnnamedIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Steps"
  @Parameter(title: "", default: 1) var goal: Int
}

struct UnnamedIntentProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> CaseEntry { CaseEntry(date: .now) }
  func snapshot(for configuration: UnnamedIntent, in context: Context) async -> CaseEntry {
    CaseEntry(date: .now)
  }
  func timeline(for configuration: UnnamedIntent, in context: Context) async -> Timeline<CaseEntry>
  {
    let now = Date.now
    return Timeline(
      entries: (0..<6).map { CaseEntry(date: now.addingTimeInterval(Double($0) * 3600)) },
      policy: .atEnd)
  }
}

/// A parameter without a title.
struct UnnamedParameterFails: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "unnamed-parameter-fails", intent: UnnamedIntent.self, provider: UnnamedIntentProvider()
    ) { entry in
      CleanContent(entry: entry).card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
