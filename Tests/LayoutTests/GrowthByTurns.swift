import SwiftUI

private struct Count: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Frames: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

/// One kind of container after the other, each around the one before.
@MainActor
private func byTurns(_ view: AnyView, _ level: Int) -> any View {
  switch level % 8 {
  case 0:
    Grid {
      GridRow {
        view
        Text("beside")
      }
    }
  case 1:
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 20)), GridItem(.flexible())]) {
      view
      Text("beside")
    }
  case 2:
    ViewThatFits {
      view
      Text("instead")
    }
  case 3: GeometryReader { space in view.frame(width: space.size.width) }
  case 4:
    ControlGroup {
      view
      Text("beside")
    }
  case 5: GroupBox { view }
  case 6:
    Section {
      view
    } header: {
      Text("above")
    }
  default: AnyLayout(HStackLayout()) { view }
  }
}

/// Styled containers and modifiers in one another.
let styledShapes: [GrowthShape] = [
  .levels("containers by turns", byTurns),
  .levels("lazy grids in grids") { view, _ in
    Grid {
      GridRow {
        view
        LazyHGrid(rows: [GridItem(.flexible()), GridItem(.fixed(8))]) { Text("beside") }
      }
    }
  },
  .levels("group boxes") { view, _ in GroupBox("title") { view } },
  .levels("gauges") { view, _ in Gauge(value: 0.5) { view }.gaugeStyle(.accessoryLinear) },
  .levels("progress views") { view, _ in ProgressView(value: 0.5) { view } },
  .levels("buttons") { view, _ in
    Button {
    } label: {
      view
    }.buttonStyle(.bordered)
  },
  .levels("toggles") { view, _ in Toggle(isOn: .constant(true)) { view } },
  .levels("links and labels") { view, _ in
    Link(destination: URL(string: "a:b")!) {
      Label {
        view
      } icon: {
        Color.red
      }
    }
  },
  .levels("groups of many") { view, level in
    Group {
      Group { view }
      if level.isMultiple(of: 2) { Text("beside") } else { EmptyView() }
    }
  },
  .levels("effects by turns") { view, _ in
    view.compositingGroup().mask { RoundedRectangle(cornerRadius: 3) }.shadow(radius: 1)
      .blur(radius: 1).drawingGroup().hueRotation(.degrees(1)).blendMode(.multiply)
      .rotationEffect(.degrees(1)).scaleEffect(0.99)
  },
  .levels("materials and borders") { view, _ in
    view.padding(1).background(.thinMaterial).border(.red).clipShape(.rect(cornerRadius: 4))
  },
  .levels("settings") { view, _ in
    view.dynamicTypeSize(.large).environment(\.lineLimit, 2).tint(.red).font(.body)
      .foregroundStyle(.blue).transformEnvironment(\.lineSpacing) { $0 += 1 }
  },
  .levels("preferences") { view, _ in
    view.preference(key: Count.self, value: 1)
      .overlayPreferenceValue(Count.self) { _ in Color.clear }
  },
  .levels("anchors") { view, _ in
    view.anchorPreference(key: Frames.self, value: .bounds) { [$0] }
      .backgroundPreferenceValue(Frames.self) { frames in
        GeometryReader { space in
          Color.red.frame(width: frames.last.map { space[$0].width } ?? 0)
        }
      }
  },
  .levels("accessibility") { view, level in
    view.accessibilityElement(children: .combine).accessibilityLabel("level \(level)")
  },
]
