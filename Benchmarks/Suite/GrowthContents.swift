import Charts
import SwiftUI

extension Growth {
  // MARK: Styled containers in one another

  static let styled: [Shape] = [
    levels("nested: control groups") { view in
      ControlGroup {
        view
        Text("beside")
      }
    },
    levels("nested: group boxes") { view in GroupBox("title") { view } },
    levels("nested: sections") { view in
      VStack {
        Section {
          view
        } header: {
          Text("above")
        }
      }
    },
    levels("nested: buttons") { view in
      Button {
      } label: {
        view
      }.buttonStyle(.bordered)
    },
    levels("nested: toggles") { view in Toggle(isOn: .constant(true)) { view } },
    levels("nested: gauges") { view in
      Gauge(value: 0.5) { view }.gaugeStyle(.accessoryLinear)
    },
    levels("nested: materials") { view in view.padding(1).background(.thinMaterial) },
    levels("nested: compositing groups") { view in
      view.compositingGroup().blendMode(.multiply).hueRotation(.degrees(1))
    },
    levels("nested: turns") { view in view.rotationEffect(.degrees(1)).scaleEffect(0.99) },
    levels("nested: preferences") { view in
      view.anchorPreference(key: Frames.self, value: .bounds) { [$0] }
        .overlayPreferenceValue(Frames.self) { frames in
          GeometryReader { space in
            Color.clear.frame(width: frames.last.map { space[$0].width } ?? 0)
          }
        }
    },
  ]

  private struct Frames: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  // MARK: More in one view

  static let moreContents: [Shape] = [
    elements("texts in a row") { count in
      (0..<count).reduce(Text(verbatim: "")) { $0 + Text(verbatim: "\($1 % 10) ") }
    },
    elements("attributed runs") { count in
      var words = AttributedString()
      for index in 0..<count {
        var word = AttributedString("\(index % 10) ")
        word.foregroundColor = index.isMultiple(of: 2) ? .red : .blue
        words += word
      }
      return Text(words)
    },
    elements("markdown spans") { count in
      Text(LocalizedStringKey(String(repeating: "a **b** _c_ ", count: count)))
    },
    elements("markdown paragraphs") { count in
      Text(
        (try? AttributedString(
          markdown: String(repeating: "a **b** [c](d:e)\n\n", count: count),
          options: .init(interpretedSyntax: .full))) ?? "")
    },
    elements("open brackets of markdown") { count in
      Text((try? AttributedString(markdown: String(repeating: "[", count: count))) ?? "")
    },
    elements("words of two directions") { count in
      Text(verbatim: String(repeating: "abc אבג 123 ", count: count))
    },
    elements("canvas texts") { count in
      Canvas { context, _ in
        for index in 0..<count {
          context.draw(Text("\(index % 100)"), at: CGPoint(x: index % 300, y: index * 7 % 300))
        }
      }
    },
    elements("canvas clips") { count in
      Canvas { context, _ in
        for _ in 0..<count {
          context.clip(to: Path(CGRect(x: 0, y: 0, width: 300, height: 300)))
          context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red))
        }
      }
    },
    elements("timers in a row") { count in
      (0..<count).reduce(Text(verbatim: "")) {
        $0 + Text(Date.now.addingTimeInterval(Double($1)), style: .timer)
      }
    },
    elements("chart points") { count in
      Chart(0..<count, id: \.self) {
        PointMark(x: .value("x", $0 % 977), y: .value("y", $0 % 331))
      }
    },
    elements("chart categories") { count in
      Chart(0..<count, id: \.self) { BarMark(x: .value("x", "\($0)"), y: .value("y", $0 % 31)) }
    },
    elements("chart sectors") { count in
      Chart(0..<count, id: \.self) { _ in SectorMark(angle: .value("x", 1)) }
    },
    elements("stops of a gradient") { count in
      LinearGradient(
        stops: (0..<count).map {
          Gradient.Stop(
            color: $0.isMultiple(of: 2) ? .red : .blue, location: Double($0) / Double(count))
        }, startPoint: .top, endPoint: .bottom)
    },
    elements("views with state") { count in
      VStack { ForEach(0..<count, id: \.self) { _ in Counter() } }
    },
    elements("loops in loops") { count in
      VStack {
        ForEach(0..<count / 10, id: \.self) { _ in
          ForEach(0..<10, id: \.self) { Text("\($0)") }
        }
      }
    },
  ]

  private struct Counter: View {
    @State private var count = 1
    var body: some View { Text("\(count)") }
  }
}
