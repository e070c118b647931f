import AppIntents
import SwiftUI
import UIKit
import WidgetKit

// A harbor's app: one entry, one board, and panels that an enumeration lays out.

struct Tide: TimelineEntry, Sendable {
  let date: Date
  var berth = 4
  var isOpen = true
  var isStale = false
  var level: Double { 2.1 + Double(berth % 3) * 0.4 }
  var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: Float(berth)) }
}

/// What a board does with time; each widget changes the part that it is about.
struct Watch: TimelineProvider {
  var offsets: [TimeInterval] = [0, 3_600, 7_200, 14_400]
  var policy: @Sendable (Date) -> TimelineReloadPolicy = { _ in .atEnd }
  var entry: @Sendable (Date, Int) -> Tide = { Tide(date: $0, berth: 4 + $1) }
  var first: @Sendable (Date) -> Tide = { Tide(date: $0) }
  var preview: @Sendable (Date) -> Tide = { Tide(date: $0) }

  func placeholder(in context: Context) -> Tide { first(.now) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Tide) -> Void) {
    completion(preview(.now))
  }
  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Tide>) -> Void
  ) {
    let now = Date.now
    let entries = offsets.enumerated().map { entry(now.addingTimeInterval($1), $0) }
    completion(Timeline(entries: entries, policy: policy(now)))
  }
}

/// Where a panel's parts go.
enum Berth { case stacked, sideBySide, spread }

struct Panel<Lead: View, Tail: View>: View {
  var berth = Berth.stacked
  @ViewBuilder var lead: Lead
  @ViewBuilder var tail: Tail

  private var layout: AnyLayout {
    switch berth {
    case .stacked: AnyLayout(VStackLayout(alignment: .leading, spacing: 6))
    case .sideBySide: AnyLayout(HStackLayout(alignment: .firstTextBaseline, spacing: 10))
    case .spread: AnyLayout(VStackLayout(alignment: .leading, spacing: 18))
    }
  }

  var body: some View {
    layout {
      lead
      tail
    }
  }
}

struct Clock: View {
  let tide: Tide
  var body: some View { Text(tide.date, format: .dateTime.hour().minute()) }
}

@MainActor protocol HarborBoard: Widget {
  associatedtype Face: View
  static var kind: String { get }
  static var families: [WidgetFamily] { get }
  static var watch: Watch { get }
  static var says: String { get }
  @ViewBuilder static func face(_ tide: Tide) -> Face
}

@MainActor extension HarborBoard {
  static var families: [WidgetFamily] { [.systemSmall] }
  static var watch: Watch { Watch() }
  static var says: String { "See when the water is high." }
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: Self.kind, provider: Self.watch) { Self.face($0) }
      .configurationDisplayName("Harbor")
      .description(Self.says)
      .supportedFamilies(Self.families)
  }
}

extension View {
  func moored(_ place: String = "quay") -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .containerBackground(.background, for: .widget)
      .widgetURL(URL(string: "harbor://\(place)"))
  }
  func mark(_ name: String) -> some View { accessibilityIdentifier(name) }
  @ViewBuilder func when(_ condition: Bool, _ change: (Self) -> some View) -> some View {
    if condition { change(self) } else { self }
  }
}

struct CastOff: AppIntent {
  static let title: LocalizedStringResource = "Cast off"
  @Parameter(title: "Boat") var boat: String
  init() {}
  init(_ boat: String) { self.boat = boat }
  func perform() async throws -> some IntentResult { .result() }
}

func photograph(_ side: Double, _ color: UIColor = .systemTeal) -> UIImage {
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  format.opaque = true
  return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image {
    color.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
    UIColor.systemOrange.setFill()
    $0.cgContext.fillEllipse(
      in: CGRect(x: side / 5, y: side / 3, width: side / 2, height: side / 3))
  }
}
