/// What `perform()` returns.
public protocol IntentResult: Sendable {
  associatedtype Value = Never
  associatedtype OpensAppIntent: AppIntent = Never
  associatedtype Snippet = Never
  associatedtype Dialog = Never
  var value: Value? { get }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result that goes on with another intent.
public protocol OpensIntent: IntentResult {}

/// A result with words.
public protocol ProvidesDialog: IntentResult {}

/// A result with a view.
public protocol ShowsSnippetView: IntentResult {}

/// A result that names the intent which draws its snippet.
public protocol ShowsSnippetIntent: IntentResult {}

/// The result that the `result` functions make.
public struct IntentResultContainer<Value, OpensAppIntent: AppIntent, Snippet, Dialog>:
  IntentResult, ReturnsValue, OpensIntent, ProvidesDialog, ShowsSnippetView, ShowsSnippetIntent,
  @unchecked Sendable
{
  public var value: Value?
  public var dialog: IntentDialog?
  public var opensIntent: OpensAppIntent?
  package var snippet: Snippet?
  package var snippetIntent: (any AppIntent)?

  package init(
    value: Value? = nil, opensIntent: OpensAppIntent? = nil, snippet: Snippet? = nil,
    dialog: IntentDialog? = nil, snippetIntent: (any AppIntent)? = nil
  ) {
    self.value = value
    self.opensIntent = opensIntent
    self.snippet = snippet
    self.dialog = dialog
    self.snippetIntent = snippetIntent
  }
}

extension IntentResult {
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> { Self() }

  public static func result<V>(value: V) -> Self
  where Self == IntentResultContainer<V, Never, Never, Never> { Self(value: value) }

  public static func result<I: AppIntent>(opensIntent: I) -> Self
  where Self == IntentResultContainer<Never, I, Never, Never> { Self(opensIntent: opensIntent) }

  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { Self(dialog: dialog) }

  public static func result<V, I: AppIntent>(value: V, opensIntent: I) -> Self
  where Self == IntentResultContainer<V, I, Never, Never> {
    Self(value: value, opensIntent: opensIntent)
  }

  public static func result<V>(value: V, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<V, Never, Never, IntentDialog> {
    Self(value: value, dialog: dialog)
  }

  public static func result<V, I: AppIntent>(
    value: V, opensIntent: I, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<V, I, Never, IntentDialog> {
    Self(value: value, opensIntent: opensIntent, dialog: dialog)
  }

  public static func result<I: AppIntent>(opensIntent: I, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, I, Never, IntentDialog> {
    Self(opensIntent: opensIntent, dialog: dialog)
  }

  public static func result<I: AppIntent>(actionButtonIntent: I) -> Self
  where Self == IntentResultContainer<Never, I, Never, Never> {
    Self(opensIntent: actionButtonIntent)
  }

  public static func result<I: AppIntent>(actionButtonIntent: I, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, I, Never, IntentDialog> {
    Self(opensIntent: actionButtonIntent, dialog: dialog)
  }

  public static func result<V, I: AppIntent>(value: V, actionButtonIntent: I) -> Self
  where Self == IntentResultContainer<V, I, Never, Never> {
    Self(value: value, opensIntent: actionButtonIntent)
  }

  public static func result<V, I: AppIntent>(
    value: V, actionButtonIntent: I, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<V, I, Never, IntentDialog> {
    Self(value: value, opensIntent: actionButtonIntent, dialog: dialog)
  }

  public static func result<S: AppIntent>(snippetIntent: S) -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    Self(snippetIntent: snippetIntent)
  }

  public static func result<V, S: AppIntent>(value: V, snippetIntent: S) -> Self
  where Self == IntentResultContainer<V, Never, Never, Never> {
    Self(value: value, snippetIntent: snippetIntent)
  }

  public static func result<S: AppIntent>(dialog: IntentDialog, snippetIntent: S) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    Self(dialog: dialog, snippetIntent: snippetIntent)
  }
}
