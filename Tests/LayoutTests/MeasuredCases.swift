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
