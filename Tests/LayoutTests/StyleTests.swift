import AppIntents
import SwiftUI
import Testing
import VitrineDrawing

private struct Complete: AppIntent {
  static let title: LocalizedStringResource = "Complete"
  func perform() async throws -> some IntentResult { .result() }
}

private struct MarkedToggle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      Text("toggle")
      Toggle(configuration)
    }
  }
}
private struct BoundToggle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Toggle(isOn: configuration.$isOn) { configuration.label }.accessibilityIdentifier("inner")
  }
}
private struct ButtonToggle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
  }
}
private struct DrawnToggle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}
private struct MarkedButton: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Text("button")
      Button(configuration)
    }
  }
}
private struct PlainMarkedButton: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Text("pressed \(configuration.isPressed)")
      configuration.label
    }
  }
}
private struct MarkedProgress: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text(verbatim: configuration.fractionCompleted.map { "\($0)" } ?? "no fraction")
      ProgressView(configuration)
    }
  }
}
private struct MarkedGauge: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    Gauge(value: configuration.value / 2) { Text("gauge") }
  }
}
private struct MarkedBox: GroupBoxStyle {
  let mark: String
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text(mark)
      GroupBox(configuration)
    }
  }
}
private struct MarkedLabel: LabelStyle {
  let mark: String
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(mark)
      Label(configuration)
    }
  }
}
private struct MarkedContent: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("content")
      LabeledContent(configuration)
    }
  }
}
private struct OpenGroup: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      Text("\(configuration.isExpanded)")
      configuration.content.disclosureGroupStyle(self)
    }
  }
}
private struct MarkedMenu: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("menu")
      Menu(configuration)
    }
  }
}
private struct MarkedForm: FormStyle {
  let mark: String
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text(mark)
      configuration.content
    }
  }
}
private struct FormAround: FormStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("around")
      Form(configuration)
    }
  }
}
private struct MarkedControls: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      configuration.content
    }
  }
}

/// Styles that show the control which they style: within `makeBody` the style is the next outer one.
@MainActor
@Suite(.timeLimit(.minutes(60))) struct StyleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let texts: [String]
    /// Controls of the tree: type, value, whether a tap performs the intent.
    let controls: [String]
    let view: @MainActor @Sendable () -> AnyView
    var testDescription: String { name }
    init(
      _ name: String, texts: [String], controls: [String] = [],
      @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View
    ) {
      self.name = name
      self.texts = texts
      self.controls = controls
      self.view = { AnyView(view()) }
    }
  }

  nonisolated static let cases: [Case] = [
    Case("a toggle of its configuration", texts: ["toggle", "T"], controls: ["Toggle 1 performs"]) {
      Toggle("T", isOn: true, intent: Complete()).toggleStyle(MarkedToggle())
    },
    Case("a toggle bound to its configuration", texts: ["T"], controls: ["Toggle 0 performs"]) {
      Toggle("T", isOn: false, intent: Complete()).toggleStyle(BoundToggle())
    },
    Case("a button that flips a toggle", texts: ["T"], controls: ["Toggle 0 performs"]) {
      Toggle("T", isOn: false, intent: Complete()).toggleStyle(ButtonToggle())
    },
    Case("a toggle without a control", texts: ["T"], controls: ["Toggle 1 performs"]) {
      Toggle("T", isOn: true, intent: Complete()).toggleStyle(DrawnToggle())
    },
    Case("the outer toggle style is next", texts: ["toggle", "T"], controls: ["Toggle 1 performs"])
    {
      Toggle("T", isOn: true, intent: Complete())
        .toggleStyle(MarkedToggle()).toggleStyle(DrawnToggle())
    },
    Case("a button of its configuration", texts: ["button", "B"], controls: ["Button performs"]) {
      Button("B", intent: Complete()).buttonStyle(MarkedButton())
    },
    Case(
      "a button style inside a primitive one", texts: ["button", "pressed false", "B"],
      controls: ["Button performs"]
    ) {
      Button("B", intent: Complete()).buttonStyle(MarkedButton()).buttonStyle(PlainMarkedButton())
    },
    Case("a link of a button's style", texts: ["button", "L"], controls: ["Link opens"]) {
      Link("L", destination: URL(string: "https://example.com")!).buttonStyle(MarkedButton())
    },
    Case("a progress view of its configuration", texts: ["0.25", "P"]) {
      ProgressView("P", value: 0.25).progressViewStyle(MarkedProgress())
    },
    Case("an interval is no fraction", texts: ["no fraction", "P", "V"]) {
      ProgressView(
        timerInterval: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 10)
      ) {
        Text("P")
      } currentValueLabel: {
        Text("V")
      }
      .progressViewStyle(MarkedProgress())
    },
    Case("a progress view says what its task says", texts: ["30% completed", "3 of 10"]) {
      ProgressView(Self.task(3, of: 10))
    },
    Case("a style sees a task's words", texts: ["0.3", "30% completed", "3 of 10"]) {
      ProgressView(Self.task(3, of: 10)).progressViewStyle(MarkedProgress())
    },
    Case("a task without an end says nothing", texts: ["no fraction"]) {
      ProgressView(Self.task(3, of: -1)).progressViewStyle(MarkedProgress())
    },
    Case("a form with a style", texts: ["form", "row", "next"]) {
      Form {
        Text("row")
        Text("next")
      }.formStyle(MarkedForm(mark: "form"))
    },
    Case("a form of its configuration", texts: ["around", "outer", "row"]) {
      Form { Text("row") }.formStyle(FormAround()).formStyle(MarkedForm(mark: "outer"))
    },
    Case("a gauge in a gauge", texts: ["gauge"]) {
      Gauge(value: 0.5) { Text("G") }.gaugeStyle(MarkedGauge())
    },
    Case("a box of its configuration", texts: ["a", "b", "title", "inside"]) {
      GroupBox("title") { Text("inside") }
        .groupBoxStyle(MarkedBox(mark: "a")).groupBoxStyle(MarkedBox(mark: "b"))
    },
    Case("a box inside takes the next style", texts: ["a", "title", "inside"]) {
      GroupBox("title") { GroupBox { Text("inside") } }.groupBoxStyle(MarkedBox(mark: "a"))
    },
    Case("a label of its configuration", texts: ["a", "b", "title"]) {
      Label("title", systemImage: "circle")
        .labelStyle(MarkedLabel(mark: "a")).labelStyle(MarkedLabel(mark: "b"))
    },
    Case("labeled content of its configuration", texts: ["content", "title", "value"]) {
      LabeledContent("title", value: "value").labeledContentStyle(MarkedContent())
    },
    Case("a disclosure group with a style", texts: ["outer", "true", "inner", "false", "leaf"]) {
      DisclosureGroup("outer", isExpanded: .constant(true)) {
        DisclosureGroup("inner") { Text("leaf") }
      }.disclosureGroupStyle(OpenGroup())
    },
    Case("a menu with a style", texts: ["menu"]) {
      Menu("M") { Text("item") }.menuStyle(MarkedMenu())
    },
    Case("controls with a style", texts: ["G", "one", "two"]) {
      ControlGroup("G") {
        Text("one")
        Text("two")
      }.controlGroupStyle(MarkedControls())
    },
  ]

  nonisolated private static func task(_ done: Int64, of all: Int64) -> Progress {
    let progress = Progress(totalUnitCount: all)
    progress.completedUnitCount = done
    return progress
  }

  /// The system's own styles of a form cannot be shown in a widget, which is said once.
  @Test func aFormWithoutAStyleIsASign() {
    for view in [AnyView(Form { Text("row") }), AnyView(Form { Text("row") }.formStyle(.grouped))] {
      let drawn = archive(view, width: 100, height: 50)
      #expect(texts(drawn.semantics).isEmpty)
      #expect(drawn.diagnostics.map(\.message).filter { $0.hasPrefix("'Form'") }.count == 1)
    }
  }

  @Test(arguments: cases)
  func theNextOuterStyleDraws(_ item: Case) {
    let archive = archive(item.view(), width: 300, height: 200)
    #expect(texts(archive.semantics) == item.texts)
    #expect(Self.controls(archive.semantics) == item.controls)
    #expect(!archive.diagnostics.contains { $0.message.contains("does nothing in a widget") })
  }

  private static func controls(_ node: SemanticsNode) -> [String] {
    let isControl = ["Button", "Toggle", "Link"].contains(node.type)
    let action = node.intent != nil ? "performs" : node.url != nil ? "opens" : "does nothing"
    let own = [node.type] + (node.value.map { [$0] } ?? []) + [action]
    return (isControl ? [own.joined(separator: " ")] : []) + node.children.flatMap(controls)
  }

  /// A title above its subtitle, written out.
  private struct Titled: View {
    var body: some View {
      VStack(alignment: .leading) {
        Text("Title")
        Text("Subtitle").font(.subheadline).foregroundStyle(.secondary)
      }
    }
  }

  /// What the documentation of `Toggle` and `LabeledContent` says of several texts.
  @Test func `several texts are a title and its subtitles`() {
    let subtitle: String? = "Subtitle"
    func list(_ view: some View) -> DisplayList { ChartsTests.archive(view).list }
    let content = LabeledContent {
      Text("value")
    } label: {
      Text("Title")
      Text("Subtitle")
    }
    #expect(
      list(content)
        == list(
          LabeledContent {
            Text("value")
          } label: {
            Titled()
          }))
    let toggle = Toggle(isOn: true, intent: Complete()) {
      Text("Title")
      if let subtitle { Text(subtitle) }
    }
    #expect(list(toggle) == list(Toggle(isOn: true, intent: Complete()) { Titled() }))
  }

  @Test(arguments: [(Font.caption, 12.0 * 15 / 17), (.body, 15), (.title, 15)])
  func `a subtitle is smaller than its title`(_ font: Font, size: Double) {
    let toggle = Toggle(isOn: true, intent: Complete()) {
      Text("Title")
      Text("Subtitle")
    }
    let sizes = fontSizes(ChartsTests.archive(toggle.font(font)).list)
    #expect(sizes.contains { abs($0 - size) < 0.01 }, "\(sizes)")
  }

  private func fontSizes(_ list: DisplayList) -> [Double] {
    list.operations.flatMap { operation -> [Double] in
      switch operation {
      case .glyphs(let run, _): [run.font.size]
      case .group(let group): fontSizes(group.contents)
      default: []
      }
    }
  }

  @Test func `a label of an image and a text stays as it is`() {
    let content = LabeledContent {
      Text("value")
    } label: {
      Image(systemName: "star")
      Text("Title")
    }
    let row = HStack {
      Image(systemName: "star")
      Text("Title")
      Spacer()
      Text("value").foregroundStyle(.secondary)
    }
    #expect(ChartsTests.archive(content).list == ChartsTests.archive(row).list)
  }

  @Test func whatNoStyleDrawsIsSaid() {
    let unsupported = archive(
      VStack {
        DisclosureGroup("D") { Text("hidden") }
        Menu("M") { Text("hidden") }
        ControlGroup { Text("hidden") }
        Gauge(value: 0.5) {
          Text("G")
        } currentValueLabel: {
          EmptyView()
        } minimumValueLabel: {
          EmptyView()
        } maximumValueLabel: {
          EmptyView()
        } markedValueLabels: {
          Text("mark")
        }
      }, width: 200, height: 200)
    let messages = unsupported.diagnostics.map(\.message)
    for name in ["'DisclosureGroup'", "'Menu'", "'ControlGroup'", "'markedValueLabels'"] {
      #expect(messages.contains { $0.hasPrefix(name) }, "nothing is said of \(name)")
    }
  }

  /// A box has the ground that is asked for, from outside or from around it, and its own elsewhere.
  @Test func aBoxTakesTheBackgroundStyle() {
    func dump(_ view: some View) -> String { archive(view, width: 200, height: 90).list.dump }
    let blue = Color(red: 0, green: 0, blue: 1)
    let box = GroupBox("B") { Text(verbatim: "t") }
    #expect(dump(box.backgroundStyle(blue)).contains("#0000FF"))
    #expect(
      dump(VStack { box }.backgroundStyle(blue)) == dump(VStack { box.backgroundStyle(blue) }))
    #expect(dump(GroupBox { box }.backgroundStyle(blue)).split(separator: "#0000FF").count == 3)
    let gradient = LinearGradient(colors: [blue, .red], startPoint: .top, endPoint: .bottom)
    #expect(dump(box.backgroundStyle(gradient)).contains("linear"))
    #expect(!dump(box).contains("#0000FF"))
  }

  @Test func aGlassStylesGlassIsDrawn() {
    func list(_ style: some PrimitiveButtonStyle) -> DisplayList {
      archive(Button("B") {}.buttonStyle(style), width: 100, height: 60).list
    }
    #expect(list(.glass) == list(.glass(.regular)))
    #expect(list(.glass(.clear)) != list(.glass))
    #expect(list(.glass(.regular.tint(.red))) != list(.glass))
    #expect(list(GlassButtonStyle(.clear)) == list(.glass(.clear)))
    #expect(list(GlassButtonStyle()) == list(.glass))
  }
}
