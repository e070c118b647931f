import AppIntents
import SwiftUI
import UIKit
import WidgetKit

struct Tick: TimelineEntry, Sendable {
  let date: Date
  let n: Int
}

struct Ticks: TimelineProvider {
  func placeholder(in _: Context) -> Tick { Tick(date: .now, n: 1) }
  func getSnapshot(in _: Context, completion: @escaping (Tick) -> Void) {
    completion(Tick(date: .now, n: 1))
  }
  func getTimeline(in _: Context, completion: @escaping (Timeline<Tick>) -> Void) {
    let all = (1...3).map { Tick(date: .now.addingTimeInterval(Double($0 - 1) * 3600), n: $0) }
    completion(.init(entries: all, policy: .after(.now.addingTimeInterval(3 * 3600))))
  }
}

struct Noop: AppIntent {
  static let title: LocalizedStringResource = "Noop"
  func perform() async throws -> some IntentResult { .result() }
}

/// A widget of one view: what somebody writes to avoid the same six lines.
struct Simple<Body: View>: WidgetConfiguration {
  var kind: String
  var families: [WidgetFamily] = [.systemSmall]
  var content: (Tick) -> Body
  init(
    _ kind: String, _ families: [WidgetFamily] = [.systemSmall],
    @ViewBuilder content: @escaping (Tick) -> Body
  ) {
    (self.kind, self.families, self.content) = (kind, families, content)
  }
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: Ticks()) { entry in
      content(entry)
    }
    .configurationDisplayName("Sample").description("See a sample.").supportedFamilies(families)
  }
}

extension View {
  func ground<S: ShapeStyle>(_ style: S = .background) -> some View {
    containerBackground(style, for: .widget).widgetURL(URL(string: "sample://open"))
  }
}
