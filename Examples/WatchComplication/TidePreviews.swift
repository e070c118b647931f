import SwiftUI
import WidgetKit

private let morning = Date(timeIntervalSince1970: 1_780_911_660)

#if os(watchOS)
  #Preview("Corner", as: .accessoryCorner) {
    TideComplication()
  } timeline: {
    TideEntry(date: morning)
  }
#endif

#Preview("Circular", as: .accessoryCircular) {
  TideComplication()
} timeline: {
  TideEntry(date: morning)
  TideEntry(date: morning.addingTimeInterval(4 * 3600))
}

#Preview("Rectangular", as: .accessoryRectangular) {
  TideComplication()
} timeline: {
  TideEntry(date: morning)
}
