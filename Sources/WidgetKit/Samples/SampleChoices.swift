@_spi(Reflection) import Swift

/// What a type's own initializer turns into a choice: it decodes a text or a number and makes a case of it
/// (`Kind(rawValue: text)!`), for which only a case's raw value will do. The property that it sets has the key's name
/// and says which choice that is.
struct SampleChoices {
  /// Types of properties, by the words of their names.
  private var properties: [[String]: any Any.Type] = [:]

  /// - owner: the type whose properties are decoded; one that is no structure and no class has none.
  init(of owner: any Any.Type) {
    let isClass = owner is AnyObject.Type
    let kind = unsafeBitCast(owner, to: UnsafePointer<UInt>.self)[0]
    guard isClass || kind == Self.structure else { return }
    // 1 is `.classType`, whose own declaration is not safe to name under strict concurrency.
    let options = _EachFieldOptions(rawValue: isClass ? 1 : 0)
    _ = _forEachField(of: owner, options: options) { label, _, type, _ in
      let words = SampleWords.words(of: String(cString: label))
      if properties[words] == nil { properties[words] = type }
      return true
    }
  }

  /// The raw value of the first case of what is kept under the key's name; nil where that is no choice, or is one of
  /// other raw values.
  func rawValue<Value>(_ type: Value.Type, for key: some CodingKey) -> Value? {
    let kept = Self.names(of: key).lazy.compactMap { properties[$0] }.first
    return kept.flatMap { Self.first(of: $0) as? Value }
  }

  /// Metadata kind (docs/ABI/TypeMetadata.rst of the Swift sources).
  private static let structure: UInt = 0x200

  /// The words of a key, as the sources write it and as data do.
  private static func names(of key: some CodingKey) -> [[String]] {
    let written = enumCaseName(key).map { String(cString: $0) }
    return [written, key.stringValue].compactMap(\.self).map(SampleWords.words)
  }

  private static func first(of type: any Any.Type) -> Any? {
    func open<T>(_ type: T.Type) -> Any? {
      if let wrapper = type as? any ChoiceWrapper.Type { return wrapper._rawValue(first) }
      guard let value = FirstCase.ofPlain(type) as? any RawRepresentable else { return nil }
      return value.rawValue
    }
    return _openExistential(type, do: open)
  }
}

/// What reflection calls to name a case; a coding key describes itself in other words.
@_silgen_name("swift_EnumCaseName")
private func enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?

/// A choice that may be absent, or several.
private protocol ChoiceWrapper {
  static func _rawValue(_ first: (any Any.Type) -> Any?) -> Any?
}
extension Optional: ChoiceWrapper {
  fileprivate static func _rawValue(_ first: (any Any.Type) -> Any?) -> Any? { first(Wrapped.self) }
}
extension Array: ChoiceWrapper {
  fileprivate static func _rawValue(_ first: (any Any.Type) -> Any?) -> Any? {
    func list<T>(_ value: T) -> Any { [value] }
    return first(Element.self).map { _openExistential($0, do: list) }
  }
}
