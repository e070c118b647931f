/// Types of packages that are not there, as types without values: what is optional of them is nil, lists
/// of them are empty, and an entry that holds one keeps its other properties. Where sources write `.idle` for a
/// value of one, it is an enumeration and has that case.
///
/// A protocol that is not there inherits what the SDK asks of the types that conform to it: what stands for an
/// activity's attributes is `ActivityAttributes`. A property that such a type has for the package's sake has a value.
struct StandInTypes {
  /// Files that import what is not there: a name that one of them misses may be the package's.
  private let files: Set<String>
  var names: Set<String> { Set(kinds.keys) }
  private var kinds: [String: Kind] = [:]
  private var cases: [String: Set<String>] = [:]
  /// The sources, to see how a name is written.
  private let text: (String) -> String?
  /// Where each was first asked for.
  private(set) var omissions: [Omission] = []
  /// What a name turns out to be: first a type, then what types conform to.
  private enum Kind { case type, value, `protocol` }
  /// What protocols inherit, of the SDK's.
  private var inherited: [String: Set<String>] = [:]
  /// Names that are neither: generic types.
  private var refused: Set<String> = []
  private var rounds = 0
  /// Types that stand for one are asked for in layers: one uses the next.
  private static let rounds = 6
  /// Names in one build: a large app whose packages are gone has hundreds.
  private static let limit = 200

  init(files: Set<String>, text: @escaping (String) -> String?) {
    self.files = files
    self.text = text
  }

  /// Takes the unknown types of the errors up, and gives those up that do not fit. Answers whether the
  /// stand-ins are others than before.
  mutating func learn(from errors: [BuildDiagnostic]) -> Bool {
    let before = (kinds, cases, inherited)
    let conformed = Self.names(in: errors, Self.conformances).union(Self.rawTypes(in: errors))
    for name in conformed.intersection(kinds.keys) {
      if kinds[name] == .type { kinds[name] = .protocol } else { refuse(name) }
    }
    Self.names(in: errors, Self.misfits).intersection(kinds.keys).forEach { refuse($0) }
    if rounds < Self.rounds {
      errors.forEach { take($0) }
      errors.forEach { takeCase($0) }
    }
    var declared = DeclaredTypes(files: files, text: text)
    for error in errors { takeConformance(error, &declared) }
    guard (kinds, cases, inherited) != before else { return false }
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

  /// Where the SDK asks more of a type than the stand-in of its protocol says.
  private mutating func takeConformance(
    _ error: BuildDiagnostic, _ declared: inout DeclaredTypes
  ) {
    takeNested(error)
    guard let type = Self.name(in: error.message, ("requires that '", "' conform to '")),
      let asked = Self.name(in: error.message, ("' conform to '", "'")), kinds[asked] == nil
    else { return }
    let ours = declared.inherited(by: type).filter { kinds[$0] == .protocol }
    guard let first = ours.min(), inherited[first, default: []].insert(asked).inserted else {
      return
    }
    for (name, kind) in kinds where kind == .type && declared.hasProperty(of: name) {
      kinds[name] = .value
    }
  }

  /// Where a type is what the SDK asks but for its nested types, the error does not say what these lack: the other
  /// protocols are taken for theirs, with what a state that is sent has to be.
  private mutating func takeNested(_ error: BuildDiagnostic) {
    guard let asked = Self.name(in: error.message, ("' does not conform to protocol '", "'")),
      inherited.values.contains(where: { $0.contains(asked) })
    else { return }
    for (name, kind) in kinds where kind == .protocol && inherited[name] == nil {
      inherited[name] = ["Decodable", "Encodable", "Hashable"]
    }
  }

  private mutating func takeCase(_ error: BuildDiagnostic) {
    guard let type = Self.name(in: error.message, ("type '", "' has no member '")),
      kinds[type] == .type,
      let member = Self.name(in: error.message, ("' has no member '", "'")),
      isImplicit(member, at: error)
    else { return }
    cases[type, default: []].insert(member)
  }

  /// Whether a value is written as `.member`, and nothing is asked of it.
  private func isImplicit(_ member: String, at error: BuildDiagnostic) -> Bool {
    guard let line = error.line, let column = error.column, let text = text(error.path) else {
      return false
    }
    let lines = text.split(separator: "\n", maxSplits: line, omittingEmptySubsequences: false)
    guard line >= 1, lines.count >= line else { return false }
    let bytes = Array(lines[line - 1].utf8)
    let (start, end) = (column - 1, column - 1 + member.utf8.count)
    guard start >= 1, end <= bytes.count, bytes[start..<end].elementsEqual(member.utf8),
      bytes[start - 1] == UInt8(ascii: ".")
    else { return false }
    let before: UInt8? = start >= 2 ? bytes[start - 2] : nil
    let after: UInt8? = end < bytes.count ? bytes[end] : nil
    return before.map { " \t([{,:=&|!".utf8.contains($0) } ?? true
      && !(after.map { ".([?!{".utf8.contains($0) } ?? false)
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

  /// The same of enumerations: what stands behind the type of their raw values, or alone, is taken for one more.
  private static func rawTypes(in errors: [BuildDiagnostic]) -> Set<String> {
    let several = errors.filter { $0.message.hasPrefix("multiple enum raw types '") }
    return names(in: several, [("raw types '", "'"), ("' and '", "'")])
      .union(names(in: errors, [("raw type '", "' is not expressible by ")]))
  }

  private static func name(in message: String, _ pattern: (String, String)) -> String? {
    guard let name = message.between(pattern.0, pattern.1) else { return nil }
    let isName = name.unicodeScalars.allSatisfy {
      $0 == "_" || $0.properties.isAlphabetic || $0.isDigit
    }
    return name.isEmpty || !isName || name.unicodeScalars.first?.isDigit == true
      ? nil : String(name)
  }

  /// The source of the types; nil where there are none.
  var code: String? {
    guard !kinds.isEmpty else { return nil }
    let imports = inherited.isEmpty ? "" : imports
    return imports
      + kinds.sorted { $0.key < $1.key }.map { name, kind in
        switch kind {
        case .protocol:
          let list = (inherited[name] ?? []).sorted().joined(separator: ", ")
          return "public protocol `\(name)`\(list.isEmpty ? "" : ": " + list) {}\n"
        case .value: return Self.value(name)
        case .type:
          return cases[name].map { Self.enumeration(name, $0.sorted()) } ?? Self.type(name)
        }
      }.joined(separator: "\n")
  }

  /// Modules that the files import and that are there: one of them has what the protocols inherit.
  private var imports: String {
    let names = files.compactMap(text).reduce(into: Set<String>()) {
      $0.formUnion(ImportedModules.names(in: Array($1.utf8)))
    }
    return names.sorted().map { "#if canImport(\($0))\nimport \($0)\n#endif\n" }.joined()
  }

  private static func value(_ name: String) -> String {
    """
    /// Stands for a type that is not there, of which another type has to hold a value. It says nothing.
    public struct `\(name)`: Swift.Hashable, Swift.Codable, Swift.Sendable {
      public init() {}
    }

    """
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

  private static func enumeration(_ name: String, _ cases: [String]) -> String {
    """
    /// Stands for an enumeration that is not there, with the cases that sources write.
    @dynamicMemberLookup
    public enum `\(name)`: Swift.String, Swift.Comparable, Swift.Codable, Swift.Sendable,
      Swift.Identifiable, Swift.CaseIterable, Swift.CustomStringConvertible
    {
      case \(cases.map { "`\($0)`" }.joined(separator: ", "))
      public static func < (a: Self, b: Self) -> Swift.Bool { a.rawValue < b.rawValue }
      public var id: Swift.String { rawValue }
      public var description: Swift.String { rawValue }
      /// The case's name, or what says least.
      public subscript<Member>(dynamicMember name: Swift.String) -> Member {
        let values: [any Swift.Sendable] = [rawValue, false, 0, 0.0]
        for value in values { if let member = value as? Member { return member } }
        Swift.fatalError("\(name).\\(name) is left out")
      }
    }

    """
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
