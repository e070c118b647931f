/// What stands in a format for a value: `%@`, `%2$lld`, `%.1f`, and `%(days)lld`, which only a string catalog may have.
struct FormatPlaceholder {
  /// Which value, from 1.
  var position: Int
  var name: String?
  /// What its size is, such as `ll`.
  var length: String
  /// What it becomes, such as `d`.
  var conversion: Character
  /// Where it stands.
  var range: Range<String.Index>
  /// Where the percent sign, the number and the name stand.
  var head: Range<String.Index>

  /// How it is written without a number and a name.
  var specifier: String { "%" + length + String(conversion) }

  /// In the order of the text.
  static func all(in format: String) -> [FormatPlaceholder] {
    var result: [FormatPlaceholder] = []
    var positions: [String: Int] = [:]
    var rest = Substring(format)
    var next = 1
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        rest.removeFirst()
        continue
      }
      var position = next
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      if rest.dropFirst(digits.count).first == "$", let number = Int(digits), number > 0 {
        position = number
        rest = rest.dropFirst(digits.count + 1)
      }
      let name = takeName(&rest)
      let head = percent..<rest.startIndex
      let flags = rest.prefix { "0123456789.+-# 'hlqzjtL".contains($0) }
      guard let conversion = rest.dropFirst(flags.count).first,
        "@dDiuUxXoOfFeEgGaAcCsSp".contains(conversion)
      else { continue }
      rest = rest.dropFirst(flags.count + 1)
      if let name {
        position = positions[name] ?? position
        positions[name] = position
      }
      result.append(
        FormatPlaceholder(
          position: position, name: name, length: String(flags.filter(\.isLetter)),
          conversion: conversion, range: percent..<rest.startIndex, head: head))
      if position == next { next += 1 }
    }
    return result
  }

  /// The name in parentheses that a text begins with.
  private static func takeName(_ text: inout Substring) -> String? {
    guard text.first == "(" else { return nil }
    let name = text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !name.isEmpty, text.dropFirst(1 + name.count).first == ")" else { return nil }
    text = text.dropFirst(name.count + 2)
    return String(name)
  }

  /// A format whose values have numbers instead of names, which is what programs are given.
  /// - names: in the order of the values.
  static func numbered(_ format: String, by names: [String]) -> String {
    guard !names.isEmpty else { return format }
    return replacing(all(in: format), \.head, in: format) { placeholder in
      placeholder.name.flatMap(names.firstIndex).map { "%\($0 + 1)$" }
    }
  }

  /// A format with something else for a part of each placeholder; nil: it stays.
  static func replacing(
    _ placeholders: [FormatPlaceholder], _ part: KeyPath<FormatPlaceholder, Range<String.Index>>,
    in format: String, with text: (FormatPlaceholder) -> String?
  ) -> String {
    var (result, end) = ("", format.startIndex)
    for placeholder in placeholders {
      guard let text = text(placeholder) else { continue }
      let range = placeholder[keyPath: part]
      result += format[end..<range.lowerBound] + text
      end = range.upperBound
    }
    return result + format[end...]
  }
}
