/// Types of packages that are not there, as types without values: what is optional of them is nil, lists
/// of them are empty, and an entry that holds one keeps its other properties.
struct StandInTypes {
  /// Files that import what is not there: a name that one of them misses may be the package's.
  private let files: Set<String>
  var names: Set<String> { Set(kinds.keys) }
  private var kinds: [String: Kind] = [:]
  /// Where each was first asked for.
  private(set) var omissions: [Omission] = []
  /// What a name turns out to be: first a type, then what types conform to.
  private enum Kind { case type, `protocol` }
  /// Names that are neither: generic types.
  private var refused: Set<String> = []
  private var rounds = 0
  /// Types that stand for one are asked for in layers: one uses the next.
  private static let rounds = 4
  /// Names in one build: a large app whose packages are gone has hundreds.
  private static let limit = 200

  init(files: Set<String>) { self.files = files }

  /// Takes the unknown types of the errors up, and gives those up that do not fit. Answers whether the
  /// stand-ins are others than before.
  mutating func learn(from errors: [BuildDiagnostic]) -> Bool {
    let before = kinds
    for name in Self.names(in: errors, Self.conformances).intersection(kinds.keys) {
      if kinds[name] == .type { kinds[name] = .protocol } else { refuse(name) }
    }
    Self.names(in: errors, Self.misfits).intersection(kinds.keys).forEach { refuse($0) }
    if rounds < Self.rounds { errors.forEach { take($0) } }
    guard kinds != before else { return false }
    rounds += 1
    return true
  }

  private mutating func refuse(_ name: String) {
    kinds[name] = nil
    refused.insert(name)
    omissions.removeAll { $0.name == name }
  }

  private mutating func take(_ error: BuildDiagnostic) {
    guard files.contains(error.path),
      let name = Self.name(in: error.message, ("cannot find type '", "' in scope")),
      kinds.count < Self.limit, kinds[name] == nil, !refused.contains(name)
    else { return }
    kinds[name] = .type
    omissions.append(
      Omission(
        kind: .type, name: name, path: error.path, line: error.line, column: error.column,
        reason: error.message))
  }

  /// What the compiler says where something conforms to the name.
  private static let conformances = [
    ("non-protocol type '", "'"), ("non-protocol, non-class type '", "'"),
    ("no effect on concrete type '", "'"), ("no effect on type '", "'"),
  ]
  /// Where the name fits nothing that could stand for it.
  private static let misfits = [
    ("cannot specialize non-generic type '", "'"), ("cannot specialize protocol type '", "'"),
    ("with no associated types '", "'"),
  ]

  private static func names(
    in errors: [BuildDiagnostic], _ patterns: [(String, String)]
  ) -> Set<String> {
    Set(errors.flatMap { error in patterns.compactMap { name(in: error.message, $0) } })
  }

  private static func name(in message: String, _ pattern: (String, String)) -> String? {
    guard let start = message.firstRange(of: pattern.0),
      let end = message[start.upperBound...].firstRange(of: pattern.1)
    else { return nil }
    let name = message[start.upperBound..<end.lowerBound]
    let isName = name.unicodeScalars.allSatisfy {
      $0 == "_" || $0.properties.isAlphabetic || $0.isDigit
    }
    return name.isEmpty || !isName || name.unicodeScalars.first?.isDigit == true
      ? nil : String(name)
  }

  /// The source of the types; nil where there are none.
  var code: String? {
    guard !kinds.isEmpty else { return nil }
    return kinds.sorted { $0.key < $1.key }.map { name, kind in
      kind == .type ? Self.type(name) : "public protocol `\(name)` {}\n"
    }.joined(separator: "\n")
  }

  private static func type(_ name: String) -> String {
    """
    /// Stands for a type that is not there. It has no values.
    @dynamicMemberLookup
    public enum `\(name)`: Swift.Hashable, Swift.Comparable, Swift.Codable, Swift.Sendable,
      Swift.Identifiable, Swift.CustomStringConvertible
    {
      public init(from decoder: any Swift.Decoder) throws {
        throw Swift.DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "\(name) is not there"))
      }
      public func encode(to encoder: any Swift.Encoder) throws {}
      public static func < (a: Self, b: Self) -> Swift.Bool { switch a {} }
      public var id: Swift.String { switch self {} }
      public var description: Swift.String { switch self {} }
      public subscript<Member>(dynamicMember name: Swift.String) -> Member { switch self {} }
    }

    """
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
