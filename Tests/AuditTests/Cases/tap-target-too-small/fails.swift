import AppIntents
import SwiftUI
import WidgetKit

struct AddSmall: AppIntent {
  static let title: LocalizedStringResource = "Add steps"
  func perform() async throws -> some IntentResult { .result() }
}

/// A plus as large as a letter.
struct TapTargetTooSmallFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "tap-target-too-small-fails", provider: CaseProvider()) { entry in
      VStack {
        Text(entry.date, style: .time)
        Button(intent: AddSmall()) { Image(systemName: "plus").accessibilityLabel("Add") }
          .buttonStyle(.plain).accessibilityIdentifier("add")
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
