import UIKit
import SwiftUI
import WidgetKit

private let modest = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image {
  UIColor.systemTeal.setFill()
  $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
}

/// The same without the defect.
struct ImageTooLargePasses: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "image-too-large-passes", provider: CaseProvider()) { entry in
      HStack {
        Image(uiImage: modest).resizable().widgetAccentedRenderingMode(.accentedDesaturated)
          .frame(width: 40, height: 40).accessibilityLabel("The lake")
        Text(entry.date, style: .time)
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
