import SwiftUI
import WidgetKit

struct TextEntry: TimelineEntry {
  let date: Date
}

struct TextProvider: TimelineProvider {
  func placeholder(in context: Context) -> TextEntry { TextEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (TextEntry) -> Void) {
    completion(TextEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<TextEntry>) -> Void) {
    completion(Timeline(entries: [TextEntry(date: .now)], policy: .atEnd))
  }
}

struct TextView: View {
  var body: some View {
    VStack(alignment: .center, spacing: nil) {
      Text(verbatim: "Rounded and bold").font(.system(.title3)).fontDesign(.rounded).bold()
      Text(verbatim: "A long line that has to become smaller before it is cut at its end, at last")
        .font(.system(size: 15)).lineLimit(1).minimumScaleFactor(0.6)
      Text(verbatim: "12:34").font(.system(size: 28)).fontWeight(.ultraLight).monospacedDigit()
      Text(verbatim: "two\nlines").multilineTextAlignment(.trailing).italic().kerning(2)
        .foregroundStyle(Color(.secondaryLabel))
      Text(verbatim: "gone").strikethrough(true, color: Color(.systemRed))
    }
    .padding(.horizontal, 12)
  }
}

struct TextWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "text", provider: TextProvider()) { _ in
      TextView().containerBackground(.background, for: .widget)
    }
    .contentMarginsDisabled()
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular])
  }
}
