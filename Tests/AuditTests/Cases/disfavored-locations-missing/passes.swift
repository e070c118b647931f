import UIKit
import SwiftUI
import WidgetKit

private let photo = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 80)).image { context in
  UIColor.systemTeal.setFill()
  context.fill(CGRect(x: 0, y: 0, width: 80, height: 80))
  UIColor.systemIndigo.setFill()
  context.fill(CGRect(x: 0, y: 44, width: 80, height: 36))
}

/// The same without the defect.
struct DisfavoredLocationsMissingPasses: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "disfavored-locations-missing-passes",
      provider: CaseProvider(count: 1, reloadsAfter: 3600)
    ) { entry in
      Image(uiImage: photo).resizable().widgetAccentedRenderingMode(.accentedDesaturated)
        .accessibilityLabel("The lake")
        .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
    .contentMarginsDisabled()
    .disfavoredLocations([.standBy, .iPhoneWidgetsOnMac], for: [.systemSmall])
  }
}
