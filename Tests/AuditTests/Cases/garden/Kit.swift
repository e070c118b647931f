import AppIntents
import SwiftUI
import UIKit
import WidgetKit

// MARK: Model

struct Bed: Hashable, Identifiable {
  var id: String { name }
  let name: String
  let moisture: Double
  var needsWater: Bool { moisture < 0.35 }

  static let all = [
    Bed(name: "Herbs", moisture: 0.62), Bed(name: "Roses", moisture: 0.28),
    Bed(name: "Beans", moisture: 0.51),
  ]
}

struct GardenMoment: TimelineEntry {
  enum Phase { case loading, ready }
  let date: Date
  var step = 0
  var phase = Phase.ready
  var beds = Bed.all
  var relevance: TimelineEntryRelevance? { .init(score: Float(1 + step % 2)) }
}

// MARK: Providers

/// Entries at a distance, from a start.
struct GardenClock: TimelineProvider {
  typealias Entry = GardenMoment
  var distance: TimeInterval = 5400
  var count = 4
  var policy = TimelineReloadPolicy.atEnd
  var make: @Sendable (Date, Int) -> GardenMoment = { GardenMoment(date: $0, step: $1) }
  var waiting: @Sendable (Date) -> GardenMoment = { GardenMoment(date: $0) }
  var sample: @Sendable (Date) -> GardenMoment = { GardenMoment(date: $0) }

  func placeholder(in context: Context) -> GardenMoment { waiting(.now) }

  func getSnapshot(in context: Context, completion: @escaping (GardenMoment) -> Void) {
    completion(sample(.now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<GardenMoment>) -> Void) {
    let start = Date.now
    completion(
      Timeline(
        entries: (0..<count).map { make(start + Double($0) * distance, $0) }, policy: policy))
  }
}

// MARK: Widgets

/// What all widgets of this app have in common.
struct Garden<Content: View>: WidgetConfiguration {
  var kind: String
  var name = "Garden"
  var text = "See how your garden is doing."
  var families: [WidgetFamily] = [.systemSmall]
  var clock = GardenClock()
  @ViewBuilder var content: (GardenMoment) -> Content

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: clock) { content($0) }
      .configurationDisplayName(name)
      .description(text)
      .supportedFamilies(families)
  }
}

// MARK: Views

struct GardenCard: ViewModifier {
  var address = "garden://home"
  func body(content: Content) -> some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .widgetURL(URL(string: address))
      .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
  }
}

extension View {
  func gardenCard(_ address: String = "garden://home") -> some View {
    modifier(GardenCard(address: address))
  }

  func named(_ name: String) -> some View { accessibilityIdentifier(name) }
}

/// A title over the hour.
struct HourHeader: View {
  let title: String
  let date: Date
  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(title).font(.headline)
      Text(date, style: .time).font(.subheadline)
    }
  }
}

extension UIImage {
  static func drawn(_ width: Double, _ height: Double, _ draw: (CGContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
      .image { draw($0.cgContext) }
  }

  static func meadow(_ side: Double) -> UIImage {
    drawn(side, side) { context in
      context.setFillColor(UIColor.systemGreen.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
      context.setFillColor(UIColor.systemYellow.cgColor)
      context.fillEllipse(in: CGRect(x: side / 4, y: side / 4, width: side / 2, height: side / 2))
    }
  }
}

struct WaterBed: AppIntent {
  static let title: LocalizedStringResource = "Water a bed"
  @Parameter(title: "Bed") var bed: String
  init() {}
  init(bed: String) { self.bed = bed }
  func perform() async throws -> some IntentResult { .result() }
}
