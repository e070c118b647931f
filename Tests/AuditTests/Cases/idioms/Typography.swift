import AppIntents
import Charts
import SwiftUI
import UIKit
import WidgetKit

// MARK: A small coffee tracker

struct CoffeeSnapshot: TimelineEntry {
  var date: Date
  var cups: Int
}

struct CoffeeTimeline: TimelineProvider {
  typealias Entry = CoffeeSnapshot

  func placeholder(in context: Context) -> CoffeeSnapshot { .init(date: .now, cups: 2) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (CoffeeSnapshot) -> Void) {
    completion(.init(date: .now, cups: 3))
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<CoffeeSnapshot>) -> Void
  ) {
    let hours = stride(from: 0, to: 12, by: 2)
    let entries = hours.map { hour in
      CoffeeSnapshot(date: .now.addingTimeInterval(Double(hour) * 3600), cups: 1 + hour / 2)
    }
    completion(Timeline(entries: entries, policy: .after(.now.addingTimeInterval(12 * 3600))))
  }
}

/// The look that all widgets of this app share.
struct CoffeeChrome: ViewModifier {
  var path: String
  func body(content: Content) -> some View {
    content
      .widgetURL(URL(string: "coffee://\(path)"))
      .containerBackground(for: .widget) { Color(uiColor: .secondarySystemBackground) }
  }
}

extension View {
  fileprivate func coffee(_ path: String = "today") -> some View {
    modifier(CoffeeChrome(path: path))
  }
}

struct CaptionStyle: ViewModifier {
  @ScaledMetric(relativeTo: .caption) private var size = 9.0
  func body(content: Content) -> some View {
    content.font(.system(size: size, weight: .medium, design: .rounded))
      .foregroundStyle(.secondary)
  }
}

/// A footnote below eleven points, by a modifier of the app's own.
struct CoffeeFootnoteWidget: Widget {
  let kind: String = "com.example.coffee.footnote"
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: CoffeeTimeline()) { entry in
      VStack(alignment: .leading, spacing: 4) {
        Text("Coffee").font(.headline)
        Text(entry.cups, format: .number).font(.largeTitle.bold())
        Spacer(minLength: 0)
        Text("Updated just now")
          .modifier(CaptionStyle())
          .accessibilityIdentifier("n-footnote")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .coffee()
    }
    .configurationDisplayName("Coffee")
    .description("Count the cups of today.")
    .supportedFamilies([.systemSmall, .systemMedium].filter { $0 == .systemSmall })
  }
}

/// Labels below the bars are seven points high.
struct CoffeeBarsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "CoffeeBars", provider: CoffeeTimeline()) { entry in
      VStack(alignment: .leading) {
        Text("This week").font(.subheadline.weight(.semibold))
        HStack(alignment: .bottom, spacing: 8) {
          ForEach(Array(["Mo", "Tu", "We", "Th", "Fr"].enumerated()), id: \.offset) { index, name in
            VStack(spacing: 2) {
              RoundedRectangle(cornerRadius: 3).fill(.brown)
                .frame(height: CGFloat(10 + (index * entry.cups) % 5 * 12))
              Text(name).font(.system(size: 7)).accessibilityIdentifier("n-bar-\(name)")
            }
          }
        }
        .frame(maxHeight: .infinity, alignment: .bottom)
      }
      .coffee("week")
    }
    .configurationDisplayName("Week")
    .description("Look back on your week.")
    .supportedFamilies([.systemSmall])
  }
}

/// A text that is drawn smaller by `scaleEffect`, inside of a button's label.
struct CoffeeUndoWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "CoffeeUndo", provider: CoffeeTimeline()) { entry in
      VStack(alignment: .leading) {
        Text("\(entry.cups) cups").font(.title2)
        Spacer()
        Button(intent: UndoCup()) {
          Label {
            Text("Remove the last one").font(.caption).scaleEffect(0.75)
              .accessibilityIdentifier("n-undo-label")
          } icon: {
            Image(systemName: "arrow.uturn.backward")
          }
          .frame(maxWidth: .infinity, minHeight: 44)
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier("n-undo")
      }
      .coffee()
    }
    .configurationDisplayName("Undo")
    .description("Take the last cup back.")
    .supportedFamilies([.systemMedium])
  }
}

struct UndoCup: AppIntent {
  static var title: LocalizedStringResource { "Remove the last cup" }
  func perform() async throws -> some IntentResult { .result() }
}

/// A part of an attributed string is too small.
struct CoffeeUnitWidget: Widget {
  private func amount(_ cups: Int) -> AttributedString {
    var number = AttributedString("\(cups * 80)")
    number.font = .system(size: 34, weight: .bold)
    var unit = AttributedString(" milligrams")
    unit.font = .system(size: 8)
    return number + unit
  }
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "CoffeeUnit", provider: CoffeeTimeline()) { entry in
      VStack(alignment: .leading) {
        Text("Caffeine").font(.headline)
        Text(amount(entry.cups)).accessibilityIdentifier("n-unit")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .coffee()
    }
    .configurationDisplayName("Caffeine")
    .description("Know how much caffeine you had.")
    .supportedFamilies([.systemSmall])
  }
}

/// The middle of a long line is cut.
struct CoffeePlaceWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "CoffeePlace", provider: CoffeeTimeline()) { entry in
      VStack(alignment: .leading) {
        Label("Favorite", systemImage: "heart.fill").font(.caption)
        Text("Café am Botanischen Garten, Königin-Luise-Straße")
          .font(.headline)
          .lineLimit(1)
          .truncationMode(.middle)
          .accessibilityIdentifier("n-place")
        Text("\(entry.cups) visits").font(.subheadline)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      .coffee("places")
    }
    .configurationDisplayName("Favorite place")
    .description("Go back to your favorite café.")
    .supportedFamilies([.systemSmall])
  }
}

/// Words in a frame that is too narrow, in the medium family only.
struct CoffeeTableView: View {
  @Environment(\.widgetFamily) private var family
  var entry: CoffeeSnapshot
  @ViewBuilder var body: some View {
    switch family {
    case .systemMedium:
      Grid(alignment: .leading, verticalSpacing: 6) {
        GridRow {
          Text("Drink").bold()
          Text("Cups").bold()
        }
        GridRow {
          Text("Caramel macchiato").frame(width: 70, alignment: .leading).lineLimit(1)
            .accessibilityIdentifier("n-drink")
          Text("\(entry.cups)")
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    default:
      VStack {
        Text("\(entry.cups)").font(.largeTitle)
        Text("cups")
      }
    }
  }
}

struct CoffeeTableWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "CoffeeTable", provider: CoffeeTimeline()) { entry in
      CoffeeTableView(entry: entry).coffee()
    }
    .configurationDisplayName("Drinks")
    .description("See what you drink most.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

/// Two lines in an accessory where one fits.
struct CoffeeLineWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "CoffeeLine", provider: CoffeeTimeline()) { entry in
      HStack {
        Image(systemName: "cup.and.saucer.fill").accessibilityHidden(true)
        VStack(alignment: .leading) {
          Text("Espresso").font(.headline).widgetAccentable()
          Text("Next one not before half past three in the afternoon")
            .lineLimit(1)
            .accessibilityIdentifier("n-next")
          Text("\(entry.cups) so far")
        }
      }
      .widgetURL(URL(string: "coffee://next"))
      .containerBackground(.clear, for: .widget)
    }
    .configurationDisplayName("Next cup")
    .description("Know when the next cup is due.")
    .supportedFamilies([.accessoryRectangular])
  }
}

/// A headline that is shrunk to a third.
struct CoffeeMottoWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "CoffeeMotto", provider: CoffeeTimeline()) { entry in
      VStack {
        Text("Everything gets better with coffee")
          .font(.system(.title, design: .serif).bold())
          .minimumScaleFactor(0.1)
          .lineLimit(1)
          .accessibilityIdentifier("n-motto")
        Text("\(entry.cups) cups today")
      }
      .coffee()
    }
    .configurationDisplayName("Motto")
    .description("Start the day with a motto.")
    .supportedFamilies([.systemSmall])
  }
}

/// A number that has to share its line and is scaled to half.
struct CoffeeCostWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "CoffeeCost", provider: CoffeeTimeline()) { entry in
      HStack(alignment: .firstTextBaseline) {
        Text("Beans left at home").layoutPriority(1)
        Spacer()
        Text("about \(entry.cups * 115) grams")
          .font(.title3)
          .allowsTightening(true)
          .lineLimit(1)
          .minimumScaleFactor(0.3)
          .frame(width: 70)
          .accessibilityIdentifier("n-grams")
      }
      .coffee()
    }
    .configurationDisplayName("Beans")
    .description("Buy beans in time.")
    .supportedFamilies([.systemMedium])
  }
}
