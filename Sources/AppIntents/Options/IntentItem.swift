public import VitrineFoundation

/// One choice with its look.
public struct IntentItem<Result: _IntentValue>: @unchecked Sendable {
  public let value: Result
  /// The look given; nil: the value's own.
  public let description: DisplayRepresentation?

  public init(
    _ value: Result, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    description = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
  }

  public init(_ value: Result) {
    self.value = value
    description = nil
  }

  @resultBuilder
  public enum Builder {
    public static func buildExpression(_ value: Result) -> [IntentItem<Result>] {
      [IntentItem(value)]
    }
    public static func buildExpression(_ item: IntentItem<Result>) -> [IntentItem<Result>] {
      [item]
    }
    public static func buildExpression(_ items: [IntentItem<Result>]) -> [IntentItem<Result>] {
      items
    }
    public static func buildBlock(_ items: [IntentItem<Result>]...) -> [IntentItem<Result>] {
      items.flatMap(\.self)
    }
    public static func buildArray(_ items: [[IntentItem<Result>]]) -> [IntentItem<Result>] {
      items.flatMap(\.self)
    }
    public static func buildOptional(_ items: [IntentItem<Result>]?) -> [IntentItem<Result>] {
      items ?? []
    }
    public static func buildEither(first: [IntentItem<Result>]) -> [IntentItem<Result>] { first }
    public static func buildEither(second: [IntentItem<Result>]) -> [IntentItem<Result>] {
      second
    }
  }
}

/// A group of choices with a title.
public struct IntentItemSection<Result: _IntentValue>: @unchecked Sendable {
  public let description: DisplayRepresentation?
  public let items: [IntentItem<Result>]

  public init(items: [IntentItem<Result>]) {
    description = nil
    self.items = items
  }

  @_disfavoredOverload
  public init(items: [Result]) { self.init(items: items.map { IntentItem($0) }) }

  public init(title: LocalizedStringResource, items: [IntentItem<Result>]) {
    description = DisplayRepresentation(title: title)
    self.items = items
  }

  public init(_ title: LocalizedStringResource, items: [IntentItem<Result>]) {
    self.init(title: title, items: items)
  }

  @_disfavoredOverload
  public init(title: LocalizedStringResource, items: [Result]) {
    self.init(title: title, items: items.map { IntentItem($0) })
  }

  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, items: [Result]) {
    self.init(title: title, items: items)
  }

  public init(@IntentItem<Result>.Builder _ items: () -> [IntentItem<Result>]) {
    self.init(items: items())
  }

  public init(
    _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil,
    @IntentItem<Result>.Builder _ items: () -> [IntentItem<Result>]
  ) {
    description = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
    self.items = items()
  }

  @resultBuilder
  public enum Builder {
    public static func buildExpression(
      _ section: IntentItemSection<Result>
    ) -> [IntentItemSection<Result>] { [section] }
    public static func buildExpression(
      _ items: [IntentItem<Result>]
    ) -> [IntentItemSection<Result>] { [IntentItemSection(items: items)] }
    public static func buildBlock(
      _ sections: [IntentItemSection<Result>]...
    ) -> [IntentItemSection<Result>] { sections.flatMap(\.self) }
    public static func buildArray(
      _ sections: [[IntentItemSection<Result>]]
    ) -> [IntentItemSection<Result>] { sections.flatMap(\.self) }
    public static func buildOptional(
      _ sections: [IntentItemSection<Result>]?
    ) -> [IntentItemSection<Result>] { sections ?? [] }
    public static func buildEither(
      first: [IntentItemSection<Result>]
    ) -> [IntentItemSection<Result>] { first }
    public static func buildEither(
      second: [IntentItemSection<Result>]
    ) -> [IntentItemSection<Result>] { second }
  }
}

/// Choices in sections.
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection, @unchecked Sendable {
  public let promptLabel: LocalizedStringResource?
  public let usesIndexedCollation: Bool
  public let sections: [IntentItemSection<Result>]

  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    self.promptLabel = promptLabel
    self.usesIndexedCollation = usesIndexedCollation
    self.sections = sections
  }

  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    items: [IntentItem<Result>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items)])
  }

  @_disfavoredOverload
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    items: [Result]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items)])
  }

  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentItemSection<Result>.Builder _ sections: () -> [IntentItemSection<Result>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sections())
  }

  public var items: [Result] { sections.flatMap { $0.items.map(\.value) } }
  public static var empty: IntentItemCollection<Result> { IntentItemCollection(sections: []) }
}
