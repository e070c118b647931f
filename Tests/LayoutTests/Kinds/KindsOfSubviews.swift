import SwiftUI

extension GrowthKind {
  /// Containers that take their content apart, and what stands between one and the next.
  static let subviews: [GrowthKind] = [
    GrowthKind("Group(subviews:)") { view in
      Group(
        subviews: Group {
          view
          dot
        }
      ) { views in
        VStack {
          views.first
          views.last
        }
      }
    },
    GrowthKind("ForEach(subviews:)") { view in HStack { ForEach(subviews: view) { $0 } } },
    GrowthKind("Group(subviews:) of buttons") { view in
      HStack { Group(subviews: Button(action: {}) { view }) { ForEach($0) { $0 } } }
    },
    GrowthKind("ForEach(subviews:) of labeled contents") { view in
      HStack {
        ForEach(
          subviews: LabeledContent {
            view
          } label: {
            Color.red
          }
        ) { $0 }
      }
    },
    GrowthKind("Group(subviews:) of masks") { view in
      HStack { Group(subviews: Color.red.mask { view }) { ForEach($0) { $0 } } }
    },
    GrowthKind("Group(subviews:), a font at each level") { view in
      Group(subviews: view.font(.caption)) { ForEach($0) { $0 } }
    },
    GrowthKind("Group(subviews:), settings around its views") { view in
      Group(subviews: view) { views in
        ForEach(views) { $0.tint(.red).foregroundStyle(.blue).environment(\.lineLimit, 2) }
      }
    },
    GrowthKind("ForEach(subviews:) of gauges") { view in
      HStack { ForEach(subviews: Gauge(value: 0.5) { view }) { $0 } }
    },
    GrowthKind("Group(subviews:) in a gauge's value") { view in
      Gauge(value: 0.5) {
        dot
      } currentValueLabel: {
        Group(subviews: view) { ForEach($0) { $0 } }
      } minimumValueLabel: {
        dot
      } maximumValueLabel: {
        dot
      }
    },
    GrowthKind("Group(subviews:) in a gauge that hides its label") { view in
      Gauge(value: 0.5) {
        Group(subviews: view) { ForEach($0) { $0 } }
      } currentValueLabel: {
        dot
      }.gaugeStyle(.accessoryCircularCapacity)
    },
    GrowthKind("gauges in a geometry reader's style") { view in
      Gauge(value: 0.5) { view }.gaugeStyle(Reading())
    },
    GrowthKind("ForEach(subviews:) of labels that show their icons") { view in
      HStack {
        ForEach(
          subviews: Label {
            view
          } icon: {
            dot
          }
        ) { $0 }
      }.labelStyle(.iconOnly)
    },
    GrowthKind("Group(sections:)") { view in
      VStack { Group(sections: Section("head") { view }) { ForEach($0) { $0.content } } }
    },
    GrowthKind("variadic views") { view in
      VStack {
        _VariadicView.Tree(Several()) {
          view
          dot
        }
      }
    },
    GrowthKind("variadic views of one") { view in _VariadicView.Tree(One()) { view } },
    GrowthKind("variadic views in a root's body") { view in
      _VariadicView.Tree(Around(view: view)) { dot }
    },
  ]

  private struct Reading: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      GeometryReader { _ in configuration.label }
    }
  }
  private struct Several: _VariadicView.MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View { ForEach(children) { $0 } }
  }
  private struct One: _VariadicView.UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View { VStack { children } }
  }
  private struct Around: _VariadicView.UnaryViewRoot {
    let view: AnyView
    func body(children: _VariadicView.Children) -> some View {
      children
      view
    }
  }
}
