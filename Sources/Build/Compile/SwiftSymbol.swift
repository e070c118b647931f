import Foundation

/// What the name of a Swift symbol says of where it is declared.
struct SwiftSymbol {
  /// The module that most likely defines it.
  let module: String
  /// The names of what it stands in and its own, outermost first.
  let parts: [String]
  /// All modules that it mentions, one of which defines it.
  let mentioned: Set<String>

  /// nil where none of the modules can define it.
  init?(_ symbol: String, modules: Set<String>) {
    guard let text = Self.demangled(symbol) else { return nil }
    self.init(text: text, modules: modules)
  }

  /// - text: as `swift demangle` writes it.
  init?(text: String, modules: Set<String>) {
    let all = Self.paths(text)
    mentioned = Set(all.map { $0[0] }).intersection(modules)
    guard !mentioned.isEmpty else { return nil }
    let paths = Self.paths(Self.plain(text))
    let names = paths.first { $0.count > 1 } ?? []
    let extending =
      text.firstIndex(of: "(").map { text[$0...].hasPrefix("(extension in ") } ?? false
    // A conformance ends with the module that declares it.
    let last = text.lastIndex(of: " ").map { String(text[text.index(after: $0)...]) }
    let isConformance = text.contains(" for ") && text.contains(" : ") && text.contains(" in ")
    if extending, let first = paths.first(where: { modules.contains($0[0]) && $0.count == 1 }) {
      module = first[0]
      parts = names.dropFirst() + Self.labels(text)
    } else if isConformance, let last, modules.contains(last) {
      module = last
      parts = Array(names.dropFirst())
    } else {
      let path = (paths + all).first { modules.contains($0[0]) } ?? []
      module = path[0]
      parts = path.dropFirst() + Self.labels(text)
    }
  }

  /// Without what stands for a type's parameters (`Swift.Array<A where A == Swift.Int>.safe`).
  private static func plain(_ text: String) -> String {
    var (plain, depth) = ("", 0)
    var before: Character = " "
    for character in text {
      // An operator follows a point, and an arrow's head a stroke.
      if character == "<", depth > 0 || before.isLetter || before.isNumber || before == "_" {
        depth += 1
      } else if character == ">", depth > 0, before != "-" {
        depth -= 1
      } else if depth == 0 {
        plain.append(character)
      }
      before = character
    }
    return plain
  }

  /// Of the parameters of an initializer or a subscript: what is added to a type is declared under these.
  private static func labels(_ text: String) -> [String] {
    guard
      let called = [".init(", ".subscript."].compactMap({ text.firstRange(of: $0) }).first,
      let start = text[text.index(before: called.upperBound)...].firstIndex(of: "(")
    else { return [] }
    var (labels, word, depth) = ([String](), "", 0)
    for character in text[start...] {
      switch character {
      case "(": depth += 1
      case ")": depth -= 1
      case ":" where depth == 1 && !["", "_"].contains(word): labels.append(word)
      default: break
      }
      if depth == 0 { break }
      let isOfWord = character.isLetter || character.isNumber || character == "_"
      word = isOfWord ? word + String(character) : ""
    }
    return labels
  }

  /// Names with dots between them.
  private static func paths(_ text: String) -> [[String]] {
    text.split { " ()<>,:[]&?!@=".contains($0) }.map {
      $0.split(separator: ".").map(String.init)
    }.filter { !$0.isEmpty }
  }

  private static func demangled(_ symbol: String) -> String? {
    var symbol = symbol
    return symbol.withUTF8 { bytes in
      guard let text = demangle(bytes.baseAddress, UInt(bytes.count), nil, nil, 0) else {
        return nil
      }
      defer { free(text) }
      return String(cString: text)
    }
  }
}

/// Of the Swift runtime: the caller frees the text.
@_silgen_name("swift_demangle")
private func demangle(
  _ name: UnsafePointer<UInt8>?, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
