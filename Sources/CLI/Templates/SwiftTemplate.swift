/// A widget in Swift: one file, which the audit finds nothing in.
enum SwiftTemplate {
  static func files(name: String) -> [(String, String)] {
    let cleaned = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let type = cleaned.first?.isLetter == true ? cleaned : "My" + cleaned
    let literal = literal(name)
    let text = #"""
      import SwiftUI
      import WidgetKit

      /// What the widget shows at a moment.
      struct Entry: TimelineEntry {
        let date: Date

        /// How much of the day has passed, from 0 to 1.
        var progress: Double {
          date.timeIntervalSince(Calendar.current.startOfDay(for: date)) / 86_400
        }
      }

      struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: .now) }

        func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
          completion(Entry(date: .now))
        }

        /// An entry for each of the next 24 hours.
        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
          let entries = (0..<24).map { Entry(date: .now.addingTimeInterval(Double($0) * 3600)) }
          completion(Timeline(entries: entries, policy: .atEnd))
        }
      }

      struct \#(type)View: View {
        @Environment(\.widgetFamily) private var family
        let entry: Entry

        var body: some View {
          VStack(alignment: .leading) {
            Label(\#(literal), systemImage: "sun.max.fill").font(.headline).foregroundStyle(.orange)
            Spacer()
            Text(entry.date, style: .time).font(.largeTitle)
            if family == .systemMedium {
              ProgressView("Today", value: entry.progress).tint(.orange)
            }
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          .widgetAccentable()
          .widgetURL(URL(string: "vitrine://today"))
          .containerBackground(.background, for: .widget)
        }
      }

      @main
      struct \#(type)Widget: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "\#(type)", provider: Provider()) { \#(type)View(entry: $0) }
            .configurationDisplayName(\#(literal))
            .description("See the time and how much of the day has passed.")
            .supportedFamilies([.systemSmall, .systemMedium])
        }
      }

      #Preview(as: .systemMedium) {
        \#(type)Widget()
      } timeline: {
        Entry(date: .now)
      }

      """#
    return [("\(type)Widget.swift", text)]
  }

  /// Text as Swift writes it.
  private static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
