/// Names and conformances that errors of the compiler say are not there.
struct MissedNames {
  private let names: [MissedName]

  init(_ errors: [BuildDiagnostic]) {
    names = errors.filter { $0.severity == .error }.compactMap { MissedName($0.message) }
  }

  /// Paths of the files that declare one of them.
  func declarers(among files: [SourceIndex.File]) -> Set<String> {
    guard !names.isEmpty else { return [] }
    return Set(
      files.filter { file in
        (file.declaredNames ?? []).contains { name in names.contains { $0.isDeclared(by: name) } }
      }.map(\.path))
  }
}

/// What a message of the compiler says is not there.
private struct MissedName {
  /// A name; nil: a conformance of the owner.
  private var name: Substring?
  /// The words of the type that should have it.
  private var owner: Set<Substring> = []

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
    } else if message.contains(" conform to ") {
      owner = Self.words(first)
      // `requires that 'T' conform to 'P'` names who requires it first.
      if let type = message.firstRange(of: "requires that '") {
        owner = Self.words(message[type.upperBound...].prefix { $0 != "'" })
      }
    } else {
      return nil
    }
  }

  /// - declared: as `SourceIndex` names it: `Name`, `Type.member`, `Type.` for an extension.
  func isDeclared(by declared: String) -> Bool {
    guard let dot = declared.firstIndex(of: ".") else {
      return owner.isEmpty && name.map { declared == $0 } ?? false
    }
    let (type, member) = (declared[..<dot], declared[declared.index(after: dot)...])
    guard let name else { return member.isEmpty && owner.contains(type) }
    return member == name && (owner.isEmpty || owner.contains(type))
  }

  private static func words(_ type: Substring) -> Set<Substring> {
    Set(type.split { !($0.isLetter || $0.isNumber || $0 == "_") })
  }
}
