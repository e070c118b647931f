import AppIntents
import SwiftUI
import WidgetKit

struct Frank: HarborBoard {
  static let kind = "harbor.frank"
  static func face(_ tide: Tide) -> some View {
    Panel {
      Text("Tide").bold()
    } tail: {
      Clock(tide: tide)
    }.mark("h-frank").moored().unredacted()
  }
}

struct Fog: HarborBoard {
  static let kind = "harbor.fog"
  static var watch: Watch { Watch(first: { Tide(date: $0, isStale: true) }) }
  static func face(_ tide: Tide) -> some View {
    ZStack {
      if tide.isStale {
        ProgressView()
      } else {
        VStack {
          Text("Tide").bold()
          Clock(tide: tide)
          Text("ebb")
        }
      }
    }
    .mark("h-fog").moored()
  }
}

struct Shifting: HarborBoard {
  static let kind = "harbor.shift"
  static var watch: Watch { Watch(first: { Tide(date: $0, isStale: true) }) }
  static func face(_ tide: Tide) -> some View {
    VStack(alignment: .leading) {
      if tide.isStale {
        Spacer()
        Text("Tide table")
        Text("High water")
      } else {
        Text("Tide").bold()
        Clock(tide: tide)
        Spacer()
      }
    }
    .mark("h-shift").moored()
  }
}

struct Lost: HarborBoard {
  static let kind = "harbor.lost"
  static var watch: Watch { Watch(entry: { Tide(date: $0, isStale: $1 > 1) }) }
  static func face(_ tide: Tide) -> some View {
    Panel {
      Text("Tide").bold()
    } tail: {
      Clock(tide: tide)
    }
    .when(tide.isStale) { $0.redacted(reason: .placeholder) }
    .mark("h-lost").moored()
  }
}

struct BlankPreview: HarborBoard {
  static let kind = "harbor.preview"
  static var watch: Watch { Watch(preview: { Tide(date: $0, isStale: true) }) }
  static func face(_ tide: Tide) -> some View {
    Panel {
      Text("Tide").bold()
    } tail: {
      Clock(tide: tide)
    }
    .when(tide.isStale) { _ in Text("Loading…") }
    .mark("h-preview").moored()
  }
}

struct EveryTwo: HarborBoard {
  static let kind = "harbor.dense"
  static var watch: Watch { Watch(offsets: (0..<30).map { Double($0) * 120 }) }
  static func face(_ tide: Tide) -> some View {
    Panel {
      Text("Swell")
    } tail: {
      Text("\(tide.berth) cm")
    }.moored()
  }
}

struct Minutes: HarborBoard {
  static let kind = "harbor.clock"
  static var watch: Watch { Watch(offsets: (0..<20).map { Double($0) * 60 }) }
  static func face(_ tide: Tide) -> some View {
    Panel {
      Text("Bridge opens")
    } tail: {
      Text("in \(30 - tide.berth) min").mark("h-minutes")
    }.moored()
  }
}

struct Forever: HarborBoard {
  static let kind = "harbor.never"
  static var watch: Watch { Watch(policy: { _ in .never }) }
  static func face(_ tide: Tide) -> some View { Clock(tide: tide).moored() }
}

struct Greedy: HarborBoard {
  static let kind = "harbor.budget"
  static var watch: Watch { Watch(offsets: [0], policy: { .after($0.addingTimeInterval(420)) }) }
  static func face(_ tide: Tide) -> some View { Clock(tide: tide).moored() }
}

struct Still: HarborBoard {
  static let kind = "harbor.still"
  static func face(_ tide: Tide) -> some View {
    Panel {
      Text("Pier 12")
    } tail: {
      Text("is ours")
    }.moored()
  }
}

struct Swinging: HarborBoard {
  static let kind = "harbor.swing"
  static func face(_ tide: Tide) -> some View {
    Panel {
      Clock(tide: tide)
    } tail: {
      Text("\(tide.berth)").font(.largeTitle).id(tide.berth)
        .transition(.push(from: .bottom).animation(.linear(duration: 4))).mark("h-swing")
    }
    .moored()
  }
}

struct NounSaid: HarborBoard {
  static let kind = "harbor.noun"
  static let says = "High and low water for your harbor."
  static func face(_ tide: Tide) -> some View { Clock(tide: tide).moored() }
}

struct LongSaid: HarborBoard {
  static let kind = "harbor.long"
  static let says =
    "See when the water is high and when it is low, how strong the wind blows, which berths are free, and when the next ferry leaves from the pier that you have chosen."
  static func face(_ tide: Tide) -> some View { Clock(tide: tide).moored() }
}

struct Unnamed: HarborBoard {
  static let kind = "harbor.photo"
  static func face(_ tide: Tide) -> some View {
    Panel {
      Clock(tide: tide)
    } tail: {
      Image(uiImage: photograph(50)).resizable().frame(width: 40, height: 40).clipShape(.circle)
        .mark("h-photo")
    }
    .moored()
  }
}

struct Silent: HarborBoard {
  static let kind = "harbor.silent"
  static let families: [WidgetFamily] = [.systemMedium]
  static func face(_ tide: Tide) -> some View {
    Panel {
      Clock(tide: tide)
    } tail: {
      Button(intent: CastOff("Anna")) {
        Image(systemName: "bell.fill").frame(width: 50, height: 50)
      }
      .buttonStyle(.bordered).mark("h-silent")
    }
    .moored()
  }
}

struct Fees: HarborBoard {
  static let kind = "harbor.fee"
  static func face(_ tide: Tide) -> some View {
    Panel {
      Text("Harbor account")
    } tail: {
      Text("Balance: $1,204.50").mark("h-fee")
      Clock(tide: tide)
    }.moored()
  }
}

struct Pressure: HarborBoard {
  static let kind = "harbor.pressure"
  static func face(_ tide: Tide) -> some View {
    Panel {
      Text("Blood pressure").font(.caption)
    } tail: {
      Text("128/84").font(.title).mark("h-pressure")
      Clock(tide: tide)
    }
    .moored()
  }
}

struct ChooseBerth: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Berth"
  @Parameter(title: "", default: 4) var berthNumber: Int
}
struct Chosen: Widget {
  struct Ask: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Tide { Tide(date: .now) }
    func snapshot(for intent: ChooseBerth, in context: Context) async -> Tide { Tide(date: .now) }
    func timeline(for intent: ChooseBerth, in context: Context) async -> Timeline<Tide> {
      Timeline(entries: [Tide(date: .now, berth: intent.berthNumber)], policy: .after(.now + 7200))
    }
  }
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "harbor.chosen", intent: ChooseBerth.self, provider: Ask()) {
      Clock(tide: $0).moored()
    }
    .configurationDisplayName("Harbor").description("See when the water is high.")
    .supportedFamilies([.systemSmall])
  }
}
