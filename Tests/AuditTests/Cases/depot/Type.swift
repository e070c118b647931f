import AppIntents
import Charts
import SwiftUI
import WidgetKit

/// Sizes that look small and are not: captions by environment, annotations of a chart, runs of a text.
struct CaptionByEnvironment: Widget {
  var body: some WidgetConfiguration {
    board("depot.caption") { entry in
      Card(model: entry.model) {
        Text("from \(entry.model.first.town)").environment(\.font, .caption2)
        Text("Track \(entry.model.first.track)").dynamicTypeSize(...DynamicTypeSize.accessibility2)
      }.seat()
    }
  }
}

struct NotesInChart: Widget {
  var body: some WidgetConfiguration {
    board("depot.chart", .systemMedium) { entry in
      Card(model: entry.model) {
        Chart(entry.model.departures) { train in
          BarMark(x: .value("Town", train.town), y: .value("Minutes late", train.late + 1))
            .annotation { Text("\(train.late)").font(.caption2) }
        }
        .chartYAxis(.hidden)
        .accessibilityLabel("Delays")
      }.seat()
    }
  }
}

struct RaisedRun: Widget {
  private func line(_ train: Departure) -> AttributedString {
    var text = AttributedString("Track \(train.track)")
    var note = AttributedString("a")
    note.font = .caption2
    note.baselineOffset = 4
    text.append(note)
    return text
  }
  var body: some WidgetConfiguration {
    board("depot.run") { entry in
      Card(model: entry.model) { Text(line(entry.model.first)) }.seat()
    }
  }
}

struct ColumnsThatFit: Widget {
  var body: some WidgetConfiguration {
    board("depot.columns") { entry in
      Card(model: entry.model) {
        Columns {
          Text("Bern").lineLimit(1)
          Text("Thun").lineLimit(1).minimumScaleFactor(0.8)
          Text("\(entry.model.first.track)")
        }
        .font(.subheadline)
      }.seat()
    }
  }
}

struct FitsOrWraps: Widget {
  var body: some WidgetConfiguration {
    board("depot.fits") { entry in
      Card(model: entry.model) {
        ViewThatFits(in: .horizontal) {
          Label("Cancelled between Bern and Thun", systemImage: "tram.fill").lineLimit(1)
          Text("Cancelled between Bern and Thun")
        }
      }.seat()
    }
  }
}

/// A picture that is drawn, without words in it.
struct DrawnPicture: Widget {
  @MainActor static var badge: UIImage {
    let renderer = ImageRenderer(content: Circle().fill(.teal).frame(width: 40, height: 40))
    return renderer.uiImage ?? UIImage()
  }
  var body: some WidgetConfiguration {
    board("depot.drawn") { entry in
      Card(model: entry.model) {
        HStack {
          Image(uiImage: Self.badge).widgetAccentedRenderingMode(.accented).accessibilityHidden(
            true)
          Text(entry.model.first.town)
        }
      }.seat()
    }
  }
}

private struct IconAfterText: LabelStyle {
  @ScaledMetric(relativeTo: .body) private var side = 16.0
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) {
      Image(systemName: "clock.fill").resizable().scaledToFit().frame(width: side, height: side)
      configuration.title
    }
  }
}

struct IconThatScales: Widget {
  var body: some WidgetConfiguration {
    board("depot.icon") { entry in
      Card(model: entry.model) {
        Label(entry.model.first.town, systemImage: "clock").labelStyle(IconAfterText())
      }.seat()
    }
  }
}

struct TenRowsOfLarge: Widget {
  var body: some WidgetConfiguration {
    board("depot.rows", .systemLarge) { entry in
      VStack(alignment: .leading, spacing: 6) {
        ForEach(0..<8, id: \.self) { row in
          HStack {
            Text(entry.date.addingTimeInterval(Double(row) * 600), style: .time).monospacedDigit()
            Text(entry.model.departures[row % 3].town)
            Spacer()
            Text("\(row % 4 + 1)")
          }
        }
      }.seat()
    }
  }
}

struct WordsOfTheReader: Widget {
  var body: some WidgetConfiguration {
    board("depot.reader") { entry in
      VStack(alignment: .leading) {
        Text(entry.date.formatted(.dateTime.weekday(.wide)))
        Text(entry.date, format: .dateTime.month().day())
        Text(entry.model.first.leaves, style: .time).font(.title3)
      }.seat()
    }
  }
}
