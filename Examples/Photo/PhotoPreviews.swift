import SwiftUI
import WidgetKit

#Preview("First light", as: .systemSmall) {
  PhotoWidget()
} timeline: {
  PhotoEntry(date: Date(timeIntervalSince1970: 1_780_911_660), photo: Photo.all[0])
  PhotoEntry(date: Date(timeIntervalSince1970: 1_780_998_060), photo: Photo.all[1])
}

struct PhotoWidget_Previews: PreviewProvider {
  static var previews: some View {
    PhotoWidgetView(photo: Photo.all[2])
      .containerBackground(for: .widget) { PhotoBackground(photo: Photo.all[2]) }
      .previewContext(WidgetPreviewContext(family: .systemLarge))
      .previewDisplayName("Blue ridge")
    AlbumView()
      .containerBackground(Color("WidgetBackground"), for: .widget)
      .previewContext(WidgetPreviewContext(family: .systemMedium))
      .previewDisplayName("Album")
  }
}
