import SwiftUI

extension ComponentSpec {
  /// Properties of all shapes.
  static let shapePaint: Set<String> = ["fill", "stroke", "trim"]

  /// A component that is a shape, painted as its properties say.
  static func shape<S: Shape>(
    _ name: String, _ properties: Set<String> = [],
    make: @escaping @MainActor @Sendable (Component) -> S
  ) -> ComponentSpec {
    ComponentSpec(name, properties.union(shapePaint)) { $0.painted(make($0)) }
  }
}

extension Component {
  var cornerStyle: RoundedCornerStyle {
    self["style"]?.string == "circular" ? .circular : .continuous
  }

  /// The shape filled, stroked, or both.
  @ViewBuilder func painted(_ shape: some Shape) -> some View {
    let trim = self["trim"]
    if trim?["from"] != nil || trim?["to"] != nil {
      painted(
        whole: shape.trim(from: trim?["from"]?.number ?? 0, to: trim?["to"]?.number ?? 1))
    } else {
      painted(whole: shape)
    }
  }

  @ViewBuilder private func painted(whole shape: some Shape) -> some View {
    let fill = self["fill"]?.style
    let stroke = (self["stroke"]?["shapeStyle"] ?? self["stroke"])?.style
    let line = self["stroke"]?["strokeStyle"]?.strokeStyle ?? StrokeStyle()
    if let fill, let stroke {
      shape.fill(fill).overlay { shape.stroke(stroke, style: line) }
    } else if let stroke {
      shape.stroke(stroke, style: line)
    } else if let fill {
      shape.fill(fill)
    } else {
      shape
    }
  }
}
