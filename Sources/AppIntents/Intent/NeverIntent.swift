public import VitrineFoundation

/// `Never` stands where an intent, a summary or a result type is absent.
extension Never: AppIntent {
  public static var title: LocalizedStringResource { "" }
  public init() { fatalError("there is no value of Never") }
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    .result()
  }
}

extension Never: ParameterSummary {
  public typealias Intent = Never
}
