import SwiftUI
import UIKit
import WidgetKit

struct GifEntry: TimelineEntry {
  let date: Date
}

struct GifProvider: TimelineProvider {
  func placeholder(in context: Context) -> GifEntry { GifEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (GifEntry) -> Void) {
    completion(GifEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<GifEntry>) -> Void) {
    completion(Timeline(entries: [GifEntry(date: .now)], policy: .atEnd))
  }
}

struct GifView: View {
  /// Two pictures of 4 by 2, the first red and blue.
  static let data = Data(
    base64Encoded: """
      R0lGODlhBAACAIEAAP8AAAAA/wAAAAAAACH5BAAKAAAALAAAAAAEAAIAAAgJAAEACBBAIMGAACH5BAEKAAEALAAAAAAEAAIA\
      gQD/AAAAAAAAAAAAAAgHAAEIHCgwIAA7
      """)!

  var body: some View {
    VStack {
      Image(uiImage: UIImage(data: Self.data)!).resizable().scaledToFit()
        .frame(width: 60, height: 40).border(.blue)
      Image(uiImage: UIImage(data: Self.data)!).resizable().scaledToFit().frame(height: 20)
    }
  }
}

struct GifWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "gif", provider: GifProvider()) { _ in
      GifView().containerBackground(.background, for: .widget)
    }
    .contentMarginsDisabled()
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}
