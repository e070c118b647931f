/// Names and conformances that errors of the compiler say are not there.
struct MissedNames {
  /// Names that no type has.
  private var plain: Set<Substring> = []
  /// Words of the types that should have a member, by its name; none where any type may.
  private var members: [Substring: Set<Substring>?] = [:]
  /// Words of the types that should conform.
  private var conforming: Set<Substring> = []

  init(_ errors: [BuildDiagnostic]) {
    for error in errors where error.severity == .error {
      if let missed = MissedName(error.message) { add(missed) }
    }
  }

  private mutating func add(_ missed: MissedName) {
    guard let name = missed.name else { return conforming.formUnion(missed.owner) }
    if missed.owner.isEmpty {
      plain.insert(name)
      members[name] = .some(nil)
    } else if let before = members[name, default: []] {
      members[name] = before.union(missed.owner)
    }
  }

  var isEmpty: Bool { members.isEmpty && conforming.isEmpty }

  /// Paths of the files that declare one of them.
  func declarers(among files: [SourceIndex.File]) -> Set<String> {
    guard !isEmpty else { return [] }
    return Set(files.filter { ($0.declaredNames ?? []).contains(where: isDeclared) }.map(\.path))
  }

  /// Whether it is missed under this very name: a member with its type, where the error names one.
  func isNamed(_ declared: String) -> Bool {
    guard let dot = declared.firstIndex(of: ".") else { return plain.contains(declared[...]) }
    let owners = members[declared[declared.index(after: dot)...]] ?? nil
    return owners?.contains(declared[..<dot]) ?? false
  }

  /// - declared: as `SourceIndex` names it: `Name`, `Type.member`, `Type.` for an extension.
  func isDeclared(by declared: String) -> Bool {
    guard let dot = declared.firstIndex(of: ".") else { return plain.contains(declared[...]) }
    let (type, member) = (declared[..<dot], declared[declared.index(after: dot)...])
    if member.isEmpty { return conforming.contains(type) }
    guard let owners = members[member] else { return false }
    return owners?.contains(type) ?? true
  }
}

/// What a message of the compiler says is not there.
private struct MissedName {
  /// A name; nil: a conformance of the owner.
  private(set) var name: Substring?
  /// The words of the type that should have it.
  private(set) var owner: Set<Substring> = []

  init?(_ message: String) {
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
    guard let first = quoted.first else { return nil }
    if message.hasPrefix("cannot find ") || message.hasPrefix("no type named ") {
      name = first
    } else if message.contains(" has no member "), let last = quoted.last, quoted.count > 1 {
      (name, owner) = (last, Self.words(first))
    } else if message.contains(" is not a member type of "), quoted.count > 1 {
      (name, owner) = (first, Self.words(quoted[1]))
    } else if message.contains(" conform to "), !Self.isSynthesized(message) {
      owner = Self.words(first)
      // `requires that 'T' conform to 'P'` names who requires it first.
      if let type = message.firstRange(of: "requires that '") {
        owner = Self.words(message[type.upperBound...].prefix { $0 != "'" })
      }
    } else {
      return nil
    }
  }

  /// Conformances that the compiler writes itself, where all that a type stores has them: what they ask for is
  /// always reached with the type, and their lack follows from another one.
  private static func isSynthesized(_ message: String) -> Bool {
    ["Decodable", "Encodable", "Equatable", "Hashable"].contains {
      message.hasSuffix("does not conform to protocol '\($0)'")
    }
  }

  private static func words(_ type: Substring) -> Set<Substring> {
    Set(type.split { !($0.isLetter || $0.isNumber || $0 == "_") })
  }
}
