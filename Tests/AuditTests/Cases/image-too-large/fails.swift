import UIKit
import SwiftUI
import WidgetKit

private let huge: UIImage = {
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  return UIGraphicsImageRenderer(size: CGSize(width: 1200, height: 1200), format: format).image {
    UIColor.systemTeal.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 1200, height: 1200))
  }
}()

/// A picture of 1,200 × 1,200 pixels for 40 points.
struct ImageTooLargeFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "image-too-large-fails", provider: CaseProvider()) { entry in
      HStack {
        Image(uiImage: huge).resizable().widgetAccentedRenderingMode(.accentedDesaturated)
          .frame(width: 40, height: 40).accessibilityLabel("The lake")
          .accessibilityIdentifier("huge")
        Text(entry.date, style: .time)
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
