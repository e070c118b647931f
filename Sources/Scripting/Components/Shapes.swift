import SwiftUI

extension ComponentSpec {
  private static let paint: Set<String> = ["fill", "stroke", "trim"]

  static let rectangle = shape("Rectangle") { _ in Rectangle() }
  static let circle = shape("Circle") { _ in Circle() }
  static let ellipse = shape("Ellipse") { _ in Ellipse() }
  static let capsule = shape("Capsule", ["style"]) { Capsule(style: $0.cornerStyle) }
  static let roundedRectangle = shape(
    "RoundedRectangle", ["cornerRadius", "cornerSize", "style"]
  ) { component in
    if let size = component["cornerSize"]?.size {
      return RoundedRectangle(cornerSize: size, style: component.cornerStyle)
    }
    return RoundedRectangle(
      cornerRadius: component.length("cornerRadius") ?? 0, style: component.cornerStyle)
  }
  static let unevenRoundedRectangle = shape(
    "UnevenRoundedRectangle",
    [
      "topLeadingRadius", "topTrailingRadius", "bottomLeadingRadius", "bottomTrailingRadius",
      "style",
    ]
  ) { component in
    Value.object(component.element.properties).unevenRectangle(style: component.cornerStyle)
  }
  /// Concentric with the widget's corners; corners of its own are not read.
  static let concentricRectangle = shape("ConcentricRectangle", ["corners", "isUniform"]) { _ in
    ContainerRelativeShape()
  }

  private static func shape<S: Shape>(
    _ name: String, _ properties: Set<String> = [],
    make: @escaping @MainActor @Sendable (Component) -> S
  ) -> ComponentSpec {
    ComponentSpec(name, properties.union(paint)) { $0.painted(make($0)) }
  }

  static let pathShape = ComponentSpec("PathShape", paint.union(["path", "draw"])) { component in
    if let commands = component["path"]?["$path"]?.array {
      component.painted(PathCommands.Shape(commands: commands))
    } else if let draw = component["draw"]?.function {
      GeometryReader { space in
        component.painted(
          PathCommands.Shape(
            commands: component.script.commands("pathCommands", draw, space.size)))
      }
    }
  }
}

extension Component {
  fileprivate var cornerStyle: RoundedCornerStyle {
    self["style"]?.string == "circular" ? .circular : .continuous
  }

  /// The shape filled, stroked, or both.
  @ViewBuilder fileprivate func painted(_ shape: some Shape) -> some View {
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
