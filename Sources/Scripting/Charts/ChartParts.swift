import Charts
import Foundation
import SwiftUI

/// Children of a chart that are no marks: `ChartPlotStyle`, `ChartOverlay` and `ChartGesture`.
@MainActor
enum ChartParts {
  static let types: Set<String> = ["ChartPlotStyle", "ChartOverlay", "ChartGesture"]

  /// The chart with what its children say of it; of each kind the first counts.
  static func apply(_ children: [Element], to chart: some View, _ script: ScriptRun) -> AnyView {
    var view = AnyView(chart)
    if let style = children.first(where: { $0.type == "ChartPlotStyle" }) {
      let changes = style["$plot"]?.array ?? []
      view = AnyView(
        view.chartPlotStyle { plot in
          changes.reduce(AnyView(plot)) { plot, change in
            guard let pair = change.array, pair.count == 2, let name = pair[0].string else {
              return plot
            }
            return ModifierSpec.apply(name, pair[1], to: plot, script, of: style)
          }
        })
    }
    if let overlay = children.first(where: { $0.type == "ChartOverlay" }),
      let content = overlay["$content"]?.function
    {
      view = AnyView(
        view.chartOverlay { proxy in
          GeometryReader { space in
            let views = ElementsView(script.nodes(content, script.chart(proxy, space)), script)
            // Without a word it begins at the corner, from which a chart's positions count.
            if let alignment = overlay["alignment"]?.alignment {
              views.frame(width: space.size.width, height: space.size.height, alignment: alignment)
            } else {
              views
            }
          }
        })
    }
    return view
  }
}

extension ScriptRun {
  /// A chart's scales as a script asks them.
  fileprivate func chart(_ proxy: ChartProxy, _ space: GeometryProxy) -> JSObject? {
    guard let object = javaScript.json("{}") else { return nil }
    let frame = space[proxy.plotAreaFrame]
    object.set("plotAreaSize", size(proxy.plotAreaSize.width, proxy.plotAreaSize.height))
    let area = size(frame.width, frame.height)
    area?.set("x", Double(frame.minX))
    area?.set("y", Double(frame.minY))
    object.set("plotAreaFrame", area)
    javaScript.define("positionOf", on: object) { arguments in
      let (x, y) = (Value(arguments[0]), Value(arguments[1]))
      let place = [
        Self.position(
          x, { proxy.position(forX: $0) }, { proxy.position(forX: $0) },
          { proxy.position(forX: $0) }),
        Self.position(
          y, { proxy.position(forY: $0) }, { proxy.position(forY: $0) },
          { proxy.position(forY: $0) }),
      ]
      return place.map { length -> Any? in length.map { Double($0) } }
    }
    javaScript.define("valueAt", on: object) { arguments in
      let (isX, at) = (arguments[0].bool == true, CGFloat(arguments.number(1)))
      switch arguments.text(2) {
      case "string":
        return isX ? proxy.value(atX: at, as: String.self) : proxy.value(atY: at, as: String.self)
      case "date":
        let date = isX ? proxy.value(atX: at, as: Date.self) : proxy.value(atY: at, as: Date.self)
        return date.map { $0.timeIntervalSince1970 * 1000 }
      default:
        return isX ? proxy.value(atX: at, as: Double.self) : proxy.value(atY: at, as: Double.self)
      }
    }
    return try? javaScript.call(runtime["chartProxy"], object)
  }

  private func size(_ width: CGFloat, _ height: CGFloat) -> JSObject? {
    let size = javaScript.json("{}")
    size?.set("width", Double(width))
    size?.set("height", Double(height))
    return size
  }

  private static func position(
    _ value: Value, _ number: (Double) -> CGFloat?, _ text: (String) -> CGFloat?,
    _ date: (Date) -> CGFloat?
  ) -> CGFloat? {
    switch value {
    case .number(let value): number(value)
    case .string(let value): text(value)
    case .date(let seconds): date(Date(timeIntervalSince1970: seconds))
    default: nil
    }
  }
}
