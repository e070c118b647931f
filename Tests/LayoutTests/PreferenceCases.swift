import SwiftUI

/// Preferences whose value may be nil, as in Apple's own samples: nil is what nobody set, and what
/// one view sets another may still replace.
let preferenceCases: [LayoutCase] = [
  LayoutCase(
    "an optional anchor reaches the overlay", expects: ["ring": [10, 0, 30, 10]]
  ) {
    VStack(spacing: 0) {
      Color.red.frame(width: 30, height: 10)
        .anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
      Color.blue.frame(width: 50, height: 10)
    }
    .overlayPreferenceValue(BoundsKey.self) { Ring(anchor: $0) }
  },
  LayoutCase(
    "an optional anchor made by a transformation", expects: ["ring": [10, 0, 30, 10]]
  ) {
    VStack(spacing: 0) {
      Color.red.frame(width: 30, height: 10)
        .transformAnchorPreference(key: BoundsKey.self, value: .bounds) { $0 = $1 }
      Color.blue.frame(width: 50, height: 10)
    }
    .backgroundPreferenceValue(BoundsKey.self) { Ring(anchor: $0) }
  },
  LayoutCase(
    "the first view that is not nil counts", expects: ["bar": [0, 0, 7, 5]]
  ) {
    VStack(spacing: 0) {
      Color.red.frame(width: 20, height: 5).preference(key: LengthKey.self, value: nil)
      Color.red.frame(width: 20, height: 5).preference(key: LengthKey.self, value: 7)
      Color.red.frame(width: 20, height: 5).preference(key: LengthKey.self, value: 9)
    }
    .overlayPreferenceValue(LengthKey.self, alignment: .topLeading) { length in
      if let length {
        Color.yellow.frame(width: length, height: 5).accessibilityIdentifier("bar")
      }
    }
  },
  LayoutCase(
    "an optional preference is nil where nobody sets it", expects: ["none": [0, 0, 20, 5]]
  ) {
    Color.red.frame(width: 20, height: 5)
      .overlayPreferenceValue(LengthKey.self) { length in
        if length == nil { Color.yellow.accessibilityIdentifier("none") }
      }
  },
  LayoutCase(
    "a transformation of an optional preference sees it", expects: ["bar": [0, 0, 8, 5]]
  ) {
    Color.red.frame(width: 20, height: 5).preference(key: LengthKey.self, value: 7)
      .transformPreference(LengthKey.self) { $0 = $0.map { $0 + 1 } }
      .overlayPreferenceValue(LengthKey.self, alignment: .topLeading) { length in
        Color.yellow.frame(width: length, height: 5).accessibilityIdentifier("bar")
      }
  },
  LayoutCase(
    "what a geometry reader sets reaches the overlay", expects: ["bar": [0, 0, 20, 5]]
  ) {
    Color.red.frame(width: 20, height: 5)
      .background(
        GeometryReader { Color.clear.preference(key: LengthKey.self, value: $0.size.width) }
      )
      .frame(width: 50, height: 5)
      .overlayPreferenceValue(LengthKey.self, alignment: .topLeading) { length in
        Color.yellow.frame(width: length ?? 3, height: 5).accessibilityIdentifier("bar")
      }
  },
  LayoutCase(
    "a place that is asked for while an anchor is handed up is known", 50, 20,
    expects: ["bar": [0, 0, 30, 5]]
  ) {
    Color.red.frame(width: 50, height: 20)
      .background(
        GeometryReader { proxy in
          Color.clear.frame(width: 30)
            .anchorPreference(key: LengthKey.self, value: .bounds) { proxy[$0].width }
        }
      )
      .overlayPreferenceValue(LengthKey.self, alignment: .topLeading) { length in
        Color.yellow.frame(width: length ?? 3, height: 5).accessibilityIdentifier("bar")
      }
  },
  LayoutCase(
    "only the view that fits says something", 100, 5, expects: ["bar": [25, 0, 20, 5]]
  ) {
    ViewThatFits {
      Color.red.frame(width: 500, height: 5).preference(key: LengthKey.self, value: 500)
      Color.red.frame(width: 50, height: 5).preference(key: LengthKey.self, value: 20)
    }
    .overlayPreferenceValue(LengthKey.self, alignment: .topLeading) { length in
      Color.yellow.frame(width: length ?? 3, height: 5).accessibilityIdentifier("bar")
    }
  },
  LayoutCase(
    "a layer for a preference stands at the guides of its view", 60, 20,
    expects: ["mark": [15, 5, 5, 5]]
  ) {
    Color.red.frame(width: 60, height: 20)
      .alignmentGuide(.leading) { _ in 15 }.alignmentGuide(.top) { _ in 5 }
      .overlayPreferenceValue(LengthKey.self, alignment: .topLeading) { _ in
        Color.yellow.frame(width: 5, height: 5).accessibilityIdentifier("mark")
      }
  },
  LayoutCase(
    "a view with a layer for a preference keeps its priority", 60, 10,
    expects: ["first": [0, 0, 50, 10]]
  ) {
    HStack(spacing: 0) {
      Color.red.frame(maxWidth: 50).accessibilityIdentifier("first").layoutPriority(1)
        .overlayPreferenceValue(LengthKey.self) { _ in EmptyView() }
      Color.blue.frame(minWidth: 10)
    }
  },
  LayoutCase(
    "an optional preference reaches state", 100, 100, expects: ["bar": [0, 0, 42, 5]]
  ) {
    OptionalProbe().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  },
]

private struct BoundsKey: PreferenceKey {
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

private struct LengthKey: PreferenceKey {
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = value ?? nextValue()
  }
}

private struct Ring: View {
  let anchor: Anchor<CGRect>?
  var body: some View {
    GeometryReader { proxy in
      if let anchor {
        let bounds = proxy[anchor]
        Color.yellow.frame(width: bounds.width, height: bounds.height)
          .accessibilityIdentifier("ring").offset(x: bounds.minX, y: bounds.minY)
      }
    }
  }
}

private struct OptionalProbe: View {
  @State private var width: CGFloat?
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: width ?? 1, height: 5).accessibilityIdentifier("bar")
      Color.blue.frame(width: 42, height: 5)
        .background(
          GeometryReader { Color.clear.preference(key: LengthKey.self, value: $0.size.width) })
    }
    .onPreferenceChange(LengthKey.self) { width = $0 }
  }
}
