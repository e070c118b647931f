public import VitrineFoundation

// A widget cannot ask people: every question becomes an error that names the parameter.
extension IntentParameter {
  private var name: String { facts.title ?? String(describing: Value.self) }

  @discardableResult
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.UnwrappedType {
    throw needsValueError(dialog)
  }

  public func requestDisambiguation(
    among values: [Value.UnwrappedType], dialog: IntentDialog? = nil
  ) async throws -> Value.UnwrappedType {
    throw needsDisambiguationError(among: values, dialog: dialog)
  }

  public func requestConfirmation(
    for value: Value.UnwrappedType, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    throw IntentInteractionError.needsConfirmation(dialog: dialog?.resolvedText)
  }

  public func needsValueError(_ dialog: IntentDialog? = nil) -> some Error {
    IntentInteractionError.needsValue(
      parameter: name, dialog: (dialog ?? facts.requestValueDialog)?.resolvedText)
  }

  public func needsDisambiguationError(
    among values: [Value.UnwrappedType], dialog: IntentDialog? = nil
  ) -> some Error {
    IntentInteractionError.needsDisambiguation(
      parameter: name, dialog: (dialog ?? facts.requestDisambiguationDialog)?.resolvedText)
  }
}

/// What a resolver may know about the parameter that it resolves for.
///
/// What the parameter's type offers further (`controlStyle`, `inclusiveRange`, `dateKind` …) is read
/// through it.
@dynamicMemberLookup
public struct IntentParameterContext<Value: _IntentValue>: Sendable {
  package let parameter: IntentParameter<Value>

  public subscript<Fact>(dynamicMember path: KeyPath<IntentParameter<Value>, Fact>) -> Fact {
    parameter[keyPath: path]
  }

  public var isOptional: Bool { parameter.isOptional }
  public var title: LocalizedStringResource { parameter.title }

  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.UnwrappedType {
    try await parameter.requestValue(dialog)
  }
  public func requestDisambiguation(
    among values: [Value.UnwrappedType], dialog: IntentDialog? = nil
  ) async throws -> Value.UnwrappedType {
    try await parameter.requestDisambiguation(among: values, dialog: dialog)
  }
  public func requestConfirmation(
    for value: Value.UnwrappedType, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    try await parameter.requestConfirmation(for: value, dialog: dialog)
  }
  public func needsValueError(_ dialog: IntentDialog? = nil) -> some Error {
    parameter.needsValueError(dialog)
  }
  public func needsDisambiguationError(
    among values: [Value.UnwrappedType], dialog: IntentDialog? = nil
  ) -> some Error {
    parameter.needsDisambiguationError(among: values, dialog: dialog)
  }
}
