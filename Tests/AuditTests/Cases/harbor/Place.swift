import AppIntents
import SwiftUI
import WidgetKit

struct InTheCorner: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "harbor.corner", provider: Watch()) { tide in
      ZStack(alignment: .bottomTrailing) {
        Clock(tide: tide).frame(maxWidth: .infinity, maxHeight: .infinity)
        Text("NW 4").font(.footnote).mark("h-corner").padding([.trailing, .bottom], 3)
      }
      .moored()
    }
    .contentMarginsDisabled()
    .configurationDisplayName("Harbor").description("See when the water is high.")
    .supportedFamilies([.systemSmall])
  }
}

struct Pulled: HarborBoard {
  static let kind = "harbor.pulled"
  static func face(_ tide: Tide) -> some View {
    Panel {
      Clock(tide: tide)
    } tail: {
      Text("wind from the west").padding(.leading, -14).mark("h-pulled")
    }
    .moored()
  }
}

struct Twice: HarborBoard {
  static let kind = "harbor.twice"
  static func face(_ tide: Tide) -> some View {
    ZStack {
      Panel {
        Text("Tide").bold()
      } tail: {
        Clock(tide: tide)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .padding(EdgeInsets(top: 12, leading: 14, bottom: 12, trailing: 14)).mark("h-twice")
    }
    .moored()
  }
}

struct SafePadded: HarborBoard {
  static let kind = "harbor.safe"
  static func face(_ tide: Tide) -> some View {
    Panel {
      Text("Tide").bold()
    } tail: {
      Clock(tide: tide)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .safeAreaPadding(16).mark("h-safe")
    .moored()
  }
}

struct TinyOar: HarborBoard {
  static let kind = "harbor.oar"
  static let families: [WidgetFamily] = [.systemMedium]
  static func face(_ tide: Tide) -> some View {
    Panel(berth: .spread) {
      Clock(tide: tide)
    } tail: {
      Button(intent: CastOff("Anna")) {
        Label("Cast off", systemImage: "sailboat.fill").font(.caption)
      }
      .buttonStyle(.plain).mark("h-oar")
    }
    .moored()
  }
}

struct Overlapping: HarborBoard {
  static let kind = "harbor.over"
  static let families: [WidgetFamily] = [.systemMedium]
  static func face(_ tide: Tide) -> some View {
    HStack(spacing: -24) {
      Button(intent: CastOff("Anna")) { Text("Anna").frame(width: 90, height: 60) }.buttonStyle(
        .plain)
      Button(intent: CastOff("Berta")) { Text("Berta").frame(width: 90, height: 60) }.buttonStyle(
        .plain
      )
      .mark("h-over")
      Clock(tide: tide)
    }
    .moored()
  }
}

private struct Stop: View {
  let name: String
  var body: some View {
    Text(name).widgetURL(URL(string: "harbor://stop/\(name)")).mark("h-stop-\(name)")
  }
}

struct Stops: HarborBoard {
  static let kind = "harbor.stops"
  static func face(_ tide: Tide) -> some View {
    VStack(alignment: .leading) {
      Stop(name: "A")
      Stop(name: "B")
      Clock(tide: tide)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .containerBackground(.background, for: .widget)
  }
}

struct RingLink: HarborBoard {
  static let kind = "harbor.ring.link"
  static let families: [WidgetFamily] = [.accessoryCircular]
  static func face(_ tide: Tide) -> some View {
    Link(destination: URL(string: "harbor://ring")!) { Clock(tide: tide).font(.caption) }.mark(
      "h-ring-link"
    )
    .containerBackground(.clear, for: .widget)
  }
}

struct LineOfLinks: HarborBoard {
  static let kind = "harbor.line"
  static let families: [WidgetFamily] = [.accessoryInline]
  static func face(_ tide: Tide) -> some View {
    HStack {
      Link(destination: URL(string: "harbor://a")!) { Clock(tide: tide) }.mark("h-line-a")
      Link(destination: URL(string: "harbor://b")!) { Text("ebb") }.mark("h-line-b")
    }
    .containerBackground(.clear, for: .widget)
  }
}

struct Inflated: HarborBoard {
  static let kind = "harbor.inflated"
  static let families: [WidgetFamily] = [.systemSmall, .systemLarge, .systemMedium]
  static func face(_ tide: Tide) -> some View { Inner(tide: tide) }
  struct Inner: View {
    @Environment(\.widgetFamily) private var family
    let tide: Tide
    var body: some View {
      Panel(berth: family == .systemLarge ? .spread : .stacked) {
        Text("High water").font(family == .systemSmall ? .headline : .largeTitle)
      } tail: {
        Clock(tide: tide).font(family == .systemSmall ? .body : .largeTitle)
      }
      .mark("h-inflated").moored()
    }
  }
}

struct Gap: HarborBoard {
  static let kind = "harbor.gap"
  static let families: [WidgetFamily] = [.systemSmall, .systemLarge]
  static func face(_ tide: Tide) -> some View { Inner(tide: tide) }
  struct Inner: View {
    @Environment(\.widgetFamily) private var family
    let tide: Tide
    var body: some View {
      Panel {
        Clock(tide: tide).font(.title)
      } tail: {
        if family == .systemLarge {
          ForEach(["Anna from Kiel", "Berta from Lund", "Carla from Oslo"], id: \.self) {
            Text($0).font(.title3)
          }
        }
      }
      .moored()
    }
  }
}

struct Plate: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "harbor.plate", provider: Watch()) { tide in
      Clock(tide: tide).frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.quaternary).clipShape(.rect(cornerRadius: 2)).mark("h-plate").padding(5)
        .moored()
    }
    .contentMarginsDisabled()
    .configurationDisplayName("Harbor").description("See when the water is high.")
    .supportedFamilies([.systemSmall])
  }
}

struct Becalmed: HarborBoard {
  static let kind = "harbor.empty"
  static func face(_ tide: Tide) -> some View {
    Group { if tide.berth > 99 { Clock(tide: tide) } else { Text("") } }.mark("h-empty").moored()
  }
}

struct Anchor: HarborBoard {
  static let kind = "harbor.anchor"
  static func face(_ tide: Tide) -> some View {
    ZStack {
      Circle().fill(.blue.opacity(0.2))
      Image(systemName: "sailboat.fill").font(.system(size: 40)).accessibilityLabel("Harbor").mark(
        "h-anchor")
    }
    .moored()
  }
}

struct NoWay: HarborBoard {
  static let kind = "harbor.noway"
  static func face(_ tide: Tide) -> some View {
    Clock(tide: tide).frame(maxWidth: .infinity, maxHeight: .infinity)
      .containerBackground(.background, for: .widget)
  }
}

struct BoardMedium: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "HarborBoardMedium", provider: Watch()) { Clock(tide: $0).moored() }
      .configurationDisplayName("Board").description("See when the water is high.")
      .supportedFamilies([.systemMedium])
  }
}
struct BoardLarge: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "HarborBoardLarge", provider: Watch()) { tide in
      VStack(alignment: .leading) {
        ForEach(["Anna from Kiel", "Berta from Lund", "Carla from Oslo"], id: \.self) {
          Text($0).font(.title3)
        }
        Clock(tide: tide).font(.largeTitle)
      }.moored()
    }
    .configurationDisplayName("Board").description("See when the water is high.")
    .supportedFamilies([.systemLarge])
  }
}

struct Picture: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "harbor.picture", provider: Watch()) { tide in
      Image(uiImage: photograph(300)).resizable().widgetAccentedRenderingMode(.desaturated)
        .scaledToFill().frame(maxWidth: .infinity, maxHeight: .infinity).clipped()
        .accessibilityLabel("Harbor at \(tide.date.formatted(date: .omitted, time: .shortened))")
        .mark("h-picture")
        .widgetURL(URL(string: "harbor://picture"))
        .containerBackground(.black, for: .widget)
    }
    .contentMarginsDisabled()
    .configurationDisplayName("Harbor").description("See when the water is high.")
    .supportedFamilies([.systemSmall])
  }
}
