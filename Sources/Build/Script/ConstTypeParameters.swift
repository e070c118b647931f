import Foundation

/// `function same<const T>(value: T)`, TypeScript 5.0: esbuild reads it from 0.18 on, and Debian's is
/// older. Types are gone from the bundle anyhow, so the word is left out where esbuild stumbles over it.
/// Blanks take its place, and every column stays.
enum ConstTypeParameters {
  /// Times that a bundle is tried again; esbuild names one mistake of each file at a time.
  static let maximumTries = 64

  /// Takes the word out of the copies that the errors name; false where none has it.
  static func remove(at errors: [BuildDiagnostic], of root: String, in sources: String) throws
    -> Bool
  {
    var isChanged = false
    for error in errors {
      guard let line = error.line, error.path.hasPrefix(root + "/") else { continue }
      let path = sources + error.path.dropFirst(root.count)
      guard let bytes = FileRecorder.read(path)?.bytes,
        let text = without(bytes, before: line, column: error.column ?? 1)
      else { continue }
      try CacheFile.write(String(decoding: text, as: UTF8.self), to: path)
      isChanged = true
    }
    return isChanged
  }

  /// The text without the last such word that begins at or before a place, both from 1, in bytes.
  static func without(_ text: [UInt8], before line: Int, column: Int) -> [UInt8]? {
    var offset = 0
    for _ in 1..<max(1, line) {
      guard let end = text[offset...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      offset = end + 1
    }
    let word = Array("const".utf8)
    var at = min(offset + column - 1, text.count - word.count)
    while at > 0 {
      if text[at] == word[0], text[at...].starts(with: word), isParameter(text, at) {
        var result = text
        result.replaceSubrange(at..<at + word.count, with: word.map { _ in UInt8(ascii: " ") })
        return result
      }
      at -= 1
    }
    return nil
  }

  /// Whether `const` there stands in a list of type parameters: `<const T`, `, const T extends …`.
  private static func isParameter(_ text: [UInt8], _ start: Int) -> Bool {
    let before = text[..<start].last { !isSpace($0) }
    guard before == UInt8(ascii: "<") || before == UInt8(ascii: ",") else { return false }
    var rest = text[(start + 5)...]
    guard rest.first.map(isSpace) == true else { return false }
    rest = rest.drop(while: isSpace)
    let name = rest.prefix(while: isNamePart)
    guard !name.isEmpty else { return false }
    rest = rest[name.endIndex...].drop(while: isSpace)
    if rest.starts(with: Array("extends".utf8)) { return true }
    return rest.first.map { Array(",>=".utf8).contains($0) } ?? false
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }
  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
