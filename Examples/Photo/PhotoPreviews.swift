import SwiftUI
import WidgetKit

#Preview("First light", as: .systemSmall) {
  PhotoWidget()
} timeline: {
  PhotoEntry(date: Date(timeIntervalSince1970: 1_780_911_660), photo: Photo.all[0])
  PhotoEntry(date: Date(timeIntervalSince1970: 1_780_998_060), photo: Photo.all[1])
}

#Preview("Blue ridge", as: .systemLarge) {
  PhotoWidget()
} timeline: {
  PhotoEntry(date: Date(timeIntervalSince1970: 1_780_911_660), photo: Photo.all[2])
}

struct AlbumView_Previews: PreviewProvider {
  static var previews: some View {
    AlbumView()
      .containerBackground(Color("WidgetBackground").gradient, for: .widget)
      .previewContext(WidgetPreviewContext(family: .systemMedium))
      .previewDisplayName("Album")
  }
}
