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
    layout + alignment + text + paint + effects + styles + symbols + widget + charts
    + accessibility

  private static let byName: [String: ModifierSpec] = Dictionary(
    uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The view with the modifier; unknown ones and unreadable values leave it as it is, with a note.
  @MainActor static func apply(
    _ name: String, _ value: Value, to view: AnyView, _ script: ScriptRun, of element: Element
  ) -> AnyView {
    if value.isNull || Inert.silent.contains(name) { return view }
    guard let spec = byName[name] else {
      script.note(.note, Inert.reason(name, element.type), at: element)
      return view
    }
    if numbers.contains(name), let text = value.string, Double(text) != nil {
      script.note(
        .warning, "'\(name)' of '\(element.type)' is the text \"\(text)\"; write \(name)={\(text)}",
        at: element)
    }
    guard let changed = spec.apply(view, value, script) else {
      script.note(
        .warning,
        "'\(name)' of '\(element.type)' does not take \(value.words); it has no effect",
        at: element)
      return view
    }
    return changed
  }

  /// Modifiers that take a number, which text is not, even where it reads as one.
  private static let numbers: Set<String> = [
    "padding", "safeAreaPadding", "opacity", "zIndex", "layoutPriority", "lineLimit", "lineSpacing",
    "kerning", "tracking", "baselineOffset", "minScaleFactor", "blur", "brightness", "contrast",
    "saturation", "grayscale", "rotationEffect", "scaleEffect", "gridCellColumns",
  ]
}

/// Properties that change nothing in a widget.
enum Inert {
  /// Identity and moments: nothing to say about them.
  static let silent: Set<String> = [
    "id", "tag", "key", "animation", "transition", "contentTransition", "contentShape",
    "onAppear", "onDisappear", "task", "navigationTitle", "navigationBarTitleDisplayMode",
    "ignoresSafeArea", "layoutDirectionBehavior",
  ]
  /// Effects in time: a picture is one moment of them.
  private static let moving: Set<String> = ["symbolEffect", "swingAnimation"]

  static func reason(_ name: String, _ component: String) -> String {
    if moving.contains(name) { return "'\(name)' moves; the picture shows where it starts" }
    return name.hasPrefix("on") || known.contains(name)
      ? "'\(name)' has no effect in a widget"
      : "'\(name)' is not a known modifier of '\(component)'; it has no effect"
  }

  /// Modifiers of pages, lists, gestures and windows: the app has them, a widget does nothing with
  /// them. Those that begin with `on` are moments.
  private static let known: Set<String> = Set(
    """
    alert allowsHitTesting autocorrectionDisabled backgroundExtensionEffect badge badgeProminence
    bottomBarVisibility chartAngleSelection chartGesture chartOverlay chartPlotStyle
    chartScrollPositionX chartScrollPositionY chartScrollTargetBehavior chartScrollableAxes
    chartXSelection chartYSelection confirmationDialog contentMargins contextMenu
    controlGroupStyle coordinateSpace datePickerStyle defaultScrollAnchor defersSystemGestures
    deleteDisabled draggable environments focused formStyle fullScreenCover gesture glassEffectID
    glassEffectTransition glassEffectUnion headerProminence help highPriorityGesture hoverEffect
    indexViewStyle interactiveDismissDisabled keyboardShortcut keyboardType leadingSwipeActions
    listItemTint listRowBackground listRowInsets listRowSeparator listRowSeparatorTint
    listRowSpacing listSectionIndexVisibility listSectionMargins listSectionSeparator
    listSectionSeparatorTint listSectionSpacing listStyle matchedGeometryEffect
    matchedTransitionSource menuIndicator menuOrder menuStyle moveDisabled
    navigationBarBackButtonHidden navigationBarVisibility navigationContainerBackground
    navigationDestination navigationSplitViewColumnWidth navigationSplitViewContainerBackground
    navigationSplitViewStyle navigationSubtitle navigationTransition persistentSystemOverlays
    pickerStyle pip pipHideOnForeground popover presentationBackground
    presentationBackgroundInteraction presentationCompactAdaptation presentationContentInteraction
    presentationCornerRadius preferredColorScheme presentationDetents presentationDragIndicator
    presentationSizing refreshable scrollBounceBehavior scrollClipDisabled scrollContentBackground
    scrollDisabled scrollDismissesKeyboard scrollEdgeEffectHidden scrollEdgeEffectStyle
    scrollIndicator scrollPosition scrollTargetBehavior scrollTargetLayout searchCompletion
    searchSuggestions searchSuggestionsVisibility searchToolbarBehavior searchable sectionActions
    sectionIndexLabel selectionDisabled sensoryFeedback sheet simultaneousGesture
    sliderThumbVisibility statusBarHidden submitLabel submitScope swipeActions
    tabBarMinimizeBehavior tabBarVisibility tabItem tabViewBottomAccessory tabViewCustomization
    tabViewSearchActivation tabViewSidebarBottomBar tabViewSidebarFooter tabViewSidebarHeader
    tabViewStyle textContentType textFieldStyle textInputAutocapitalization textSelection toast
    toolbar toolbarBackground toolbarBackgroundVisibility toolbarColorScheme toolbarRemoving
    toolbarRole toolbarTitleDisplayMode toolbarTitleMenu trailingSwipeActions translationHost
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
