import AppIntents
import SwiftUI
import WidgetKit

struct PickTown: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Town"
  @Parameter(title: "Town", default: "Bern") var town: String
}

struct FrankAll: Widget {
  var body: some WidgetConfiguration {
    board("rail.frank") { entry in
      VStack {
        Text(entry.model.first.leaves, style: .time).unredacted()
        Text(entry.model.first.town).unredacted()
      }
      .tag(named: "r-frank").seat()
    }
  }
}

struct FrankReasons: Widget {
  var body: some WidgetConfiguration {
    board("rail.frank.reasons") { entry in
      Card(model: entry.model) { Text(entry.model.first.town) }.tag(named: "r-reasons")
        .environment(\.redactionReasons, []).seat()
    }
  }
}

private let waitsFirst = Schedule(phase: { stage, _ in stage == .placeholder ? .waiting : .live })

struct BlankFirst: Widget {
  var body: some WidgetConfiguration {
    board("rail.blank", schedule: waitsFirst) { entry in
      Group {
        switch entry.phase {
        case .live: Card(model: entry.model) { Text(entry.model.first.town) }
        default: Color.clear
        }
      }
      .tag(named: "r-blank").seat()
    }
  }
}

struct SpinnerFirst: Widget {
  var body: some WidgetConfiguration {
    board("rail.spinner", schedule: waitsFirst) { entry in
      VStack {
        if entry.phase == .live {
          Card(model: entry.model) { Text(entry.model.first.town) }
        } else {
          ProgressView().progressViewStyle(.circular)
        }
      }
      .tag(named: "r-spinner").seat()
    }
  }
}

struct JumpingFirst: Widget {
  var body: some WidgetConfiguration {
    board("rail.jump", schedule: waitsFirst) { entry in
      Group {
        if entry.phase == .live {
          Card(model: entry.model) { Text(entry.model.first.town) }
            .frame(maxHeight: .infinity, alignment: .top)
        } else {
          VStack(alignment: .trailing) {
            Text("Town of the journey")
            Text("Time")
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
        }
      }
      .tag(named: "r-jump").seat()
    }
  }
}

struct JumpingRows: Widget {
  var body: some WidgetConfiguration {
    board("rail.jump.rows", .systemMedium, schedule: waitsFirst) { entry in
      HStack {
        if entry.phase == .live {
          ForEach(entry.model.departures) { train in
            VStack {
              Text(train.town)
              Text(train.leaves, style: .time)
            }
          }
        } else {
          VStack {
            Text("Departures of the day")
            Text("Bern, Thun")
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
        }
      }
      .tag(named: "r-jump-rows").seat()
    }
  }
}

private let sleepsLater = Schedule(phase: { _, step in step > 1 ? .asleep : .live })

struct FallsAsleep: Widget {
  var body: some WidgetConfiguration {
    board("rail.asleep", schedule: sleepsLater) { entry in
      Card(model: entry.model) { Text(entry.model.first.town) }
        .redacted(reason: entry.phase == .asleep ? .placeholder : [])
        .tag(named: "r-asleep").seat()
    }
  }
}

struct FallsAsleepByView: Widget {
  private struct Skeleton: View {
    let entry: BoardEntry
    var body: some View {
      Card(model: entry.model) { Text("Destination") }.redacted(reason: .placeholder)
    }
  }
  var body: some WidgetConfiguration {
    board("rail.asleep.view", schedule: sleepsLater) { entry in
      VStack {
        if entry.phase == .asleep {
          Skeleton(entry: entry)
        } else {
          Card(model: entry.model) { Text(entry.model.first.town) }
        }
      }
      .tag(named: "r-skeleton").seat()
    }
  }
}

private let noGallery = Schedule(phase: { stage, _ in stage == .snapshot ? .waiting : .live })

struct GalleryNothing: Widget {
  var body: some WidgetConfiguration {
    board("rail.gallery", schedule: noGallery) { entry in
      VStack {
        if entry.phase == .waiting {
          Label("No data available", systemImage: "exclamationmark.triangle")
        } else {
          Card(model: entry.model) { Text(entry.model.first.town) }
        }
      }
      .tag(named: "r-gallery").seat()
    }
  }
}

struct GalleryRedacted: Widget {
  var body: some WidgetConfiguration {
    board("rail.gallery.redacted", schedule: noGallery) { entry in
      Card(model: entry.model) { Text(entry.model.first.town) }
        .redacted(reason: entry.phase == .waiting ? .placeholder : [])
        .tag(named: "r-gallery-bars").seat()
    }
  }
}

struct EveryMinute: Widget {
  var body: some WidgetConfiguration {
    board("rail.dense", schedule: Schedule(count: 40, every: 60)) { entry in
      Card(model: entry.model) { Text("\(entry.model.step * 3) passengers") }.seat()
    }
  }
}

struct EveryTenSeconds: Widget {
  var body: some WidgetConfiguration {
    asked("rail.dense.asked", PickTown.self, schedule: Schedule(count: 20, every: 10)) { entry in
      Text("Car \(entry.model.step)").seat()
    }
  }
}

struct ClockByFormat: Widget {
  var body: some WidgetConfiguration {
    board("rail.clock", schedule: Schedule(count: 30, every: 60)) { entry in
      Text(entry.date.formatted(date: .omitted, time: .shortened)).font(.largeTitle)
        .tag(named: "r-clock").seat()
    }
  }
}

struct CountdownBySeconds: Widget {
  var body: some WidgetConfiguration {
    board("rail.countdown", schedule: Schedule(count: 30, every: 1)) { entry in
      Text("\(120 - entry.model.step) s").font(.largeTitle).tag(named: "r-countdown").seat()
    }
  }
}

struct NeverAgain: Widget {
  var body: some WidgetConfiguration {
    board("rail.never", schedule: Schedule(reload: .never)) { entry in
      Card(model: entry.model) { Text(entry.model.first.town) }.seat()
    }
  }
}

struct NeverAsked: Widget {
  var body: some WidgetConfiguration {
    asked("rail.never.asked", PickTown.self, schedule: Schedule(count: 1, reload: .never)) {
      entry in
      Card(model: entry.model) { Text(entry.model.first.town) }.seat()
    }
  }
}

struct SpendsByFive: Widget {
  var body: some WidgetConfiguration {
    board("rail.spends", schedule: Schedule(count: 1, reload: .after(300))) { entry in
      Card(model: entry.model) { Text(entry.model.first.town) }.seat()
    }
  }
}

struct SpendsAtEnd: Widget {
  var body: some WidgetConfiguration {
    asked("rail.spends.asked", PickTown.self, schedule: Schedule(count: 2, every: 400)) { entry in
      Card(model: entry.model) { Text(entry.model.first.town) }.seat()
    }
  }
}

struct AlwaysTheSame: Widget {
  var body: some WidgetConfiguration {
    board("rail.still") { _ in
      VStack {
        Text("Season ticket").font(.headline)
        Text("Second class")
      }.seat()
    }
  }
}

struct AlwaysTheSameAsked: Widget {
  var body: some WidgetConfiguration {
    asked("rail.still.asked", PickTown.self, schedule: Schedule(count: 6, reload: .after(7_200))) {
      _ in
      Grid {
        GridRow {
          Text("Line")
          Text("S7")
        }
      }.seat()
    }
  }
}

struct SlowNumber: Widget {
  var body: some WidgetConfiguration {
    board("rail.slow") { entry in
      Card(model: entry.model) {
        Text("\(entry.model.step)").font(.title).contentTransition(.numericText())
          .animation(.easeInOut(duration: 3.5), value: entry.model.step).tag(named: "r-slow")
      }.seat()
    }
  }
}

struct SlowBar: Widget {
  var body: some WidgetConfiguration {
    board("rail.slow.bar") { entry in
      Card(model: entry.model) {
        Capsule().frame(width: 20 + 20 * CGFloat(entry.model.step), height: 8)
          .animation(.spring(duration: 6), value: entry.model.step).tag(named: "r-slow-bar")
        Text("way done")
      }.seat()
    }
  }
}

struct SaysWidget: Widget {
  var body: some WidgetConfiguration {
    board("rail.says.widget", about: "This widget shows the next departures.") { entry in
      Card(model: entry.model) { Text(entry.model.first.town) }.seat()
    }
  }
}

struct SaysNoun: Widget {
  var body: some WidgetConfiguration {
    board("rail.says.noun", about: "Departures from your station") { entry in
      Card(model: entry.model) { Text(entry.model.first.town) }.seat()
    }
  }
}

struct SaysMuch: Widget {
  var body: some WidgetConfiguration {
    board(
      "rail.says.much",
      about:
        "See the next departures from your station with their tracks, delays, coaches, connections and fares, choose which lines you want to follow, and get reminders before your train leaves."
    ) { entry in
      Card(model: entry.model) { Text(entry.model.first.town) }.seat()
    }
  }
}

struct UnnamedGauge: Widget {
  var body: some WidgetConfiguration {
    board("rail.gauge", .accessoryCircular) { entry in
      Gauge(value: Double(entry.model.step), in: 0...4) { EmptyView() }
        .gaugeStyle(.accessoryCircularCapacity).tag(named: "r-gauge").seat()
    }
  }
}

struct UnnamedPhoto: Widget {
  var body: some WidgetConfiguration {
    board("rail.photo") { entry in
      Card(model: entry.model) {
        Image(uiImage: Photos.landscape(60, 60)).widgetAccentedRenderingMode(.desaturated)
          .clipShape(.circle).tag(named: "r-photo")
      }.seat()
    }
  }
}

struct UnnamedButton: Widget {
  var body: some WidgetConfiguration {
    board("rail.button", .systemMedium) { entry in
      HStack {
        Card(model: entry.model) { Text(entry.model.first.town) }
        Button(intent: Remind(train: 9)) {
          Photo().frame(width: 48, height: 48)
        }
        .buttonStyle(.plain).tag(named: "r-button")
      }.seat()
    }
  }
  private struct Photo: View {
    var body: some View {
      Canvas { $0.fill(Path(ellipseIn: CGRect(origin: .zero, size: $1)), with: .color(.blue)) }
    }
  }
}

struct OpenBalance: Widget {
  var body: some WidgetConfiguration {
    board("rail.balance") { entry in
      Card(model: entry.model) {
        LabeledContent("Account balance") {
          Text(128.5 + Double(entry.model.step), format: .currency(code: "CHF"))
        }
        .tag(named: "r-balance")
      }.seat()
    }
  }
}

struct OpenHeart: Widget {
  var body: some WidgetConfiguration {
    board("rail.heart") { entry in
      VStack(alignment: .leading) {
        Label("Heart rate", systemImage: "heart.fill")
        Text("\(62 + entry.model.step) BPM").font(.title).tag(named: "r-heart")
      }.seat()
    }
  }
}
