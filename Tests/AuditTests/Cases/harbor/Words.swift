import SwiftUI
import UIKit
import WidgetKit

struct SmallScaled: HarborBoard {
  static let kind = "harbor.small.scaled"
  static func face(_ tide: Tide) -> some View {
    Panel {
      Clock(tide: tide).font(.title2)
    } tail: {
      Text("at the outer wall").font(.caption).scaleEffect(0.75, anchor: .leading).mark(
        "h-scaled-note")
    }
    .moored()
  }
}

struct SmallJoined: HarborBoard {
  static let kind = "harbor.small.joined"
  static func face(_ tide: Tide) -> some View {
    Panel {
      Clock(tide: tide)
    } tail: {
      (Text("\(tide.level, specifier: "%.1f")").font(.title)
        + Text(" meters").font(.system(size: 8)))
        .mark("h-joined")
    }
    .moored()
  }
}

struct CutName: HarborBoard {
  static let kind = "harbor.cut.name"
  static func face(_ tide: Tide) -> some View {
    Grid(alignment: .leading) {
      GridRow {
        Text("Master").gridColumnAlignment(.trailing).foregroundStyle(.secondary)
        Text("Margarethe Oldenburg-Petersen").lineLimit(1).truncationMode(.middle).mark("h-captain")
      }
      GridRow {
        Text("Slack").foregroundStyle(.secondary)
        Clock(tide: tide)
      }
    }
    .font(.subheadline)
    .moored()
  }
}

struct CutBox: HarborBoard {
  static let kind = "harbor.cut.box"
  static func face(_ tide: Tide) -> some View {
    Panel {
      Clock(tide: tide).font(.headline)
    } tail: {
      Text("Ferries leave from the north pier until the storm has passed")
        .font(.footnote).frame(width: 110, height: 34, alignment: .topLeading).mark("h-boxed")
    }
    .moored()
  }
}

struct Squeezed: HarborBoard {
  static let kind = "harbor.squeezed"
  static func face(_ tide: Tide) -> some View {
    Panel {
      Clock(tide: tide)
    } tail: {
      Text("Springtide warning tonight").font(.title).lineLimit(1).minimumScaleFactor(0.3)
        .mark("h-squeezed")
    }
    .moored()
  }
}

struct Overboard: HarborBoard {
  static let kind = "harbor.overboard"
  static func face(_ tide: Tide) -> some View {
    Clock(tide: tide)
      .overlay(alignment: .bottomLeading) {
        Text("next departure at noon").fixedSize().offset(y: 22).mark("h-overboard")
      }
      .moored()
  }
}

struct PaintedSign: HarborBoard {
  static let kind = "harbor.sign"
  private static let sign: UIImage = {
    UIGraphicsImageRenderer(size: CGSize(width: 120, height: 30)).image { _ in
      NSAttributedString(string: "Pier 12", attributes: [.font: UIFont.boldSystemFont(ofSize: 22)])
        .draw(at: .zero)
    }
  }()
  static func face(_ tide: Tide) -> some View {
    Panel {
      Image(uiImage: sign).accessibilityLabel("Pier 12").mark("h-sign")
    } tail: {
      Clock(tide: tide)
    }
    .moored()
  }
}

struct Lettering: HarborBoard {
  static let kind = "harbor.lettering"
  static func face(_ tide: Tide) -> some View {
    Clock(tide: tide).font(.custom("Windlass-Heavy", size: 28, relativeTo: .title)).mark(
      "h-lettering"
    )
    .moored()
  }
}

struct WrongFlag: HarborBoard {
  static let kind = "harbor.flag"
  private enum Signal: String { case storm = "wind.warning.fill.flag", calm = "water.waves" }
  static func face(_ tide: Tide) -> some View {
    Panel(berth: .sideBySide) {
      Image(systemName: (tide.isOpen ? Signal.storm : .calm).rawValue).mark("h-flag")
    } tail: {
      Clock(tide: tide)
    }
    .moored()
  }
}

struct FixedSize: HarborBoard {
  static let kind = "harbor.fixed"
  static func face(_ tide: Tide) -> some View {
    Panel {
      Clock(tide: tide).font(.title2)
    } tail: {
      Text("slack water").font(.init(UIFont.systemFont(ofSize: 13))).mark("h-fixed")
    }
    .moored()
  }
}

struct FixedBuoy: HarborBoard {
  static let kind = "harbor.buoy"
  static func face(_ tide: Tide) -> some View {
    Label {
      Clock(tide: tide)
    } icon: {
      Image(systemName: "water.waves").resizable().scaledToFit().frame(width: 16, height: 16)
        .mark("h-buoy")
    }
    .moored()
  }
}

struct TinyBrand: HarborBoard {
  static let kind = "harbor.brand"
  static func face(_ tide: Tide) -> some View {
    Panel {
      Clock(tide: tide)
    } tail: {
      Text("Harbor Line").font(.custom("Palatino", fixedSize: 9)).mark("h-brand")
    }
    .moored()
  }
}

struct Manifest: HarborBoard {
  static let kind = "harbor.manifest"
  static func face(_ tide: Tide) -> some View {
    Grid(alignment: .leading, horizontalSpacing: 3, verticalSpacing: 0) {
      ForEach(0..<8, id: \.self) { row in
        GridRow {
          ForEach(["Hull", "Crew", "Load"], id: \.self) { Text("\($0) \(row + tide.berth)") }
        }
      }
    }
    .font(.caption2)
    .mark("h-list")
    .moored()
  }
}

struct LonelyBoat: HarborBoard {
  static let kind = "harbor.lonely"
  static let families: [WidgetFamily] = [.systemLarge]
  static func face(_ tide: Tide) -> some View { Clock(tide: tide).mark("h-lonely").moored() }
}

struct EnglishDays: HarborBoard {
  static let kind = "harbor.weekday"
  private static let names = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  static func face(_ tide: Tide) -> some View {
    Panel {
      Text(names[Calendar.current.component(.weekday, from: tide.date) - 1]).font(.headline)
        .mark("h-weekday")
    } tail: {
      Clock(tide: tide)
    }
    .moored()
  }
}

struct DottedDate: HarborBoard {
  static let kind = "harbor.dated"
  static func face(_ tide: Tide) -> some View {
    let style = Date.VerbatimFormatStyle(
      format: "\(month: .twoDigits)/\(day: .twoDigits)/\(year: .defaultDigits)",
      timeZone: .current, calendar: .current)
    Panel {
      Text(tide.date.formatted(style)).mark("h-dated")
    } tail: {
      Clock(tide: tide)
    }
    .moored()
  }
}

struct BritishHours: HarborBoard {
  static let kind = "harbor.british"
  static func face(_ tide: Tide) -> some View {
    Text(tide.date.formatted(.dateTime.weekday(.wide).hour().locale(Locale(identifier: "en_US"))))
      .mark("h-british").moored()
  }
}
