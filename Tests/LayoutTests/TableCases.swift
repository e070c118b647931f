import SwiftUI

/// Rows of facts/layout-numbers.tsv that stand nowhere else; the numbers are Apple's pictures'.
let tableCases: [LayoutCase] =
  textDistanceCases + rowDistanceCases + paddingCases + sharingCases + proposalCases + scaledCases

/// Text over text: the leading of the lower one, up to a pixel; line heights are the table's.
private let textDistanceCases: [LayoutCase] = [
  ("largeTitle", Font.largeTitle, 40.67, 0.67), ("title", .title, 33.67, 0.67),
  ("title2", .title2, 26.33, 2), ("title3", .title3, 24, 1.33), ("headline", .headline, 20.33, 2),
  ("callout", .callout, 19.33, 2), ("subheadline", .subheadline, 18, 2.33),
  ("footnote", .footnote, 15.67, 2.67), ("caption", .caption, 14.33, 2),
  ("caption2", .caption2, 13.33, 0),
].map { name, font, height, gap in
  LayoutCase(
    "text over \(name)", expects: ["b": [0, 10.67 + gap, 10, height]]
  ) {
    VStack(alignment: .leading) {
      Text("x").font(.system(size: 8.9)).frame(width: 10)
      Text("x").font(font).frame(width: 10).accessibilityIdentifier("b")
    }
  }
}

private let rowDistanceCases: [LayoutCase] = [
  LayoutCase(
    "rows of a shape and a callout are 29.82 apart", expects: ["b": [0, 29.82, 100, 20]]
  ) {
    VStack(alignment: .leading) {
      ForEach(["a", "b"], id: \.self) { id in
        HStack {
          RoundedRectangle(cornerRadius: 5).frame(width: 30, height: 20)
          Text("Good").font(.callout).frame(width: 62)
        }.accessibilityIdentifier(id)
      }
    }
  },
  LayoutCase("a title3 stands 12.44 above such a row", expects: ["b": [0, 36.44, 100, 20]]) {
    VStack(alignment: .leading) {
      Text("Scale").font(.title3)
      HStack {
        RoundedRectangle(cornerRadius: 5).frame(width: 30, height: 20)
        Text("Good").font(.callout).frame(width: 62)
      }.accessibilityIdentifier("b")
    }
  },
  LayoutCase(
    "gauges of a grid are 8 apart, rows 66", 124,
    expects: ["1": [66, 0, 58, 58], "2": [0, 66, 58, 58]]
  ) {
    LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
      ForEach(0..<3) { index in
        Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryCircular)
          .accessibilityIdentifier("\(index)")
      }
    }
  },
]

private let paddingCases: [LayoutCase] = [
  LayoutCase("padding around a text", expects: ["p": [0, 0, 42, 52.33]]) {
    Text("x").frame(width: 10).padding().accessibilityIdentifier("p")
  },
  LayoutCase("padding of 30", expects: ["p": [0, 0, 70, 80.33]]) {
    Text("x").frame(width: 10).padding(30).accessibilityIdentifier("p")
  },
  LayoutCase("padding left and right", expects: ["p": [0, 0, 40, 20.33]]) {
    Text("x").frame(width: 10).padding(.horizontal, 15).accessibilityIdentifier("p")
  },
  LayoutCase(
    "padding of four lengths", expects: ["p": [0, 0, 80, 50.33], "t": [30, 20, 10, 20.33]]
  ) {
    Text("x").frame(width: 10).accessibilityIdentifier("t")
      .padding(EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40))
      .accessibilityIdentifier("p")
  },
  LayoutCase(
    "a negative padding lets a view stand out",
    expects: ["p": [0, 0, 10, 10], "v": [-5, -5, 20, 20]]
  ) {
    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("v").padding(-5)
      .accessibilityIdentifier("p")
  },
]

private let sharingCases: [LayoutCase] = [
  LayoutCase(
    "a text between colors gets a third and wraps", 200, expects: ["h": [0, 0, 200, 42.33]]
  ) {
    HStack {
      Color.red
      Text("Hello, world")
      Color.blue
    }.fixedSize(horizontal: false, vertical: true).accessibilityIdentifier("h")
  },
  LayoutCase("with a priority it stands on one line", 200, expects: ["h": [0, 0, 200, 20.33]]) {
    HStack {
      Color.red
      Text("Hello, world").layoutPriority(1)
      Color.blue
    }.fixedSize(horizontal: false, vertical: true).accessibilityIdentifier("h")
  },
  LayoutCase("outside a stack a spacer takes both ways", 100, 50, expects: ["z": [0, 0, 100, 50]]) {
    Spacer().accessibilityIdentifier("z")
  },
  LayoutCase("a spacer's own minimum", expects: ["h": [0, 0, 20, 10]]) {
    HStack {
      Color.red.frame(width: 10, height: 10)
      Spacer(minLength: 0)
      Color.red.frame(width: 10, height: 10)
    }.accessibilityIdentifier("h")
  },
  LayoutCase(
    "a divider lies across its stack", 100, 60,
    expects: ["h": [49.83, 0, 0.33, 20], "v": [0, 20, 100, 0.33]]
  ) {
    VStack(spacing: 0) {
      HStack { Divider().accessibilityIdentifier("h") }.frame(height: 20)
      Divider().accessibilityIdentifier("v")
    }.frame(height: 60, alignment: .top)
  },
]

private let proposalCases: [LayoutCase] = [
  LayoutCase("a ratio passes on that nothing is proposed", expects: ["a": [0, 0, 10, 10]]) {
    Color.red.aspectRatio(2, contentMode: .fit).accessibilityIdentifier("a")
  },
  LayoutCase("a ratio of one length", 100, expects: ["a": [0, 0, 100, 50]]) {
    Color.red.aspectRatio(2, contentMode: .fit).accessibilityIdentifier("a")
  },
  LayoutCase("a ratio that fills one length", nil, 100, expects: ["a": [0, 0, 200, 100]]) {
    Color.red.aspectRatio(2, contentMode: .fill).accessibilityIdentifier("a")
  },
  LayoutCase("without a ratio the ideal size has it", 100, 100, expects: ["a": [0, 25, 100, 50]]) {
    Color.red.frame(idealWidth: 20, idealHeight: 10).aspectRatio(contentMode: .fit)
      .accessibilityIdentifier("a")
  },
  LayoutCase(
    "a circle takes the smaller length, 10 where none is said", 100,
    expects: ["c": [45, 0, 10, 10]]
  ) {
    Circle().accessibilityIdentifier("c")
  },
  LayoutCase(
    "an ideal size without height", 60, 40, expects: ["a": [0, 20, 60, 0]]
  ) {
    Color.red.frame(idealWidth: 10, idealHeight: 0).aspectRatio(contentMode: .fit)
      .accessibilityIdentifier("a")
  },
  LayoutCase("a negative minimum is none", 20, 20, expects: ["a": [0, 0, 20, 20]]) {
    Color.red.frame(minWidth: -10).accessibilityIdentifier("a")
  },
  LayoutCase("an ideal below the minimum is the minimum", expects: ["a": [0, 0, 30, 10]]) {
    Color.red.frame(minWidth: 30, idealWidth: 20).accessibilityIdentifier("a")
  },
  LayoutCase("a maximum below the child: the child", 40, 20, expects: ["a": [-5, 0, 50, 20]]) {
    Color.red.frame(width: 50).frame(maxWidth: 80).accessibilityIdentifier("a")
  },
]

private struct ScaledBox: View {
  @ScaledMetric var side = 17.0
  var body: some View {
    Color.red.frame(width: side, height: side).accessibilityIdentifier("box")
  }
}

/// UIFontMetrics at 3×, as public posts print it: jaredsinclair.com/2024/03/02/scaled-metrics.html,
/// stackoverflow.com/q/51243804.
private let scaledCases: [LayoutCase] = [
  LayoutCase("a scaled length", expects: ["box": [0, 0, 48, 48]]) {
    ScaledBox().dynamicTypeSize(.accessibility5)
  },
  LayoutCase("a smaller scaled length", expects: ["box": [0, 0, 16.33, 16.33]]) {
    ScaledBox().dynamicTypeSize(.medium)
  },
]
