import Foundation

/// What a formatted Swift file declares for other modules, read line by line.
struct Declarations {
  struct Declaration {
    /// What another module writes to use it; of an initializer the type's name.
    var name: String
    /// Counted from 1.
    var line: Int
    var isPublic: Bool
    var isDocumented: Bool
  }

  private(set) var all: [Declaration] = []

  /// Requirements of protocols, documented there: the standard library's, and `BinaryCodable`'s.
  private static let known: Set<String> = [
    "hash", "encode", "description", "debugDescription", "errorDescription", "rawValue",
    "makeIterator", "makeAsyncIterator", "next", "body", "Body", "allCases", "startIndex",
    "endIndex", "index", "write",
  ]

  init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let fields = Set(
      lines.compactMap { Self.declared($0.drop { $0 == " " }) }
        .filter { ["var", "let"].contains($0.kind) }.map(\.name))
    var types: [(indentation: Int, name: String)] = []
    var isInsideString = false
    for (index, line) in lines.enumerated() {
      // A template declares nothing here.
      if line.contains("\"\"\""),
        line.split(separator: "\"\"\"", omittingEmptySubsequences: false).count == 2
      {
        isInsideString.toggle()
      } else if isInsideString {
        continue
      }
      let indentation = line.prefix { $0 == " " }.count
      let code = line.dropFirst(indentation)
      guard !code.isEmpty, !code.hasPrefix("//") else { continue }
      types.removeAll { $0.indentation >= indentation && !code.hasPrefix(")") }
      guard let found = Self.declared(code) else { continue }
      let type = types.last?.name ?? ""
      if Self.kindsOfTypes.contains(found.kind) { types.append((indentation, found.name)) }
      guard let access = found.access, !Self.known.contains(found.name),
        found.name.first.map({ $0.isLetter || $0 == "_" }) == true
      else { continue }
      // A member that overrides another has its comment there.
      if code.contains("override ") { continue }
      if found.kind == "init", Self.isMemberwise(index, lines, fields) { continue }
      all.append(
        Declaration(
          name: found.kind == "init" || found.kind == "subscript" ? type : found.name,
          line: index + 1, isPublic: access != "package",
          isDocumented: Self.isDocumented(index, lines)))
    }
  }

  private static let kindsOfTypes: Set<Substring> = [
    "struct", "class", "enum", "protocol", "actor", "extension",
  ]

  private static let keywords = kindsOfTypes.union([
    "func", "var", "let", "init", "typealias", "subscript",
  ])

  private static let modifiers: Set<Substring> = [
    "public", "package", "open", "internal", "private", "fileprivate", "static", "final", "class",
    "override", "mutating", "convenience", "required", "nonisolated", "indirect", "lazy", "weak",
    "prefix", "infix", "consuming",
  ]

  /// The keyword, name and access of what a line declares; nil where it declares nothing.
  private static func declared(
    _ code: Substring
  ) -> (kind: Substring, name: String, access: Substring?)? {
    var access: Substring?
    var rest = code
    while true {
      let word = rest.prefix { $0.isLetter }
      let next = rest.dropFirst(word.count)
      let isClass = word == "class" && modifiers.contains(next.dropFirst().prefix { $0.isLetter })
      if keywords.contains(word), !isClass, word != "class" || !next.hasPrefix(" func"),
        word != "class" || !next.hasPrefix(" var")
      {
        let path = next.drop { $0 == " " || $0 == "`" }
          .prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        let name = path.split(separator: ".").last.map(String.init) ?? ""
        return (word, word == "init" || word == "subscript" ? String(word) : name, access)
      }
      guard modifiers.contains(word) || rest.first == "@" else { return nil }
      if ["public", "package", "open"].contains(word), next.first == " " { access = word }
      rest = rest.drop { $0 != " " }.dropFirst()
    }
  }

  /// A comment stands above it, or above its attributes.
  private static func isDocumented(_ index: Int, _ lines: [Substring]) -> Bool {
    for line in lines[..<index].reversed() {
      let code = line.drop { $0 == " " }
      if code.hasPrefix("///") { return true }
      guard code.hasPrefix("@"), declared(code) == nil else { return false }
    }
    return false
  }

  /// Whether each parameter is named as a property, which has a comment of its own, or the
  /// initializer is one of a protocol: `init()`, `init(from:)`, `init(rawValue:)`.
  private static func isMemberwise(
    _ index: Int, _ lines: [Substring], _ fields: Set<String>
  ) -> Bool {
    let text = lines[index...].prefix(30).joined(separator: "\n")
    guard let open = text.firstIndex(of: "(") else { return false }
    var depth = 0
    var parameters = ""
    for character in text[open...] {
      if "([{<".contains(character) { depth += 1 }
      if ")]}>".contains(character) { depth -= 1 }
      if depth == 0 { break }
      parameters.append(depth == 1 || character == ":" ? character : "·")
    }
    return parameters.dropFirst().split(separator: ",").allSatisfy { parameter in
      let names = parameter.prefix { $0 != ":" }.split { $0 == " " || $0 == "\n" }
        .filter { !$0.hasPrefix("@") && $0 != "_" }.map(String.init)
      return names.contains { fields.contains($0) || ["from", "rawValue"].contains($0) }
    }
  }
}
