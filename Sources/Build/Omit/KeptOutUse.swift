/// What one place of the sources asks of a name that is declared nowhere: `Secrets.apiKey`, `Words.Home.title(3)`,
/// `Keys.shared.token`.
struct KeptOutUse: Hashable {
  /// The name and the types in it.
  var types: [String]
  /// What is asked of the last of them; nil where the name itself is a value.
  var member: String?
  /// The labels of a call, empty where an argument has none; nil for a property.
  var labels: [String]?
  /// Whether it is asked of a value and not of the type.
  var isOfValue = false
  /// How the value is got at: `shared`; nil for a new one.
  var value: String?

  /// Names that hold a type's only value.
  private static let values: Set<String> = ["shared", "default", "current", "main", "instance"]

  /// What stands at a column, in bytes from 1, of a line; nil where a value cannot stand for it.
  init?(_ name: String, in line: String, at column: Int) {
    var reader = UseReader(bytes: Array(line.utf8), position: column - 1)
    guard reader.word() == name else { return nil }
    types = [name]
    // Alone it is a value, however it is written.
    guard [".", "(", "<"].contains(where: { reader.next == $0.utf8.first }) else { return }
    guard name.first?.isUppercase == true else { return nil }
    if reader.skip("()") { isOfValue = true }
    while reader.skip(".") {
      guard let word = reader.word(), word != "self", word != "init" else { return nil }
      if !isOfValue, word.first?.isUppercase == true, reader.next == UInt8(ascii: ".") {
        types.append(word)
      } else if !isOfValue, Self.values.contains(word), reader.next == UInt8(ascii: ".") {
        (isOfValue, value) = (true, word)
      } else {
        member = word
        break
      }
    }
    guard member != nil else { return nil }
    if reader.next == UInt8(ascii: "(") {
      guard let labels = reader.labels() else { return nil }
      self.labels = labels
    }
    guard reader.next != UInt8(ascii: "<"), reader.next != UInt8(ascii: "{") else { return nil }
  }

  /// How a person would write it after the name.
  var text: String {
    (types.dropFirst() + [member].compactMap { $0 }).joined(separator: ".")
      + (labels.map { "(" + $0.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")" } ?? "")
  }
}

/// Words, and the labels of a call, at a place in a line.
private struct UseReader {
  let bytes: [UInt8]
  var position: Int

  var next: UInt8? { bytes.indices.contains(position) ? bytes[position] : nil }

  mutating func skip(_ text: String) -> Bool {
    guard bytes.dropFirst(max(0, position)).starts(with: text.utf8) else { return false }
    position += text.utf8.count
    return true
  }

  mutating func word() -> String? {
    guard position >= 0 else { return nil }
    let word = bytes.dropFirst(position).prefix(while: Self.isPart)
    guard let first = word.first, !(0x30...0x39).contains(first) else { return nil }
    position += word.count
    return String(decoding: word, as: UTF8.self)
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || (0x30...0x39).contains(byte)
      || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  /// Of a call whose arguments end in the line.
  mutating func labels() -> [String]? {
    guard skip("(") else { return nil }
    var labels: [String] = []
    if skip(")") { return labels }
    var (depth, isQuoted, start) = (0, false, position)
    while let byte = next {
      position += 1
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")") where depth == 0:
        labels.append(label(from: start))
        return labels
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        labels.append(label(from: start))
        start = position
      default: break
      }
    }
    return nil
  }

  private func label(from start: Int) -> String {
    var reader = UseReader(bytes: bytes, position: start)
    while reader.skip(" ") {}
    guard let word = reader.word(), reader.skip(":") else { return "" }
    return word
  }
}
