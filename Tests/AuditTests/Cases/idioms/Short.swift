import AppIntents
import Charts
import SwiftUI
import UIKit
import WidgetKit

struct M01: Widget {
  @Environment(\.widgetFamily) var family
  var body: some WidgetConfiguration {
    Simple("M01") { entry in
      VStack {
        Gauge(value: Double(entry.n), in: 0...5) {
          Text("Water")
        } currentValueLabel: {
          Text("\(entry.n) of 5 glasses").font(.system(size: 6)).accessibilityIdentifier(
            "m-gauge-label")
        }
        .gaugeStyle(.accessoryCircular)
        Text("Water")
      }.ground()
    }
  }
}

struct M02: Widget {
  var body: some WidgetConfiguration {
    Simple("M02", [.systemMedium]) { entry in
      Chart(0..<5, id: \.self) { BarMark(x: .value("Day", "D\($0)"), y: .value("N", $0 + entry.n)) }
        .chartXAxis {
          AxisMarks { AxisValueLabel().font(.system(size: 6)) }
        }
        .accessibilityIdentifier("m-axis")
        .ground()
    }
  }
}

struct M04: Widget {
  var body: some WidgetConfiguration {
    Simple("M04") { entry in
      VStack(alignment: .leading) {
        ForEach(["Kitchen", "Cellar"], id: \.self) { name in
          HStack {
            Text(name)
            Spacer()
            Image(systemName: "lock.fill").foregroundStyle(name == "Kitchen" ? .green : .red)
              .accessibilityLabel(name == "Kitchen" ? "Locked" : "Open")
              .accessibilityIdentifier("m-lock-\(name)")
          }
        }
        Text("\(entry.n) doors")
      }.ground()
    }
  }
}

struct M05: Widget {
  var body: some WidgetConfiguration {
    Simple("M05") { entry in
      VStack {
        Text("Heart").font(.headline)
        Image(systemName: "heart.fill").font(.largeTitle)
          .foregroundStyle(Color.gray.opacity(0.08))
          .accessibilityLabel("Heart")
          .accessibilityIdentifier("m-faintheart")
        Text("\(entry.n)")
      }.ground()
    }
  }
}

struct M06: View {
  @Environment(\.widgetRenderingMode) var mode
  @Environment(\.showsWidgetContainerBackground) var shows
  var n: Int
  var body: some View {
    VStack {
      Text("Night").font(.headline)
      Text("until \(n) o'clock").foregroundStyle(shows ? Color.primary : Color.black)
        .accessibilityIdentifier("m-night")
    }.ground()
  }
}

struct M06Widget: Widget {
  var body: some WidgetConfiguration { Simple("M06Widget") { M06(n: $0.n) } }
}

struct M07: Widget {
  var body: some WidgetConfiguration {
    Simple("M07", [.systemMedium]) { entry in
      HStack {
        Button(intent: Noop()) {
          Text("Water the plants on the balcony and in the kitchen").lineLimit(1)
            .accessibilityIdentifier("m-buttontext")
        }
        Text("\(entry.n)")
      }.ground()
    }
  }
}

struct M09: Widget {
  var body: some WidgetConfiguration {
    Simple("M09") { entry in
      VStack(alignment: .leading) {
        Text("Heart rate").font(.headline)
        Text("\(70 + entry.n) bpm").accessibilityIdentifier("m-bpm")
      }.ground()
    }
  }
}

struct M10: Widget {
  var body: some WidgetConfiguration {
    Simple("M10") { entry in
      VStack(alignment: .leading) {
        Text("Net worth").font(.headline)
        Text("$1,204,118").font(.title2).accessibilityIdentifier("m-networth")
        Text("\(entry.n) accounts").font(.caption)
      }.ground()
    }
  }
}

struct M11: Widget {
  var body: some WidgetConfiguration {
    Simple("M11", [.accessoryCircular]) { entry in
      ProgressView(value: Double(entry.n), total: 5)
        .progressViewStyle(.circular)
        .accessibilityIdentifier("m-progressring")
        .ground(.clear)
    }
  }
}

struct M12: Widget {
  var body: some WidgetConfiguration {
    Simple("M12", [.systemMedium]) { entry in
      HStack {
        Link(destination: URL(string: "sample://camera")!) {
          Image(systemName: "camera.fill").frame(width: 50, height: 50)
        }
        .accessibilityIdentifier("m-cameralink")
        Text("\(entry.n) photos")
      }.ground()
    }
  }
}

struct M13: Widget {
  var body: some WidgetConfiguration {
    Simple("M13") { entry in
      VStack {
        Text("Door").font(.headline)
        Button("Open", intent: Noop()).buttonStyle(.bordered).controlSize(.mini)
          .accessibilityIdentifier("m-mini")
        Text("\(entry.n)")
      }.ground()
    }
  }
}

struct M14: Widget {
  var body: some WidgetConfiguration {
    Simple("M14") { entry in
      VStack {
        Text("Boxed").font(.headline)
        Text("\(entry.n)")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .padding(EdgeInsets(top: 14, leading: 14, bottom: 14, trailing: 14))
      .accessibilityIdentifier("m-insets")
      .ground()
    }
  }
}

struct M15: Widget {
  var body: some WidgetConfiguration {
    Simple("M15") { entry in
      ZStack(alignment: .topLeading) {
        Color.clear
        VStack(alignment: .leading) {
          Text("Layered").font(.headline)
          Spacer()
          Text("\(entry.n)").frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding()
        .accessibilityIdentifier("m-zpadding")
      }
      .ground()
    }
  }
}

struct M16: Widget {
  var body: some WidgetConfiguration {
    Simple("M16", [.systemMedium]) { entry in
      HStack {
        Image(systemName: "sun.max.fill").font(.largeTitle).accessibilityHidden(true)
        Spacer()
        Text("\(entry.n)°").font(.largeTitle)
      }
      .frame(maxHeight: .infinity)
      .safeAreaPadding(12)
      .accessibilityIdentifier("m-safepadding")
      .ground()
    }
  }
}

struct M18: Widget {
  var body: some WidgetConfiguration {
    Simple("M18") { entry in
      VStack {
        Text("White").font(.headline)
        Text("\(entry.n)")
      }
      .preferredColorScheme(.light)
      .foregroundStyle(.black)
      .accessibilityIdentifier("m-white")
      .ground(Color.white.gradient)
    }
  }
}

struct M19: Widget {
  var body: some WidgetConfiguration {
    Simple("M19", [.systemMedium]) { entry in
      VStack {
        ForEach(["Inbox", "Sent"], id: \.self) { name in
          Text("\(name) \(entry.n)").widgetURL(URL(string: "mail://\(name)"))
            .accessibilityIdentifier("m-box-\(name)")
        }
      }
      .containerBackground(.background, for: .widget)
    }
  }
}

struct M20: Widget {
  var body: some WidgetConfiguration {
    Simple("M20", [.accessoryInline]) { entry in
      Button(intent: Noop()) { Text("Tap \(entry.n)") }.accessibilityIdentifier("m-inlinebutton")
        .ground(.clear)
    }
  }
}
