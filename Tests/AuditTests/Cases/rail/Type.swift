import Charts
import SwiftUI
import UIKit
import WidgetKit

private struct FinePrint: ViewModifier {
  func body(content: Content) -> some View { content.environment(\.font, .system(size: 9)) }
}

struct SmallByEnvironment: Widget {
  var body: some WidgetConfiguration {
    board("rail.small.environment") { entry in
      Card(model: entry.model) {
        Text("from \(entry.model.first.town)").tag(named: "r-fine").modifier(FinePrint())
      }.seat()
    }
  }
}

struct SmallInChart: Widget {
  var body: some WidgetConfiguration {
    board("rail.small.chart", .systemMedium) { entry in
      Card(model: entry.model) {
        Chart(entry.model.departures) { train in
          BarMark(x: .value("Town", train.town), y: .value("Minutes late", train.late + 1))
            .annotation {
              Text("\(train.late) min").font(.system(size: 7)).tag(named: "r-bar-note")
            }
        }
        .chartYAxis(.hidden)
        .accessibilityLabel("Delays")
      }.seat()
    }
  }
}

struct SmallInRun: Widget {
  private func line(_ train: Departure) -> AttributedString {
    var text = AttributedString("Track \(train.track) ")
    var note = AttributedString("see signs")
    note.font = .system(size: 8)
    text.append(note)
    return text
  }
  var body: some WidgetConfiguration {
    board("rail.small.run") { entry in
      Card(model: entry.model) { Text(line(entry.model.first)).tag(named: "r-run") }.seat()
    }
  }
}

struct CutByColumns: Widget {
  var body: some WidgetConfiguration {
    board("rail.cut.columns") { entry in
      Card(model: entry.model) {
        Columns {
          Text("Track")
          Text("Winterthur Hauptbahnhof").lineLimit(1).tag(named: "r-column")
          Text("\(entry.model.first.track)")
        }
        .font(.subheadline)
      }.seat()
    }
  }
}

struct CutByNeighbor: Widget {
  var body: some WidgetConfiguration {
    board("rail.cut.neighbor") { entry in
      Card(model: entry.model) {
        LabeledContent {
          Text(entry.model.first.leaves, style: .time).layoutPriority(1).fixedSize()
        } label: {
          Text("Schaffhausen").lineLimit(1).tag(named: "r-labeled")
        }
      }.seat()
    }
  }
}

private struct ShrinkingTitle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      configuration.title.lineLimit(1).minimumScaleFactor(0.35)
    }
  }
}

struct ShrunkByStyle: Widget {
  var body: some WidgetConfiguration {
    board("rail.shrunk.style") { entry in
      Card(model: entry.model) {
        Label("Cancelled between Bern and Thun", systemImage: "tram.fill")
          .labelStyle(ShrinkingTitle()).tag(named: "r-shrunk")
      }.seat()
    }
  }
}

struct ShrunkByParent: Widget {
  var body: some WidgetConfiguration {
    board("rail.shrunk.parent") { entry in
      VStack(alignment: .leading) {
        Text(entry.model.first.leaves, style: .time)
        Text("Sankt Margrethen Bahnhof").lineLimit(1).tag(named: "r-parent")
      }
      .font(.title2).minimumScaleFactor(0.25).seat()
    }
  }
}

struct ClippedByPosition: Widget {
  var body: some WidgetConfiguration {
    board("rail.clipped.position") { entry in
      ZStack {
        Card(model: entry.model) { Text("to \(entry.model.first.town)") }
        Text("Platform change").fixedSize().tag(named: "r-position").position(x: 138, y: 110)
      }.seat()
    }
  }
}

struct ClippedByRows: Widget {
  var body: some WidgetConfiguration {
    board("rail.clipped.rows") { entry in
      Card(model: entry.model) {
        ForEach(0..<9, id: \.self) { row in
          Text("Stop \(row + entry.model.step)").fixedSize().tag(named: "r-row-\(row)")
        }
      }
      .fixedSize().seat()
    }
  }
}

struct PaintedByRenderer: Widget {
  @MainActor static var plate: UIImage {
    let renderer = ImageRenderer(content: Text("Gleis 7").font(.title.bold()).foregroundStyle(.red))
    renderer.scale = 2
    return renderer.uiImage ?? UIImage()
  }
  var body: some WidgetConfiguration {
    board("rail.painted.renderer") { entry in
      Card(model: entry.model) {
        Image(uiImage: Self.plate).accessibilityLabel("Track 7").tag(named: "r-plate")
      }.seat()
    }
  }
}

struct PaintedByString: Widget {
  static func plate(_ words: String) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 110, height: 30)).image { _ in
      (words as NSString).draw(
        in: CGRect(x: 0, y: 0, width: 110, height: 30),
        withAttributes: [
          .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.systemBlue,
        ])
    }
  }
  var body: some WidgetConfiguration {
    board("rail.painted.string") { entry in
      Card(model: entry.model) {
        Image(uiImage: Self.plate("Coach 12")).accessibilityLabel("Coach 12").tag(named: "r-coach")
      }.seat()
    }
  }
}

private enum RailFont: String {
  case heavy = "RailSans-Heavy"
  func at(_ size: CGFloat) -> Font { .custom(rawValue, size: size) }
}

struct FontOfTheme: Widget {
  var body: some WidgetConfiguration {
    board("rail.font.theme") { entry in
      Card(model: entry.model) {
        Text(entry.model.first.town).font(RailFont.heavy.at(20)).tag(named: "r-theme-font")
      }.seat()
    }
  }
}

struct FontOfRun: Widget {
  private var words: AttributedString {
    var words = AttributedString("Express")
    words.font = .custom("Swiss Signal", size: 18)
    return words
  }
  var body: some WidgetConfiguration {
    board("rail.font.run") { entry in
      Card(model: entry.model) { Text(words).tag(named: "r-run-font") }.seat()
    }
  }
}

struct SymbolByLabel: Widget {
  var body: some WidgetConfiguration {
    board("rail.symbol.label") { entry in
      Card(model: entry.model) {
        Label(entry.model.first.town, systemImage: "train.fast.forward").tag(
          named: "r-label-symbol")
      }.seat()
    }
  }
}

struct SymbolByParts: Widget {
  private func name(_ track: Int) -> String { "\(track).track.square" + ".fill" }
  var body: some WidgetConfiguration {
    board("rail.symbol.parts") { entry in
      Card(model: entry.model) {
        Image(systemName: name(entry.model.first.track)).font(.title)
          .accessibilityLabel("Track").tag(named: "r-parts-symbol")
      }.seat()
    }
  }
}

private struct Body15: ViewModifier {
  func body(content: Content) -> some View { content.font(Font.system(size: 15, weight: .medium)) }
}

struct FixedByModifier: Widget {
  var body: some WidgetConfiguration {
    board("rail.fixed.modifier") { entry in
      Card(model: entry.model) {
        Text(entry.model.first.town).modifier(Body15()).tag(named: "r-fixed")
      }.seat()
    }
  }
}

struct FixedByRange: Widget {
  var body: some WidgetConfiguration {
    board("rail.fixed.range") { entry in
      Card(model: entry.model) {
        Text("to \(entry.model.first.town)").tag(named: "r-range")
      }
      .dynamicTypeSize(...DynamicTypeSize.large).seat()
    }
  }
}

struct IconOfPoints: Widget {
  var body: some WidgetConfiguration {
    board("rail.icon.points") { entry in
      Card(model: entry.model) {
        HStack {
          Image(systemName: "tram").font(.system(size: 17)).accessibilityHidden(true)
            .tag(named: "r-icon-points")
          Text(entry.model.first.town)
        }
      }.seat()
    }
  }
}

private struct BoxedIcon: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) {
      Image(systemName: "clock.fill").resizable().aspectRatio(contentMode: .fit)
        .frame(width: 14, height: 14).tag(named: "r-icon-box")
      configuration.title
    }
  }
}

struct IconOfBox: Widget {
  var body: some WidgetConfiguration {
    board("rail.icon.box") { entry in
      Card(model: entry.model) {
        Label(entry.model.first.town, systemImage: "clock").labelStyle(BoxedIcon())
      }.seat()
    }
  }
}

struct BrandTiny: Widget {
  var body: some WidgetConfiguration {
    board("rail.brand.tiny") { entry in
      Card(model: entry.model) {
        Text("Rhaetian Line").font(.custom("Avenir Next", size: 8)).tag(named: "r-brand")
      }.seat()
    }
  }
}

struct BrandBridged: Widget {
  var body: some WidgetConfiguration {
    board("rail.brand.bridged") { entry in
      Card(model: entry.model) {
        Text("Rhaetian Line").font(Font(UIFont(name: "Georgia", size: 9) ?? .systemFont(ofSize: 9)))
          .tag(named: "r-bridged")
      }.seat()
    }
  }
}

struct CrowdedGrid: Widget {
  var body: some WidgetConfiguration {
    board("rail.crowded.grid") { entry in
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: 5), spacing: 1)
      {
        ForEach(0..<40, id: \.self) { minute in
          Text("\(minute + entry.model.step)''").font(.caption2)
        }
      }
      .tag(named: "r-grid").seat()
    }
  }
}

struct CrowdedRows: Widget {
  var body: some WidgetConfiguration {
    board("rail.crowded.rows") { entry in
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<10, id: \.self) { row in
          HStack(spacing: 3) {
            Text("\(row + entry.model.step)")
            Text("Bern")
            Text("IC")
            Text("+2")
          }
        }
      }
      .font(.system(size: 11)).tag(named: "r-rows").seat()
    }
  }
}

struct LonelyTime: Widget {
  var body: some WidgetConfiguration {
    board("rail.lonely.time", .systemLarge) { entry in
      Text(entry.model.first.leaves, style: .time).tag(named: "r-lonely").seat()
    }
  }
}

struct LonelyGauge: Widget {
  var body: some WidgetConfiguration {
    board("rail.lonely.gauge", .systemExtraLarge) { entry in
      Gauge(value: 0.4) {
        Text("Delay")
      } currentValueLabel: {
        Text("\(entry.model.step)")
      }
      .gaugeStyle(.accessoryCircular).tag(named: "r-lonely-gauge").seat()
    }
  }
}

struct EnglishFormatter: Widget {
  private static let clock: DateFormatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "EEEE, MMM d"
    return formatter
  }()
  var body: some WidgetConfiguration {
    board("rail.english.formatter") { entry in
      Card(model: entry.model) {
        Text(Self.clock.string(from: entry.date)).tag(named: "r-posix")
      }.seat()
    }
  }
}

struct TwelveHours: Widget {
  private func clock(_ date: Date) -> String {
    let parts = Calendar.current.dateComponents([.hour, .minute], from: date)
    let hour = parts.hour ?? 0
    return String(
      format: "%d:%02d %@", (hour + 11) % 12 + 1, parts.minute ?? 0, hour < 12 ? "AM" : "PM")
  }
  var body: some WidgetConfiguration {
    board("rail.twelve") { entry in
      Card(model: entry.model) {
        Text(clock(entry.model.first.leaves)).tag(named: "r-twelve")
      }.seat()
    }
  }
}
