import SwiftUI
import WidgetKit

// Margins, corners, targets and addresses.

struct GardenEdge: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenEdge") { moment in
      VStack(alignment: .leading) {
        Text("Hedge").font(.headline).named("q-edge")
        Text(moment.date, style: .time)
        Spacer()
      }
      .padding(3)
      .gardenCard()
    }
    .contentMarginsDisabled()
  }
}

struct GardenChrome: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenChrome") { moment in
      HourHeader(title: "Tools", date: moment.date).modifier(Chrome()).gardenCard()
    }
  }
}

private struct Chrome: ViewModifier {
  func body(content: Content) -> some View {
    VStack(alignment: .leading) {
      content
      Spacer()
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.all, 18)
    .named("q-chrome")
  }
}

struct GardenCorner: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenCorner") { moment in
      HourHeader(title: "Pond", date: moment.date)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.quaternary, in: RoundedRectangle(cornerRadius: 3))
        .named("q-corner")
        .padding(6)
        .gardenCard()
    }
    .contentMarginsDisabled()
  }
}

struct GardenTick: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenTick", families: [.systemMedium]) { moment in
      VStack(alignment: .leading, spacing: 20) {
        Text(moment.date, style: .time)
        ForEach(moment.beds.prefix(2)) { bed in
          HStack {
            Text(bed.name)
            Spacer()
            Button(intent: WaterBed(bed: bed.name)) { Image(systemName: "drop") }
              .buttonStyle(.plain)
              .accessibilityLabel("Water \(bed.name)")
              .named("q-tick-\(bed.name)")
          }
        }
      }
      .gardenCard()
    }
  }
}

struct GardenOverlap: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenOverlap", families: [.systemMedium]) { moment in
      VStack(alignment: .leading) {
        Text(moment.date, style: .time)
        ZStack(alignment: .leading) {
          hose("Left").named("q-hose-left")
          hose("Right").offset(x: 50).named("q-hose-right")
        }
      }
      .gardenCard()
    }
  }

  private func hose(_ side: String) -> some View {
    Button(intent: WaterBed(bed: side)) { Text(side).frame(width: 80, height: 48) }
      .buttonStyle(.plain)
  }
}

struct GardenDeep: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenDeep", families: [.systemMedium]) { moment in
      VStack(alignment: .leading) {
        HourHeader(title: "Beds", date: moment.date)
        BedList(beds: moment.beds)
      }
      .gardenCard()
    }
  }
}

private struct BedList: View {
  let beds: [Bed]
  var body: some View {
    HStack {
      ForEach(beds) { Text($0.name) }
    }
    .widgetURL(URL(string: "garden://beds"))
    .named("q-deep")
  }
}

struct GardenLink: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenLink") { moment in
      VStack(alignment: .leading) {
        Text(moment.date, style: .time)
        Link(destination: URL(string: "garden://shed")!) {
          Label("Shed", systemImage: "house").frame(minWidth: 60, minHeight: 48)
        }
        .named("q-link")
      }
      .gardenCard()
    }
  }
}

struct GardenInline: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenInline", families: [.accessoryInline]) { moment in
      HStack {
        Link("Roses", destination: URL(string: "garden://roses")!)
        Link("Beans", destination: URL(string: "garden://beans")!).named("q-inline")
      }
      .containerBackground(.clear, for: .widget)
    }
  }
}

struct GardenNowhere: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenNowhere") { moment in
      HourHeader(title: "Compost", date: moment.date)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .containerBackground(.background, for: .widget)
    }
  }
}

struct GardenTwins: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenTwins", families: [.systemSmall, .systemMedium, .systemLarge]) { moment in
      VStack {
        Image(systemName: "tree.fill").font(.largeTitle)
        Text("Eleven trees").font(.title3)
        Text(moment.date, style: .time)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .widgetURL(URL(string: "garden://trees"))
      .containerBackground(.background, for: .widget)
    }
  }
}

struct GardenGap: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenGap", families: [.systemSmall, .systemLarge]) { GapView(moment: $0) }
  }
}

private struct GapView: View {
  @Environment(\.widgetFamily) private var family
  let moment: GardenMoment
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HourHeader(title: "Beds", date: moment.date)
      ForEach(moment.beds.prefix(family == .systemSmall ? 1 : 3)) { bed in
        HStack {
          Image(systemName: "leaf")
          Text(bed.name)
          Spacer()
          Text(bed.moisture, format: .percent)
        }
        if family == .systemLarge {
          ProgressView(value: bed.moisture).accessibilityLabel(bed.name)
        }
      }
    }
    .gardenCard()
  }
}

struct GardenLogo: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenLogo", families: [.accessoryCircular]) { _ in
      Image(systemName: "leaf.fill").font(.title).accessibilityLabel("Garden").named("q-logo")
        .gardenCard()
    }
  }
}

struct GardenVoid: Widget {
  var body: some WidgetConfiguration {
    Garden(kind: "GardenVoid") { moment in
      Group {
        if moment.beds.count > 99 { Text("Many beds") }
      }
      .gardenCard()
    }
  }
}
