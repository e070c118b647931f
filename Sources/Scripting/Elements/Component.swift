import SwiftUI
import VitrineMessages

/// What a component's view is made of.
@MainActor
struct Component {
  let element: Element
  let script: ScriptRun

  subscript(name: String) -> Value? {
    guard let value = element[name], !value.isNull else { return nil }
    return value
  }
  /// Its children as one view.
  var content: ElementsView { ElementsView(element.children, script) }
  /// A property that holds nodes, as a view; text counts as one.
  func view(_ name: String) -> ElementsView? { self[name]?.view(script) }
  /// Points, or nil where there are none; what is no number is said.
  func length(_ name: String) -> CGFloat? {
    guard let value = self[name] else { return nil }
    let length = value.length
    if length == nil || (value.string != nil && length?.isFinite == true) {
      note(
        .warning,
        "'\(name)' of '\(element.type)' does not take \(value.words); "
          + (length.map { "write \(name)={\($0)}" } ?? "it has no effect"))
    }
    return length.map { CGFloat($0) }
  }
  /// Where its children stand, or nil; what is no such place is said.
  func alignment<Place>(_ place: KeyPath<Value, Place?>) -> Place? {
    guard let value = self["alignment"] else { return nil }
    let found = value[keyPath: place]
    if found == nil {
      note(
        .warning,
        "'alignment' of '\(element.type)' does not take \(value.words); it has no effect")
    }
    return found
  }
  /// Says something of this element, with its place.
  func note(_ severity: MessageNote.Severity, _ message: String) {
    script.note(severity, message, at: element)
  }
  func text(_ name: String) -> String? { self[name]?.text }
}

/// How a component of the script's becomes a view.
struct ComponentSpec: Sendable {
  let name: String
  /// Properties that belong to the component; all others are modifiers, in their order.
  let properties: Set<String>
  let make: @MainActor @Sendable (Component) -> AnyView

  init<V: View>(
    _ name: String, _ properties: Set<String> = [],
    @ViewBuilder make: @escaping @MainActor @Sendable (Component) -> V
  ) {
    self.name = name
    self.properties = properties
    self.make = { AnyView(make($0)) }
  }

  static let byName: [String: ComponentSpec] = Dictionary(
    uniqueKeysWithValues: all.map { ($0.name, $0) })
}

extension Value {
  @MainActor func view(_ script: ScriptRun) -> ElementsView? {
    switch self {
    case .nodes(let elements): return ElementsView(elements, script)
    case .string(let text):
      return ElementsView(
        [Element(type: "Text", properties: [("$text", .string(text))], children: [])], script)
    default: return nil
    }
  }

  /// Text, or a number as JavaScript writes it.
  var text: String? {
    switch self {
    case .string(let text): text
    case .number(let value):
      value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    default: nil
    }
  }
}
