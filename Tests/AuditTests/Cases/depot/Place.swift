import AppIntents
import SwiftUI
import WidgetKit

struct PickTown: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Town"
  @Parameter(title: "Town", default: "Bern") var town: String
  @Parameter(title: "Class") var seat: Int?
}

struct InsetOnce: Widget {
  private struct Face: View {
    @Environment(\.widgetContentMargins) private var margins
    let entry: BoardEntry
    var body: some View {
      Card(model: entry.model) { Text(entry.model.first.town) }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .padding(margins).seat()
    }
  }
  var body: some WidgetConfiguration {
    board("depot.inset") { Face(entry: $0) }.contentMarginsDisabled()
  }
}

struct PaddedChip: Widget {
  var body: some WidgetConfiguration {
    board("depot.chip") { entry in
      Card(model: entry.model) {
        Text(entry.model.first.town).padding(.horizontal, 8).padding(.vertical, 4)
          .background(.quaternary, in: .capsule)
      }.seat()
    }
  }
}

struct OpticalOffset: Widget {
  var body: some WidgetConfiguration {
    board("depot.optical") { entry in
      Card(model: entry.model) { Text("to \(entry.model.first.town)").offset(x: -1) }.seat()
    }
  }
}

private struct WideTick: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Label {
      configuration.label
    } icon: {
      Image(systemName: configuration.isOn ? "bell.slash.fill" : "bell.fill")
    }
    .frame(minWidth: 44, maxWidth: .infinity, minHeight: 44, alignment: .leading)
    .contentShape(.rect)
  }
}

struct WideToggle: Widget {
  var body: some WidgetConfiguration {
    board("depot.toggle") { entry in
      Card(model: entry.model) {
        Toggle("Quiet", isOn: false, intent: Mute()).toggleStyle(WideTick())
      }.seat()
    }
  }
}

struct NeighborButtons: Widget {
  var body: some WidgetConfiguration {
    board("depot.neighbors", .systemMedium) { entry in
      HStack(spacing: 8) {
        Text(entry.model.first.leaves, style: .time)
        Link(destination: URL(string: "depot://1")!) { Text("Bern").frame(width: 80, height: 50) }
        Button(intent: Remind(train: 2)) { Text("Thun").frame(width: 80, height: 50) }
          .buttonStyle(.plain)
      }.seat()
    }
  }
}

struct LinkInRectangle: Widget {
  var body: some WidgetConfiguration {
    board("depot.link", .accessoryRectangular) { entry in
      Link(destination: URL(string: "depot://town")!) {
        VStack(alignment: .leading) {
          Text(entry.model.first.leaves, style: .time).font(.headline)
          Text(entry.model.first.town)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .containerBackground(.clear, for: .widget)
    }
  }
}

struct InlineOneAddress: Widget {
  var body: some WidgetConfiguration {
    board("depot.inline", .accessoryInline) { entry in
      ViewThatFits {
        Text(
          "\(Image(systemName: "tram")) \(entry.model.first.leaves, style: .time) \(entry.model.first.town)"
        )
        Text(entry.model.first.leaves, style: .time)
      }
      .widgetURL(URL(string: "depot://inline")).containerBackground(.clear, for: .widget)
    }
  }
}

struct EachFamilyItsOwn: Widget {
  private struct Face: View {
    @Environment(\.widgetFamily) private var family
    let entry: BoardEntry
    var body: some View {
      Group {
        if family == .systemSmall {
          Card(model: entry.model) { Text(entry.model.first.town) }
        } else {
          HStack(alignment: .top) {
            Card(model: entry.model) { Text(entry.model.first.town) }
            Spacer()
            VStack(alignment: .trailing) {
              ForEach(entry.model.departures.dropFirst()) { train in
                Text(train.leaves, style: .time)
                Text(train.town).foregroundStyle(.secondary)
              }
            }
          }
        }
      }.seat()
    }
  }
  var body: some WidgetConfiguration {
    board("depot.families", .systemSmall, .systemMedium) { Face(entry: $0) }
  }
}

struct RoundInRound: Widget {
  var body: some WidgetConfiguration {
    board("depot.round") { entry in
      Card(model: entry.model) { Text(entry.model.first.town) }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.primary.opacity(0.12), in: ContainerRelativeShape())
        .padding(8).seat()
    }
    .contentMarginsDisabled()
  }
}

struct DeparturesList: Widget {
  var body: some WidgetConfiguration {
    asked("depot.asked", PickTown.self) { entry in
      Card(model: entry.model) { Text(entry.model.first.town) }.seat()
    }
  }
}

struct IconWithFigure: Widget {
  var body: some WidgetConfiguration {
    board("depot.figure", .accessoryCircular) { entry in
      VStack(spacing: 0) {
        Image(systemName: "tram.fill")
        Text("\(entry.model.first.track)").font(.headline)
      }.seat()
    }
  }
}
