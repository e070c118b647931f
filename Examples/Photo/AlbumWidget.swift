import SwiftUI
import WidgetKit

/// All photos side by side, inside the usual margins.
struct AlbumWidget: Widget {
  // vitrine:disable content-never-changes -- an album of a few photos that stay
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Album", provider: PhotoProvider()) { _ in
      AlbumView()
        .widgetURL(URL(string: "photos://album"))
        .containerBackground(Color("WidgetBackground").gradient, for: .widget)
    }
    .configurationDisplayName("Album")
    .description("See all photos side by side.")
    .supportedFamilies([.systemMedium])
  }
}

struct AlbumView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Label("\(Photo.all.count) photos", systemImage: "photo.on.rectangle.angled")
        Spacer()
        Image(systemName: "chevron.right")
          .foregroundStyle(.secondary)
      }
      .font(.footnote.weight(.semibold))
      HStack(spacing: 8) {
        ForEach(Photo.all) { photo in
          Color.clear
            .overlay {
              PhotoImage(photo: photo)
            }
            .clipShape(ContainerRelativeShape())
            .shadow(color: .black.opacity(0.2), radius: 3, y: 2)
            .accessibilityLabel(Text(photo.title))
        }
      }
    }
  }
}
