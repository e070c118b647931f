import SwiftUI

/// How one property that is a modifier changes a view.
struct ModifierSpec: Sendable {
  let name: String
  /// Nil where the value is none that the modifier takes.
  let apply: @MainActor @Sendable (AnyView, Value, ScriptRun) -> AnyView?

  init<V: View>(
    _ name: String, _ apply: @escaping @MainActor @Sendable (AnyView, Value, ScriptRun) -> V?
  ) {
    self.name = name
    self.apply = { view, value, script in apply(view, value, script).map { AnyView($0) } }
  }

  /// A modifier with a value that is read first: nil is no such value.
  static func reading<T, V: View>(
    _ name: String, _ read: @escaping @Sendable (Value) -> T?,
    _ apply: @escaping @MainActor @Sendable (AnyView, T) -> V
  ) -> ModifierSpec {
    ModifierSpec(name) { view, value, _ in read(value).map { apply(view, $0) } }
  }

  /// A modifier that `true` switches on.
  static func flag<V: View>(
    _ name: String, _ apply: @escaping @MainActor @Sendable (AnyView) -> V
  ) -> ModifierSpec {
    ModifierSpec(name) { view, value, _ in
      switch value.bool {
      case true?: AnyView(apply(view))
      case false?: view
      case nil: nil
      }
    }
  }

  static let all: [ModifierSpec] =
    layout + text + paint + effects + styles + symbols + widget + charts + accessibility

  private static let byName: [String: ModifierSpec] = Dictionary(
    uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The view with the modifier; unknown ones and unreadable values leave it as it is, with a note.
  @MainActor static func apply(
    _ name: String, _ value: Value, to view: AnyView, _ script: ScriptRun, component: String
  ) -> AnyView {
    if value.isNull || Inert.silent.contains(name) { return view }
    guard let spec = byName[name] else {
      script.note(.note, Inert.reason(name, component))
      return view
    }
    guard let changed = spec.apply(view, value, script) else {
      script.note(
        .warning,
        "'\(name)' of '\(component)' does not take \(value.json.prefix(60)); it has no effect")
      return view
    }
    return changed
  }
}

/// Properties that change nothing in a widget.
enum Inert {
  /// Identity and moments: nothing to say about them.
  static let silent: Set<String> = [
    "id", "tag", "key", "animation", "transition", "contentTransition", "contentShape",
    "onAppear", "onDisappear", "symbolEffect", "swingAnimation", "preferredColorScheme",
    "navigationTitle", "contentMargins", "ignoresSafeArea", "toolbar", "task",
    "navigationBarTitleDisplayMode", "layoutDirectionBehavior",
  ]

  static func reason(_ name: String, _ component: String) -> String {
    name.hasPrefix("on") || known.contains(name)
      ? "'\(name)' has no effect in a widget"
      : "'\(name)' is no modifier of '\(component)' that is known here; it has no effect"
  }

  /// Modifiers of pages and gestures.
  private static let known: Set<String> = [
    "sheet", "popover", "fullScreenCover", "alert", "confirmationDialog", "contextMenu",
    "listStyle", "listRowInsets", "listRowBackground", "listRowSeparator", "refreshable",
    "searchable", "swipeActions", "gesture", "highPriorityGesture", "simultaneousGesture",
    "draggable", "sensoryFeedback", "scrollIndicator", "keyboardType", "pickerStyle",
    "environments",
    "toolbarTitleDisplayMode", "navigationBarBackButtonHidden", "navigationDestination",
    "presentationDetents", "presentationDragIndicator", "interactiveDismissDisabled", "focused",
    "matchedGeometryEffect", "alignmentGuide", "safeAreaInset",
  ]
}
