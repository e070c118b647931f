import AppIntents
import SwiftUI
import WidgetKit

struct ShiftedOut: Widget {
  var body: some WidgetConfiguration {
    board("rail.shifted") { entry in
      Card(model: entry.model) {
        Text("to \(entry.model.first.town)").offset(x: -13).tag(named: "r-offset")
      }.seat()
    }
  }
}

struct AtTheRim: Widget {
  var body: some WidgetConfiguration {
    board("rail.rim") { entry in
      ZStack {
        Card(model: entry.model) { Text(entry.model.first.town) }
        VStack {
          Spacer()
          HStack {
            Spacer()
            Text("\(entry.model.first.track)").font(.headline).tag(named: "r-rim")
          }
        }
        .padding(2)
      }.seat()
    }
    .contentMarginsDisabled()
  }
}

private struct Padded<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View {
    content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).padding()
  }
}

struct PaddedTwice: Widget {
  var body: some WidgetConfiguration {
    board("rail.padded") { entry in
      Padded { Card(model: entry.model) { Text(entry.model.first.town) } }.tag(named: "r-padded")
        .seat()
    }
  }
}

struct InsetTwice: Widget {
  private struct Face: View {
    @Environment(\.widgetContentMargins) private var margins
    let entry: BoardEntry
    var body: some View {
      Card(model: entry.model) { Text(entry.model.first.town) }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .padding(margins).tag(named: "r-inset").seat()
    }
  }
  var body: some WidgetConfiguration { board("rail.inset") { Face(entry: $0) } }
}

private struct Tick: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Image(systemName: configuration.isOn ? "bell.slash.fill" : "bell.fill")
  }
}

struct TinyToggle: Widget {
  var body: some WidgetConfiguration {
    board("rail.tiny.toggle") { entry in
      Card(model: entry.model) {
        Toggle("Announcements", isOn: false, intent: Mute()).toggleStyle(Tick())
          .tag(named: "r-toggle")
      }.seat()
    }
  }
}

struct TinyLink: Widget {
  var body: some WidgetConfiguration {
    board("rail.tiny.link", .systemMedium) { entry in
      HStack(alignment: .top) {
        Card(model: entry.model) { Text(entry.model.first.town) }
        Spacer()
        Link(destination: URL(string: "rail://all")!) { Text("All").font(.caption) }
          .tag(named: "r-all")
      }.seat()
    }
  }
}

struct Stacked: Widget {
  var body: some WidgetConfiguration {
    board("rail.stacked", .systemMedium) { entry in
      ZStack {
        Button(intent: Remind(train: 1)) {
          Card(model: entry.model) { Text(entry.model.first.town) }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .buttonStyle(.plain)
        Button(intent: Remind(train: 2)) { Text("Next").frame(width: 60, height: 60) }
          .buttonStyle(.plain).tag(named: "r-upper")
      }.seat()
    }
  }
}

struct MovedOver: Widget {
  var body: some WidgetConfiguration {
    board("rail.moved", .systemMedium) { entry in
      HStack {
        Text(entry.model.first.leaves, style: .time)
        Link(destination: URL(string: "rail://1")!) { Text("Bern").frame(width: 80, height: 50) }
        Link(destination: URL(string: "rail://2")!) { Text("Thun").frame(width: 80, height: 50) }
          .tag(named: "r-moved").offset(x: -40)
      }.seat()
    }
  }
}

struct AddressTwice: Widget {
  var body: some WidgetConfiguration {
    board("rail.address") { entry in
      Card(model: entry.model) {
        Text(entry.model.first.town).widgetURL(URL(string: "rail://town")).tag(named: "r-inner-url")
      }.seat()
    }
  }
}

struct AddressOfRows: Widget {
  var body: some WidgetConfiguration {
    board("rail.address.rows", .systemMedium) { entry in
      VStack(alignment: .leading) {
        ForEach(entry.model.departures) { train in
          HStack {
            Text(train.leaves, style: .time)
            Text(train.town)
          }
          .tag(named: "r-url-\(train.town)").widgetURL(URL(string: "rail://\(train.town)"))
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .containerBackground(.background, for: .widget)
    }
  }
}

struct LinkInRing: Widget {
  var body: some WidgetConfiguration {
    board("rail.link.ring", .accessoryCircular) { entry in
      Gauge(value: 0.5) {
        Text("Wait")
      } currentValueLabel: {
        Link(destination: URL(string: "rail://ring")!) { Text("\(entry.model.first.track)") }
          .tag(named: "r-gauge-link")
      }
      .gaugeStyle(.accessoryCircular).containerBackground(.clear, for: .widget)
    }
  }
}

struct InlineTwoLinks: Widget {
  var body: some WidgetConfiguration {
    board("rail.inline.links", .accessoryInline) { entry in
      ViewThatFits {
        HStack {
          Link(destination: URL(string: "rail://a")!) {
            Text(entry.model.first.leaves, style: .time)
          }
          Link(destination: URL(string: "rail://b")!) { Text("Bern") }.tag(named: "r-inline-link")
        }
      }
      .containerBackground(.clear, for: .widget)
    }
  }
}

struct InlineButton: Widget {
  var body: some WidgetConfiguration {
    board("rail.inline.button", .accessoryInline) { entry in
      HStack {
        Link(destination: URL(string: "rail://a")!) { Text(entry.model.first.leaves, style: .time) }
        Button("Remind", intent: Remind(train: 3)).tag(named: "r-inline-button")
      }
      .containerBackground(.clear, for: .widget)
    }
  }
}

struct SameInAll: Widget {
  var body: some WidgetConfiguration {
    board("rail.same", .systemSmall, .systemMedium, .systemLarge) { entry in
      Card(model: entry.model) { Text(entry.model.first.town) }.tag(named: "r-same").seat()
    }
  }
}

struct BlownUp: Widget {
  private struct Face: View {
    let entry: BoardEntry
    var body: some View {
      GeometryReader { place in
        VStack {
          Text(entry.model.first.leaves, style: .time)
          Text(entry.model.first.town)
        }
        .font(.system(size: place.size.height / 6))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .tag(named: "r-blown").seat()
    }
  }
  var body: some WidgetConfiguration {
    board("rail.blown", .systemSmall, .systemMedium, .systemLarge) { Face(entry: $0) }
  }
}

struct SquareInRound: Widget {
  var body: some WidgetConfiguration {
    board("rail.square") { entry in
      Card(model: entry.model) { Text(entry.model.first.town) }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.primary.opacity(0.12), in: RoundedRectangle(cornerRadius: 3))
        .tag(named: "r-square").padding(6).seat()
    }
    .contentMarginsDisabled()
  }
}

struct SharpPicture: Widget {
  var body: some WidgetConfiguration {
    board("rail.sharp") { entry in
      Image(uiImage: Photos.landscape(300, 300)).resizable()
        .widgetAccentedRenderingMode(.accentedDesaturated)
        .clipShape(.rect(cornerRadius: 2))
        .accessibilityLabel("Alps").tag(named: "r-sharp").padding(4)
        .overlay(alignment: .bottom) {
          Text(entry.model.first.leaves, style: .time).padding().foregroundStyle(.white)
        }
        .seat()
    }
    .contentMarginsDisabled()
    .disfavoredLocations([.standBy, .lockScreen, .carPlay], for: [.systemSmall])
  }
}

struct NothingThere: Widget {
  var body: some WidgetConfiguration {
    board("rail.nothing") { entry in
      VStack { if entry.model.departures.isEmpty { Text("none") } }.tag(named: "r-nothing").seat()
    }
  }
}

struct AllHidden: Widget {
  var body: some WidgetConfiguration {
    board("rail.hidden") { entry in
      Card(model: entry.model) { Text(entry.model.first.town) }.opacity(0).tag(named: "r-hidden")
        .seat()
    }
  }
}

struct IconAlone: Widget {
  var body: some WidgetConfiguration {
    board("rail.icon") { _ in
      Image(systemName: "tram.fill").font(.largeTitle).accessibilityLabel("Trains")
        .tag(named: "r-icon").frame(maxWidth: .infinity, maxHeight: .infinity)
        .widgetURL(URL(string: "rail://open")).containerBackground(.background, for: .widget)
    }
  }
}

struct IconOfApp: Widget {
  var body: some WidgetConfiguration {
    board("rail.app", .accessoryCircular) { _ in
      ZStack {
        AccessoryWidgetBackground()
        Image(systemName: "tram.fill").font(.title2).accessibilityLabel("Trains").tag(
          named: "r-app")
      }
      .widgetURL(URL(string: "rail://open")).containerBackground(.clear, for: .widget)
    }
  }
}

struct NowhereOne: Widget {
  var body: some WidgetConfiguration {
    board("rail.nowhere") { entry in
      Card(model: entry.model) { Text(entry.model.first.town) }
        .containerBackground(.background, for: .widget)
    }
  }
}

struct NowhereTwo: Widget {
  var body: some WidgetConfiguration {
    board("rail.nowhere.two", .systemMedium) { entry in
      HStack {
        ForEach(entry.model.departures) { train in
          VStack {
            Text(train.town)
            Text(train.leaves, style: .time)
          }
        }
      }
      .containerBackground(for: .widget) { Color(.systemBackground) }
    }
  }
}

struct TrainsSmall: Widget {
  var body: some WidgetConfiguration {
    board("rail.trainsSmall", .systemSmall) { Card(model: $0.model) { Text("Bern") }.seat() }
  }
}
struct TrainsMedium: Widget {
  var body: some WidgetConfiguration {
    board("rail.trainsMedium", .systemMedium) { entry in
      HStack {
        ForEach(entry.model.departures) { train in
          VStack {
            Text(train.town)
            Text(train.leaves, style: .time)
          }
        }
      }
      .seat()
    }
  }
}

struct PictureAlone: Widget {
  var body: some WidgetConfiguration {
    board("rail.picture") { entry in
      Image(uiImage: Photos.landscape(320, 320)).resizable()
        .widgetAccentedRenderingMode(.desaturated).scaledToFill()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .accessibilityLabel("The Alps at \(entry.date.formatted(date: .omitted, time: .shortened))")
        .tag(named: "r-picture").widgetURL(URL(string: "rail://alps"))
        .containerBackground(.black, for: .widget)
    }
    .contentMarginsDisabled()
  }
}

struct PictureScaled: Widget {
  var body: some WidgetConfiguration {
    board("rail.picture.scaled", .systemLarge) { entry in
      GeometryReader { place in
        Image(uiImage: Photos.landscape(320, 320)).resizable()
          .widgetAccentedRenderingMode(.desaturated)
          .frame(width: place.size.width, height: place.size.height)
          .accessibilityLabel("The Alps").tag(named: "r-scaled")
          .overlay(alignment: .topLeading) {
            Text(entry.date, style: .date).foregroundStyle(.white).padding().shadow(radius: 3)
          }
      }
      .widgetURL(URL(string: "rail://alps")).containerBackground(.black, for: .widget)
    }
    .contentMarginsDisabled()
  }
}
