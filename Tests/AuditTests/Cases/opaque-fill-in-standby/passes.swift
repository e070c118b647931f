import SwiftUI
import WidgetKit

private struct OpaqueFillInStandbyPassesView: View {
  let entry: CaseEntry
  @Environment(\.showsWidgetContainerBackground) private var showsBackground
  var body: some View {
    ZStack {
      if showsBackground { Color.gray.opacity(0.2).frame(width: 60, height: 60) }
      CleanContent(entry: entry)
    }
    .card()
  }
}

/// The same without the defect.
struct OpaqueFillInStandbyPasses: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "opaque-fill-in-standby-passes", provider: CaseProvider()) { entry in
      OpaqueFillInStandbyPassesView(entry: entry)
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
