import SwiftUI

/// Of two values that a view gives to its container the inner one counts; measured in Apple's picture
/// of a custom layout (docs/facts/measured-2.md, "Layout").
let traitCases: [LayoutCase] = [
  LayoutCase(
    "the inner layout value counts", 300, 20,
    expects: ["a": [0, 0, 50, 10], "b": [50, 0, 70, 10]]
  ) {
    WidthRow {
      Color.red.layoutValue(key: Width.self, value: 50).layoutValue(key: Width.self, value: 68)
        .accessibilityIdentifier("a")
      Color.red.padding(0).layoutValue(key: Width.self, value: 70).accessibilityIdentifier("b")
    }
  },
  LayoutCase(
    "the inner priority counts", 100, 20, expects: ["a": [0, 0, 100, 20], "b": [100, 0, 0, 20]]
  ) {
    HStack(spacing: 0) {
      Color.red.layoutPriority(1).layoutPriority(-1).accessibilityIdentifier("a")
      Color.blue.accessibilityIdentifier("b")
    }
  },
  LayoutCase(
    "a priority around a frame is the frame's", 100, 20,
    expects: ["a": [0, 0, 0, 20], "b": [0, 0, 100, 20]]
  ) {
    HStack(spacing: 0) {
      Color.red.layoutPriority(1).frame(minWidth: 0).layoutPriority(-1)
        .accessibilityIdentifier("a")
      Color.blue.accessibilityIdentifier("b")
    }
  },
  LayoutCase("any layout hands spacing on", 20, 100, expects: ["c": [0, 20, 20, 10]]) {
    VStack {
      Color.red.frame(height: 10)
      AnyLayout(Spaced()) { Color.blue.frame(height: 10) }
      Color.red.frame(height: 10).accessibilityIdentifier("c")
    }.frame(height: 100, alignment: .top)
  },
  LayoutCase(
    "any layout hands guides on", expects: ["a": [7, 0, 10, 10], "b": [0, 10, 30, 10]]
  ) {
    VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a")
      AnyLayout(Spaced()) { Color.blue }.frame(width: 30, height: 10)
        .accessibilityIdentifier("b")
    }
  },
  LayoutCase(
    "a matched view takes its source's frame", 200, 100,
    expects: ["source": [10, 20, 40, 30], "room": [0, 0, 200, 100], "match": [10, 20, 40, 30]]
  ) {
    MatchProbe(properties: .frame)
  },
  LayoutCase(
    "a matched view takes its source's place only", 200, 100,
    expects: ["match": [26, 31, 8, 8]]
  ) {
    MatchProbe(properties: .position)
  },
  LayoutCase(
    "a matched view takes its source's size only", 200, 100, expects: ["match": [150, 60, 40, 30]]
  ) {
    MatchProbe(properties: .size)
  },
]

private struct Width: LayoutValueKey {
  static var defaultValue: CGFloat { 10 }
}

/// Each view as wide as its value says.
private struct WidthRow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var x = bounds.minX
    for subview in subviews {
      let width = subview[Width.self]
      subview.place(
        at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: 10))
      x += width
    }
  }
}

/// A layout of 10 points that touches its neighbors and has a leading guide.
private struct Spaced: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: 10)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .zero }
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? { guide == .leading ? bounds.minX + 7 : nil }
}

/// A view of 8 × 8 points that follows a source of 40 × 30.
private struct MatchProbe: View {
  let properties: MatchedGeometryProperties
  @Namespace private var namespace
  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear.accessibilityIdentifier("room")
      Rectangle().accessibilityIdentifier("match")
        .matchedGeometryEffect(
          id: "m", in: namespace, properties: properties, anchor: .center, isSource: false
        )
        .frame(width: 8, height: 8).padding(.leading, 150).padding(.top, 60)
      Color.red.frame(width: 40, height: 30).accessibilityIdentifier("source")
        .matchedGeometryEffect(id: "m", in: namespace).padding(.leading, 10).padding(.top, 20)
    }
  }
}
