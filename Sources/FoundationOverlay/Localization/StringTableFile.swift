import Synchronization

/// One table of one language, read from its file where a key is asked for: an object with a line for
/// each string, sorted by the bytes of the keys (Sources/Build/README.md).
final class StringTableFile: Sendable {
  private let data: Data
  private let known = Mutex<[String: StringTableValue?]>([:])
  /// Texts of a widget, by far.
  private static let mostKnown = 2048

  /// nil: no such file.
  init?(path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    else { return nil }
    self.data = data
  }

  init(_ data: Data) { self.data = data }

  func value(of key: String) -> StringTableValue? {
    if let known = known.withLock({ $0[key] }) { return known }
    let found = data.withUnsafeBytes { Self.value(of: Array(key.utf8), in: $0) }
    known.withLock { known in
      if known.count >= Self.mostKnown { known.removeAll() }
      known[key] = .some(found)
    }
    return found
  }

  private static let newline = UInt8(ascii: "\n")

  /// Halves the file until the key's line is left.
  private static func value(
    of key: [UInt8], in bytes: UnsafeRawBufferPointer
  ) -> StringTableValue? {
    var low = (bytes.firstIndex(of: newline) ?? bytes.count) + 1
    var high = bytes.count
    while low < high {
      var start = (low + high) / 2
      while start > low, bytes[start - 1] != newline { start -= 1 }
      let end = bytes[start...].firstIndex(of: newline) ?? bytes.count
      guard let line = Line(bytes, start..<end) else {
        // The closing brace and what may follow it stand behind all keys.
        high = start
        continue
      }
      if line.key == key { return line.value }
      if line.key.lexicographicallyPrecedes(key) { low = end + 1 } else { high = start }
    }
    return nil
  }

  private struct Line {
    let key: [UInt8]
    private let bytes: UnsafeRawBufferPointer
    private let valueRange: Range<Int>

    init?(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) {
      guard range.count > 2, bytes[range.lowerBound] == UInt8(ascii: "\""),
        let close = Self.end(of: bytes, from: range.lowerBound + 1, to: range.upperBound),
        close + 1 < range.upperBound, bytes[close + 1] == UInt8(ascii: ":")
      else { return nil }
      self.bytes = bytes
      let raw = bytes[range.lowerBound + 1..<close]
      key =
        raw.contains(UInt8(ascii: "\\"))
        ? Array(Self.text(bytes, range.lowerBound..<close + 1).utf8) : Array(raw)
      let end = range.upperBound
      let hasComma = bytes[end - 1] == UInt8(ascii: ",")
      valueRange = close + 2..<max(close + 2, hasComma ? end - 1 : end)
    }

    var value: StringTableValue? {
      let isPlain =
        bytes[valueRange].first == UInt8(ascii: "\"")
        && !bytes[valueRange].contains(UInt8(ascii: "\\"))
      if isPlain, valueRange.count >= 2 {
        return .string(
          String(decoding: bytes[valueRange.dropFirst().dropLast()], as: UTF8.self))
      }
      let json = try? JSONSerialization.jsonObject(
        with: Data(bytes[valueRange]), options: .fragmentsAllowed)
      return json.flatMap(StringTableValue.init)
    }

    /// Where a quoted text ends.
    private static func end(
      of bytes: UnsafeRawBufferPointer, from start: Int, to limit: Int
    ) -> Int? {
      var at = start
      while at < limit, bytes[at] != UInt8(ascii: "\"") {
        at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1
      }
      return at < limit ? at : nil
    }

    private static func text(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> String {
      let json = try? JSONSerialization.jsonObject(
        with: Data(bytes[range]), options: .fragmentsAllowed)
      return json as? String ?? ""
    }
  }
}
