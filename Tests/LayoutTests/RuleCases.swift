import SwiftUI

/// Rules of SwiftUI's own layout code, as public re-implementations of it and posts with pictures
/// record them: OpenSwiftUI (audited against SwiftUI 6.5.4), QuickLayout, objc.io 2020-11-23,
/// juejin.cn/post/7081943051349786631.
let ruleCases: [LayoutCase] =
  layeredCases + controlCases + priorityCases + guideCases + spacingCases + boundedCases + lazyCases
  + mirrorCases

private let layeredCases: [LayoutCase] = [
  LayoutCase(
    "a color in a stack of layers is as large as the stack",
    expects: ["s": [0, 0, 50, 20], "c": [0, 0, 50, 20]]
  ) {
    ZStack {
      Color.red.accessibilityIdentifier("c")
      Color.blue.frame(width: 50, height: 20)
    }.accessibilityIdentifier("s")
  },
  LayoutCase(
    "a layer that is too large enlarges the others", 100, 100, expects: ["c": [-50, 0, 200, 100]]
  ) {
    ZStack {
      Color.red.accessibilityIdentifier("c")
      Color.blue.frame(width: 200, height: 20)
    }
  },
  LayoutCase(
    "a frame's length below zero or without end is none", 100, 40,
    expects: ["w": [0, 0, 100, 10], "n": [0, 10, 100, 10], "h": [0, 20, 100, 20]]
  ) {
    VStack(spacing: 0) {
      Color.red.frame(width: .infinity, height: 10).accessibilityIdentifier("w")
      Color.red.frame(width: -5, height: 10).accessibilityIdentifier("n")
      Color.red.frame(height: .nan).accessibilityIdentifier("h")
    }
  },
  LayoutCase(
    "layers of the highest priority say how large the stack is",
    expects: ["s": [0, 0, 40, 40], "large": [0, -30, 100, 100], "middle": [0, -10, 60, 60]]
  ) {
    ZStack(alignment: .leading) {
      Color.blue.frame(width: 100, height: 100).layoutPriority(-0.1)
        .accessibilityIdentifier("large")
      Color.red.frame(width: 60, height: 60).accessibilityIdentifier("middle")
      Color.green.frame(width: 40, height: 40).layoutPriority(1)
    }.accessibilityIdentifier("s")
  },
  LayoutCase(
    "layers moved by guides are all in the stack",
    expects: ["s": [0, 0, 30, 25], "b": [20, 0, 10, 10], "c": [0, 15, 10, 10]]
  ) {
    ZStack(alignment: .topLeading) {
      Color.red.frame(width: 15, height: 10)
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("b")
        .alignmentGuide(.leading) { _ in -20 }
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c")
        .alignmentGuide(.top) { _ in -15 }
    }.accessibilityIdentifier("s")
  },
]

private let controlCases: [LayoutCase] = [
  LayoutCase(
    "views of a link's label are views of the stack around it", 100, 40,
    expects: ["a": [35, 0, 30, 10], "b": [35, 30, 20, 10]]
  ) {
    VStack(alignment: .leading, spacing: 0) {
      Link(destination: URL(string: "https://example.org")!) {
        Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a")
        Spacer()
        Color.blue.frame(width: 20, height: 10).accessibilityIdentifier("b")
      }
    }
  },
  LayoutCase(
    "views of a button's label stand side by side", 100, 20,
    expects: ["a": [21, 5, 30, 10], "b": [59, 5, 20, 10]]
  ) {
    Button(action: {}) {
      Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a")
      Color.blue.frame(width: 20, height: 10).accessibilityIdentifier("b")
    }
  },
]

private let priorityCases: [LayoutCase] = [
  LayoutCase(
    "a priority ends at a padding", 100, 20, expects: ["a": [0, 0, 50, 20], "b": [52, 2, 46, 16]]
  ) {
    HStack(spacing: 0) {
      Color.red.accessibilityIdentifier("a")
      Color.blue.layoutPriority(1).accessibilityIdentifier("b").padding(2)
    }
  },
  LayoutCase(
    "a priority around a padding counts", 100, 20, expects: ["b": [2, 2, 96, 16]]
  ) {
    HStack(spacing: 0) {
      Color.red
      Color.blue.accessibilityIdentifier("b").padding(2).layoutPriority(1)
    }
  },
  LayoutCase(
    "a fixed size keeps a priority", 40, 20, expects: ["b": [0, 0, 40, 20], "a": [40, 0, 0, 20]]
  ) {
    HStack(spacing: 0) {
      Color.blue.frame(minWidth: 10).layoutPriority(1)
        .fixedSize(horizontal: false, vertical: false).accessibilityIdentifier("b")
      Color.red.accessibilityIdentifier("a")
    }
  },
]

private enum Third: AlignmentID {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 3 }
}
extension VerticalAlignment { fileprivate static let third = VerticalAlignment(Third.self) }

private let guideCases: [LayoutCase] = [
  LayoutCase(
    "a built-in guide ends at a stack of several views",
    expects: ["a": [0, 0, 30, 10], "b": [0, 10, 10, 10]]
  ) {
    VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a")
      HStack(spacing: 0) {
        Color.blue.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in -20 }
          .accessibilityIdentifier("b")
        Color.blue.frame(width: 10, height: 10)
      }
    }
  },
  LayoutCase(
    "the line of the guides is in the stack",
    expects: ["s": [0, 0, 30, 20], "a": [20, 0, 10, 10], "b": [20, 10, 10, 10]]
  ) {
    VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a")
        .alignmentGuide(.leading) { _ in -20 }
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("b")
        .alignmentGuide(.leading) { _ in -20 }
    }.accessibilityIdentifier("s")
  },
  LayoutCase(
    "a built-in guide passes a padding", expects: ["a": [3, 0, 30, 10], "b": [2, 12, 10, 10]]
  ) {
    VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a")
      Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("b")
        .alignmentGuide(.leading) { _ in 1 }.padding(2)
    }
  },
  LayoutCase(
    "a guide of one's own passes stacks, as the mean of its values",
    expects: ["a": [0, 0, 10, 10], "b": [0, 10, 10, 10], "c": [10, 4, 20, 18]]
  ) {
    HStack(alignment: .third, spacing: 0) {
      VStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a")
          .alignmentGuide(.third) { _ in 5 }
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("b")
          .alignmentGuide(.third) { _ in 5 }
      }
      Color.blue.frame(width: 20, height: 18).accessibilityIdentifier("c")
    }
  },
  LayoutCase(
    "a guide of one's own has its default beside an explicit one",
    expects: ["a": [0, 2, 10, 30], "b": [10, 0, 10, 20]]
  ) {
    HStack(alignment: .third, spacing: 0) {
      Color.red.frame(width: 10, height: 30).accessibilityIdentifier("a")
      Color.blue.frame(width: 10, height: 20).accessibilityIdentifier("b")
        .alignmentGuide(.third) { _ in 12 }
    }
  },
  LayoutCase(
    "a column's baselines are its first and its last text's",
    expects: ["c": [10, 20.33, 10, 20.33], "v": [0, 0, 10, 40.67]]
  ) {
    HStack(alignment: .lastTextBaseline, spacing: 0) {
      VStack(spacing: 0) {
        Text("a").frame(width: 10)
        Text("b").frame(width: 10)
      }.accessibilityIdentifier("v")
      Text("c").frame(width: 10).accessibilityIdentifier("c")
    }
  },
]

private let spacingCases: [LayoutCase] = [
  // 16.333 − 11.979 / 2 − 5: baseline and half the capitals of 17 points, half the icon.
  LayoutCase(
    "a label's icon stands in the middle of the first line",
    expects: ["i": [0, 5.34, 10, 10], "t": [18, 0, 10, 42.33]]
  ) {
    Label {
      Text("x\nx").frame(width: 10).accessibilityIdentifier("t")
    } icon: {
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("i")
    }
  },
  LayoutCase("a frame's height ends its text's edges", expects: ["b": [0, 38, 10, 10]]) {
    VStack(alignment: .leading) {
      Text("x").frame(width: 10, height: 30)
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("b")
    }
  },
  LayoutCase("a frame's width keeps its text's edges", expects: ["b": [0, 22.33, 10, 20.33]]) {
    VStack(alignment: .leading) {
      Text("x").frame(width: 10)
      Text("x").frame(width: 10).accessibilityIdentifier("b")
    }
  },
  LayoutCase("an empty stack takes no distance", expects: ["b": [10, 0, 10, 10]]) {
    HStack {
      Color.red.frame(width: 10, height: 10)
      VStack {}
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("b")
    }
  },
  LayoutCase("columns of spacers stand apart", 108, 20, expects: ["b": [58, 0, 50, 20]]) {
    HStack {
      VStack { Spacer() }.frame(maxWidth: .infinity)
      VStack { Spacer() }.frame(maxWidth: .infinity).accessibilityIdentifier("b")
    }
  },
  LayoutCase("rows that end in spacers stand apart", 100, expects: ["b": [0, 18, 10, 10]]) {
    VStack {
      HStack {
        Color.red.frame(width: 10, height: 10)
        Spacer()
      }
      HStack {
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("b")
        Spacer()
      }
    }
  },
]

private let lazyCases: [LayoutCase] = [
  LayoutCase(
    "tracks are sized once more from the grid's own width", 300,
    expects: ["g": [-17, 0, 334, 10], "a": [-17, 0, 163, 10], "b": [154, 0, 180, 10]]
  ) {
    LazyVGrid(columns: [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))]) {
      Color.red.frame(height: 10).accessibilityIdentifier("a")
      Color.red.frame(height: 10).accessibilityIdentifier("b")
    }.accessibilityIdentifier("g").frame(width: 300)
  },
  LayoutCase(
    "a fixed track, an adaptive one", 200,
    expects: ["a": [0, 0, 70, 10], "b": [78, 0, 57, 10], "c": [143, 0, 57, 10]]
  ) {
    LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
      Color.red.frame(height: 10).accessibilityIdentifier("a")
      Color.red.frame(height: 10).accessibilityIdentifier("b")
      Color.red.frame(height: 10).accessibilityIdentifier("c")
    }.frame(width: 200)
  },
  LayoutCase(
    "an adaptive track without room has no width", 300,
    expects: ["g": [-12, 0, 324, 10], "c": [204, 0, 0, 10], "d": [212, 0, 100, 10]]
  ) {
    LazyVGrid(
      columns: [
        GridItem(.flexible(minimum: 100)), GridItem(.fixed(100)), GridItem(.adaptive(minimum: 100)),
        GridItem(.fixed(100)),
      ]
    ) {
      Color.red.frame(height: 10)
      Color.red.frame(height: 10)
      Color.red.frame(height: 10).accessibilityIdentifier("c")
      Color.red.frame(height: 10).accessibilityIdentifier("d")
    }.accessibilityIdentifier("g").frame(width: 300)
  },
  LayoutCase("fixed tracks keep their width", 300, expects: ["g": [120, 0, 60, 10]]) {
    LazyVGrid(columns: [GridItem(.fixed(60))]) { Color.red.frame(height: 10) }
      .accessibilityIdentifier("g").frame(width: 300)
  },
  LayoutCase(
    "a lazy stack takes the room across, its views their ideal length", 100, 100,
    expects: ["s": [0, 36, 100, 28], "a": [0, 36, 100, 10], "b": [80, 54, 20, 10]]
  ) {
    LazyVStack(alignment: .trailing) {
      Color.red.accessibilityIdentifier("a")
      Color.red.frame(width: 20, height: 10).accessibilityIdentifier("b")
    }.accessibilityIdentifier("s")
  },
]

private let mirrorCases: [LayoutCase] = [
  LayoutCase(
    "from right to left an offset goes left", 100, 20, rightToLeft: true,
    expects: ["o": [85, 0, 10, 20]]
  ) {
    HStack(spacing: 0) {
      Color.red.frame(width: 10).accessibilityIdentifier("o").offset(x: 5)
      Spacer()
    }
  },
  LayoutCase(
    "from right to left a scale keeps the other side", 100, 20, rightToLeft: true,
    expects: ["s": [80, 0, 20, 40]]
  ) {
    HStack(spacing: 0) {
      Color.red.frame(width: 10).accessibilityIdentifier("s").scaleEffect(2, anchor: .topLeading)
      Spacer()
    }
  },
  LayoutCase(
    "from right to left an overlay stands on the other side", 100, 20, rightToLeft: true,
    expects: ["o": [0, 0, 10, 10], "p": [70, 5, 10, 10]]
  ) {
    Color.red
      .overlay(alignment: .topTrailing) {
        Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("o")
      }
      .overlay {
        Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("p").position(x: 25, y: 10)
      }
  },
]
