import SwiftUI

extension GrowthKind {
  static var dot: AnyView { AnyView(Color.blue.frame(width: 1, height: 1)) }

  static let stacks: [GrowthKind] = [
    GrowthKind("VStack, HStack") { view in
      VStack {
        HStack {
          view
          dot
        }
      }
    },
    GrowthKind("ZStack") { view in
      ZStack(alignment: .bottomTrailing) {
        view
        dot
      }
    },
    GrowthKind("LazyVStack, LazyHStack") { view in
      LazyVStack {
        LazyHStack {
          view
          dot
        }
      }
    },
    GrowthKind("Grid") { view in
      Grid {
        GridRow {
          view
          dot
        }
        dot
      }
    },
    GrowthKind("LazyVGrid") { view in
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.adaptive(minimum: 20))]) {
        view
        dot
      }
    },
    GrowthKind("LazyHGrid") { view in
      LazyHGrid(rows: [GridItem(.fixed(20))]) {
        view
        dot
      }
    },
    GrowthKind("ViewThatFits") { view in
      ViewThatFits {
        dot.frame(width: 4000)
        view
      }
    },
    GrowthKind("GeometryReader") { view in GeometryReader { view.frame(width: $0.size.width) } },
    GrowthKind("AnyLayout") { view in
      AnyLayout(HStackLayout()) {
        view
        dot
      }
    },
    GrowthKind("a developer's layout") { view in
      Equal {
        view
        dot
      }
    },
    GrowthKind("ViewThatFits of layouts in a grid") { view in
      Grid {
        GridRow {
          ViewThatFits(in: .vertical) {
            Equal {
              view
              dot
            }
          }
        }
      }
    },
    GrowthKind("List") { view in
      List {
        view
        Text("row")
      }
    },
    GrowthKind("Form") { view in Form { view } },
    GrowthKind("Section") { view in
      Section {
        view
      } header: {
        dot
      } footer: {
        dot
      }
    },
    GrowthKind("ScrollView") { view in ScrollView(.horizontal) { view } },
    GrowthKind("GlassEffectContainer") { view in GlassEffectContainer { view.glassEffect() } },
  ]

  static let controls: [GrowthKind] = [
    GrowthKind("Button") { view in
      Button {
      } label: {
        view
      }
    },
    GrowthKind("Button, bordered") { view in
      Button {
      } label: {
        view
      }.buttonStyle(.borderedProminent)
    },
    GrowthKind("Button, a developer's style") { view in
      Button {
      } label: {
        view
      }.buttonStyle(Wide())
    },
    GrowthKind("Toggle") { view in Toggle(isOn: .constant(true)) { view } },
    GrowthKind("Toggle, button") { view in
      Toggle(isOn: .constant(true)) { view }.toggleStyle(.button)
    },
    GrowthKind("Link") { view in Link(destination: URL(filePath: "/a")) { view } },
    GrowthKind("Link of several views") { view in
      Link(destination: URL(filePath: "/a")) {
        view
        dot
      }
    },
    GrowthKind("Label") { view in
      Label {
        view
      } icon: {
        dot
      }
    },
    GrowthKind("LabeledContent") { view in
      LabeledContent {
        view
      } label: {
        dot
      }
    },
    GrowthKind("LabeledContent, a developer's style") { view in
      LabeledContent {
        view
      } label: {
        dot
      }.labeledContentStyle(Titled())
    },
    GrowthKind("Gauge") { view in
      Gauge(value: 0.5) {
        view
      } currentValueLabel: {
        dot
      }.gaugeStyle(.accessoryLinear)
    },
    GrowthKind("Gauge, circular") { view in
      Gauge(value: 0.5) {
        dot
      } currentValueLabel: {
        view
      }.gaugeStyle(.accessoryCircularCapacity)
    },
    GrowthKind("ProgressView") { view in ProgressView(value: 0.5) { view } },
    GrowthKind("ProgressView, circular") { view in
      ProgressView(value: 0.5) { view }.progressViewStyle(.circular)
    },
    GrowthKind("GroupBox") { view in GroupBox("title") { view } },
    GrowthKind("ControlGroup") { view in
      ControlGroup {
        view
        dot
      }
    },
    GrowthKind("DisclosureGroup") { view in
      DisclosureGroup(isExpanded: .constant(true)) {
        view
      } label: {
        dot
      }
    },
    GrowthKind("ContentUnavailableView") { view in
      ContentUnavailableView {
        dot
      } description: {
        view
      }
    },
  ]

  /// What a widget cannot use; what is shown of them may not be a cliff either.
  static let inert: [GrowthKind] = [
    GrowthKind("Menu") { view in
      Menu {
        dot
      } label: {
        view
      }
    },
    GrowthKind("NavigationStack") { view in NavigationStack { view } },
    GrowthKind("NavigationLink") { view in
      NavigationLink {
        dot
      } label: {
        view
      }
    },
    GrowthKind("TabView") { view in TabView { view.tabItem { dot } } },
    GrowthKind("Picker") { view in
      Picker(selection: .constant(1)) {
        dot
      } label: {
        view
      }
    },
    GrowthKind("Stepper, Slider") { view in
      Stepper {
        view
      } onIncrement: {
      } onDecrement: {
      }
    },
  ]

  static let wrappers: [GrowthKind] = [
    GrowthKind("AnyView") { AnyView($0) },
    GrowthKind("Group") { view in Group { Group { view } } },
    GrowthKind("EquatableView") { view in EquatableView(content: Same(content: view)) },
    GrowthKind("a view's body") { Body(content: $0) },
    GrowthKind("a view's modifier") { $0.modifier(Framed()) },
    GrowthKind("state") { Stateful(content: $0) },
    GrowthKind("ForEach") { view in VStack { ForEach(0..<1) { _ in view } } },
    GrowthKind("if, switch") { view in
      VStack {
        if Calendar.current.firstWeekday > 0 { view } else { dot }
        if let none = Int("none") { Text("\(none)") }
      }
    },
    GrowthKind("TimelineView") { view in TimelineView(.everyMinute) { _ in view } },
    GrowthKind("PhaseAnimator") { view in PhaseAnimator([1, 2]) { _ in view } },
    GrowthKind("Canvas symbols") { view in
      Canvas { context, size in
        guard let symbol = context.resolveSymbol(id: 1) else { return }
        context.draw(symbol, in: CGRect(origin: .zero, size: size))
      } symbols: {
        view.tag(1)
      }
    },
  ]

  private struct Same: View, Equatable {
    let content: AnyView
    nonisolated static func == (a: Same, b: Same) -> Bool { true }
    var body: some View { content }
  }
  private struct Body: View {
    let content: AnyView
    var body: some View { content.padding(0.1) }
  }
  private struct Framed: ViewModifier {
    func body(content: Content) -> some View { content.padding(0.1) }
  }
  private struct Stateful: View {
    @State private var width = 0.1
    @Environment(\.colorScheme) private var scheme
    let content: AnyView
    var body: some View { content.padding(scheme == .dark ? 0 : width) }
  }
  private struct Wide: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
    }
  }

  /// Shows the control that it styles, in the style around it.
  private struct Titled: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      LabeledContent(configuration).padding(0.1)
    }
  }

  /// Asks each view for three sizes, as developers' layouts do.
  struct Equal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let ideals = subviews.map { $0.sizeThatFits(.unspecified) }
      let least = subviews.map { $0.sizeThatFits(.zero).height }.max() ?? 0
      let width = (ideals.map(\.width).max() ?? 0) * CGFloat(subviews.count)
      return CGSize(
        width: min(width, proposal.width ?? width),
        height: max(least, ideals.map(\.height).max() ?? 0))
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      let width = bounds.width / CGFloat(subviews.count)
      for (index, view) in subviews.enumerated() {
        view.place(
          at: CGPoint(x: bounds.minX + width * CGFloat(index), y: bounds.minY),
          proposal: ProposedViewSize(width: width, height: bounds.height))
      }
    }
  }
}
