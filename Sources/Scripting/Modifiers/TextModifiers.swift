import SwiftUI

extension ModifierSpec {
  static let text: [ModifierSpec] = [
    .reading("font", \.font) { $0.font($1) },
    .reading("fontWeight", \.fontWeight) { $0.fontWeight($1) },
    .reading("fontDesign", \.fontDesign) { $0.fontDesign($1) },
    .reading("fontWidth", \.fontWidth) { $0.fontWidth($1) },
    .reading("bold", \.bool) { $0.bold($1) },
    .reading("italic", \.bool) { $0.italic($1) },
    .reading("monospaced", \.bool) { $0.monospaced($1) },
    .flag("monospacedDigit") { $0.monospacedDigit() },
    .reading("minScaleFactor", \.number) { $0.minimumScaleFactor($1) },
    .reading("minimumScaleFactor", \.number) { $0.minimumScaleFactor($1) },
    ModifierSpec("lineLimit") { view, value, _ in lineLimit(view, value) },
    .reading("lineSpacing", \.points) { $0.lineSpacing($1) },
    .reading("multilineTextAlignment", \.textAlignment) { $0.multilineTextAlignment($1) },
    .reading("truncationMode", \.truncationMode) { $0.truncationMode($1) },
    .reading("kerning", \.points) { $0.kerning($1) },
    .reading("tracking", \.points) { $0.tracking($1) },
    .reading("baselineOffset", \.points) { $0.baselineOffset($1) },
    .reading("allowsTightening", \.bool) { $0.allowsTightening($1) },
    ModifierSpec("textCase") { view, value, _ in
      switch value.string {
      case "uppercase": view.textCase(.uppercase)
      case "lowercase": view.textCase(.lowercase)
      default: nil
      }
    },
    ModifierSpec("underline") { view, value, _ in
      line(value).map { view.underline($0.isOn, pattern: $0.pattern, color: $0.color) }
    },
    ModifierSpec("strikethrough") { view, value, _ in
      line(value).map { view.strikethrough($0.isOn, pattern: $0.pattern, color: $0.color) }
    },
    .reading("dynamicTypeSize", \.typeSize) { $0.dynamicTypeSize($1) },
  ]

  private static func lineLimit(_ view: AnyView, _ value: Value) -> AnyView? {
    if let count = value.integer { return count > 0 ? AnyView(view.lineLimit(count)) : nil }
    if value.length == .infinity { return AnyView(view.lineLimit(nil)) }
    guard let maximum = value["max"]?.integer else { return nil }
    if let minimum = value["min"]?.integer {
      return AnyView(view.lineLimit(min(minimum, maximum)...maximum))
    }
    return AnyView(
      view.lineLimit(maximum, reservesSpace: value["reservesSpace"]?.bool ?? false))
  }

  /// `true`, a color, or `{pattern, color}`.
  private static func line(
    _ value: Value
  ) -> (isOn: Bool, pattern: Text.LineStyle.Pattern, color: Color?)? {
    if let isOn = value.bool { return (isOn, .solid, nil) }
    if let color = value.color, !value.has("pattern") { return (true, .solid, color) }
    guard value.members != nil else { return nil }
    return (true, value["pattern"]?.linePattern ?? .solid, value["color"]?.color)
  }
}

extension Value {
  fileprivate var textAlignment: TextAlignment? {
    switch string {
    case "leading": .leading
    case "center": .center
    case "trailing": .trailing
    default: nil
    }
  }
  fileprivate var truncationMode: Text.TruncationMode? {
    switch string {
    case "head": .head
    case "middle": .middle
    case "tail": .tail
    default: nil
    }
  }
  fileprivate var typeSize: DynamicTypeSize? {
    switch string {
    case "xSmall": .xSmall
    case "small": .small
    case "medium": .medium
    case "large": .large
    case "xLarge": .xLarge
    case "xxLarge": .xxLarge
    case "xxxLarge": .xxxLarge
    case "accessibility1": .accessibility1
    case "accessibility2": .accessibility2
    case "accessibility3": .accessibility3
    case "accessibility4": .accessibility4
    case "accessibility5": .accessibility5
    default: nil
    }
  }
}
