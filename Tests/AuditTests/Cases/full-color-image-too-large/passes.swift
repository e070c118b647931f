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
struct FullColorImageTooLargePasses: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "full-color-image-too-large-passes", provider: CaseProvider()) {
      entry in
      HStack {
        Image(uiImage: photo).resizable().widgetAccentedRenderingMode(.fullColor)
          .frame(width: 50, height: 50).accessibilityLabel("The lake")
        Text(entry.date, style: .time)
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
