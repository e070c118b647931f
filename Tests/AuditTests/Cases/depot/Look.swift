import AppIntents
import SwiftUI
import WidgetKit

struct QuietLine: Widget {
  var body: some WidgetConfiguration {
    board("depot.quiet") { entry in
      Card(model: entry.model) { Text(entry.model.first.town).foregroundStyle(.secondary) }.seat()
    }
  }
}

private struct DarkChip: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.title.foregroundStyle(.black).padding(.horizontal, 8)
      .background(.yellow.opacity(0.35), in: .capsule)
  }
}

private struct InkOfScheme: View {
  @Environment(\.colorScheme) private var scheme
  let words: String
  var body: some View {
    Text(words).foregroundStyle(scheme == .dark ? Color(white: 0.8) : Color(white: 0.25))
  }
}

struct InkByScheme: Widget {
  var body: some WidgetConfiguration {
    board("depot.ink") { entry in
      Card(model: entry.model) { InkOfScheme(words: entry.model.first.town) }.seat()
    }
  }
}

private struct TintedButton: ButtonStyle {
  @Environment(\.widgetRenderingMode) private var mode
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.font(.headline)
      .frame(maxWidth: .infinity, minHeight: 48)
      .background(.tint.opacity(mode == .fullColor ? 0.15 : 0.2), in: .rect(cornerRadius: 12))
  }
}

struct ButtonWithTint: Widget {
  var body: some WidgetConfiguration {
    board("depot.button") { entry in
      Card(model: entry.model) {
        Button("Remind me", intent: Remind(train: 4)).buttonStyle(TintedButton())
      }.seat()
    }
  }
}

struct CanvasOfTrack: Widget {
  var body: some WidgetConfiguration {
    board("depot.canvas") { entry in
      Card(model: entry.model) {
        Canvas { context, size in
          var line = Path()
          line.move(to: CGPoint(x: 4, y: size.height / 2))
          line.addLine(to: CGPoint(x: size.width - 4, y: size.height / 2))
          context.stroke(line, with: .color(.blue), lineWidth: 4)
        }
        .frame(height: 20).accessibilityLabel("Way of the train")
        Text(entry.model.first.town)
      }.seat()
    }
  }
}

struct DotsWithWords: Widget {
  var body: some WidgetConfiguration {
    board("depot.dots", .systemMedium) { entry in
      VStack(alignment: .leading) {
        ForEach(entry.model.departures) { train in
          HStack {
            Circle().fill(train.late > 1 ? .red : .green).frame(width: 12, height: 12)
            Text(train.leaves, style: .time)
            Text(train.town)
            Spacer()
            Text(train.late > 1 ? "\(train.late) min late" : "on time").foregroundStyle(.secondary)
          }
        }
      }.seat()
    }
  }
}

struct GroundThatGoes: Widget {
  var body: some WidgetConfiguration {
    board("depot.ground") { entry in
      Card(model: entry.model) { Text(entry.model.first.town) }.foregroundStyle(.white)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .widgetURL(URL(string: "depot://ground"))
        .containerBackground(for: .widget) {
          ZStack {
            Color.indigo
            RadialGradient(
              colors: [.purple, .indigo], center: .top, startRadius: 0, endRadius: 200)
          }
        }
    }
  }
}

struct PaperByScheme: Widget {
  private struct Face: View {
    @Environment(\.colorScheme) private var scheme
    let entry: BoardEntry
    var body: some View {
      Card(model: entry.model) { Text(entry.model.first.town) }
        .seat(on: scheme == .dark ? Color(white: 0.12) : Color(red: 1, green: 0.98, blue: 0.92))
    }
  }
  var body: some WidgetConfiguration { board("depot.paper") { Face(entry: $0) } }
}

struct BoxInHome: Widget {
  private struct Face: View {
    @Environment(\.showsWidgetContainerBackground) private var shows
    @Environment(\.widgetRenderingMode) private var mode
    let entry: BoardEntry
    var body: some View {
      Card(model: entry.model) { Text(entry.model.first.town) }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background {
          if shows, mode == .fullColor { ContainerRelativeShape().fill(.quaternary) }
        }
        .seat()
    }
  }
  var body: some WidgetConfiguration { board("depot.box") { Face(entry: $0) } }
}

struct RankByStyle: Widget {
  var body: some WidgetConfiguration {
    board("depot.rank", .accessoryRectangular) { entry in
      VStack(alignment: .leading) {
        Text(entry.model.first.leaves, style: .time).font(.headline).widgetAccentable()
        Text(entry.model.first.town).foregroundStyle(.secondary)
      }.seat()
    }
  }
}

struct RingOfSystem: Widget {
  var body: some WidgetConfiguration {
    board("depot.ring", .accessoryCircular) { entry in
      ZStack {
        AccessoryWidgetBackground()
        Circle().trim(from: 0, to: 0.7).stroke(.primary, lineWidth: 4).padding(3)
          .accessibilityLabel("Wait")
        Text("\(entry.model.first.track)").font(.headline)
      }.seat()
    }
  }
}

struct GaugeWithShortName: Widget {
  var body: some WidgetConfiguration {
    board("depot.gauge", .accessoryCircular) { entry in
      Gauge(value: Double(entry.model.step), in: 0...4) {
        Text("min")
      } currentValueLabel: {
        Text("\(entry.model.step)")
      }
      .gaugeStyle(.accessoryCircular).seat()
    }
  }
}

struct PictureInCorner: Widget {
  var body: some WidgetConfiguration {
    board("depot.picture", .systemMedium) { entry in
      HStack {
        Image(uiImage: Photos.landscape(180, 180)).resizable().widgetAccentedRenderingMode(
          .fullColor
        )
        .aspectRatio(1, contentMode: .fit).frame(width: 60).clipShape(.rect(cornerRadius: 8))
        .accessibilityLabel("Alps")
        Card(model: entry.model) { Text(entry.model.first.town) }
      }.seat()
    }
  }
}

struct PictureAsGround: Widget {
  var body: some WidgetConfiguration {
    board("depot.picture.ground") { entry in
      VStack(alignment: .leading) {
        Text(entry.date, style: .date).font(.footnote.bold())
        Text(entry.model.first.town)
      }
      .foregroundStyle(.white).shadow(radius: 3)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
      .widgetURL(URL(string: "depot://alps"))
      .containerBackground(for: .widget) {
        Image(uiImage: Photos.landscape(320, 320)).resizable().scaledToFill()
          .accessibilityHidden(true)
      }
    }
  }
}
