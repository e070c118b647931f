import SwiftUI

/// Rules of frames with bounds, of erased layouts and of what is offered to insets and positions: `ruleCases`
/// holds them.
let boundedCases: [LayoutCase] = [
  LayoutCase(
    "a row keeps its widths in a stack that has no height left", 320, 100,
    expects: [
      "a": [92.83, 94.83, 35, 20.33], "b": [127.83, 94.83, 51.33, 20.33],
      "c": [179.17, 94.83, 48, 20.33],
    ]
  ) {
    VStack(spacing: 0) {
      Color.red.frame(height: 130)
      HStack(spacing: 0) {
        Text("Chip").background(.yellow).accessibilityIdentifier("a")
        Text("Border").accessibilityIdentifier("b")
        Text("Shade").background(.yellow).accessibilityIdentifier("c")
      }
      Color.blue.frame(height: 20)
    }
  },
  LayoutCase(
    "a stack in a bounded frame beside a shape keeps two lines above a third", 120, 72,
    expects: [
      "s": [40, 11.33, 80, 49.33], "t": [40, 11.33, 80, 33.67], "v": [40, 45, 22.67, 15.67],
    ]
  ) {
    HStack(spacing: 0) {
      Color.red.frame(width: 40, height: 40)
      VStack(alignment: .leading, spacing: 0) {
        Text("Fußbodenheizung im Wohnzimmer").font(.footnote.weight(.semibold)).lineLimit(2)
          .accessibilityIdentifier("t")
        Text("Aus").font(.footnote).accessibilityIdentifier("v")
      }
      .accessibilityIdentifier("s").frame(maxWidth: .infinity, alignment: .leading)
    }
  },
  LayoutCase(
    "in a row of columns the most flexible view of a column is still asked last", 100, 100,
    expects: ["a": [0, 5, 50, 50], "b": [50, 5, 50, 50]]
  ) {
    HStack(spacing: 0) {
      ForEach(["a", "b"], id: \.self) { name in
        VStack(spacing: 0) {
          Color.red.padding(3).aspectRatio(1, contentMode: .fit).accessibilityIdentifier(name)
          Color.blue.frame(minHeight: 10, maxHeight: 20)
          Color.green.frame(height: 20)
        }
        .frame(maxWidth: .infinity)
      }
    }
    .frame(maxHeight: .infinity)
  },
  LayoutCase(
    "columns of a grid beside a view share what is left", 100, 20,
    expects: ["0": [20, 0, 20, 20], "1": [40, 0, 20, 20], "3": [80, 0, 20, 20]]
  ) {
    HStack(spacing: 0) {
      Color.blue.frame(width: 20)
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          ForEach(0..<4, id: \.self) {
            ZStack {}.frame(maxWidth: .infinity, maxHeight: .infinity)
              .accessibilityIdentifier("\($0)")
          }
        }
      }
    }
  },
  LayoutCase(
    "what is answered to a length that is no number holds for no other", 100, 20,
    expects: ["view": [0, 0, 100, 20]]
  ) {
    AsksForNothing {
      Color.red.frame(maxWidth: .infinity, maxHeight: .infinity).accessibilityIdentifier("view")
    }
  },
  LayoutCase(
    "a spacer lies as the layout of an erased type does", 100, 20,
    expects: ["s": [0, 5, 100, 10], "b": [90, 5, 10, 10]]
  ) {
    AnyLayout(HStackLayout(spacing: 0)) {
      Color.red.frame(width: 10, height: 10)
      Spacer()
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("b")
    }.accessibilityIdentifier("s")
  },
  LayoutCase(
    "a grid of an erased type", expects: ["b": [20, 0, 10, 10], "d": [20, 10, 10, 10]]
  ) {
    AnyLayout(GridLayout(horizontalSpacing: 0, verticalSpacing: 0)) {
      GridRow {
        Color.red.frame(width: 10, height: 10)
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("b")
      }
      GridRow {
        Color.red.frame(width: 20, height: 10)
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("d")
      }
    }
  },
  LayoutCase("an ideal length counts where nothing is proposed", expects: ["f": [0, 0, 34, 20]]) {
    Color.red.accessibilityIdentifier("f").frame(idealWidth: 34, idealHeight: 20)
  },
  LayoutCase(
    "a maximum below the minimum bounds nothing", 200, 50, expects: ["f": [50, 0, 100, 50]]
  ) {
    Color.red.frame(minWidth: 100, maxWidth: 50).accessibilityIdentifier("f")
  },
  LayoutCase(
    "a positioned view is offered the whole room", 100, 50,
    expects: ["c": [-30, -5, 100, 50], "p": [0, 0, 100, 50]]
  ) {
    Color.red.accessibilityIdentifier("c").position(x: 20, y: 20)
      .overlay { Color.clear.accessibilityIdentifier("p") }
  },
  LayoutCase(
    "an inset gets what the view can do without", 100, 60,
    expects: ["main": [0, 0, 100, 50], "inset": [0, 50, 100, 10]]
  ) {
    Color.red.frame(minHeight: 50).accessibilityIdentifier("main")
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.accessibilityIdentifier("inset") }
  },
]
