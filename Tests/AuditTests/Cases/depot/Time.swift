import AppIntents
import SwiftUI
import WidgetKit

/// Without redaction for the name of the line alone: the rest is a placeholder.
struct FrankTitle: Widget {
  var body: some WidgetConfiguration {
    board("depot.frank") { entry in
      VStack(alignment: .leading) {
        Text("Trains").font(.headline).unredacted()
        Text(entry.model.first.leaves, style: .time)
        Text(entry.model.first.town)
      }.seat()
    }
  }
}

private let sleeps = Schedule(phase: { _, step in step > 1 ? .asleep : .live })

struct SaysItIsOver: Widget {
  var body: some WidgetConfiguration {
    board("depot.over", schedule: sleeps) { entry in
      Card(model: entry.model) {
        Text(entry.phase == .asleep ? "No train tonight" : entry.model.first.town)
      }.seat()
    }
  }
}

struct EveryFiveMinutes: Widget {
  var body: some WidgetConfiguration {
    board("depot.five", schedule: Schedule(count: 48, every: 600)) { entry in
      Card(model: entry.model) { Text("Coach \(entry.model.step % 7 + 1)") }.seat()
    }
  }
}

struct CountsByItself: Widget {
  var body: some WidgetConfiguration {
    board("depot.counts") { entry in
      VStack(alignment: .leading) {
        Text(entry.model.first.town).font(.headline)
        Text(entry.model.first.leaves, style: .relative)
        Text(timerInterval: entry.date...entry.model.first.leaves, countsDown: true)
          .monospacedDigit()
      }.seat()
    }
  }
}

struct HalfHourly: Widget {
  var body: some WidgetConfiguration {
    board("depot.half", schedule: Schedule(count: 1, reload: .after(2_700))) { entry in
      Card(model: entry.model) { Text(entry.model.first.town) }.seat()
    }
  }
}

struct NeverButReloaded: Widget {
  var body: some WidgetConfiguration {
    board("depot.never", schedule: Schedule(reload: .never)) { entry in
      Card(model: entry.model) {
        Button(intent: Remind(train: 4)) { Text("Next").frame(minWidth: 60, minHeight: 48) }
          .buttonStyle(.plain)
      }.seat()
    }
  }
}

struct QuickNumber: Widget {
  var body: some WidgetConfiguration {
    board("depot.quick") { entry in
      Card(model: entry.model) {
        Text("\(entry.model.step)").font(.title).contentTransition(.numericText())
          .animation(.snappy, value: entry.model.step)
        Capsule().frame(width: 20 + 20 * CGFloat(entry.model.step), height: 8)
          .animation(.spring(duration: 1.2), value: entry.model.step)
      }.seat()
    }
  }
}

struct NamedThings: Widget {
  var body: some WidgetConfiguration {
    board(
      "depot.named", .systemMedium, about: "Keep an eye on the next departures from your station."
    ) {
      entry in
      HStack {
        Card(model: entry.model) { Text(entry.model.first.town) }
        Button(intent: Remind(train: 9)) {
          Image(systemName: "bell").frame(width: 48, height: 48)
        }
        .buttonStyle(.plain).accessibilityLabel("Remind me")
        Image(uiImage: Photos.landscape(60, 60)).widgetAccentedRenderingMode(.desaturated)
          .clipShape(.circle).accessibilityLabel("Alps")
      }.seat()
    }
  }
}

struct HiddenBalance: Widget {
  var body: some WidgetConfiguration {
    board("depot.balance") { entry in
      Card(model: entry.model) {
        Text("Fare \(12.5 + Double(entry.model.step), format: .currency(code: "CHF"))")
        Text(400, format: .currency(code: "CHF")).privacySensitive()
      }.seat()
    }
  }
}

struct AlarmControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "depot.control") {
      ControlWidgetButton(action: Remind(train: 1)) { Label("Remind me", systemImage: "bell") }
    }
    .displayName("Remind me").description("Get a reminder before your train leaves.")
  }
}
