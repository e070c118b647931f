package import VitrineMessages

/// One choice of an editor, as JSON can carry it.
package struct IntentOption: Codable, Hashable, Sendable {
  package var value: ParameterValue
  package var title: String
  package var subtitle: String?
  /// Name of a symbol or of an image asset.
  package var symbol: String?
  package var image: String?

  package init(value: ParameterValue, display: DisplayRepresentation?) {
    self.value = value
    title = display?.title.resolvedText ?? value.text ?? value.json
    subtitle = display?.subtitle?.resolvedText
    switch display?.image?.source {
    case .symbol(let name): symbol = name
    case .asset(let name): image = name
    case .data, .url, nil: break
    }
  }

  package var message: ParameterDescription.Choice {
    ParameterDescription.Choice(value: value.text ?? value.json, title: title)
  }
}

/// Choices under one title.
package struct IntentOptionSection: Codable, Hashable, Sendable {
  package var title: String?
  package var options: [IntentOption]
}

package enum IntentOptions {
  /// The choices of a parameter, given the values of the others; `search` is what a person typed.
  package static func options(
    for parameter: String, of intent: any AppIntent, search: String? = nil
  ) async throws -> [IntentOptionSection] {
    let fields = IntentReflection.fields(of: intent)
    guard let field = fields.first(where: { $0.name == parameter }) else {
      throw IntentConfigurationError(
        parameter: parameter,
        message: "no such parameter; there are: \(fields.map(\.name).joined(separator: ", "))")
    }
    return try await EditedIntent.$current.withValue(intent) {
      guard let source = field.optionsSource else {
        let described = IntentReflection.describe(intent).first { $0.name == parameter }
        return filtered(
          [IntentOptionSection(title: nil, options: described?.choices ?? [])], by: search)
      }
      do {
        if let search, let query = source as? any EntityStringQuery {
          return try await matches(search, in: query)
        }
        return filtered(try await sections(from: source), by: search)
      } catch {
        throw IntentConfigurationError(
          parameter: parameter, message: "its options could not be had: \(error)")
      }
    }
  }

  private static func filtered(
    _ sections: [IntentOptionSection], by search: String?
  ) -> [IntentOptionSection] {
    guard let search = search?.lowercased(), !search.isEmpty else { return sections }
    return sections.map { section in
      var section = section
      section.options.removeAll { !$0.title.lowercased().contains(search) }
      return section
    }
  }

  private static func matches<Q: EntityStringQuery>(
    _ text: String, in query: Q
  ) async throws -> [IntentOptionSection] {
    sections(of: try await query.entities(matching: text))
  }

  package static func sections<P: DynamicOptionsProvider>(
    from provider: P
  ) async throws -> [IntentOptionSection] {
    sections(of: try await provider.results())
  }

  package static func values<P: DynamicOptionsProvider>(from provider: P) async throws -> [Any] {
    try await provider.results().items
  }

  package static func defaultValue<P: DynamicOptionsProvider>(of provider: P) async -> Any? {
    await provider.defaultResult()
  }

  private static func sections<C: ResultsCollection>(of results: C) -> [IntentOptionSection] {
    if let sectioned = results as? any SectionedResults { return sectioned.optionSections }
    return [
      IntentOptionSection(title: nil, options: results.items.compactMap { option($0, nil) })
    ]
  }

  fileprivate static func option(_ value: Any, _ display: DisplayRepresentation?) -> IntentOption? {
    guard let codec = ParameterCodecs.codec(for: type(of: value)),
      let coded = codec.encode(value)
    else { return nil }
    return IntentOption(value: coded, display: display ?? codec.display(value))
  }
}

private protocol SectionedResults {
  var optionSections: [IntentOptionSection] { get }
}

extension IntentItemCollection: SectionedResults {
  fileprivate var optionSections: [IntentOptionSection] {
    sections.map { section in
      IntentOptionSection(
        title: section.description?.title.resolvedText,
        options: section.items.compactMap { IntentOptions.option($0.value, $0.description) })
    }
  }
}
