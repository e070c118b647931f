import SwiftUI
import Testing

@testable import WidgetKit

/// Apps that give several widgets one kind.
@Suite(.timeLimit(.minutes(60))) @MainActor struct SharedKindTests {
  struct Provider: TimelineProvider {
    struct Entry: TimelineEntry { var date = Date() }
    func placeholder(in context: Context) -> Entry { Entry() }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
      completion(Entry())
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
      completion(Timeline(entries: [Entry()], policy: .never))
    }
  }
  struct Small: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "one", provider: Provider()) { _ in Text("Small") }
        .supportedFamilies([.systemSmall])
    }
  }
  struct Large: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "one", provider: Provider()) { _ in Text("Large") }
        .supportedFamilies([.systemMedium, .systemLarge])
    }
  }
  struct Both: WidgetBundle {
    var body: some Widget {
      Small()
      Large()
    }
  }

  nonisolated static let families: [(family: String?, families: [WidgetFamily])] = [
    ("systemSmall", [.systemSmall]), ("systemLarge", [.systemMedium, .systemLarge]),
    ("systemExtraLarge", [.systemSmall]), (nil, [.systemSmall]),
  ]

  @Test(arguments: families) func theOneWithTheFamilyIsMeant(
    _ item: (family: String?, families: [WidgetFamily])
  ) throws {
    let responder = WidgetResponder(.bundle { Both() })
    #expect(try responder.definition("one", family: item.family).families == item.families)
  }
}
