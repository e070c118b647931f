import SwiftUI
import WidgetKit

// Sizes, cuts and shapes of words.

struct GardenLegend: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenLegend", families: [.systemSmall, .systemMedium]) { LegendView(moment: $0) }
  }
}

private struct LegendView: View {
  @Environment(\.widgetFamily) private var family
  let moment: GardenMoment
  private var isNarrow: Bool { family == .systemSmall }

  var body: some View {
    VStack(alignment: .leading) {
      HourHeader(title: isNarrow ? "Water" : "Water of the day", date: moment.date)
      Spacer()
      Text(isNarrow ? "litres" : "litres a bed, by the hour")
        .font(isNarrow ? .system(size: 8) : .footnote)
        .named("q-legend")
    }
    .gardenCard()
  }
}

struct GardenShrink: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenShrink") { moment in
      VStack(alignment: .leading) {
        HourHeader(title: "Shade", date: moment.date)
        Text("under the tree").font(.callout).scaleEffect(0.55, anchor: .leading).named("q-scaled")
      }
      .gardenCard()
    }
  }
}

struct GardenLine: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenLine") { moment in
      VStack(alignment: .leading) {
        HourHeader(title: "Inside", date: moment.date)
        line("Greenhouse temperature", "24°")
        line("Cellar", "11°")
      }
      .gardenCard()
    }
  }

  private func line(_ title: String, _ value: String) -> some View {
    HStack {
      Text(title).lineLimit(1).named("q-line-\(value)")
      Spacer()
      Text(value).bold()
    }
  }
}

struct GardenLock: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenLock", families: [.accessoryRectangular]) { moment in
      VStack(alignment: .leading) {
        Text(moment.date, style: .time)
        Text("Frost tonight, bring the lemon trees and the oleander inside").lineLimit(1)
          .named("q-frost")
      }
      .gardenCard()
    }
  }
}

struct GardenFit: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenFit") { moment in
      VStack(alignment: .leading) {
        HourHeader(title: "Harvest", date: moment.date)
        Text("Seventeen kilograms of tomatoes").oneLine().named("q-fit")
      }
      .gardenCard()
    }
  }
}

extension View {
  fileprivate func oneLine() -> some View {
    font(.title3).lineLimit(1).minimumScaleFactor(0.2)
  }
}

struct GardenOut: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenOut") { moment in
      VStack(alignment: .leading) {
        HourHeader(title: "Sown", date: moment.date)
        HStack {
          ForEach(["carrots", "spinach", "radishes"], id: \.self) { Text($0).fixedSize() }
        }
        .named("q-out")
      }
      .gardenCard()
    }
  }
}

struct GardenSign: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenSign") { moment in
      VStack {
        Image(uiImage: Self.sign("OPEN")).resizable().scaledToFit().accessibilityLabel("Open")
          .named("q-sign")
        Text(moment.date, style: .time)
      }
      .gardenCard()
    }
  }

  private static func sign(_ words: String) -> UIImage {
    UIImage.drawn(240, 80) { _ in
      (words as NSString).draw(
        at: CGPoint(x: 20, y: 10),
        withAttributes: [.font: UIFont.boldSystemFont(ofSize: 48), .foregroundColor: UIColor.brown])
    }
  }
}

struct GardenFont: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenFont") { moment in
      VStack(alignment: .leading) {
        Text("Orchard").font(.orchard(22)).named("q-font")
        Text(moment.date, style: .time)
      }
      .gardenCard()
    }
  }
}

extension Font {
  fileprivate static func orchard(_ size: Double) -> Font {
    .custom("OrchardScript-Bold", size: size, relativeTo: .title2)
  }
}

struct GardenSymbol: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenSymbol") { moment in
      VStack(alignment: .leading) {
        Label("Weeds", systemImage: "leaf.weed.badge").named("q-symbol")
        Text(moment.date, style: .time)
      }
      .gardenCard()
    }
  }
}

struct GardenRigid: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenRigid", families: [.systemMedium]) { moment in
      VStack(alignment: .leading) {
        Text("Ripe in three days").font(.system(size: 17, weight: .medium)).named("q-rigid")
        Text(moment.date, style: .time).font(.body)
      }
      .gardenCard()
    }
  }
}

struct GardenMark: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenMark", families: [.systemMedium]) { moment in
      VStack(alignment: .leading) {
        HStack {
          Image(systemName: "drop.fill").font(.system(size: 14)).named("q-mark")
          Text("Watered").font(.body)
        }
        Text(moment.date, style: .time)
      }
      .gardenCard()
    }
  }
}

struct GardenCrowd: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenCrowd") { moment in
      VStack(alignment: .leading, spacing: 0) {
        Text(moment.date, style: .time).font(.caption2)
        Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 0) {
          ForEach(0..<8, id: \.self) { row in
            GridRow {
              Text("B\(row)")
              Text("\(10 + row)°")
              Text("\(40 + row)%")
            }
          }
        }
        .font(.caption2)
        .named("q-crowd")
      }
      .gardenCard()
    }
  }
}

struct GardenLonely: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenLonely", families: [.systemLarge]) { moment in
      VStack(alignment: .leading) {
        Text(moment.date, style: .time).font(.footnote).named("q-lonely")
        Spacer()
      }
      .gardenCard()
    }
  }
}

struct GardenDates: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenDates") { moment in
      VStack(alignment: .leading) {
        Text(moment.date.gardenDay).named("q-day")
        Text(moment.date.gardenHour).font(.caption).named("q-hour")
      }
      .gardenCard()
    }
  }
}

extension Date {
  private func written(_ form: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = form
    return formatter.string(from: self)
  }

  fileprivate var gardenDay: String { written("EEEE, MMMM d") }
  fileprivate var gardenHour: String { written("h:mm a") }
}

struct GardenSlash: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenSlash") { moment in
      let parts = Calendar(identifier: .gregorian).dateComponents(
        [.month, .day], from: moment.date)
      VStack(alignment: .leading) {
        Text("Sow").font(.headline)
        Text("\(parts.month ?? 1)/\(parts.day ?? 1)").named("q-slash")
      }
      .gardenCard()
    }
  }
}
