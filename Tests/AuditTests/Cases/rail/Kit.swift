import AppIntents
import SwiftUI
import UIKit
import WidgetKit

// A railway's app: models that views are made of, one generic provider, and a function that makes configurations.

struct Departure: Identifiable, Hashable, Sendable {
  let id: Int
  let town: String
  let leaves: Date
  var late = 0
  var track: Int { 1 + id % 4 }
}

/// What a board shows; views read only this.
struct BoardModel: Sendable {
  let now: Date
  let step: Int
  var departures: [Departure] {
    ["Basel", "Lugano", "Chur"].enumerated().map { offset, town in
      Departure(
        id: offset + step, town: town,
        leaves: now.addingTimeInterval(Double(offset + 1) * 1_140 + 240), late: offset)
    }
  }
  var first: Departure { departures[0] }
}

enum Phase: Sendable { case live, waiting, asleep }
enum Stage: Sendable { case placeholder, snapshot, timeline }

struct BoardEntry: TimelineEntry, Sendable {
  let date: Date
  let model: BoardModel
  var phase = Phase.live
  var relevance: TimelineEntryRelevance? { .init(score: Float(model.step + 1)) }
}

struct Schedule: Sendable {
  enum Reload: Sendable { case atEnd, never, after(TimeInterval) }
  var count = 4
  var every: TimeInterval = 3_600
  var reload = Reload.atEnd
  var phase: @Sendable (Stage, Int) -> Phase = { _, _ in .live }

  func entry(_ stage: Stage, _ step: Int, at start: Date) -> BoardEntry {
    let date = start.addingTimeInterval(Double(step) * every)
    return BoardEntry(
      date: date, model: BoardModel(now: date, step: step), phase: phase(stage, step))
  }
  func timeline(from start: Date) -> Timeline<BoardEntry> {
    let policy: TimelineReloadPolicy =
      switch reload {
      case .atEnd: .atEnd
      case .never: .never
      case .after(let interval): .after(start.addingTimeInterval(interval))
      }
    return Timeline(entries: (0..<count).map { entry(.timeline, $0, at: start) }, policy: policy)
  }
}

struct BoardProvider: TimelineProvider {
  let schedule: Schedule
  func placeholder(in context: Context) -> BoardEntry { schedule.entry(.placeholder, 0, at: .now) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (BoardEntry) -> Void) {
    completion(schedule.entry(.snapshot, 0, at: .now))
  }
  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<BoardEntry>) -> Void
  ) {
    completion(schedule.timeline(from: .now))
  }
}

struct AskedProvider<Question: WidgetConfigurationIntent>: AppIntentTimelineProvider {
  var schedule = Schedule()
  func placeholder(in context: Context) -> BoardEntry { schedule.entry(.placeholder, 0, at: .now) }
  func snapshot(for question: Question, in context: Context) async -> BoardEntry {
    schedule.entry(.snapshot, 0, at: .now)
  }
  func timeline(for question: Question, in context: Context) async -> Timeline<BoardEntry> {
    schedule.timeline(from: .now)
  }
}

@MainActor func board<Face: View>(
  _ kind: String, _ families: WidgetFamily..., schedule: Schedule = Schedule(),
  about: LocalizedStringResource = "See when your train leaves.",
  @ViewBuilder face: @escaping (BoardEntry) -> Face
) -> some WidgetConfiguration {
  StaticConfiguration(kind: kind, provider: BoardProvider(schedule: schedule), content: face)
    .configurationDisplayName("Trains").description(about)
    .supportedFamilies(families.isEmpty ? [.systemSmall] : families)
}

@MainActor func asked<Question: WidgetConfigurationIntent, Face: View>(
  _ kind: String, _ question: Question.Type, schedule: Schedule = Schedule(),
  @ViewBuilder face: @escaping (BoardEntry) -> Face
) -> some WidgetConfiguration {
  AppIntentConfiguration(
    kind: kind, intent: question, provider: AskedProvider<Question>(schedule: schedule),
    content: face
  )
  .configurationDisplayName("Trains").description("See when your train leaves.")
  .supportedFamilies([.systemSmall])
}

/// The time of the next train, and what a widget is about below it.
struct Card<Content: View>: View {
  let model: BoardModel
  @ViewBuilder var content: Content
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(model.first.leaves, style: .time).font(.title3.bold())
      content
    }
  }
}

/// Columns of equal widths, as a departure board has them.
struct Columns: Layout {
  var gap: CGFloat = 4
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? 200
    let column = (width - gap * CGFloat(subviews.count - 1)) / CGFloat(max(1, subviews.count))
    let height = subviews.map { $0.sizeThatFits(.init(width: column, height: nil)).height }.max()
    return CGSize(width: width, height: height ?? 0)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let column =
      (bounds.width - gap * CGFloat(subviews.count - 1)) / CGFloat(max(1, subviews.count))
    for (index, view) in subviews.enumerated() {
      view.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * (column + gap), y: bounds.minY),
        proposal: .init(width: column, height: bounds.height))
    }
  }
}

extension View {
  func seat() -> some View { seat(on: .background) }
  func seat(on ground: some ShapeStyle) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .widgetURL(URL(string: "rail://next"))
      .containerBackground(ground, for: .widget)
  }
  func tag(named name: String) -> some View { accessibilityIdentifier(name) }
}

struct Remind: AppIntent {
  static let title: LocalizedStringResource = "Remind me"
  @Parameter(title: "Train") var train: Int
  init() {}
  init(train: Int) { self.train = train }
  func perform() async throws -> some IntentResult { .result() }
}

struct Mute: SetValueIntent {
  static let title: LocalizedStringResource = "Mute announcements"
  @Parameter(title: "Muted") var value: Bool
  func perform() async throws -> some IntentResult { .result() }
}

enum Photos {
  static func landscape(_ width: Int, _ height: Int) -> UIImage {
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = 1
    format.opaque = true
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor(red: 0.35, green: 0.55, blue: 0.75, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor(red: 0.2, green: 0.35, blue: 0.2, alpha: 1).setFill()
      context.cgContext.fillEllipse(
        in: CGRect(x: -size.width / 4, y: size.height / 2, width: size.width, height: size.height))
    }
  }
}
