/// What an editor shows for an intent with its present values.
package struct IntentSummaryReading: Codable, Hashable, Sendable {
  /// The sentence with titles in its gaps, nil where there is only a list.
  package var sentence: String?
  /// Names of the parameters shown, in order.
  package var parameters: [String]
}

package protocol ReadableSummary {
  func reading(_ intent: any AppIntent, family: IntentWidgetFamily?) -> IntentSummaryReading?
}

extension IntentReflection {
  /// The summary that applies, or all parameters where an intent declares none.
  package static func summary<I: AppIntent>(
    of intent: I, family: String? = nil
  ) -> IntentSummaryReading {
    let all = IntentSummaryReading(sentence: nil, parameters: fields(of: intent).map(\.name))
    let family = family.flatMap { IntentWidgetFamily(rawValue: $0) }
    guard let summary = I.parameterSummary as? any ReadableSummary,
      let reading = summary.reading(intent, family: family),
      reading.sentence != nil || !reading.parameters.isEmpty
    else { return all }
    return reading
  }
}

extension IntentParameterSummary: ReadableSummary {
  package func reading(
    _ intent: any AppIntent, family: IntentWidgetFamily?
  ) -> IntentSummaryReading? {
    guard let intent = intent as? Intent else { return nil }
    var names: [String] = []
    var text: String?
    for part in sentence?.parts ?? [] {
      switch part {
      case .text(let literal): text = (text ?? "") + literal
      case .parameter(let path):
        guard let name = IntentReflection.name(of: path, in: intent) else { continue }
        let title = (intent[keyPath: path] as? any AnyIntentParameter)?.facts.title
        text = (text ?? "") + (title ?? name)
        names.append(name)
      }
    }
    names += parameters.compactMap { IntentReflection.name(of: $0, in: intent) }
    return IntentSummaryReading(sentence: text, parameters: names)
  }
}

extension ParameterSummaryWhenCondition: ReadableSummary {
  package func reading(
    _ intent: any AppIntent, family: IntentWidgetFamily?
  ) -> IntentSummaryReading? {
    guard let typed = intent as? Intent else { return nil }
    let chosen: any ParameterSummary = holds(typed, family) ? when : otherwise
    return (chosen as? any ReadableSummary)?.reading(intent, family: family)
  }
}

/// A case that knows whether it applies.
private protocol CaseReading {
  func applies(to value: Any) -> Bool
  var summary: any ParameterSummary { get }
}

extension ParameterSummaryCaseCondition: CaseReading {
  fileprivate func applies(to value: Any) -> Bool { (value as? Value).map(holds) ?? false }
  fileprivate var summary: any ParameterSummary { content }
}

extension ParameterSummaryDefaultCaseCondition: CaseReading {
  fileprivate func applies(to value: Any) -> Bool { true }
  fileprivate var summary: any ParameterSummary { content }
}

private protocol CaseList {
  var cases: [any ParameterSummary] { get }
}

extension ParameterSummaryTupleCaseCondition: CaseList {}

extension ParameterSummarySwitchCondition: ReadableSummary {
  package func reading(
    _ intent: any AppIntent, family: IntentWidgetFamily?
  ) -> IntentSummaryReading? {
    guard let typed = intent as? Intent else { return nil }
    let value: Any? = value(typed, family)
    let list = (cases as? any CaseList)?.cases ?? [cases]
    let chosen = list.first { summary in
      guard let option = summary as? any CaseReading else { return false }
      return option.applies(to: value as Any)
    }
    guard let content = (chosen as? any CaseReading)?.summary else { return nil }
    return (content as? any ReadableSummary)?.reading(intent, family: family)
  }
}
