import SwiftUI
import VitrineDrawing

/// Elements of a script as views, one after the other.
struct ElementsView: PrimitiveView {
  typealias Body = Never
  let elements: [Element]
  let script: ScriptRun

  init(_ elements: [Element], _ script: ScriptRun) {
    self.elements = elements
    self.script = script
  }

  var isEmpty: Bool { elements.isEmpty }

  func resolve(_ context: ResolveContext) -> [Node] {
    let nodes = elements.enumerated().flatMap { index, element in
      context.child(index).resolve(Self.view(of: element, script))
    }
    script.report(to: context.session)
    return nodes
  }

  /// The component's view with its modifiers in the order of its properties.
  static func view(of element: Element, _ script: ScriptRun) -> AnyView {
    guard let spec = ComponentSpec.byName[element.type] else {
      return InertComponents.view(of: element, script)
    }
    let component = Component(element: element, script: script)
    var view = spec.make(component)
    let isSign = component.isSign
    for (name, value) in element.properties
    where !spec.properties.contains(name) && !name.hasPrefix("$") {
      if isSign, scaling(name, value) { continue }
      view = ModifierSpec.apply(name, value, to: view, script, of: element)
    }
    return view
  }

  /// Whether a modifier scales a picture by the picture's own ratio.
  private static func scaling(_ name: String, _ value: Value) -> Bool {
    switch name {
    case "scaleToFit", "scaledToFit", "scaleToFill", "scaledToFill": true
    case "aspectRatio": value["value"]?.number == nil
    default: false
    }
  }
}

extension ScriptRun {
  /// Says what was noted since the last time.
  func report(to session: RenderSession) {
    for note in takeNotes() {
      session.report(
        Diagnostic(
          note.severity == .error ? .error : note.severity == .warning ? .warning : .note,
          note.message, file: note.file, line: note.line, column: note.column))
    }
  }
}

/// A view that needs the environment of its place.
struct EnvironmentView<Content: View>: PrimitiveView {
  typealias Body = Never
  let content: @MainActor (EnvironmentValues) -> Content
  init(@ViewBuilder _ content: @escaping @MainActor (EnvironmentValues) -> Content) {
    self.content = content
  }
  func resolve(_ context: ResolveContext) -> [Node] {
    context.child(0).resolve(content(context.environment))
  }
}

/// Components that exist in the app and show nothing of use in a widget. Containers show what is in
/// them, so that a widget which borrows a page's layout still reads; the rest is a sign.
enum InertComponents {
  private static let containers: Set<String> = [
    "ScrollView", "NavigationStack", "NavigationSplitView", "List", "Form", "Section", "TabView",
    "Tab", "ScrollViewReader", "GlassEffectContainer", "ControlGroup", "DisclosureGroup",
    "NavigationLink", "Menu", "ReorderableForEach",
  ]

  @MainActor static func view(of element: Element, _ script: ScriptRun) -> AnyView {
    if let still = still(element) {
      script.note(
        .note, "'\(element.type)' stands still: its first picture is shown", at: element)
      return AnyView(ElementsView([still], script))
    }
    guard containers.contains(element.type) else {
      script.note(.warning, reason(element.type, script), at: element)
      return AnyView(UnsupportedView(element.type, isReported: true))
    }
    script.note(
      .warning, "'\(element.type)' has no effect in a widget: its content is shown", at: element)
    return AnyView(VStack { ElementsView(element.children, script) })
  }

  @MainActor private static func reason(_ name: String, _ script: ScriptRun) -> String {
    script.knows(component: name)
      ? "'\(name)' is not supported in a widget: a sign is drawn in its place"
      : "'\(name)' is no component of the app that is known here: a sign is drawn in its place; "
        + "check its spelling and its import"
  }

  /// The first picture of an animation, with the animation's own modifiers. A picture follows its frame.
  private static func still(_ element: Element) -> Element? {
    func image(_ name: String, _ value: Value?, fits: Bool) -> Element? {
      value.map { value in
        let own: Set<String> = ["systemImages", "images", "path", "duration", "contentMode"]
        let others = element.properties.filter { !own.contains($0.name) }
        let mode = element["contentMode"]?.string == "fill" ? "scaleToFill" : "scaleToFit"
        let size: [(name: String, value: Value)] =
          fits ? [("resizable", .bool(true)), (mode, .bool(true))] : []
        return Element(
          type: "Image", properties: [(name, value)] + size + others, children: [],
          place: element.place)
      }
    }
    switch element.type {
    case "AnimatedFrames": return element.children.first
    case "AnimatedImage":
      let symbol = element["systemImages"]?.array?.first
      return image("systemName", symbol?["name"] ?? symbol, fits: false)
        ?? image("image", element["images"]?.array?.first, fits: true)
    case "AnimatedGif": return image("filePath", element["path"], fits: true)
    default: return nil
    }
  }
}
