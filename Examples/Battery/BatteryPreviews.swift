import SwiftUI
import WidgetKit

#Preview("Grid", as: .systemSmall) {
  BatteryWidget()
} timeline: {
  BatteryEntry(date: Date(timeIntervalSince1970: 1_780_911_660), devices: Device.samples)
}

struct BatteryWidget_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      BatteryRow(devices: Device.samples)
        .previewContext(WidgetPreviewContext(family: .systemMedium))
        .previewDisplayName("Row")
      CircularBatteryView(device: Device.samples[1])
        .previewContext(WidgetPreviewContext(family: .accessoryCircular))
        .previewDisplayName("Watch")
    }
    .containerBackground(Color("WidgetBackground"), for: .widget)
  }
}
