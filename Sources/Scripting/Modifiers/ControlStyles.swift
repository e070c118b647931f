import SwiftUI

extension ModifierSpec {
  static let styles: [ModifierSpec] = [
    ModifierSpec("buttonStyle") { view, value, _ in
      switch value.string {
      case "automatic": AnyView(view.buttonStyle(.automatic))
      case "bordered": AnyView(view.buttonStyle(.bordered))
      case "borderless": AnyView(view.buttonStyle(.borderless))
      case "borderedProminent": AnyView(view.buttonStyle(.borderedProminent))
      case "plain": AnyView(view.buttonStyle(.plain))
      case "glass": AnyView(view.buttonStyle(.glass))
      case "glassProminent": AnyView(view.buttonStyle(.glassProminent))
      default: nil
      }
    },
    ModifierSpec("buttonBorderShape") { view, value, _ in
      switch value.string {
      case "automatic": view.buttonBorderShape(.automatic)
      case "capsule": view.buttonBorderShape(.capsule)
      case "circle": view.buttonBorderShape(.circle)
      case "roundedRectangle": view.buttonBorderShape(.roundedRectangle)
      default:
        value["roundedRectangleRadius"]?.number.map {
          view.buttonBorderShape(.roundedRectangle(radius: $0))
        }
      }
    },
    ModifierSpec("controlSize") { view, value, _ in
      switch value.string {
      case "mini": view.controlSize(.mini)
      case "small": view.controlSize(.small)
      case "regular": view.controlSize(.regular)
      case "large": view.controlSize(.large)
      case "extraLarge": view.controlSize(.extraLarge)
      default: nil
      }
    },
    ModifierSpec("gaugeStyle") { view, value, _ in
      switch value.string {
      case "automatic": AnyView(view.gaugeStyle(.automatic))
      case "accessoryCircular", "circular": AnyView(view.gaugeStyle(.accessoryCircular))
      case "accessoryCircularCapacity": AnyView(view.gaugeStyle(.accessoryCircularCapacity))
      case "accessoryLinear", "linear": AnyView(view.gaugeStyle(.accessoryLinear))
      case "accessoryLinearCapacity": AnyView(view.gaugeStyle(.accessoryLinearCapacity))
      case "linearCapacity": AnyView(view.gaugeStyle(.linearCapacity))
      default: nil
      }
    },
    ModifierSpec("progressViewStyle") { view, value, _ in
      switch value.string {
      case "automatic": AnyView(view.progressViewStyle(.automatic))
      case "linear": AnyView(view.progressViewStyle(.linear))
      case "circular": AnyView(view.progressViewStyle(.circular))
      default: nil
      }
    },
    ModifierSpec("toggleStyle") { view, value, _ in
      switch value.string {
      case "automatic": AnyView(view.toggleStyle(.automatic))
      case "switch": AnyView(view.toggleStyle(.switch))
      case "button": AnyView(view.toggleStyle(.button))
      default: nil
      }
    },
    ModifierSpec("labelStyle") { view, value, _ in
      switch value.string {
      case "automatic": AnyView(view.labelStyle(.automatic))
      case "iconOnly": AnyView(view.labelStyle(.iconOnly))
      case "titleOnly": AnyView(view.labelStyle(.titleOnly))
      case "titleAndIcon": AnyView(view.labelStyle(.titleAndIcon))
      default: nil
      }
    },
    .flag("labelsHidden") { $0.labelsHidden() },
    .reading("labelIconToTitleSpacing", \.points) { $0.labelIconToTitleSpacing($1) },
    .reading("labelReservedIconWidth", \.points) { $0.labelReservedIconWidth($1) },
    .reading("disabled", \.bool) { $0.disabled($1) },
    .flag("hidden") { $0.hidden() },
    .flag("unredacted") { $0.unredacted() },
    ModifierSpec("redacted") { view, value, _ in
      switch value.string {
      case "placeholder": view.redacted(reason: .placeholder)
      case "privacy": view.redacted(reason: .privacy)
      case "invalidated": view.redacted(reason: .invalidated)
      default: nil
      }
    },
  ]
}
