import Charts
import SwiftUI

extension Growth {
  static let shapes: [Shape] = nested + styled + wide + contents + moreContents + kinds

  /// Every modifier and container in one another and beside one another, every kind of content: the lists that
  /// the tests of growth have too.
  private static let kinds: [Shape] =
    GrowthKind.wraps.map { kind in
      Shape(name: "nested: \(kind.name)", sizes: everyLevel) { kind.levels($0) }
    }
    + GrowthKind.wraps.map { kind in
      Shape(name: "many: \(kind.name)", sizes: everySize) { kind.elements($0) }
    }
    + GrowthContent.all.map { content in
      Shape(name: content.name, sizes: sizes(upTo: content.most)) {
        AnyView(any: content.view($0))
      }
    }

  static let everyLevel = [5, 10, 20, 50, 100, 200]

  static let everySize = [100, 1000, 10_000, 100_000]

  /// At least three sizes, which it takes to tell growth from what the process costs by itself.
  private static func sizes(upTo most: Int) -> [Int] {
    let sizes = everySize.filter { $0 <= most }
    return sizes.count > 2 ? sizes : [most / 10, most / 3, most]
  }

  static func levels(
    _ name: String, _ wrap: @escaping @MainActor (AnyView) -> any View
  ) -> Shape {
    Shape(name: name, sizes: everyLevel) { depth in
      (0..<depth).reduce(AnyView(Text("leaf"))) { view, _ in AnyView(any: wrap(view)) }
    }
  }

  static func elements(
    _ name: String, _ sizes: [Int] = everySize,
    _ view: @escaping @MainActor (Int) -> any View
  ) -> Shape {
    Shape(name: name, sizes: sizes) { AnyView(any: view($0)) }
  }

  // MARK: Containers in one another

  private static let nested: [Shape] = [
    levels("nested: stacks, spacers") { view in
      VStack {
        HStack {
          view
          Text("beside")
          Spacer()
        }
        Text("below")
        Spacer()
      }
    },
    levels("nested: priorities") { view in
      HStack {
        VStack {
          view.layoutPriority(1)
          Text("below")
        }
        Text("beside").layoutPriority(2)
      }
    },
    levels("nested: endless frames") { view in
      VStack {
        HStack {
          view.frame(maxWidth: .infinity)
          Text("beside").frame(maxWidth: .infinity)
        }
        Text("below").frame(maxHeight: .infinity)
      }
    },
    levels("nested: baselines") { view in
      HStack(alignment: .firstTextBaseline) {
        VStack {
          Text("above")
          view
        }
        Text("beside")
        Spacer()
      }
    },
    levels("nested: scaled texts") { view in
      VStack {
        HStack {
          view
          Text("some words").minimumScaleFactor(0.5)
        }
        Spacer()
      }
    },
    levels("nested: lazy stacks") { view in
      LazyVStack {
        LazyHStack {
          view
          Text("beside")
        }
      }
    },
    levels("nested: grids") { view in
      Grid {
        GridRow {
          view
          Text("beside")
        }
        GridRow { Text("below") }
      }
    },
    levels("nested: views that fit") { view in
      ViewThatFits {
        Text("beside, in many more words than there is room for in one line").lineLimit(1)
        VStack {
          view
          Text("below")
        }
      }
    },
    levels("nested: geometry readers") { view in
      GeometryReader { space in view.frame(width: space.size.width) }
    },
    levels("nested: layers") { view in
      ZStack(alignment: .bottom) {
        view
        Color.red
      }
      .overlay(alignment: .top) { Text("over") }
    },
    levels("nested: aspect ratios") { view in
      HStack {
        view.aspectRatio(1.5, contentMode: .fit)
        Circle()
      }
    },
    // As large as the picture at each level: what is counted is levels and not pixels.
    levels("nested: shadows") { view in
      ZStack {
        Color.red
        view
      }
      .shadow(radius: 2)
    },
    levels("nested: masks") { view in view.padding(1).mask { Circle() } },
    levels("nested: blurs") { view in view.padding(1).blur(radius: 1) },
    levels("nested: opacities") { view in view.opacity(0.99) },
    levels("nested: clips") { view in view.clipShape(Capsule()) },
  ]

  // MARK: Many views beside one another

  private static let wide: [Shape] = [
    elements("column of texts") { count in
      VStack { ForEach(0..<count, id: \.self) { Text("row \($0 % 10)") } }
    },
    elements("row of spacers") { count in
      HStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Spacer(minLength: 0) } }
    },
    elements("rows of a grid") { count in
      Grid {
        ForEach(0..<count, id: \.self) { row in
          GridRow {
            Text("\(row % 10)")
            Color.red
          }
        }
      }
    },
    elements("cells of a lazy grid") { count in
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) {
        ForEach(0..<count, id: \.self) { Text("\($0 % 10)") }
      }
    },
    elements("layers") { count in ZStack { ForEach(0..<count, id: \.self) { _ in Color.red } } },
    elements("choices that do not fit") { count in
      ViewThatFits {
        ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 1000, height: 10) }
      }
    },
    elements("symbols") { count in
      VStack { ForEach(0..<count, id: \.self) { _ in Image(systemName: "star.fill") } }
    },
    elements("gradients") { count in
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { _ in
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        }
      }
    },
    elements("drawn images") { count in
      VStack {
        ForEach(0..<count, id: \.self) { _ in
          Image(size: CGSize(width: 4, height: 4)) {
            $0.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 2)), with: .color(.red))
          }
        }
      }
    },
    elements("shadows") { count in
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { _ in
          Color.red.frame(width: 4, height: 4).shadow(radius: 2)
        }
      }
    },
    elements("masks") { count in
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { _ in
          Color.red.frame(width: 4, height: 4).mask { Circle() }
        }
      }
    },
  ]

  // MARK: Much in one view

  private static func words(
    _ word: String, apart space: String = " "
  ) -> @MainActor (Int) -> any View {
    { Text(verbatim: Array(repeating: word, count: $0).joined(separator: space)) }
  }

  private static let contents: [Shape] = [
    elements("words, Latin", everySize, words("word")),
    elements("words, Arabic", everySize, words("كلمة")),
    elements("words, Japanese", everySize, words("言葉を")),
    elements("words, Devanagari", everySize, words("शब्द")),
    elements("words, Thai", everySize, words("คำไทย")),
    elements("words, Chinese", everySize, words("中文字")),
    elements("words in one, Thai", everySize, words("คำไทย", apart: "")),
    elements("words in one, Chinese", everySize, words("中文字", apart: "")),
    elements("words in one, Latin", everySize, words("word", apart: "")),
    elements("words in one, Arabic", everySize, words("كلمة", apart: "")),
    elements("words, emoji", everySize, words("👩‍👩‍👧")),
    elements("canvas fills") { count in
      Canvas { context, _ in
        for index in 0..<count {
          context.fill(
            Path(CGRect(x: index % 300, y: index / 300, width: 1, height: 1)), with: .color(.red))
        }
      }
    },
    elements("canvas layers") { count in
      Canvas { context, _ in
        for index in 0..<count {
          context.drawLayer {
            $0.fill(Path(CGRect(x: index % 300, y: 0, width: 1, height: 1)), with: .color(.red))
          }
        }
      }
    },
    elements("stroked points", everySize + [1_000_000]) { count in
      Path { path in
        path.move(to: .zero)
        for index in 0..<count {
          path.addLine(to: CGPoint(x: Double(index % 300), y: Double(index * 7 % 300)))
        }
      }
      .stroke(.red, lineWidth: 2)
    },
    elements("dashed points") { count in
      Path { path in
        path.move(to: .zero)
        for index in 0..<count {
          path.addLine(to: CGPoint(x: Double(index % 300), y: Double(index * 7 % 300)))
        }
      }
      .stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [4, 2]))
    },
    elements("chart bars") { count in
      Chart(0..<count, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", $0 % 17)) }
    },
    elements("chart line") { count in
      Chart(0..<count, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 % 17)) }
    },
    elements("styled runs") { count in
      (0..<count).reduce(Text(verbatim: "")) { $0 + Text(verbatim: "a ").bold($1 % 2 == 0) }
    },
  ]
}
