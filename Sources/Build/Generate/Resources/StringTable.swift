/// The strings of one language and table. Each is kept as its line of the file that is written, so
/// that a large catalog takes little more than its text.
struct StringTable: Sendable {
  /// Where in `text` a key, the key as JSON, and the whole line end.
  private struct Line {
    var start: Int
    var keyEnd: Int
    var valueStart: Int
    var end: Int
  }

  private var text: [UInt8] = []
  private var lines: [Line] = []

  mutating func set(_ value: JSONValue, for key: String) {
    let start = text.count
    text.append(contentsOf: key.utf8)
    let keyEnd = text.count
    text.append(contentsOf: JSONValue.string(key).text.utf8)
    text.append(UInt8(ascii: ":"))
    let valueStart = text.count
    text.append(contentsOf: value.text.utf8)
    lines.append(Line(start: start, keyEnd: keyEnd, valueStart: valueStart, end: text.count))
  }

  /// Sets all that another table holds.
  mutating func append(_ other: StringTable) {
    let offset = text.count
    text += other.text
    lines += other.lines.map {
      Line(
        start: $0.start + offset, keyEnd: $0.keyEnd + offset, valueStart: $0.valueStart + offset,
        end: $0.end + offset)
    }
  }

  /// The last value that was set; reads all lines.
  subscript(key: String) -> JSONValue? {
    let key = Array(key.utf8)
    guard let line = lines.last(where: { text[$0.start..<$0.keyEnd].elementsEqual(key) }) else {
      return nil
    }
    return try? JSONValue.parse(Array(text[line.valueStart..<line.end]))
  }

  /// A key and its text, or one of its texts where it has several forms.
  struct Entry: Hashable {
    var key: String
    var text: String
    /// Names of what is counted (`%#@days@`), where all that is filled in has one.
    var labels: [String] = []

    init(key: String, value: JSONValue) {
      self.key = key
      guard let substitutions = value["substitutions"]?.object else {
        text = Self.text(of: value)
        return
      }
      let format = value["text"]?.string ?? ""
      let names = StringTables.substitutionNames(in: format)
      var next = names.makeIterator()
      text = format.replacing(/%%|%(?:\d+\$)?#@[^@]*@/) { match in
        guard match.output != "%%", let (name, argument) = next.next() else {
          return String(match.output)
        }
        return "%\(argument)$\(substitutions[name]?["specifier"]?.string ?? "d")"
      }
      labels = names.sorted { $0.argument < $1.argument }.map(\.name)
      if labels.count != FormatParameters.types(in: text).count { labels = [] }
    }

    /// One of its forms, which are filled in alike.
    private static func text(of value: JSONValue) -> String {
      if let text = value.string { return text }
      let forms = value["plural"]?.object ?? value["device"]?.object ?? value["width"]?.object
      guard let form = forms?["other"] ?? forms?.min(by: { $0.key < $1.key })?.value else {
        return ""
      }
      return text(of: form)
    }
  }

  /// All texts in the order of their keys.
  var entries: [Entry] {
    var values: [String: JSONValue] = [:]
    for line in lines {
      guard let value = try? JSONValue.parse(Array(text[line.valueStart..<line.end])) else {
        continue
      }
      values[String(decoding: text[line.start..<line.keyEnd], as: UTF8.self)] = value
    }
    return values.sorted { $0.key < $1.key }.map { Entry(key: $0.key, value: $0.value) }
  }

  /// The file: an object with a line for each string, sorted by the bytes of the keys.
  var file: [UInt8] {
    let order = lines.indices.sorted { a, b in
      let (first, second) = (lines[a], lines[b])
      let (x, y) = (text[first.start..<first.keyEnd], text[second.start..<second.keyEnd])
      return x.lexicographicallyPrecedes(y) || (a < b && x.elementsEqual(y))
    }
    var result: [UInt8] = [UInt8(ascii: "{")]
    result.reserveCapacity(text.count)
    var isFirst = true
    for (place, index) in order.enumerated() {
      let line = lines[index]
      if place + 1 < order.count {
        let next = lines[order[place + 1]]
        // Of several values the last one counts.
        if text[line.start..<line.keyEnd].elementsEqual(text[next.start..<next.keyEnd]) { continue }
      }
      result.append(contentsOf: isFirst ? "\n".utf8 : ",\n".utf8)
      isFirst = false
      result.append(contentsOf: text[line.keyEnd..<line.end])
    }
    result.append(contentsOf: "\n}\n".utf8)
    return result
  }
}
