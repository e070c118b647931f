import SwiftUI

/// Sources are the rows of facts/layout-numbers.tsv and the rules of facts/layout.md.
let layoutCases: [LayoutCase] =
  stackCases + frameCases + textCases + gridCases + otherCases + measuredCases + ruleCases
  + preferenceCases + tableCases + traitCases

private let stackCases: [LayoutCase] = [
  LayoutCase("hstack shares equally", 300, 100, expects: ["b": [100, 0, 100, 100]]) {
    HStack(spacing: 0) {
      Color.red
      Color.green.accessibilityIdentifier("b")
      Color.blue
    }
  },
  LayoutCase(
    "hstack, maximum against minimum", 150, 100,
    expects: ["red": [-12.5, 0, 75, 100], "green": [62.5, 0, 100, 100]]
  ) {
    HStack(spacing: 0) {
      Color.red.frame(maxWidth: 100).accessibilityIdentifier("red")
      Color.green.frame(minWidth: 100).accessibilityIdentifier("green")
    }
  },
  LayoutCase(
    "hstack, least flexible first", 150, 100,
    expects: ["r": [-22.5, 0, 100, 100], "g": [85, 0, 30, 100], "b": [122.5, 0, 50, 100]]
  ) {
    HStack(spacing: 7.5) {
      Color.red.frame(minWidth: 100).accessibilityIdentifier("r")
      Color.green.frame(width: 30).accessibilityIdentifier("g")
      Color.blue.frame(maxWidth: 50).accessibilityIdentifier("b")
    }
  },
  LayoutCase(
    "a stretched row in a centered stack leaves a fixed view its size only", 200, 60,
    expects: ["v": [0, 25, 160, 10], "f": [160, 10, 40, 40]]
  ) {
    HStack(spacing: 0) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.red.frame(width: 10, height: 10)
          Spacer(minLength: 0)
        }
      }.accessibilityIdentifier("v")
      Color.blue.frame(width: 40, height: 40).accessibilityIdentifier("f")
    }
  },
  LayoutCase("default spacing of shapes is 8", expects: ["s": [0, 0, 200, 824]]) {
    VStack {
      ForEach(0..<4) { _ in Circle().frame(width: 200, height: 200) }
    }.accessibilityIdentifier("s")
  },
  LayoutCase(
    "block centered in a wider frame", 200, 200,
    expects: ["red": [46, 0, 50, 200], "blue": [104, 0, 50, 200]]
  ) {
    HStack {
      Color.red.frame(width: 50).accessibilityIdentifier("red")
      Color.blue.frame(width: 50).accessibilityIdentifier("blue")
    }.frame(width: 150)
  },
  LayoutCase(
    "priority takes first", 100, 20, expects: ["a": [20, 0, 80, 20], "b": [0, 0, 20, 20]]
  ) {
    HStack(spacing: 0) {
      Color.red.frame(minWidth: 20).accessibilityIdentifier("b")
      Color.blue.layoutPriority(1).accessibilityIdentifier("a")
    }
  },
  LayoutCase(
    "spacer pushes apart", 100, 20, expects: ["a": [0, 0, 10, 20], "b": [90, 0, 10, 20]]
  ) {
    HStack {
      Color.red.frame(width: 10).accessibilityIdentifier("a")
      Spacer()
      Color.blue.frame(width: 10).accessibilityIdentifier("b")
    }
  },
  LayoutCase("spacer keeps its minimum and has no spacing", expects: ["s": [0, 0, 28, 10]]) {
    HStack {
      Color.red.frame(width: 10, height: 10)
      Spacer()
      Color.blue.frame(width: 10, height: 10)
    }.accessibilityIdentifier("s")
  },
  LayoutCase(
    "right to left mirrors a stack", 100, 20, rightToLeft: true,
    expects: ["a": [70, 0, 30, 20], "b": [0, 0, 10, 20]]
  ) {
    HStack(spacing: 0) {
      Color.red.frame(width: 30).accessibilityIdentifier("a")
      Spacer()
      Color.blue.frame(width: 10).accessibilityIdentifier("b")
    }
  },
  LayoutCase(
    "alignment guides across nested stacks",
    expects: ["b": [20, 10, 10, 10], "a": [0, 0, 30, 10]]
  ) {
    VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a")
      HStack(spacing: 0) {
        Color.blue.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in -20 }
          .accessibilityIdentifier("b")
      }
    }
  },
  // 32.373 and 11.426 are the ascents of 34 and 12 points (facts, text-height rows); guides stand on
  // whole pixels: 97 − 34 of them.
  LayoutCase(
    "baselines meet", expects: ["big": [0, 0, 30, 40.67], "small": [30, 21, 6, 14.33]]
  ) {
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text("A").font(.largeTitle).frame(width: 30).accessibilityIdentifier("big")
      Text("i").font(.caption).frame(width: 6).accessibilityIdentifier("small")
    }
  },
]

private let frameCases: [LayoutCase] = [
  LayoutCase("fixed frame centers what overflows", expects: ["c": [-5, 0, 110, 10]]) {
    Color.red.frame(width: 110, height: 10).accessibilityIdentifier("c").frame(width: 100)
  },
  LayoutCase("maximum takes what is offered", 300, 50, expects: ["f": [0, 0, 300, 20]]) {
    Color.red.frame(width: 20, height: 20).frame(maxWidth: .infinity).accessibilityIdentifier("f")
      .frame(height: 20)
      .frame(maxHeight: .infinity, alignment: .top)
  },
  LayoutCase("minimum only: the child above it", 300, 50, expects: ["f": [125, 15, 50, 20]]) {
    Color.red.frame(width: 50, height: 20).frame(minWidth: 10).accessibilityIdentifier("f")
  },
  LayoutCase("both bounds clamp the proposal", 300, 50, expects: ["f": [110, 15, 80, 20]]) {
    Color.red.frame(width: 10, height: 20).frame(minWidth: 40, maxWidth: 80)
      .accessibilityIdentifier("f")
  },
  LayoutCase("ideal size of a shape is 10", expects: ["r": [0, 0, 10, 10]]) {
    Rectangle().fixedSize().accessibilityIdentifier("r")
  },
  LayoutCase("padding is 16", expects: ["p": [0, 0, 42, 42]]) {
    Color.red.frame(width: 10, height: 10).padding().accessibilityIdentifier("p")
  },
  LayoutCase("aspect ratio fits", 100, 50, expects: ["a": [25, 0, 50, 50]]) {
    Color.red.aspectRatio(1, contentMode: .fit).accessibilityIdentifier("a")
  },
  LayoutCase("aspect ratio fills", 100, 50, expects: ["a": [0, -25, 100, 100]]) {
    Color.red.aspectRatio(1, contentMode: .fill).accessibilityIdentifier("a")
  },
  LayoutCase(
    "overlay does not grow", expects: ["main": [0, 0, 20, 20], "over": [10, -10, 20, 20]]
  ) {
    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("main")
      .overlay(alignment: .topTrailing) {
        Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("over")
          .alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) { $0.width / 2 }
      }
  },
  LayoutCase("view that fits: the second", 50, 20, expects: ["small": [5, 5, 40, 10]]) {
    ViewThatFits {
      Color.red.frame(width: 100, height: 10)
      Color.blue.frame(width: 40, height: 10).accessibilityIdentifier("small")
    }
  },
]

private let textCases: [LayoutCase] =
  [
    ("largeTitle", Font.largeTitle, 40.67), ("title", .title, 33.67), ("title2", .title2, 26.33),
    ("title3", .title3, 24), ("headline", .headline, 20.33), ("body", .body, 20.33),
    ("callout", .callout, 19.33), ("subheadline", .subheadline, 18), ("footnote", .footnote, 15.67),
    ("caption", .caption, 14.33), ("caption2", .caption2, 13.33),
  ].map { name, font, height in
    LayoutCase("height of \(name)", 1, height, expects: ["frame": [0, 0, 1, height]]) {
      Color.clear.frame(width: 1).overlay(alignment: .top) {
        Text("x").font(font).frame(width: 1).accessibilityIdentifier("frame")
      }
    }
  } + [
    LayoutCase(
      "shape above caption stands 4.56 away", 100, 100, expects: ["t": [0, 14.56, 100, 14.33]]
    ) {
      VStack {
        Color.red.frame(width: 10, height: 10)
        Text("caption").font(.caption).frame(width: 100).accessibilityIdentifier("t")
      }.frame(height: 100, alignment: .top)
    },
    LayoutCase(
      "text over text: the lower one's leading", 100, 100, expects: ["t": [0, 22.33, 100, 20.33]]
    ) {
      VStack {
        Text("a")
        Text("b").frame(width: 100).accessibilityIdentifier("t")
      }.frame(height: 100, alignment: .top)
    },
    LayoutCase(
      "fixed size fonts have no leading", 100, 100, expects: ["t": [0, 15.67, 100, 15.67]]
    ) {
      VStack {
        Text("a")
        Text("b").frame(width: 100).accessibilityIdentifier("t")
      }.font(.system(size: 13)).frame(height: 100, alignment: .top)
    },
  ]

private let gridCases: [LayoutCase] = [
  LayoutCase(
    "columns as wide as their widest cell",
    expects: ["a": [10, 0, 10, 10], "b": [38, 0, 20, 10], "c": [0, 18, 30, 10]]
  ) {
    Grid {
      GridRow {
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a")
        Color.red.frame(width: 20, height: 10).accessibilityIdentifier("b")
      }
      GridRow {
        Color.red.frame(width: 30, height: 10).accessibilityIdentifier("c")
        Color.red.frame(width: 5, height: 10)
      }
    }
  },
  LayoutCase("a spanning cell", expects: ["wide": [0, 10, 40, 10]]) {
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Color.red.frame(width: 20, height: 10)
        Color.red.frame(width: 20, height: 10)
      }
      GridRow { Color.red.frame(height: 10).gridCellColumns(2).accessibilityIdentifier("wide") }
    }.fixedSize()
  },
  LayoutCase(
    "a spanning cell takes what other columns leave", 100, 40,
    expects: ["wide": [0, 20, 60, 20], "last": [80, 20, 20, 20]]
  ) {
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow { ForEach(0..<5) { _ in Color.red } }
      GridRow {
        Color.blue.gridCellColumns(3).accessibilityIdentifier("wide")
        Color.red
        Color.red.accessibilityIdentifier("last")
      }
    }
  },
  LayoutCase(
    "lazy grid: flexible columns share", 100, 100,
    expects: ["1": [55, 0, 45, 10], "2": [0, 20, 45, 10]]
  ) {
    LazyVGrid(columns: [GridItem(.flexible(), spacing: 10), GridItem(.flexible())], spacing: 10) {
      ForEach(0..<3) { Color.red.frame(height: 10).accessibilityIdentifier("\($0)") }
    }.frame(height: 100, alignment: .top)
  },
  LayoutCase("lazy grid: adaptive columns", 100, 100, expects: ["2": [69.33, 0, 30.67, 10]]) {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 28), spacing: 4)]) {
      ForEach(0..<4) { Color.red.frame(height: 10).accessibilityIdentifier("\($0)") }
    }.frame(height: 100, alignment: .top)
  },
]

private let otherCases: [LayoutCase] = [
  LayoutCase(
    "several views at the root stand one below another", 50, 28,
    expects: ["a": [20, 0, 10, 10], "b": [15, 18, 20, 10]]
  ) {
    Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a")
    Color.red.frame(width: 20, height: 10).accessibilityIdentifier("b")
  },
  LayoutCase("an accessory gauge is 58 wide", 100, 100, expects: ["g": [21, 21, 58, 58]]) {
    Gauge(value: 0.5) { Text("x") }.gaugeStyle(.accessoryCircular).accessibilityIdentifier("g")
  },
  LayoutCase(
    "geometry reader takes all and lays out from the corner", 80, 40,
    expects: ["c": [0, 0, 20, 10]]
  ) {
    GeometryReader { proxy in
      Color.red.frame(width: proxy.size.width / 4, height: proxy.size.height / 4)
        .accessibilityIdentifier("c")
    }
  },
  LayoutCase(
    "offset is drawn, not laid out", expects: ["s": [0, 0, 20, 10], "o": [5, 7, 10, 10]]
  ) {
    HStack(spacing: 0) {
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("o").offset(x: 5, y: 7)
      Color.red.frame(width: 10, height: 10)
    }.accessibilityIdentifier("s")
  },
  LayoutCase("preferences reach an ancestor's state", 100, 100, expects: ["bar": [0, 0, 42, 5]]) {
    PreferenceProbe().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  },
  LayoutCase(
    "a bordered button is set in the font around it", expects: ["b": [0, 0, 44, 50]]
  ) {
    Button {
    } label: {
      Text(verbatim: "I").frame(width: 20)
    }
    .buttonStyle(.bordered).accessibilityIdentifier("b").font(.system(size: 30))
  },
  LayoutCase(
    "a bordered button without a font is a control's", expects: ["b": [0, 0, 44, 34.33]]
  ) {
    Button {
    } label: {
      Text(verbatim: "I").frame(width: 20)
    }
    .buttonStyle(.bordered).accessibilityIdentifier("b")
  },
]

private struct WidthKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

/// A width measured below and used above, through state.
private struct PreferenceProbe: View {
  @State private var width: CGFloat = 0
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: width, height: 5).accessibilityIdentifier("bar")
      Color.blue.frame(width: 42, height: 5)
        .background(
          GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}
