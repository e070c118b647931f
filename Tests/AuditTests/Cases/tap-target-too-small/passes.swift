import AppIntents
import SwiftUI
import WidgetKit

struct AddLarge: AppIntent {
  static let title: LocalizedStringResource = "Add steps"
  func perform() async throws -> some IntentResult { .result() }
}

/// The same without the defect.
struct TapTargetTooSmallPasses: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "tap-target-too-small-passes", provider: CaseProvider()) { entry in
      VStack {
        Text(entry.date, style: .time)
        Button(intent: AddLarge()) {
          Image(systemName: "plus").accessibilityLabel("Add").frame(width: 44, height: 44)
        }
        .buttonStyle(.plain)
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
