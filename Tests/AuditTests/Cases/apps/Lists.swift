import AppIntents
import SwiftUI
import UIKit
import WidgetKit

// MARK: Photos: a picture behind a caption

struct MemoryEntry: TimelineEntry {
  var date: Date
  var hue: Double
  var caption: String
}

struct MemoryProvider: TimelineProvider {
  func placeholder(in context: Context) -> MemoryEntry {
    MemoryEntry(date: .now, hue: 0.6, caption: "Summer at the lake")
  }
  func getSnapshot(in context: Context, completion: @escaping (MemoryEntry) -> Void) {
    completion(MemoryEntry(date: .now, hue: 0.6, caption: "Summer at the lake"))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<MemoryEntry>) -> Void) {
    completion(
      Timeline(
        entries: [
          MemoryEntry(date: .now, hue: 0.6, caption: "Summer at the lake"),
          MemoryEntry(date: .now.addingTimeInterval(7200), hue: 0.1, caption: "In the hills"),
        ], policy: .after(.now.addingTimeInterval(14_400))))
  }
}

@MainActor func memoryPicture(_ hue: Double, side: CGFloat = 170) -> UIImage {
  let format = UIGraphicsImageRendererFormat()
  format.scale = 2
  return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image {
    context in
    UIColor(hue: hue, saturation: 0.6, brightness: 0.45, alpha: 1).setFill()
    context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    UIColor(hue: hue, saturation: 0.7, brightness: 0.3, alpha: 1).setFill()
    context.fill(CGRect(x: 0, y: side * 0.6, width: side, height: side * 0.4))
  }
}

struct MemoryWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Memory", provider: MemoryProvider()) { entry in
      VStack(alignment: .leading) {
        Spacer()
        Text(entry.caption).font(.headline)
        Text(entry.date, format: .dateTime.month().year()).font(.caption)
      }
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, alignment: .leading)
      .widgetURL(URL(string: "photos://memory"))
      .containerBackground(for: .widget) {
        Image(uiImage: memoryPicture(entry.hue)).resizable().scaledToFill()
          .accessibilityHidden(true)
      }
    }
    .configurationDisplayName("Memories")
    .description("Relive your best days.")
    .supportedFamilies([.systemSmall])
    .disfavoredLocations([.standBy, .lockScreen], for: [.systemSmall])
  }
}

// MARK: Podcasts: covers and links

struct EpisodeRow: View {
  var title: String
  var show: String
  var hue: Double
  var body: some View {
    Link(destination: URL(string: "podcasts://episode/\(Int(hue * 100))")!) {
      HStack(spacing: 10) {
        Image(uiImage: memoryPicture(hue, side: 48))
          .resizable()
          .widgetAccentedRenderingMode(.desaturated)
          .frame(width: 48, height: 48)
          .clipShape(.rect(cornerRadius: 8))
          .accessibilityHidden(true)
        VStack(alignment: .leading) {
          Text(title).font(.subheadline.weight(.semibold)).foregroundStyle(.primary)
          Text(show).font(.caption).foregroundStyle(.secondary)
        }
        .foregroundStyle(Color.primary)
        Spacer(minLength: 0)
      }
    }
  }
}

struct EpisodesView: View {
  @Environment(\.widgetFamily) private var family
  var entry: MemoryEntry
  private let all = [
    ("The long way home", "Trails"), ("Salt and pepper", "Kitchen talk"),
    ("Night trains", "Tracks"),
    ("What bees know", "Garden"), ("A quiet hour", "Slow radio"),
  ]
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Up next").font(.headline)
      ForEach(Array(all.prefix(family == .systemLarge ? 4 : 1).enumerated()), id: \.offset) {
        index, episode in
        EpisodeRow(
          title: episode.0, show: episode.1,
          hue: (entry.hue + Double(index) * 0.17).truncatingRemainder(dividingBy: 1))
      }
      Spacer(minLength: 0)
    }
  }
}

struct EpisodesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Episodes", provider: MemoryProvider()) { entry in
      EpisodesView(entry: entry).containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Up Next")
    .description("Continue with your podcasts.")
    .supportedFamilies([.systemMedium, .systemLarge])
  }
}

// MARK: Groceries: toggles in rows

struct Grocery: AppEntity, Identifiable {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Grocery"
  static let defaultQuery = GroceryQuery()
  var id: String
  var done: Bool
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct GroceryQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Grocery] {
    identifiers.map { Grocery(id: $0, done: false) }
  }
  func suggestedEntities() async throws -> [Grocery] { [Grocery(id: "Milk", done: true)] }
}

struct CheckGrocery: AppIntent {
  static let title: LocalizedStringResource = "Check"
  @Parameter(title: "Grocery") var name: String
  init() {}
  init(name: String) { self.name = name }
  func perform() async throws -> some IntentResult { .result() }
}

struct RowToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
        .foregroundStyle(configuration.isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
      configuration.label.strikethrough(configuration.isOn)
      Spacer(minLength: 0)
    }
    .frame(minHeight: 44)
    .contentShape(.rect)
  }
}

struct GroceriesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Groceries", provider: MemoryProvider()) { entry in
      VStack(spacing: 0) {
        ForEach(["Milk", "Bread", "Apples"], id: \.self) { name in
          Toggle(isOn: (name == "Milk") == (entry.hue > 0.5), intent: CheckGrocery(name: name)) {
            Text(name)
          }
          .toggleStyle(RowToggleStyle())
        }
      }
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Groceries")
    .description("Check off what you have bought.")
    .supportedFamilies([.systemSmall])
  }
}

// MARK: Scores: two teams

struct ScoresWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Scores", provider: MemoryProvider()) { entry in
      HStack {
        VStack {
          Image(systemName: "shield.lefthalf.filled").font(.largeTitle).foregroundStyle(.indigo)
            .accessibilityHidden(true)
          Text("Lions").font(.headline)
        }
        Spacer()
        VStack {
          Text("2 – \(entry.hue > 0.5 ? 1 : 2)").font(.system(.largeTitle, design: .rounded).bold())
            .contentTransition(.numericText())
            .animation(.snappy(duration: 0.6), value: entry.hue)
          Text("82nd minute").font(.caption).foregroundStyle(.secondary)
        }
        Spacer()
        VStack {
          Image(systemName: "shield.righthalf.filled").font(.largeTitle).foregroundStyle(.brown)
            .accessibilityHidden(true)
          Text("Bears").font(.headline)
        }
      }
      .widgetURL(URL(string: "scores://lions-bears"))
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Scores")
    .description("Follow your team live.")
    .supportedFamilies([.systemMedium])
  }
}

// MARK: Shortcuts: a grid of buttons

struct RunShortcut: AppIntent {
  static let title: LocalizedStringResource = "Run"
  @Parameter(title: "Name") var name: String
  init() {}
  init(name: String) { self.name = name }
  func perform() async throws -> some IntentResult { .result() }
}

struct ShortcutTile: View {
  @Environment(\.widgetRenderingMode) private var mode
  var name: String
  var symbol: String
  var color: Color
  var body: some View {
    Button(intent: RunShortcut(name: name)) {
      VStack(alignment: .leading) {
        Image(systemName: symbol).font(.title3)
        Spacer(minLength: 2)
        Text(name).font(.footnote.weight(.semibold))
      }
      .foregroundStyle(mode == .fullColor ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
      .padding(8)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      .background(
        mode == .fullColor ? AnyShapeStyle(color) : AnyShapeStyle(.primary.opacity(0.15)),
        in: .rect(cornerRadius: 12))
    }
    .buttonStyle(.plain)
  }
}

struct ShortcutsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Shortcuts", provider: MemoryProvider()) { entry in
      HStack(spacing: 10) {
        ShortcutTile(
          name: "Home", symbol: "house.fill", color: Color(red: 0.75, green: 0.2, blue: 0.2))
        ShortcutTile(
          name: "Focus", symbol: "moon.fill", color: Color(red: 0.3, green: 0.25, blue: 0.7))
        ShortcutTile(
          name: entry.hue > 0.5 ? "Lunch" : "Dinner", symbol: "fork.knife",
          color: Color(red: 0.1, green: 0.4, blue: 0.35))
      }
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Shortcuts")
    .description("Run your shortcuts.")
    .supportedFamilies([.systemMedium])
  }
}

// MARK: Notes

struct NotesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Notes", provider: MemoryProvider()) { entry in
      VStack(alignment: .leading, spacing: 6) {
        HStack {
          Image(systemName: "folder.fill").foregroundStyle(.orange).accessibilityHidden(true)
          Text("Ideas").font(.headline)
        }
        Text(entry.hue > 0.5 ? "Lake trip" : "Hill walk").font(.subheadline)
        Text("Ask for two canoes").font(.subheadline)
          .foregroundStyle(.secondary).lineLimit(3)
        Spacer(minLength: 0)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .widgetURL(URL(string: "notes://ideas"))
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Notes")
    .description("Get back to your notes.")
    .supportedFamilies([.systemSmall])
  }
}
