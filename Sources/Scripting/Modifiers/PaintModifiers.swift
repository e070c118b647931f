import SwiftUI

extension ModifierSpec {
  static let paint: [ModifierSpec] = [
    ModifierSpec("foregroundStyle") { view, value, _ in foreground(view, value) },
    // Not in the app's types; scripts pass it all the same.
    ModifierSpec("foregroundColor") { view, value, _ in foreground(view, value) },
    ModifierSpec("background") { view, value, script in background(view, value, script) },
    ModifierSpec("overlay") { view, value, script in
      layer(value, script).map { layer in view.overlay(alignment: layer.alignment) { layer.view } }
    },
    ModifierSpec("mask") { view, value, script in
      layer(value, script).map { layer in view.mask(alignment: layer.alignment) { layer.view } }
    },
    ModifierSpec("border") { view, value, _ in
      (value["style"] ?? value).style.map { view.border($0, width: value["width"]?.points ?? 1) }
    },
    .reading("tint", \.style) { $0.tint($1) },
    .reading("opacity", \.number) { $0.opacity($1) },
    ModifierSpec("shadow") { view, value, _ in
      value["radius"]?.points.map { radius in
        let color = value["color"]?.color ?? Color(.sRGBLinear, white: 0, opacity: 0.33)
        return view.shadow(
          color: color, radius: max(radius, 0), x: value["x"]?.points ?? 0,
          y: value["y"]?.points ?? 0)
      }
    },
    .reading("clipShape", \.shape) { $0.clipShape($1) },
    .flag("clipped") { $0.clipped() },
    ModifierSpec("containerShape") { view, value, _ in
      value.containerShape(view)
    },
  ]

  private static func foreground(_ view: AnyView, _ value: Value) -> AnyView? {
    guard let primary = value["primary"]?.style else {
      return value.style.map { AnyView(view.foregroundStyle($0)) }
    }
    let secondary = value["secondary"]?.style ?? primary
    guard let tertiary = value["tertiary"]?.style else {
      return AnyView(view.foregroundStyle(primary, secondary))
    }
    return AnyView(view.foregroundStyle(primary, secondary, tertiary))
  }

  /// A style, `{style, shape}`, a node, or `{content, alignment}`.
  @MainActor private static func background(
    _ view: AnyView, _ value: Value, _ script: ScriptRun
  ) -> AnyView? {
    if let layer = layer(value, script) {
      return AnyView(view.background(alignment: layer.alignment) { layer.view })
    }
    if let style = value["style"]?.style {
      return AnyView(view.background(style, in: value["shape"]?.shape ?? AnyShape(Rectangle())))
    }
    return value.style.map { AnyView(view.background($0)) }
  }

  @MainActor private static func layer(
    _ value: Value, _ script: ScriptRun
  ) -> (view: ElementsView, alignment: Alignment)? {
    if let nodes = value.nodes { return (ElementsView(nodes, script), .center) }
    guard let content = value["content"]?.nodes else { return nil }
    return (ElementsView(content, script), value["alignment"]?.alignment ?? .center)
  }
}

extension Value {
  @MainActor fileprivate func containerShape(_ view: AnyView) -> AnyView? {
    if let radius = self["cornerRadius"]?.points {
      let shape = RoundedRectangle(cornerRadius: radius, style: cornerStyle)
      return AnyView(view.containerShape(shape))
    }
    return switch string ?? self["type"]?.string {
    case "capsule": AnyView(view.containerShape(Capsule()))
    case "circle": AnyView(view.containerShape(Circle()))
    case "ellipse": AnyView(view.containerShape(Ellipse()))
    case "rect": AnyView(view.containerShape(Rectangle()))
    default: nil
    }
  }
}
