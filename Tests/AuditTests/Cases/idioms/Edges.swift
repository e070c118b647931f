import AppIntents
import Charts
import SwiftUI
import UIKit
import WidgetKit

struct RunEntry: TimelineEntry {
  let date: Date
  var kilometers = 5.2
  var isSample = false
}

struct RunProvider: TimelineProvider {
  func placeholder(in context: Context) -> RunEntry { RunEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (RunEntry) -> Void) {
    completion(RunEntry(date: .now))
  }
  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<RunEntry>) -> Void
  ) {
    let entries = (0..<3).map {
      RunEntry(date: .now + Double($0) * 7200, kilometers: 5 + Double($0))
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

extension WidgetConfiguration {
  fileprivate func runs(_ name: String, _ families: WidgetFamily...) -> some WidgetConfiguration {
    configurationDisplayName(name).description("Track your runs.").supportedFamilies(families)
  }
}

extension View {
  fileprivate func runCard() -> some View {
    containerBackground(for: .widget) { Color(.systemBackground) }
      .widgetURL(URL(string: "runs://all"))
  }
}

struct RunEdgeWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "RunEdge", provider: RunProvider()) { entry in
      VStack(alignment: .leading, spacing: 0) {
        Text("Last run").font(.headline).accessibilityIdentifier("n-lastrun")
        Spacer()
        Text("\(entry.kilometers, specifier: "%.0f") km").padding(16)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .padding(3)
      .runCard()
    }
    .runs("Edge", .systemSmall)
    .contentMarginsDisabled()
  }
}

/// A stamp that negative padding moves out of the margins.
struct RunStampWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "RunStamp", provider: RunProvider()) { entry in
      VStack {
        Text("\(Int(entry.kilometers)) km").font(.title)
        Text("today")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay(alignment: .bottomTrailing) {
        Text("9:41").font(.caption).padding(.trailing, -13).padding(.bottom, -12)
          .accessibilityIdentifier("n-stamp")
      }
      .runCard()
    }
    .runs("Stamp", .systemMedium)
  }
}

/// A symbol near the edge.
struct RunSymbolWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "RunSymbol", provider: RunProvider()) { entry in
      Text("\(Int(entry.kilometers)) km").font(.title)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay(alignment: .topLeading) {
          Image(systemName: "figure.run").font(.title3).accessibilityHidden(true)
            .padding(2)
            .accessibilityIdentifier("n-runner")
        }
        .runCard()
    }
    .runs("Runner", .systemSmall)
    .contentMarginsDisabled()
  }
}

struct RunPaddedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "RunPadded", provider: RunProvider()) { entry in
      VStack(alignment: .leading) {
        HStack {
          Text("Runs").font(.headline)
          Spacer()
          Image(systemName: "figure.run").accessibilityHidden(true)
        }
        Spacer()
        Text("\(Int(entry.kilometers)) km").font(.title)
      }
      .padding(.horizontal, 12)
      .padding(.vertical, 10)
      .accessibilityIdentifier("n-padded")
      .runCard()
    }
    .runs("Padded", .systemSmall)
  }
}

struct RunSafeAreaWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "RunSafeArea", provider: RunProvider()) { entry in
      GeometryReader { proxy in
        VStack(alignment: .leading) {
          Text("Runs").font(.headline)
          Spacer()
          Text("\(Int(entry.kilometers)) km").font(.title)
        }
        .frame(width: proxy.size.width, height: proxy.size.height, alignment: .leading)
      }
      .padding()
      .accessibilityIdentifier("n-geometry")
      .runCard()
    }
    .runs("Measured", .systemMedium)
  }
}

struct RunLongWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "RunLong", provider: RunProvider()) { entry in
      VStack(alignment: .leading) {
        Text("Through the park and along the river")
          .font(.title3)
          .fixedSize()
          .accessibilityIdentifier("n-route")
        Text("\(Int(entry.kilometers)) km")
      }
      .runCard()
    }
    .runs("Route", .systemSmall)
  }
}

/// Rows that fit on the large phone only.
struct RunRowsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "RunRows", provider: RunProvider()) { entry in
      VStack(alignment: .leading, spacing: 6) {
        ForEach(["Warm up", "Run", "Walk", "Sprint", "Walk home", "Stretch"], id: \.self) { name in
          Text(name).font(.title3).frame(height: 27)
            .accessibilityIdentifier("n-part-\(name)")
        }
      }
      .fixedSize(horizontal: false, vertical: true)
      .runCard()
    }
    .runs("Parts", .systemSmall)
  }
}

struct RunMapWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "RunMap", provider: RunProvider()) { entry in
      VStack(alignment: .leading) {
        RoundedRectangle(cornerRadius: 34)
          .fill(.green.opacity(0.3))
          .accessibilityLabel("Map of the run")
          .accessibilityIdentifier("n-map")
        Text("Map").font(.headline)
        Text("\(Int(entry.kilometers)) km").font(.caption)
      }
      .padding(8)
      .runCard()
    }
    .runs("Map", .systemSmall)
    .contentMarginsDisabled()
  }
}

struct RunPanelWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "RunPanel", provider: RunProvider()) { entry in
      VStack {
        Text("Pace").font(.headline)
        Text("5:20").font(.largeTitle)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(.quaternary)
      .clipShape(RoundedRectangle(cornerRadius: 4))
      .accessibilityIdentifier("n-pace")
      .padding(6)
      .runCard()
    }
    .runs("Pace", .systemSmall)
    .contentMarginsDisabled()
  }
}

// MARK: Targets

struct StartRun: AppIntent {
  static let title: LocalizedStringResource = "Start"
  @Parameter(title: "Kind") var kind: String
  init() {}
  init(kind: String) { self.kind = kind }
  func perform() async throws -> some IntentResult { .result() }
}

struct RunStarWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "RunStar", provider: RunProvider()) { entry in
      VStack(alignment: .leading) {
        HStack {
          Text("Park run").font(.headline)
          Spacer()
          Toggle(isOn: true, intent: StartRun(kind: "star")) {
            Image(systemName: "star")
          }
          .toggleStyle(.button)
          .buttonStyle(.plain)
          .labelStyle(.iconOnly)
          .accessibilityLabel("Favorite")
          .accessibilityIdentifier("n-star")
        }
        Spacer()
        Text("\(Int(entry.kilometers)) km")
      }
      .runCard()
    }
    .runs("Star", .systemSmall)
  }
}

struct RunListWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "RunList", provider: RunProvider()) { entry in
      VStack(alignment: .leading, spacing: 12) {
        Text("Plan").font(.headline)
        ForEach(["Monday", "Thursday"], id: \.self) { name in
          Link(destination: URL(string: "runs://plan/\(name)")!) {
            HStack {
              Text(name)
              Spacer()
              Text("\(Int(entry.kilometers)) km").foregroundStyle(.secondary)
            }
          }
          .accessibilityIdentifier("n-plan-\(name)")
        }
        Spacer()
      }
      .runCard()
    }
    .runs("Plan", .systemLarge)
  }
}

struct RunOverlapWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "RunOverlap", provider: RunProvider()) { entry in
      HStack(spacing: -20) {
        Button(intent: StartRun(kind: "run")) {
          Label("Run", systemImage: "figure.run").frame(width: 96, height: 56)
        }
        .accessibilityIdentifier("n-overlap-run")
        Button(intent: StartRun(kind: "walk")) {
          Label("Walk", systemImage: "figure.walk").frame(width: 96, height: 56)
        }
        .accessibilityIdentifier("n-overlap-walk")
      }
      .buttonStyle(.plain)
      .runCard()
    }
    .runs("Start", .systemMedium)
  }
}

struct RunURLsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "RunURLs", provider: RunProvider()) { entry in
      HStack {
        VStack {
          Text("Runs")
          Text("\(Int(entry.kilometers))")
        }
        .widgetURL(URL(string: "runs://list"))
        .accessibilityIdentifier("n-url-runs")
        Divider()
        VStack {
          Text("Walks")
          Text("2")
        }
        .widgetURL(URL(string: "runs://walks"))
        .accessibilityIdentifier("n-url-walks")
      }
      .containerBackground(.background, for: .widget)
    }
    .runs("Both", .systemMedium)
  }
}

struct RunLapsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "RunLaps", provider: RunProvider()) { entry in
      VStack {
        Text(entry.date, style: .time)
        Text("Laps").accessibilityIdentifier("n-url-laps").widgetURL(URL(string: "runs://laps"))
      }
      .containerBackground(.background, for: .widget)
      .widgetURL(URL(string: "runs://track"))
    }
    .runs("Laps", .systemSmall)
  }
}

struct RunFaceWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "RunFace", provider: RunProvider()) { entry in
      HStack {
        Link(destination: URL(string: "runs://start")!) {
          Image(systemName: "play.fill").frame(width: 44, height: 44)
        }
        .accessibilityLabel("Start")
        .accessibilityIdentifier("n-accessorylink")
      }
      .containerBackground(.clear, for: .widget)
    }
    .runs("Face", .accessoryCircular)
  }
}

struct RunInlineWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "RunInline", provider: RunProvider()) { entry in
      ViewThatFits {
        HStack {
          Link("Runs", destination: URL(string: "runs://a")!)
          Link("\(Int(entry.kilometers)) km", destination: URL(string: "runs://b")!)
            .accessibilityIdentifier("n-inline-b")
        }
      }
      .containerBackground(.clear, for: .widget)
    }
    .runs("Inline", .accessoryInline)
  }
}

struct RunNowhereWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "RunNowhere", provider: RunProvider()) { entry in
      VStack {
        Text("Runs").font(.headline)
        Text("\(Int(entry.kilometers)) km")
      }
      .containerBackground(.background, for: .widget)
    }
    .runs("Nowhere", .systemSmall)
  }
}
