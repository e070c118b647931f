// vitrine:disable disfavored-locations-missing -- it keeps its background, and so is not offered there
import SwiftUI
import WidgetKit

struct Photo: Identifiable {
  let id: String
  let title: LocalizedStringKey
  let place: String

  static let all = [
    Photo(id: "FirstLight", title: "First Light", place: "47.4° N, 10.9° E"),
    Photo(id: "QuietBay", title: "Quiet Bay", place: "43.7° N, 7.4° E"),
    Photo(id: "BlueRidge", title: "Blue Ridge", place: "36.1° N, 81.8° W"),
  ]

  /// Another one each day, in order.
  static func of(day date: Date) -> Photo {
    all[Int(date.timeIntervalSince1970 / 86_400) % all.count]
  }
}

struct PhotoEntry: TimelineEntry {
  let date: Date
  let photo: Photo
}

struct PhotoProvider: TimelineProvider {
  func placeholder(in context: Context) -> PhotoEntry {
    PhotoEntry(date: .now, photo: Photo.all[0])
  }

  func getSnapshot(in context: Context, completion: @escaping (PhotoEntry) -> Void) {
    completion(PhotoEntry(date: .now, photo: .of(day: .now)))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<PhotoEntry>) -> Void) {
    let today = Calendar.current.startOfDay(for: .now)
    let entries = (0..<3).map { day in
      let date = today.addingTimeInterval(Double(day) * 86_400)
      return PhotoEntry(date: date, photo: .of(day: date))
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct PhotoWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Photo", provider: PhotoProvider()) { entry in
      PhotoWidgetView(photo: entry.photo)
        .widgetURL(URL(string: "photos://\(entry.photo.id)"))
        .containerBackground(for: .widget) {
          PhotoImage(photo: entry.photo)
        }
    }
    .configurationDisplayName("Photo of the Day")
    .description("Enjoy a new view every day.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    .contentMarginsDisabled()
    // The picture is the content.
    .containerBackgroundRemovable(false)
  }
}

@main
struct PhotoWidgetBundle: WidgetBundle {
  var body: some Widget {
    PhotoWidget()
    AlbumWidget()
  }
}
