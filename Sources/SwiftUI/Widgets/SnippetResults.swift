public import AppIntents

// Results of intents that bring a view: Siri shows it beside its answer. A widget's system runs the
// intent and reloads the timeline; the view is kept with the result and not drawn.

extension IntentResult {
  public static func result<V: View>(view: V) -> Self
  where Self == IntentResultContainer<Never, Never, V, Never> { Self(snippet: view) }

  public static func result<V: View>(@ViewBuilder content: () -> V) -> Self
  where Self == IntentResultContainer<Never, Never, V, Never> { Self(snippet: content()) }

  public static func result<V: View>(dialog: IntentDialog, view: V) -> Self
  where Self == IntentResultContainer<Never, Never, V, IntentDialog> {
    Self(snippet: view, dialog: dialog)
  }

  public static func result<V: View>(
    dialog: IntentDialog, @ViewBuilder content: () -> V
  ) -> Self where Self == IntentResultContainer<Never, Never, V, IntentDialog> {
    Self(snippet: content(), dialog: dialog)
  }

  public static func result<T, V: View>(value: T, view: V) -> Self
  where Self == IntentResultContainer<T, Never, V, Never> { Self(value: value, snippet: view) }

  public static func result<T, V: View>(value: T, dialog: IntentDialog, view: V) -> Self
  where Self == IntentResultContainer<T, Never, V, IntentDialog> {
    Self(value: value, snippet: view, dialog: dialog)
  }

  public static func result<T, V: View>(
    value: T, dialog: IntentDialog, @ViewBuilder content: () -> V
  ) -> Self where Self == IntentResultContainer<T, Never, V, IntentDialog> {
    Self(value: value, snippet: content(), dialog: dialog)
  }

  public static func result<I: AppIntent, V: View>(opensIntent: I, view: V) -> Self
  where Self == IntentResultContainer<Never, I, V, Never> {
    Self(opensIntent: opensIntent, snippet: view)
  }

  public static func result<I: AppIntent, V: View>(
    opensIntent: I, dialog: IntentDialog, view: V
  ) -> Self where Self == IntentResultContainer<Never, I, V, IntentDialog> {
    Self(opensIntent: opensIntent, snippet: view, dialog: dialog)
  }
}

/// Tells people in an app which words to say. Nothing is drawn in a widget.
public struct SiriTipView: View {
  public init<I: AppIntent>(intent: I, isVisible: Binding<Bool>? = nil) {}
  public var body: some View { EmptyView() }
}
public struct SiriTipViewStyle: Hashable, Sendable {
  private let name: String
  public static let automatic = SiriTipViewStyle(name: "automatic")
  public static let light = SiriTipViewStyle(name: "light")
  public static let dark = SiriTipViewStyle(name: "dark")
  public static let black = SiriTipViewStyle(name: "black")
}
extension View {
  nonisolated public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
}

/// Opens the Shortcuts app at an app's own. Nothing is drawn in a widget.
public struct ShortcutsLink: View {
  public init(action: @escaping () -> Void = {}) {}
  public var body: some View { EmptyView() }
}
