import SwiftUI

/// What pictures of Apple's renderer showed, in sizes of our own.
let measuredCases: [LayoutCase] = [
  LayoutCase(
    "a framed spacer shares evenly", 108, 20,
    expects: ["a": [0, 0, 50, 20], "s": [58, 10, 50, 0]]
  ) {
    HStack(spacing: 8) {
      Color.red.frame(maxWidth: .infinity).accessibilityIdentifier("a")
      Spacer().frame(maxWidth: .infinity).accessibilityIdentifier("s")
    }
  },
  LayoutCase(
    "a spacer inside does not touch the next column", 100, 60,
    expects: ["a": [0, 0, 46, 20], "b": [54, 0, 46, 20]]
  ) {
    HStack(alignment: .top) {
      VStack {
        Color.red.frame(height: 20).accessibilityIdentifier("a")
        Spacer()
      }
      VStack {
        Color.blue.frame(height: 20).accessibilityIdentifier("b")
        Spacer()
      }
    }
  },
  LayoutCase(
    "a linear gauge is as high as its bar", 200, expects: ["s": [0, 0, 200, 28]]
  ) {
    VStack(spacing: 12) {
      ForEach(0..<2) { _ in
        Gauge(value: 0.5) {
          EmptyView()
        } currentValueLabel: {
          Text("Label")
        }
        .gaugeStyle(.accessoryLinear)
      }
    }.accessibilityIdentifier("s")
  },
  LayoutCase(
    "texts of an open gauge's value keep two points below them", 58, 58,
    expects: ["a": [19, 16, 20, 16.33], "b": [19, 30.33, 20, 11.67]]
  ) {
    Gauge(value: 0.5) {
      EmptyView()
    } currentValueLabel: {
      VStack(spacing: -2) {
        Text("I").font(.system(size: 12)).frame(width: 20).accessibilityIdentifier("a")
        Text("I").font(.system(size: 8)).frame(width: 20).accessibilityIdentifier("b")
      }
    }
    .gaugeStyle(.accessoryCircular)
  },
  LayoutCase(
    "a closed gauge's label is half as high as the gauge", 58, 58,
    expects: ["c": [12.4, 14.5, 33.2, 29]]
  ) {
    Gauge(value: 0.5) { Color.red.accessibilityIdentifier("c") }
      .gaugeStyle(.accessoryCircularCapacity)
  },
  LayoutCase("a bar of progress is 4 high", 100, expects: ["p": [0, 0, 100, 4]]) {
    ProgressView(value: 0.5).accessibilityIdentifier("p")
  },
  LayoutCase(
    "a divider crosses the stack that a layout of any type says it is", 50, 20,
    expects: ["d": [20, 0, 1, 20]]
  ) {
    AnyLayout(HStackLayout(spacing: 0)) {
      Color.red.frame(width: 20)
      Divider().frame(width: 1).accessibilityIdentifier("d")
      Color.red
    }
  },
  LayoutCase(
    "text below a symbol's row keeps the text's distance",
    expects: ["t": [0, 20.33, 20, 40.67]]
  ) {
    VStack(alignment: .leading) {
      HStack(spacing: 0) {
        Image(systemName: "circle").font(.system(size: 4))
        Text(verbatim: "I").frame(width: 10)
      }
      Text(verbatim: "I").font(.system(size: 34)).frame(width: 20).accessibilityIdentifier("t")
    }
  },
  LayoutCase(
    "a link with a plain style is its label", expects: ["l": [0, 0, 30, 20]]
  ) {
    Link(destination: URL(filePath: "/")) { Color.red.frame(width: 30, height: 20) }
      .buttonStyle(.plain).accessibilityIdentifier("l")
  },
  LayoutCase(
    "a frame with a minimum offers its own width where none is proposed",
    expects: ["c": [0, 0, 50, 22]]
  ) {
    ZStack {
      Color.red.accessibilityIdentifier("c")
      Color.blue.frame(width: 50, height: 10)
    }
    .frame(height: 22).frame(minWidth: 34).fixedSize(horizontal: true, vertical: false)
  },
]
