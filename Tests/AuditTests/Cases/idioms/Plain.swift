import AppIntents
import SwiftUI
import UIKit
import WidgetKit

struct M21: Widget {
  var body: some WidgetConfiguration {
    Simple("M21") { entry in
      VStack {
        Text("Sales").font(.headline)
        Image(systemName: "arrow.up.circle.fill").rotationEffect(.degrees(Double(entry.n) * 90))
          .animation(.spring(duration: 4, bounce: 0.3), value: entry.n)
          .accessibilityHidden(true)
          .accessibilityIdentifier("m-spring")
      }.ground()
    }
  }
}

struct M22: Widget {
  var body: some WidgetConfiguration {
    Simple("M22") { _ in
      VStack { Spacer() }.frame(maxWidth: .infinity).accessibilityIdentifier("m-spacer")
        .ground(Color.mint)
    }
  }
}

struct M23Provider: TimelineProvider {
  var snapshotDelay = 0.0
  var fetches = false
  func placeholder(in _: Context) -> Tick { Tick(date: .now, n: 1) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Tick) -> Void) {
    if fetches {
      URLSession.shared.dataTask(with: URL(string: "https://api.example.com/now")!) { _, _, _ in
        completion(Tick(date: .now, n: 2))
      }.resume()
    } else {
      Thread.sleep(forTimeInterval: context.isPreview ? snapshotDelay : 0)
      completion(Tick(date: .now, n: 1))
    }
  }
  func getTimeline(in _: Context, completion: @escaping (Timeline<Tick>) -> Void) {
    completion(
      .init(
        entries: [Tick(date: .now, n: 1), Tick(date: .now.addingTimeInterval(3600), n: 2)],
        policy: .atEnd))
  }
}

struct M23: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "M23", provider: M23Provider(snapshotDelay: 2.5)) { entry in
      Text("Slow \(entry.n)").ground()
    }
    .configurationDisplayName("Slow").description("Wait a while.").supportedFamilies([.systemSmall])
  }
}

struct M24: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "M24", provider: M23Provider(fetches: true)) { entry in
      Text("Net \(entry.n)").ground()
    }
    .configurationDisplayName("Net").description("Ask the net.").supportedFamilies([.systemSmall])
  }
}

struct M26: Widget {
  var body: some WidgetConfiguration {
    Simple("M26") { entry in
      VStack {
        rendered.accessibilityLabel("Sale").accessibilityIdentifier("m-renderer")
        Text("\(entry.n)")
      }.ground()
    }
  }
  @MainActor private var rendered: Image {
    let renderer = ImageRenderer(content: Text("SALE TODAY").font(.title).foregroundStyle(.red))
    renderer.scale = 3
    return renderer.uiImage.map { Image(uiImage: $0) } ?? Image(systemName: "tag")
  }
}

struct M27: Widget {
  var body: some WidgetConfiguration {
    Simple("M27") { entry in
      Text(entry.n == 1 ? "Home" : "Away").font(.title2)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Image(uiImage: picture()).resizable())
        .accessibilityIdentifier("m-photobackground")
        .ground()
    }
    .contentMarginsDisabled()
  }
  @MainActor private func picture() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    return UIGraphicsImageRenderer(size: CGSize(width: 160, height: 160), format: format).image {
      UIColor(white: 0.8, alpha: 1).setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 160, height: 160))
    }
  }
}

struct M28: Widget {
  var body: some WidgetConfiguration {
    Simple("M28") { entry in
      VStack(alignment: .leading) {
        Text("Tasks").font(.headline)
        ForEach(0..<2) { i in
          Link(destination: URL(string: "sample://task/\(i)")!) {
            Text("Task \(i + entry.n)").frame(
              maxWidth: .infinity, minHeight: 44, alignment: .leading)
          }
          .accessibilityIdentifier("m-smalllink-\(i)")
        }
      }.containerBackground(.background, for: .widget)
    }
  }
}

struct M30: Widget {
  var body: some WidgetConfiguration {
    Simple("M30") { entry in
      VStack {
        Label("Rain", systemImage: "cloud.drizzle.heavy").accessibilityIdentifier("m-drizzle")
        Text("\(entry.n) mm")
      }.ground()
    }
  }
}

struct M31: Widget {
  var body: some WidgetConfiguration {
    Simple("M31") { entry in
      VStack {
        Text("Hello").font(
          Font(UIFont(name: "NoSuchFont-Bold", size: 20) ?? .systemFont(ofSize: 20)))
        Text("World \(entry.n)").font(.custom("Gotham Rounded", size: 18, relativeTo: .body))
          .accessibilityIdentifier("m-gotham")
      }.ground()
    }
  }
}

struct M32: Widget {
  var body: some WidgetConfiguration {
    Simple("M32") { entry in
      VStack(alignment: .leading) {
        Text("Due").font(.headline)
        Text(
          entry.date.formatted(
            Date.VerbatimFormatStyle(
              format: "\(month: .twoDigits)/\(day: .twoDigits)/\(year: .defaultDigits)",
              timeZone: .gmt, calendar: Calendar(identifier: .gregorian)))
        )
        .accessibilityIdentifier("m-verbatim")
      }.ground()
    }
  }
}

struct M33: Widget {
  var body: some WidgetConfiguration {
    Simple("M33") { entry in
      VStack(alignment: .leading) {
        Text("Today").font(.headline)
        Text(entry.date, style: .date)
          .environment(\.locale, Locale(identifier: "en_US"))
          .accessibilityIdentifier("m-envlocale")
      }.ground()
    }
  }
}

struct M34: Widget {
  var body: some WidgetConfiguration {
    Simple("M34") { entry in
      VStack {
        Text("Photo of the day").font(.headline).foregroundStyle(.white)
        Text("\(entry.n)").foregroundStyle(.white)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .ground(Color(red: 0.85, green: 0.87, blue: 0.9))
      .accessibilityIdentifier("m-whiteonlight")
    }
  }
}

struct M35: Widget {
  var body: some WidgetConfiguration {
    Simple("M35") { entry in
      VStack(spacing: 6) {
        Text("Total").font(.headline)
        Text("\(entry.n * 120) steps")
          .padding(6)
          .background(Color.white)
          .cornerRadius(6)
          .accessibilityIdentifier("m-whitebox")
      }.ground()
    }
  }
}
