public import VitrineFoundation

/// `Never` stands where an intent, a summary or a result type is absent.
extension Never: AppIntent {
  public static var title: LocalizedStringResource { "" }
  public init() { fatalError("there is no value of Never") }
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    .result()
  }
}

/// The result of an action that does not return, such as one that only the app can run.
extension Never: IntentResult {
  /// There is no value of `Never`, hence none of its result.
  public var value: Never? { nil }
}

extension Never: ParameterSummary {
  public typealias Intent = Never
}
