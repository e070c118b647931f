import UIKit
import SwiftUI
import WidgetKit

private let photo = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 80)).image { context in
  UIColor.systemTeal.setFill()
  context.fill(CGRect(x: 0, y: 0, width: 80, height: 80))
  UIColor.systemIndigo.setFill()
  context.fill(CGRect(x: 0, y: 44, width: 80, height: 36))
}

/// A full-color photo fills the tinted widget.
struct FullColorImageTooLargeFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "full-color-image-too-large-fails", provider: CaseProvider()) {
      entry in
      ZStack(alignment: .bottomLeading) {
        Image(uiImage: photo).resizable().widgetAccentedRenderingMode(.fullColor)
          .accessibilityLabel("The lake").accessibilityIdentifier("photo")
        Text(entry.date, style: .time).padding(16)
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
    .contentMarginsDisabled()
  }
}
