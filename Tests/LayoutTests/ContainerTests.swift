import SwiftUI
import Testing
import VitrineDrawing

/// Containers that take their content apart.
@Suite(.timeLimit(.minutes(60)))
@MainActor
struct ContainerTests {
  /// A divider between any two views, as developers build it with subviews.
  private struct Divided<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
      VStack(spacing: 0) {
        Group(subviews: content) { subviews in
          ForEach(subviews) { subview in
            if subview.id != subviews.first?.id { Color.gray.frame(height: 1) }
            subview
          }
        }
      }
    }
  }

  /// A view of a container appears where it is shown, once, however often it was counted.
  @Test(arguments: [0, 1, 2], [1, 3])
  func subviewsAppearWhereTheyAreShown(times: Int, levels: Int) {
    final class Count { var value = 0 }
    let count = Count()
    func nested(_ level: Int) -> AnyView {
      guard level > 0 else { return AnyView(Text(verbatim: "a").onAppear { count.value += 1 }) }
      return AnyView(
        Group(subviews: nested(level - 1)) { subviews in
          HStack { ForEach(0..<(level == levels ? times : 1), id: \.self) { _ in subviews } }
        })
    }
    _ = archive(nested(levels))
    #expect(count.value == min(times, 1))
  }

  @Test func subviewsAreTakenApart() {
    let found = frames(
      archive(
        Divided {
          Color.red.frame(height: 10).accessibilityIdentifier("a")
          ForEach(0..<2) { Color.blue.frame(height: 20).accessibilityIdentifier("b\($0)") }
        }, width: 50, height: 52
      ).semantics)
    #expect(found["a"] == [0, 0, 50, 10])
    #expect(found["b0"] == [0, 11, 50, 20])
    #expect(found["b1"] == [0, 32, 50, 20])
  }

  private final class Counter { var value = 0 }
  private struct Counted: View {
    let counter: Counter
    var body: some View {
      let _ = counter.value += 1
      Color.red.frame(height: 1)
    }
  }

  /// Once to see how many there are and once where it stands, however many others there are and
  /// whatever stands between the container and the loop.
  @Test func eachSubviewIsResolvedTwice() {
    let counter = Counter()
    _ = archive(
      Divided {
        Color.blue.frame(height: 1)
        Group { ForEach(0..<300) { _ in Counted(counter: counter) } }.padding(1)
      }, width: 50, height: 1000)
    #expect(counter.value == 600)
  }

  /// What makes one view of several is taken apart as one.
  @Test func severalViewsInOneAreOneSubview() {
    let found = frames(
      archive(
        Divided {
          HStack(spacing: 0) {
            Color.red.accessibilityIdentifier("a")
            Color.red.accessibilityIdentifier("b")
          }.frame(height: 10)
          Color.blue.frame(height: 10).accessibilityIdentifier("c")
        }, width: 50, height: 21
      ).semantics)
    #expect(found["a"] == [0, 0, 25, 10])
    #expect(found["b"] == [25, 0, 25, 10])
    #expect(found["c"] == [0, 11, 50, 10])
  }

  /// The same with what libraries for older systems use.
  private struct Interleaved: _VariadicView.MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      ForEach(children) { child in
        child
        if child.id != children.last?.id { Color.gray.frame(height: 1) }
      }
    }
  }
  private struct Row: _VariadicView.UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View { HStack(spacing: 4) { children } }
  }

  @Test func variadicViewsTakeContentApart() {
    let found = frames(
      archive(
        VStack(spacing: 0) {
          _VariadicView.Tree(Interleaved()) {
            Color.red.frame(height: 10).accessibilityIdentifier("a")
            Color.blue.frame(height: 20).accessibilityIdentifier("b")
          }
          _VariadicView.Tree(Row()) {
            Color.red.frame(height: 5).accessibilityIdentifier("c")
            Color.blue.frame(height: 5).accessibilityIdentifier("d")
          }
        }, width: 50, height: 36
      ).semantics)
    #expect(found["a"] == [0, 0, 50, 10])
    #expect(found["b"] == [0, 11, 50, 20])
    #expect(found["c"] == [0, 31, 23, 5])
    #expect(found["d"] == [27, 31, 23, 5])
  }

  /// What a root of several views makes are as many views of a container around it; a unary root is one.
  @Test func variadicViewsAreTakenApart() {
    let view = Group(
      subviews: Group {
        _VariadicView.Tree(Interleaved()) {
          Text("a")
          Text("b")
        }
        _VariadicView.Tree(Row()) {
          Text("c")
          Text("d")
        }
      }
    ) { views in
      ForEach(views) { $0 }
      Text("\(views.count)")
    }
    #expect(texts(archive(VStack { view }).semantics) == ["a", "b", "c", "d", "4"])
  }

  /// A label is read where a style put it, and what no style shows without anything appearing.
  @Test func labelsAreHeardOnce() {
    final class Count { var value = 0 }
    let count = Count()
    func label() -> SemanticsNode {
      archive(
        Gauge(value: 0.5) {
          Group(subviews: Text("of").onAppear { count.value += 1 }) { views in
            ForEach(views) { $0 }
            Text("water")
          }
        } currentValueLabel: {
          Text("5")
        }.gaugeStyle(.accessoryCircularCapacity)
      ).semantics
    }
    func words(_ node: SemanticsNode) -> [String] {
      [node.label].compactMap { $0 } + node.children.flatMap(words)
    }
    #expect(words(label()).contains("of, water"))
    #expect(count.value == 0)
  }

  @Test func modifiersAroundASubviewReachIt() {
    let small = archive(ForEach(subviews: Text("A")) { $0.font(.caption) })
    let plain = archive(Text("A").font(.caption))
    #expect(small.size == plain.size)
  }

  @Test func sectionsAreTakenApart() {
    let list = Group(
      sections: Group {
        Color.clear.frame(height: 1)
        Section {
          Text("row")
          Text("row")
        } header: {
          Text("title")
        }
      }
    ) { sections in
      ForEach(sections) { section in
        Text("\(section.header.count) \(section.content.count) \(section.footer.count)")
      }
    }
    #expect(texts(archive(list).semantics) == ["0 1 0", "1 2 0"])
  }

  @Test func containerValuesReachTheContainer() {
    let view = ForEach(subviews: Color.red.containerValue(\.weight, 3)) { subview in
      Text("\(subview.containerValues.weight)")
    }
    #expect(texts(archive(view).semantics) == ["3"])
  }

  @Test func labeledContentTakesAStyle() {
    struct Stacked: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
          configuration.content.accessibilityIdentifier("content")
          configuration.label.accessibilityIdentifier("label")
        }
      }
    }
    let found = frames(
      archive(
        LabeledContent {
          Color.red.frame(width: 10, height: 10)
        } label: {
          Color.blue.frame(width: 10, height: 10)
        }.labeledContentStyle(Stacked())
      ).semantics)
    #expect(found["content"] == [0, 0, 10, 10])
    #expect(found["label"] == [0, 10, 10, 10])
  }

  @Test func outlineShowsItsTopRows() {
    struct Item: Identifiable {
      var id: String
      var children: [Item]?
    }
    let tree = [Item(id: "leaf"), Item(id: "branch", children: [Item(id: "hidden")])]
    let outline = OutlineGroup(tree, children: \.children) { Text($0.id) }
    #expect(texts(archive(VStack { outline }, width: 100).semantics) == ["leaf", "branch"])
  }
}

private struct WeightKey: ContainerValueKey {
  static let defaultValue = 1
}
extension ContainerValues {
  fileprivate var weight: Int {
    get { self[WeightKey.self] }
    set { self[WeightKey.self] = newValue }
  }
}

/// Text drawn by a developer's renderer, and line heights.
@Suite(.timeLimit(.minutes(60)))
@MainActor
struct TextRendererTests {
  private struct Marked: TextAttribute {}

  private struct Underlining: TextRenderer {
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
      for line in layout {
        for run in line {
          if run[Marked.self] != nil {
            ctx.fill(Path(run.typographicBounds.rect), with: .color(.yellow))
          }
          for slice in run { ctx.draw(slice) }
        }
      }
    }
  }

  private func operations(_ list: DisplayList) -> [DrawingOperation] {
    list.operations.flatMap { operation -> [DrawingOperation] in
      if case .group(let group) = operation { return operations(group.contents) }
      return [operation]
    }
  }

  @Test func rendererDrawsGlyphsOneByOne() {
    let text = Text("ab") + Text("cd").customAttribute(Marked())
    let plain = archive(text)
    let rendered = archive(text.textRenderer(Underlining()))
    #expect(rendered.size == plain.size)
    let drawn = operations(rendered.list)
    var glyphs = 0
    var fills: [Rect] = []
    for operation in drawn {
      if case .glyphs(let run, _) = operation { glyphs += run.glyphs.count }
      if case .fill(let path, _, _) = operation { fills.append(path.controlBounds) }
    }
    #expect(glyphs == 4)
    #expect(fills.count == 1)
    let half = archive(Text("ab")).size.width
    #expect(abs((fills.first?.x ?? 0) - half) < 1)
  }

  @Test func layoutsAreHandedUp() {
    let view = VStack(alignment: .leading, spacing: 10) {
      Text("one\ntwo").fixedSize()
      Text("three").padding(.leading, 20)
    }
    .overlayPreferenceValue(Text.LayoutKey.self) { layouts in
      GeometryReader { proxy in
        Path { path in
          for text in layouts {
            let origin = proxy[text.origin]
            for line in text.layout {
              path.addRect(line.typographicBounds.rect.offsetBy(dx: origin.x, dy: origin.y))
            }
          }
        }
        .fill(.yellow)
      }
    }
    let line = archive(Text("three")).size
    let fills = operations(archive(view).list).compactMap { operation -> Rect? in
      if case .fill(let path, _, _) = operation { path.controlBounds } else { nil }
    }
    #expect(fills.count == 1)
    // Three lines: two of the first text, one moved by the padding, at the end of the whole.
    let box = fills.first ?? .zero
    #expect(abs(box.maxX - (20 + line.width)) < 1)
    #expect(abs(box.maxY - (archive(view).size.height)) < 1)
    #expect(abs(box.y) < 1)
  }

  @Test func heightOfLines() {
    func height(_ lineHeight: AttributedString.LineHeight?) -> Double {
      archive(Text("one\ntwo").lineHeight(lineHeight)).size.height
    }
    #expect(height(.exact(points: 30)) == 60)
    // Body's lines are 22 points apart.
    #expect(height(.multiple(factor: 2)) == 88)
    #expect(height(.leading(increase: 5)) == 54)
    #expect(
      archive(Text("one\ntwo").environment(\._lineHeightMultiple, 2)).size.height == 88)
  }

  @Test func timeSources() {
    let start = Date(timeIntervalSince1970: 0)
    let text = Text(.currentDate, format: .timer(countingDownIn: start..<start + 90))
    #expect(archive(text).semantics.children.contains { $0.text == "1:30" || $0.text == "0:00" })
  }
}
