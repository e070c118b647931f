import UIKit
import SwiftUI
import WidgetKit

private let drawn = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 24)).image { _ in
  ("Steps" as NSString).draw(
    at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
}

/// A word is drawn into an image.
struct RasterTextFails: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "raster-text-fails", provider: CaseProvider()) { entry in
      VStack {
        Image(uiImage: drawn).accessibilityLabel("Steps").accessibilityIdentifier("picture")
        Text(entry.date, style: .time)
      }
      .card()
    }
    .configurationDisplayName("Steps")
    .description("See how far you have walked today.")
    .supportedFamilies([.systemSmall])
  }
}
