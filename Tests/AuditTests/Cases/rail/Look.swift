import Charts
import AppIntents
import SwiftUI
import WidgetKit

private struct PaletteKey: EnvironmentKey { static let defaultValue = Palette() }
struct Palette: Sendable {
  var faint = Color(red: 0.83, green: 0.85, blue: 0.9)
  var ink = Color(white: 0.18)
}
extension EnvironmentValues {
  var palette: Palette {
    get { self[PaletteKey.self] }
    set { self[PaletteKey.self] = newValue }
  }
}

private struct FaintLine: View {
  @Environment(\.palette) private var palette
  let words: String
  var body: some View { Text(words).foregroundStyle(palette.faint).tag(named: "r-faint") }
}

struct FaintByPalette: Widget {
  var body: some WidgetConfiguration {
    board("rail.faint.palette") { entry in
      Card(model: entry.model) { FaintLine(words: entry.model.first.town) }.seat()
    }
  }
}

struct InkInTheDark: Widget {
  private struct Line: View {
    @Environment(\.palette) private var palette
    var body: some View { Text("on time").foregroundStyle(palette.ink).tag(named: "r-ink") }
  }
  var body: some WidgetConfiguration {
    board("rail.ink") { entry in Card(model: entry.model) { Line() }.seat() }
  }
}

private struct YellowChip: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.title.foregroundColor(.white).padding(.horizontal, 8)
      .background(Capsule().fill(.yellow.opacity(0.9)))
  }
}

struct ChipOfYellow: Widget {
  var body: some WidgetConfiguration {
    board("rail.chip") { entry in
      Card(model: entry.model) {
        Label("Delayed", systemImage: "clock").labelStyle(YellowChip()).tag(named: "r-chip")
      }.seat()
    }
  }
}

private struct SolidButton: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.font(.headline).foregroundStyle(.white)
      .frame(maxWidth: .infinity, minHeight: 48)
      .background(Color(red: 0.75, green: 0.1, blue: 0.1), in: .rect(cornerRadius: 12))
  }
}

struct SlabOfButton: Widget {
  var body: some WidgetConfiguration {
    board("rail.slab.button") { entry in
      Card(model: entry.model) {
        Button("Remind me", intent: Remind(train: 4)).buttonStyle(SolidButton()).tag(
          named: "r-slab")
      }.seat()
    }
  }
}

struct SlabOfCanvas: Widget {
  var body: some WidgetConfiguration {
    board("rail.slab.canvas") { entry in
      Card(model: entry.model) {
        ZStack {
          Canvas { context, size in
            context.fill(
              Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 10),
              with: .color(.blue))
          }
          Text("Track \(entry.model.first.track)").foregroundStyle(.white)
        }
        .frame(width: 110, height: 44).tag(named: "r-canvas-slab")
      }.seat()
    }
  }
}

struct DotsOfRows: Widget {
  var body: some WidgetConfiguration {
    board("rail.dots", .systemMedium) { entry in
      VStack(alignment: .leading) {
        ForEach(entry.model.departures) { train in
          HStack {
            Circle().fill(train.late > 1 ? .red : .green).frame(width: 12, height: 12)
              .tag(named: "r-dot")
            Text(train.leaves, style: .time)
            Text(train.town)
          }
        }
      }.seat()
    }
  }
}

struct InkOfDelay: Widget {
  var body: some WidgetConfiguration {
    board("rail.delay.ink", .systemMedium) { entry in
      VStack(alignment: .leading) {
        Text(entry.date, style: .date)
        HStack(spacing: 10) {
          ForEach(0..<5, id: \.self) { car in
            RoundedRectangle(cornerRadius: 3).fill(car == 1 + entry.model.step % 3 ? .red : .green)
              .frame(width: 30, height: 18).tag(named: "r-car-\(car)")
          }
        }
        Text("Coaches of the \(entry.model.first.town) express")
      }.seat()
    }
  }
}

struct BareOne: Widget {
  var body: some WidgetConfiguration {
    board("rail.bare.one", .systemSmall) { entry in
      Card(model: entry.model) { Text(entry.model.first.town) }.tag(named: "r-bare")
        .frame(maxWidth: .infinity, maxHeight: .infinity).widgetURL(URL(string: "rail://bare"))
    }
  }
}

struct BareInMedium: Widget {
  private struct Face: View {
    @Environment(\.widgetFamily) private var family
    let entry: BoardEntry
    var body: some View {
      if family == .systemSmall {
        Card(model: entry.model) { Text(entry.model.first.town) }.seat()
      } else {
        HStack {
          ForEach(entry.model.departures) { train in
            VStack {
              Text(train.town)
              Text(train.leaves, style: .time)
            }
          }
        }
        .tag(named: "r-bare-medium").widgetURL(URL(string: "rail://bare"))
      }
    }
  }
  var body: some WidgetConfiguration {
    board("rail.bare.medium", .systemSmall, .systemMedium) { Face(entry: $0) }
  }
}

struct GroundInStack: Widget {
  var body: some WidgetConfiguration {
    board("rail.ground.stack") { entry in
      ZStack(alignment: .topLeading) {
        Color(red: 0.1, green: 0.2, blue: 0.4).tag(named: "r-ground")
        Card(model: entry.model) { Text(entry.model.first.town) }.foregroundStyle(.white).padding()
      }
      .widgetURL(URL(string: "rail://ground")).containerBackground(.clear, for: .widget)
    }
    .contentMarginsDisabled()
  }
}

struct GroundBehind: Widget {
  var body: some WidgetConfiguration {
    board("rail.ground.behind") { entry in
      Card(model: entry.model) { Text(entry.model.first.town) }
        .foregroundStyle(.white).padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
        .background {
          Rectangle().fill(
            RadialGradient(
              colors: [.purple, .indigo], center: .top, startRadius: 0, endRadius: 200)
          ).tag(named: "r-radial")
        }
        .widgetURL(URL(string: "rail://ground")).containerBackground(for: .widget) { Color.clear }
    }
    .contentMarginsDisabled()
  }
}

struct PinnedGround: Widget {
  var body: some WidgetConfiguration {
    board("rail.pinned") { entry in
      Card(model: entry.model) { Text(entry.model.first.town) }.seat(on: .green.gradient)
    }
    .containerBackgroundRemovable(false)
  }
}

struct PinnedAndAsked: Widget {
  var body: some WidgetConfiguration {
    asked("rail.pinned.asked", PickTown.self) { entry in
      Card(model: entry.model) { Text(entry.model.first.town) }.seat(on: .indigo)
    }
    .containerBackgroundRemovable(false)
  }
}

struct PaperGround: Widget {
  var body: some WidgetConfiguration {
    board("rail.paper") { entry in
      Card(model: entry.model) { Text(entry.model.first.town) }.tag(named: "r-paper")
        .foregroundStyle(Color(white: 0.1)).seat(on: Color(red: 1, green: 0.99, blue: 0.96))
    }
  }
}

struct ForcedLight: Widget {
  var body: some WidgetConfiguration {
    board("rail.light") { entry in
      Card(model: entry.model) { Text(entry.model.first.town) }.tag(named: "r-light")
        .seat(on: .background).environment(\.colorScheme, .light)
    }
  }
}

struct OrangeInStandBy: Widget {
  var body: some WidgetConfiguration {
    board("rail.orange") { entry in
      ZStack {
        ContainerRelativeShape().fill(.orange.gradient).tag(named: "r-orange")
        Card(model: entry.model) { Text(entry.model.first.town) }.foregroundStyle(.black).padding()
      }
      .seat()
    }
  }
}

struct BoxInStandBy: Widget {
  var body: some WidgetConfiguration {
    board("rail.box") { entry in
      Card(model: entry.model) { Text(entry.model.first.town) }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(in: .rect(cornerRadius: 14))
        .backgroundStyle(Color(red: 0.95, green: 0.8, blue: 0.2)).foregroundStyle(.black)
        .tag(named: "r-box")
        .seat()
    }
  }
}

struct MistOfText: Widget {
  var body: some WidgetConfiguration {
    board("rail.mist.text", .accessoryRectangular) { entry in
      VStack(alignment: .leading) {
        Text(entry.model.first.leaves, style: .time).font(.headline)
        Text(entry.model.first.town).foregroundColor(Color.white.opacity(0.45)).tag(named: "r-mist")
      }.seat()
    }
  }
}

struct MistOfTrack: Widget {
  var body: some WidgetConfiguration {
    board("rail.mist.track", .accessoryCircular) { entry in
      ZStack {
        Image(systemName: "tram.fill").font(.largeTitle).foregroundStyle(
          Color(white: 1, opacity: 0.3)
        )
        .tag(named: "r-track")
        Text(entry.model.first.leaves, style: .time).font(.caption)
      }.seat()
    }
  }
}

struct HuesOfText: Widget {
  var body: some WidgetConfiguration {
    board("rail.hues.text", .accessoryRectangular) { entry in
      VStack(alignment: .leading) {
        Text(entry.model.first.town).foregroundStyle(.orange)
        Text(entry.model.first.leaves, style: .time)
          .foregroundStyle(Color(red: 0.55, green: 0.72, blue: 0.3)).tag(named: "r-hue")
      }.seat()
    }
  }
}

struct HuesOfBars: Widget {
  var body: some WidgetConfiguration {
    board("rail.hues.bars", .accessoryRectangular) { entry in
      HStack {
        Text(entry.model.first.leaves, style: .time)
        Group {
          Text("late").foregroundStyle(Color(red: 0.9, green: 0.3, blue: 0.3))
          Text("fast").foregroundStyle(Color(red: 0.25, green: 0.52, blue: 0.65))
            .tag(named: "r-hue-bar")
        }
      }.seat()
    }
  }
}

struct PosterFull: Widget {
  var body: some WidgetConfiguration {
    board("rail.poster") { entry in
      ZStack(alignment: .bottomLeading) {
        Image(uiImage: Photos.landscape(400, 400)).resizable()
          .widgetAccentedRenderingMode(.fullColor).aspectRatio(contentMode: .fill)
          .accessibilityLabel("Alps").tag(named: "r-poster")
        Text(entry.model.first.leaves, style: .time).foregroundStyle(.white).padding()
      }.seat()
    }
    .contentMarginsDisabled()
  }
}

struct PosterWide: Widget {
  var body: some WidgetConfiguration {
    board("rail.poster.wide", .systemMedium) { entry in
      GeometryReader { place in
        Image(uiImage: Photos.landscape(600, 300)).resizable()
          .widgetAccentedRenderingMode(.fullColor)
          .frame(width: place.size.width, height: place.size.height)
          .accessibilityLabel("Alps").tag(named: "r-wide")
          .overlay { Text(entry.model.first.leaves, style: .time).foregroundStyle(.white) }
      }.seat()
    }
    .contentMarginsDisabled()
  }
}
