import Foundation

/// The codec of a standard type, as two functions.
package struct ScalarCodec: ParameterCodec {
  package var typeName: String
  package var expectation: String
  private var empty: (@Sendable () -> Any)?
  private var read: @Sendable (ParameterValue) -> Any?
  private var write: @Sendable (Any) -> ParameterValue?

  package var emptyValue: Any? { empty?() }
  package func decode(_ value: ParameterValue, context: ParameterDecoding) async throws -> Any? {
    read(value)
  }
  package func encode(_ value: Any) -> ParameterValue? { write(value) }

  private static func make<T>(
    _ type: T.Type, _ expectation: String, empty: T? = nil,
    read: @escaping @Sendable (ParameterValue) -> T?,
    write: @escaping @Sendable (T) -> ParameterValue
  ) -> (ObjectIdentifier, ScalarCodec) where T: Sendable {
    var makeEmpty: (@Sendable () -> Any)?
    if let empty { makeEmpty = { empty } }
    let codec = ScalarCodec(
      typeName: String(describing: type), expectation: expectation, empty: makeEmpty,
      read: { value -> Any? in read(value).map { $0 as Any } },
      write: { value -> ParameterValue? in (value as? T).map { write($0) } })
    return (ObjectIdentifier(type), codec)
  }

  /// Standard types by identity.
  package static let all: [ObjectIdentifier: ScalarCodec] = Dictionary(
    uniqueKeysWithValues: basics + dates + texts)

  private static var basics: [(ObjectIdentifier, ScalarCodec)] {
    [
      make(
        Bool.self, "true or false", empty: false,
        read: {
          guard case .bool(let value) = $0 else { return nil }
          return value
        }, write: { .bool($0) }),
      make(
        Int.self, "a whole number", empty: 0,
        read: { $0.number.flatMap { Int(exactly: $0) } }, write: { .int($0) }),
      make(Double.self, "a number", empty: 0, read: { $0.number }, write: { .double($0) }),
      make(
        Float.self, "a number", empty: 0, read: { $0.number.map { Float($0) } },
        write: { .double(Double($0)) }),
      make(
        Decimal.self, "a number, or a string of digits", empty: 0,
        read: { value in
          value.text.flatMap { Decimal(string: $0) } ?? value.number.map { Decimal($0) }
        }, write: { .string("\($0)") }),
    ]
  }

  private static var dates: [(ObjectIdentifier, ScalarCodec)] {
    [
      make(
        Date.self, "a date such as \"2026-01-31T09:41:00Z\", or seconds since 1970",
        read: { value in
          value.number.map { Date(timeIntervalSince1970: $0) }
            ?? value.text.flatMap { DateText.date($0) }
        }, write: { .string(DateText.text($0)) }),
      make(
        DateComponents.self,
        "an object such as {\"year\": 2026, \"month\": 1, \"day\": 31, \"hour\": 9, \"minute\": 41}",
        read: { DateText.components($0) }, write: { DateText.value($0) }),
      make(
        Duration.self, "a number of seconds", empty: .zero,
        read: { $0.number.map { .seconds($0) } },
        write: {
          .double(Double($0.components.seconds) + Double($0.components.attoseconds) * 1e-18)
        }),
    ]
  }

  private static var texts: [(ObjectIdentifier, ScalarCodec)] {
    [
      make(String.self, "a string", empty: "", read: { $0.text }, write: { .string($0) }),
      make(
        AttributedString.self, "a string", empty: AttributedString(),
        read: { $0.text.map { AttributedString($0) } },
        write: { .string(String($0.characters)) }),
      make(
        URL.self, "a URL in a string", read: { $0.text.flatMap { URL(string: $0) } },
        write: { .string($0.absoluteString) }),
      make(
        UUID.self, "a UUID in a string", read: { $0.text.flatMap { UUID(uuidString: $0) } },
        write: { .string($0.uuidString) }),
      make(
        Data.self, "base64 in a string", empty: Data(),
        read: { $0.text.flatMap { Data(base64Encoded: $0) } },
        write: { .string($0.base64EncodedString()) }),
      make(
        IntentFile.self, "a path or a file URL in a string",
        read: { value in
          value.text.map { text in
            IntentFile(
              fileURL: text.hasPrefix("file:") ? URL(string: text)! : URL(fileURLWithPath: text))
          }
        },
        write: { .string($0.fileURL?.absoluteString ?? $0.data.base64EncodedString()) }),
      make(
        IntentPerson.self, "a name in a string",
        read: { value in
          value.text.map {
            IntentPerson(identifier: .applicationDefined($0), name: .displayName($0))
          }
        }, write: { .string($0.name.text) }),
      make(
        CLPlacemark.self,
        "a place's name in a string, or an object such as "
          + "{\"name\": \"Home\", \"locality\": \"Bonn\", \"latitude\": 50.7, \"longitude\": 7.1}",
        read: PlacemarkText.placemark, write: PlacemarkText.value),
    ]
  }
}

/// Dates as parameters are written: in UTC, never in the machine's zone.
package enum DateText {
  package static func date(_ text: String) -> Date? {
    let plain = Date.ISO8601FormatStyle()
    return (try? plain.parse(text))
      ?? (try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(text))
      ?? (try? plain.year().month().day().parse(text))
  }

  package static func text(_ date: Date) -> String {
    date.timeIntervalSince1970.rounded() == date.timeIntervalSince1970
      ? date.formatted(Date.ISO8601FormatStyle())
      : date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
  }

  private static let fields: [(String, any WritableKeyPath<DateComponents, Int?> & Sendable)] = [
    ("era", \.era), ("year", \.year), ("month", \.month), ("day", \.day), ("hour", \.hour),
    ("minute", \.minute), ("second", \.second), ("weekday", \.weekday),
  ]

  package static func components(_ value: ParameterValue) -> DateComponents? {
    guard case .object(let object) = value else { return nil }
    var components = DateComponents()
    for (name, item) in object {
      guard let field = fields.first(where: { $0.0 == name })?.1,
        let number = item.number.flatMap({ Int(exactly: $0) })
      else { return nil }
      components[keyPath: field] = number
    }
    return components
  }

  package static func value(_ components: DateComponents) -> ParameterValue {
    var object: [String: ParameterValue] = [:]
    for (name, field) in fields {
      if let number = components[keyPath: field] { object[name] = .int(number) }
    }
    return .object(object)
  }
}

/// Between `Codable` and JSON values.
package enum JSONBridge {
  package static func decode<T: Decodable>(_ type: T.Type, from value: ParameterValue) throws -> T {
    try JSONDecoder().decode([T].self, from: Data("[\(value.json)]".utf8))[0]
  }
  package static func encode<T: Encodable>(_ value: T) throws -> ParameterValue {
    let data = try JSONEncoder().encode([value])
    guard case .array(let items) = try JSONDecoder().decode(ParameterValue.self, from: data) else {
      return .null
    }
    return items[0]
  }
}
