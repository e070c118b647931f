import SwiftUI
import Testing

/// A view of any size, to see how the work to lay it out grows.
struct GrowthShape: CustomTestStringConvertible, Sendable {
  let name: String
  /// Levels or elements.
  let sizes: [Int]
  /// Of the list that the benchmark has too: there are many of them.
  var isOfKinds = false
  let view: @MainActor @Sendable (Int) -> AnyView
  var testDescription: String { name }

  /// Views in one another.
  static func levels(
    _ name: String, _ wrap: @escaping @MainActor @Sendable (AnyView, Int) -> any View
  ) -> GrowthShape {
    GrowthShape(name: name, sizes: [10, 20, 50, 100, 200]) { depth in
      (0..<depth).reduce(AnyView(Text("leaf"))) { AnyView(any: wrap($0, $1)) }
    }
  }

  /// Views beside one another.
  static func elements(
    _ name: String, _ view: @escaping @MainActor @Sendable (Int) -> any View
  ) -> GrowthShape {
    GrowthShape(name: name, sizes: [100, 300, 1000]) { AnyView(any: view($0)) }
  }

  /// What the benchmark has too.
  static let kinds: [GrowthShape] =
    levelsOfKinds
    + GrowthKind.wraps.map { kind in
      GrowthShape(name: "many: \(kind.name)", sizes: [100, 500], isOfKinds: true) {
        kind.elements($0)
      }
    }
    + GrowthContent.all.map { content in
      GrowthShape(name: content.name, sizes: [100, 500], isOfKinds: true) {
        AnyView(any: content.view($0))
      }
    }
  static let levelsOfKinds: [GrowthShape] = GrowthKind.wraps.map { kind in
    GrowthShape(name: kind.name, sizes: [20, 100], isOfKinds: true) { kind.levels($0) }
  }
}

private enum Middle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}
extension VerticalAlignment {
  fileprivate static let third = VerticalAlignment(Middle.self)
}

/// Containers in one another.
let nestedShapes: [GrowthShape] = [
  .levels("stacks with texts and spacers") { view, _ in
    VStack {
      HStack {
        view
        Text("beside")
        Spacer()
      }
      Text("below, in some more words")
      Spacer()
    }
  },
  .levels("stacks by turns") { view, level in
    level.isMultiple(of: 2)
      ? AnyView(
        HStack {
          view
          Spacer()
        })
      : AnyView(
        VStack {
          view
          Divider()
        })
  },
  .levels("stacks with priorities") { view, level in
    HStack {
      VStack {
        view.layoutPriority(1)
        Text("level \(level)")
      }
      Text("beside").layoutPriority(2)
    }
  },
  .levels("endless frames") { view, _ in
    VStack {
      HStack {
        view.frame(maxWidth: .infinity)
        Text("beside").frame(maxWidth: .infinity, alignment: .leading)
      }
      Text("below").frame(maxHeight: .infinity)
    }
  },
  .levels("frames with bounds") { view, _ in
    HStack {
      VStack {
        view.frame(minWidth: 10, idealWidth: 50, maxWidth: 200)
        Text("below").frame(minHeight: 5, maxHeight: 40)
      }
      Color.red.frame(minWidth: 1)
    }
  },
  .levels("baselines") { view, _ in
    HStack(alignment: .firstTextBaseline) {
      VStack(alignment: .leading) {
        Text("above")
        view
      }
      Text("beside")
      Spacer()
    }
  },
  .levels("last baselines") { view, _ in
    VStack {
      HStack(alignment: .lastTextBaseline) {
        view
        Text("beside")
      }
      Spacer()
    }
  },
  .levels("guides of a developer") { view, _ in
    HStack(alignment: .third) {
      VStack {
        view.alignmentGuide(.leading) { $0.width / 4 }
        Text("below").alignmentGuide(.third) { $0.height / 2 }
      }
      Text("beside")
    }
  },
  .levels("scaled texts") { view, _ in
    VStack {
      HStack {
        view
        Text("a few words that may shrink").minimumScaleFactor(0.5).lineLimit(1)
      }
      Text("below").minimumScaleFactor(0.3)
      Spacer()
    }
  },
  .levels("texts of two lines") { view, _ in
    HStack {
      VStack {
        view
        Text("a few words that go on for a while").lineLimit(2)
      }
      Text("a few words beside them that go on").lineLimit(2)
    }
  },
  .levels("lazy stacks") { view, _ in
    LazyVStack {
      LazyHStack {
        view
        Text("beside")
        Spacer()
      }
      Text("below")
    }
  },
  .levels("layers") { view, _ in
    ZStack(alignment: .bottomTrailing) {
      Color.blue
      VStack {
        view
        Text("below")
      }
    }
  },
  .levels("overlays and backgrounds") { view, _ in
    HStack {
      Text("main").overlay(alignment: .topTrailing) { view }
      Text("beside").background(alignment: .bottom) { Color.red }
    }
  },
  .levels("inside overlays") { view, _ in
    view.padding(1).overlay(alignment: .topTrailing) { Circle().frame(width: 4, height: 4) }
      .background { Color.red }
  },
  .levels("grids") { view, _ in
    Grid {
      GridRow {
        view
        Text("beside")
      }
      GridRow {
        Text("below")
        Color.red.gridCellUnsizedAxes(.vertical)
      }
    }
  },
  .levels("grids on baselines") { view, _ in
    Grid(alignment: .leadingFirstTextBaseline) {
      GridRow {
        Text("beside")
        view
      }
      Text("across all columns")
    }
  },
  .levels("lazy grids") { view, _ in
    LazyVGrid(columns: [
      GridItem(.flexible()), GridItem(.fixed(20)), GridItem(.adaptive(minimum: 30)),
    ]) {
      view
      Text("beside")
      Text("beside")
    }
  },
  .levels("views that fit") { view, _ in
    ViewThatFits {
      Text("a text that takes a lot of width in one line, and more").lineLimit(1)
      VStack {
        view
        Text("below")
      }
    }
  },
  .levels("geometry readers") { view, _ in
    GeometryReader { space in
      VStack {
        view.frame(width: space.size.width * 0.99)
        Text("below")
      }
    }
  },
  .levels("developers' layouts") { view, _ in
    EqualWidths {
      view
      Text("beside")
    }
  },
  .levels("any layouts") { view, level in
    AnyLayout(level.isMultiple(of: 2) ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())) {
      view
      Text("beside")
      Spacer()
    }
  },
  .levels("aspect ratios") { view, _ in
    VStack {
      HStack {
        view.aspectRatio(1.5, contentMode: .fit)
        Circle()
      }
      Rectangle().aspectRatio(1, contentMode: .fill)
    }
  },
  .levels("fixed sizes") { view, _ in
    HStack {
      VStack {
        view.fixedSize(horizontal: true, vertical: false)
        Text("below").fixedSize()
      }
      Spacer()
    }
  },
  .levels("container relative frames") { view, _ in
    VStack {
      HStack {
        view.containerRelativeFrame(.horizontal, count: 3, spacing: 4)
        Spacer()
      }
      Text("below")
    }
  },
  .levels("safe area insets") { view, _ in
    VStack {
      view.safeAreaInset(edge: .bottom) { Text("inset") }
      Spacer()
    }
  },
  .levels("offsets and positions") { view, level in
    ZStack {
      view.offset(x: 1, y: 1)
      Text("placed").position(x: CGFloat(level), y: 3)
    }
  },
  .levels("labels and forms") { view, _ in
    LabeledContent {
      view
    } label: {
      Label("label", systemImage: "star")
    }
  },
  .levels("all by turns") { view, _ in
    VStack(alignment: .leading) {
      HStack(alignment: .firstTextBaseline) {
        Grid {
          GridRow {
            ZStack(alignment: .topLeading) {
              LazyVStack {
                view.padding(2).frame(maxWidth: .infinity).overlay { Text("over") }
                  .layoutPriority(1)
                Text("below")
              }
              Color.red
            }
            Text("beside")
          }
        }
        Text("beside").minimumScaleFactor(0.5)
      }
      Text("below")
      Spacer()
    }
  },
]

/// Many views in one container.
let wideShapes: [GrowthShape] = [
  .elements("a column of texts") { count in
    VStack { ForEach(0..<count, id: \.self) { Text("row \($0 % 10)") } }
  },
  .elements("a row of flexible views") { count in
    HStack {
      ForEach(0..<count, id: \.self) { index in
        Color.red.frame(minWidth: CGFloat(index % 7), maxWidth: CGFloat(index % 11 + 10))
        Spacer()
      }
    }
  },
  .elements("priorities") { count in
    HStack { ForEach(0..<count, id: \.self) { Color.red.layoutPriority(Double($0 % 5)) } }
  },
  .elements("layers") { count in
    ZStack(alignment: .topLeading) { ForEach(0..<count, id: \.self) { Text("\($0 % 10)") } }
  },
  .elements("rows of a grid") { count in
    Grid(alignment: .leadingFirstTextBaseline) {
      ForEach(0..<count, id: \.self) { row in
        GridRow {
          Text("row \(row % 10)")
          Color.red
        }
      }
    }
  },
  .elements("spanning rows of a grid") { count in
    Grid {
      ForEach(0..<count, id: \.self) { row in
        GridRow {
          Text("a")
          Text("b").gridCellColumns(2)
        }
        Divider()
      }
    }
  },
  .elements("cells of a row") { count in
    Grid { GridRow { ForEach(0..<count, id: \.self) { Text("\($0 % 10)") } } }
  },
  .elements("a lazy column") { count in
    LazyVStack { ForEach(0..<count, id: \.self) { Text("row \($0 % 10)") } }
  },
  .elements("cells of a lazy grid") { count in
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) {
      ForEach(0..<count, id: \.self) { Text("\($0 % 10)") }
    }
  },
  .elements("views to choose from") { count in
    ViewThatFits {
      ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 1000, height: 10) }
    }
  },
  .elements("views of a developer's layout") { count in
    EqualWidths { ForEach(0..<count, id: \.self) { Text("\($0 % 10)") } }
  },
  .elements("rows of stacks") { count in
    VStack(alignment: .leading) {
      ForEach(0..<count, id: \.self) { index in
        HStack(alignment: .firstTextBaseline) {
          Text("row \(index % 10)")
          Spacer()
          Text("end").minimumScaleFactor(0.5)
        }
      }
    }
  },
  .elements("geometry readers") { count in
    VStack {
      ForEach(0..<count, id: \.self) { _ in
        GeometryReader { Text("x").frame(width: $0.size.width) }
      }
    }
  },
]
