import SwiftUI
import Testing
import VitrineDrawing
import VitrineText

/// Views and modifiers inside one another, as deep as somebody may write them and deeper.
@MainActor
@Suite(.timeLimit(.minutes(60)))
struct DepthTests {
  enum Shape: String, CaseIterable, Sendable {
    case padding, opacity, environment, stacks, layers, frames, composed, modifier, preference
    case backgrounds, groups, conditions
  }

  @Test(arguments: Shape.allCases)
  func threeThousandLevelsAreDrawn(_ shape: Shape) {
    let levels = 3000
    let (drawn, used) = RenderStack.shared.run {
      let drawn = archive(Nested(shape: shape, levels: levels), width: 100, height: 100)
      return (drawn, RenderStack.shared.used)
    }
    #expect(drawn.diagnostics.filter { $0.severity == .error }.isEmpty)
    // Each modifier and each stack is two levels: itself and the erased view around it.
    #expect(used / levels < 2 * RenderStack.bytesPerLevel)
  }

  enum Value: String, CaseIterable, Sendable {
    case interpolations, textsOnTheRight, opacities, mixes, fontModifiers, shapes, styles
    case transitions, animations, backgrounds
  }

  /// Values in one another are no views: what holds them has to do without a stack.
  @Test(arguments: Value.allCases)
  func tenThousandValuesInOneAnotherAreDrawn(_ value: Value) {
    let drawn = archive(
      NestedValue(value: value, levels: 10_000), width: 100, height: 100)
    #expect(drawn.diagnostics.filter { $0.severity == .error }.isEmpty)
    #expect(!drawn.list.isEmpty)
  }

  /// Parts stand in order, and each with the styles around it.
  @Test func textsInTextsKeepTheirOrder() {
    let inner = Text("b\(Text("c").bold())d")
    let text = Text("a\(inner)e") + (Text("f") + (Text("g") + Text("h")))
    let drawn = archive(text, width: 200, height: 40)
    #expect("\(drawn.semantics)".contains("abcdefgh"))
  }

  @Test(arguments: [Shape.padding, .composed])
  func whatIsDeeperIsNamed(_ shape: Shape) {
    let drawn = archive(Nested(shape: shape, levels: 100_000), width: 100, height: 100)
    let errors = drawn.diagnostics.filter { $0.severity == .error }
    #expect(errors.count == 1)
    #expect(errors.first?.message.contains("deeper than 20000 levels") == true)
  }

  @Test func aBodyThatHoldsItselfIsNamed() throws {
    let drawn = archive(Endless(), width: 100, height: 100)
    let message = try #require(drawn.diagnostics.first { $0.severity == .error }?.message)
    #expect(message.contains("Endless in Row in Endless"))
    #expect(message.contains("a view whose body holds itself needs a condition that ends it"))
  }

  /// Every level is a stack with more in it: to lay out what fits would take minutes.
  @Test func nothingIsLaidOutOfABodyThatHoldsItself() throws {
    let drawn = archive(Tower(), width: 100, height: 100)
    #expect(drawn.diagnostics.contains { $0.severity == .error })
    #expect(drawn.list.isEmpty)
    #expect(drawn.semantics.children.isEmpty)
    #expect(drawn.size == Size(100, 100))
  }

  /// What runs on the thread's own stack has less of it.
  @Test func onTheThreadsStackToo() {
    let renderer = ViewRenderer(typesetter: .shared, stack: .thread)
    let drawn = renderer.render(
      Endless(), in: EnvironmentValues(), proposal: ProposedViewSize(width: 100, height: 100))
    #expect(drawn.diagnostics.contains { $0.severity == .error })
  }
}

/// Holds itself twice: each level would double the work.
private struct Endless: View {
  var body: some View {
    HStack {
      Row()
      Row()
    }
  }
}
private struct Row: View {
  var body: some View { AnyView(Endless()) }
}

/// Holds itself beside a text.
private struct Tower: View {
  var body: some View {
    VStack {
      HStack {
        Text("beside")
        AnyView(Tower())
        Spacer()
      }
      Text("below")
    }
  }
}

private struct DepthKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Plain: ViewModifier {
  func body(content: Content) -> some View { content }
}

private struct Boxed: View {
  let content: AnyView
  var body: some View { content }
}

/// Made in the body, so that it is freed on the stack that it is drawn on.
private struct Nested: View {
  let shape: DepthTests.Shape
  let levels: Int

  var body: some View {
    var view = AnyView(Color.red.frame(width: 10, height: 10))
    for level in 0..<levels { view = wrapped(view, level) }
    return view
  }

  private func wrapped(_ view: AnyView, _ level: Int) -> AnyView {
    switch shape {
    case .padding: AnyView(view.padding(0))
    case .opacity: AnyView(view.opacity(0.9))
    case .environment: AnyView(view.font(.body))
    case .stacks:
      level.isMultiple(of: 2)
        ? AnyView(VStack(spacing: 0) { view }) : AnyView(HStack(spacing: 0) { view })
    case .layers: AnyView(ZStack { view })
    case .frames: AnyView(view.frame(width: 10, height: 10))
    case .composed: AnyView(Boxed(content: view))
    case .modifier: AnyView(view.modifier(Plain()))
    case .preference: AnyView(view.preference(key: DepthKey.self, value: level))
    case .backgrounds: AnyView(view.background(Color.blue))
    case .groups: AnyView(Group { view })
    case .conditions: AnyView(conditional(view, level))
    }
  }

  @ViewBuilder private func conditional(_ view: AnyView, _ level: Int) -> some View {
    if level >= 0 { view } else { Color.blue }
  }
}

/// A view with a value that holds itself, made in the body.
private struct NestedValue: View {
  let value: DepthTests.Value
  let levels: Int

  private func nested<Of>(_ start: Of, _ wrap: (Of) -> Of) -> Of {
    (0..<levels).reduce(start) { value, _ in wrap(value) }
  }

  @ViewBuilder var body: some View {
    switch value {
    case .interpolations: nested(Text("leaf")) { Text("\($0)") }
    case .textsOnTheRight: nested(Text("leaf")) { Text("a") + $0 }
    case .opacities: nested(Color.red) { $0.opacity(0.9999) }
    case .mixes: nested(Color.red) { $0.mix(with: .blue, by: 0.001) }
    case .fontModifiers: Text("leaf").font(nested(Font.body) { $0.bold() })
    case .shapes: nested(AnyShape(Circle())) { AnyShape($0) }.fill(.red)
    case .styles: Circle().fill(nested(AnyShapeStyle(.red)) { AnyShapeStyle($0.opacity(0.9999)) })
    case .transitions: Color.red.transition(nested(.opacity) { $0.combined(with: .opacity) })
    case .animations: Color.red.animation(nested(.linear) { $0.speed(1) }, value: levels)
    case .backgrounds: Color.red.background(nested(AnyShapeStyle(.red)) { AnyShapeStyle($0) })
    }
  }
}
