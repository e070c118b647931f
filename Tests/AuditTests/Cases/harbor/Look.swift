import SwiftUI
import WidgetKit

struct Faint: ViewModifier {
  func body(content: Content) -> some View { content.foregroundStyle(Color(white: 0.78)) }
}

struct FaintNote: HarborBoard {
  static let kind = "harbor.faint"
  static func face(_ tide: Tide) -> some View {
    Panel {
      Clock(tide: tide)
    } tail: {
      Text("low water").modifier(Faint()).mark("h-faint")
    }
    .moored()
  }
}

struct NavyNight: HarborBoard {
  static let kind = "harbor.navy"
  static func face(_ tide: Tide) -> some View {
    Panel {
      Clock(tide: tide)
    } tail: {
      Text("high water").foregroundStyle(Color(red: 0.05, green: 0.1, blue: 0.35)).mark("h-navy")
    }
    .moored()
  }
}

struct FadedGroup: HarborBoard {
  static let kind = "harbor.group"
  static func face(_ tide: Tide) -> some View {
    Panel {
      Clock(tide: tide)
    } tail: {
      Group { Text("eleven boats") }.opacity(0.22).mark("h-group")
    }
    .moored()
  }
}

struct Sunlit: HarborBoard {
  static let kind = "harbor.sunlit"
  static func face(_ tide: Tide) -> some View {
    Panel {
      Clock(tide: tide).foregroundStyle(.black)
    } tail: {
      Text("fair wind").foregroundStyle(.white).mark("h-sunlit")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .widgetURL(URL(string: "harbor://sun"))
    .containerBackground(for: .widget) {
      LinearGradient(
        colors: [.yellow, Color(red: 1, green: 0.95, blue: 0.7)], startPoint: .top,
        endPoint: .bottom)
    }
  }
}

struct Ticket: HarborBoard {
  static let kind = "harbor.ticket"
  static func face(_ tide: Tide) -> some View {
    Panel {
      Clock(tide: tide)
    } tail: {
      Text("Gate \(tide.berth)").bold().foregroundStyle(.white).padding(8)
        .background { RoundedRectangle(cornerRadius: 10).fill(Color.indigo) }
        .mark("h-ticket")
    }
    .moored()
  }
}

struct ViewOverWater: HarborBoard {
  static let kind = "harbor.view"
  static func face(_ tide: Tide) -> some View {
    Panel {
      Image(uiImage: photograph(120)).resizable().scaledToFit().frame(height: 80)
        .accessibilityLabel("The harbor").mark("h-view")
    } tail: {
      Clock(tide: tide)
    }
    .moored()
  }
}

struct Lamps: HarborBoard {
  static let kind = "harbor.lamps"
  static func face(_ tide: Tide) -> some View {
    Panel {
      Clock(tide: tide)
    } tail: {
      VStack(alignment: .leading) {
        ForEach([1, 2], id: \.self) { berth in
          HStack {
            Image(systemName: "circle.fill").foregroundStyle(berth == 1 ? .green : .red)
              .accessibilityLabel(berth == 1 ? "free" : "taken").mark("h-lamp-\(berth)")
            Text("Berth \(berth)")
          }
        }
      }
      .mark("h-lamps")
    }
    .moored()
  }
}

struct Bars: HarborBoard {
  static let kind = "harbor.bars"
  static func face(_ tide: Tide) -> some View {
    Panel {
      Clock(tide: tide)
    } tail: {
      VStack(alignment: .leading) {
        ForEach([1, 2], id: \.self) { berth in
          Text("Lock \(berth)")
          Capsule().fill(berth == 1 ? Color.green : .red).frame(width: 60, height: 6).mark(
            "h-bar-\(berth)")
        }
      }
    }
    .moored()
  }
}

struct OpenOrShut: HarborBoard {
  static let kind = "harbor.state"
  static var watch: Watch { Watch(entry: { Tide(date: $0, isOpen: $1 % 2 == 0) }) }
  static func face(_ tide: Tide) -> some View {
    Panel {
      Text("Bridge").font(.headline)
    } tail: {
      Circle().fill(tide.isOpen ? Color.green : Color.red).frame(width: 30, height: 30).mark(
        "h-state")
    }
    .moored()
  }
}

struct BareBoard: HarborBoard {
  static let kind = "harbor.bare"
  static func face(_ tide: Tide) -> some View {
    Clock(tide: tide).mark("h-bare").widgetURL(URL(string: "harbor://bare"))
  }
}

struct BareInOne: HarborBoard {
  static let kind = "harbor.bare.one"
  static let families: [WidgetFamily] = [.systemSmall, .accessoryRectangular]
  static func face(_ tide: Tide) -> some View { Inner(tide: tide) }
  struct Inner: View {
    @Environment(\.widgetFamily) private var family
    let tide: Tide
    var body: some View {
      switch family {
      case .accessoryRectangular:
        Label {
          Clock(tide: tide)
        } icon: {
          Image(systemName: "water.waves")
        }
        .containerBackground(.clear, for: .widget)
      default:
        Panel {
          Text("Tide")
        } tail: {
          Clock(tide: tide)
        }.mark("h-bare-one")
          .widgetURL(URL(string: "harbor://one"))
      }
    }
  }
}

struct SeaBehind: HarborBoard {
  static let kind = "harbor.sea"
  static func face(_ tide: Tide) -> some View {
    Panel {
      Text("Tide").bold()
    } tail: {
      Clock(tide: tide)
    }
    .foregroundStyle(.white)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background {
      LinearGradient(colors: [.indigo, .blue], startPoint: .top, endPoint: .bottom).mark("h-sea")
    }
    .widgetURL(URL(string: "harbor://sea"))
    .containerBackground(.clear, for: .widget)
  }
}

struct Nailed: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "harbor.nailed", provider: Watch()) { tide in
      Clock(tide: tide).mark("h-nailed")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .widgetURL(URL(string: "harbor://nailed"))
        .containerBackground(.teal.gradient, for: .widget)
    }
    .containerBackgroundRemovable(false)
    .configurationDisplayName("Harbor").description("See when the water is high.")
    .supportedFamilies([.systemSmall])
  }
}

struct Whitewashed: HarborBoard {
  static let kind = "harbor.white"
  static func face(_ tide: Tide) -> some View {
    Clock(tide: tide).foregroundStyle(.black).mark("h-white")
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .widgetURL(URL(string: "harbor://white"))
      .containerBackground(Color(red: 0.98, green: 0.97, blue: 0.94), for: .widget)
  }
}

struct Hull: HarborBoard {
  static let kind = "harbor.hull"
  static func face(_ tide: Tide) -> some View {
    Clock(tide: tide).foregroundStyle(.white)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color.brown, in: .rect(cornerRadius: 12)).mark("h-hull")
      .moored()
  }
}

struct Mist: HarborBoard {
  static let kind = "harbor.mist"
  static let families: [WidgetFamily] = [.accessoryRectangular]
  static func face(_ tide: Tide) -> some View {
    Panel {
      Clock(tide: tide)
    } tail: {
      Text("low").foregroundStyle(.white.opacity(0.4)).mark("h-mist")
    }
    .moored()
  }
}

struct TwoHues: HarborBoard {
  static let kind = "harbor.hues"
  static let families: [WidgetFamily] = [.accessoryRectangular]
  static func face(_ tide: Tide) -> some View {
    Panel(berth: .sideBySide) {
      Clock(tide: tide).foregroundStyle(Color(red: 0.95, green: 0.35, blue: 0.3))
    } tail: {
      Text("ebb").foregroundStyle(Color(red: 0.2, green: 0.55, blue: 0.75)).mark("h-second")
    }
    .moored()
  }
}

struct Poster: HarborBoard {
  static let kind = "harbor.poster"
  static func face(_ tide: Tide) -> some View {
    Image(uiImage: photograph(400)).resizable().widgetAccentedRenderingMode(.fullColor)
      .scaledToFill().frame(maxWidth: .infinity, maxHeight: .infinity).clipped()
      .accessibilityLabel("The harbor").mark("h-poster")
      .overlay(alignment: .bottom) { Clock(tide: tide).foregroundStyle(.white).shadow(radius: 3) }
      .moored()
  }
}
