import SwiftUI
import WidgetKit

// The library's widgets.

struct ShelvesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "city.shelves", provider: CityProvider()) { entry in
      VStack(alignment: .leading, spacing: 12) {
        HStack {
          Text("On your shelf").font(.headline)
          Spacer()
          Text(entry.date, style: .date).font(.subheadline).foregroundStyle(.secondary)
        }
        ForEach(Self.books, id: \.title) { book in
          Link(destination: URL(string: "city://book/\(book.page)")!) {
            HStack(spacing: 12) {
              Image(systemName: "book.closed.fill").font(.title2).foregroundStyle(.tint)
              VStack(alignment: .leading) {
                Text(book.title)
                Text("Page \(book.page + entry.index)").font(.footnote).foregroundStyle(.secondary)
              }
              Spacer()
            }
            .frame(minHeight: 52)
          }
        }
        Spacer(minLength: 0)
      }
      .containerBackground(.background, for: .widget)
      .widgetURL(URL(string: "city://shelf"))
    }
    .city("Shelf", "Continue reading where you stopped.", [.systemLarge])
  }

  private static let books = [
    (title: "Bicycle Diaries", page: 81), (title: "Invisible Cities", page: 12),
    (title: "The Third Man", page: 140),
  ]
}

struct QuoteWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "city.quote", provider: CityProvider()) { entry in
      QuoteView(entry: entry)
    }
    .city("Sentence", "Start the day with a sentence.", [.systemSmall, .systemMedium])
  }
}

private struct QuoteView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.widgetRenderingMode) private var mode
  let entry: CityEntry

  private static let sentences = [
    "A city is a language.", "Every road leads home.", "Walk slowly.",
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if family == .systemMedium {
        Image(systemName: "quote.opening").font(.title).foregroundStyle(.tint).widgetAccentable()
          .accessibilityHidden(true)
      }
      Text(Self.sentences[entry.index % 3]).font(.title3).fontDesign(.serif)
      Text("Overheard in tram \(entry.index + 1)").font(.footnote)
        .foregroundStyle(mode == .fullColor ? .secondary : .primary)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .containerBackground(.background, for: .widget)
    .widgetURL(URL(string: "city://sentence"))
  }
}
