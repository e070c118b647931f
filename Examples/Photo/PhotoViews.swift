// vitrine:disable low-contrast -- on a photo, with a shadow
import SwiftUI
import WidgetKit

/// Keeps its colors where the Home Screen is tinted.
struct PhotoImage: View {
  let photo: Photo

  var body: some View {
    if #available(iOS 18.0, *) {
      Image(photo.id)
        .resizable()
        .widgetAccentedRenderingMode(.fullColor)
        .scaledToFill()
    } else {
      Image(photo.id)
        .resizable()
        .scaledToFill()
    }
  }
}

struct PhotoWidgetView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.widgetContentMargins) private var margins
  @Environment(\.showsWidgetContainerBackground) private var showsBackground
  @Environment(\.widgetRenderingMode) private var renderingMode
  let photo: Photo

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Spacer()
      Text("FEATURED")
        .font(.caption2.weight(.bold))
        .foregroundStyle(.white.opacity(0.75))
        .widgetAccentable()
      Text(photo.title)
        .font(family == .systemLarge ? .title2.bold() : .headline)
      if family != .systemSmall {
        Label(photo.place, systemImage: "mappin.and.ellipse")
          .font(.caption)
          .foregroundStyle(.white.opacity(0.85))
      }
    }
    .foregroundStyle(.white)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .padding(margins)
    .background(alignment: .bottom) {
      // Recolored, the shade would be a haze over the words.
      if showsBackground, renderingMode == .fullColor {
        LinearGradient(
          colors: [.black.opacity(0), .black.opacity(0.55)],
          startPoint: .center, endPoint: .bottom)
      }
    }
  }
}
