/// Predicates in text. Objects here have no key-value coding: a key is looked up in dictionaries and
/// in an object's mirrored properties, which is enough for `==`, `!=`, `<`, `>`, `CONTAINS`,
/// `BEGINSWITH`, `ENDSWITH`, `IN`, `AND`, `OR`, `NOT`, `TRUEPREDICATE` and `FALSEPREDICATE`. A
/// format beyond that matches everything.
extension NSPredicate {
  public convenience init(format: String, _ args: any CVarArg...) {
    self.init(format: format, argumentArray: args)
  }

  public convenience init(format: String, argumentArray: [Any]?) {
    var parser = PredicateParser(format, arguments: argumentArray ?? [])
    let test = parser.parse()
    self.init { object, _ in object.map { test?($0) ?? true } ?? false }
  }
}

/// Finds dates, links and the like in text. Inert but for web links, which a pattern finds.
open class NSDataDetector: NSObject, @unchecked Sendable {
  private let pattern: NSRegularExpression
  public init(types: UInt64) throws {
    pattern = try NSRegularExpression(
      pattern: "https?://[^\\s<>\"]+", options: [.caseInsensitive])
  }
  open func matches(
    in text: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let found = pattern.matches(in: text, options: options, range: range)
    for match in found { match.url = URL(string: (text as NSString).substring(with: match.range)) }
    return found
  }
  open func firstMatch(
    in text: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: text, options: options, range: range).first }
  open func numberOfMatches(
    in text: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { pattern.numberOfMatches(in: text, options: options, range: range) }
  open func enumerateMatches(
    in text: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, inout Bool) -> Void
  ) {
    var isStopped = false
    for match in matches(in: text, options: options, range: range) where !isStopped {
      block(match, [], &isStopped)
    }
  }
}

/// A recursive descent over the predicate grammar above.
struct PredicateParser {
  typealias Test = @Sendable (Any) -> Bool
  private enum Token: Equatable {
    case word(String)
    case string(String)
    case number(Double)
    case symbol(String)
    case argument(String)
  }
  private var tokens: [Token] = []
  private var index = 0
  private var arguments: [Any]

  init(_ format: String, arguments: [Any]) {
    self.arguments = arguments
    tokens = Self.tokens(of: format)
  }

  mutating func parse() -> Test? {
    let test = disjunction()
    return index == tokens.count ? test : nil
  }

  private mutating func disjunction() -> Test? {
    guard var left = conjunction() else { return nil }
    while take("OR", "||") {
      guard let right = conjunction() else { return nil }
      left = { [left] in left($0) || right($0) }
    }
    return left
  }

  private mutating func conjunction() -> Test? {
    guard var left = negation() else { return nil }
    while take("AND", "&&") {
      guard let right = negation() else { return nil }
      left = { [left] in left($0) && right($0) }
    }
    return left
  }

  private mutating func negation() -> Test? {
    if take("NOT", "!") {
      guard let test = negation() else { return nil }
      return { !test($0) }
    }
    if take("(") {
      let inner = disjunction()
      return take(")") ? inner : nil
    }
    if take("TRUEPREDICATE") { return { _ in true } }
    if take("FALSEPREDICATE") { return { _ in false } }
    return comparison()
  }

  private enum Operand: @unchecked Sendable {
    case key(String)
    case value(Any?)
    func value(in object: Any) -> Any? {
      switch self {
      case .key(let path): KeyLookup.value(path, in: object)
      case .value(let value): value
      }
    }
  }

  private mutating func comparison() -> Test? {
    guard let left = operand(), index < tokens.count else { return nil }
    let name: String
    switch tokens[index] {
    case .symbol(let symbol): name = symbol
    case .word(let word): name = word.uppercased()
    default: return nil
    }
    index += 1
    var ignoresCase = false
    if take("[") {
      if case .word(let flags)? = index < tokens.count ? tokens[index] : nil {
        ignoresCase = flags.lowercased().contains("c")
        index += 1
      }
      guard take("]") else { return nil }
    }
    guard let right = operand() else { return nil }
    let folds = ignoresCase
    return { object in
      KeyLookup.compare(left.value(in: object), name, right.value(in: object), ignoresCase: folds)
    }
  }

  private mutating func operand() -> Operand? {
    guard index < tokens.count else { return nil }
    defer { index += 1 }
    switch tokens[index] {
    case .string(let text): return .value(text)
    case .number(let number): return .value(number)
    case .argument(let kind):
      guard !arguments.isEmpty else { return nil }
      let value = arguments.removeFirst()
      return kind == "K" ? (value as? String).map { .key($0) } : .value(value)
    case .word(let word):
      switch word.uppercased() {
      case "NIL", "NULL": return .value(nil)
      case "YES", "TRUE": return .value(true)
      case "NO", "FALSE": return .value(false)
      default: return .key(word)
      }
    case .symbol: return nil
    }
  }

  private mutating func take(_ names: String...) -> Bool {
    guard index < tokens.count else { return false }
    let isMatch =
      switch tokens[index] {
      case .word(let word): names.contains(word.uppercased())
      case .symbol(let symbol): names.contains(symbol)
      default: false
      }
    if isMatch { index += 1 }
    return isMatch
  }

  private static func tokens(of format: String) -> [Token] {
    var result: [Token] = []
    var rest = Substring(format)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "'" || first == "\"" {
        rest.removeFirst()
        let text = rest.prefix { $0 != first }
        rest = rest.dropFirst(text.count + 1)
        result.append(.string(String(text)))
      } else if first == "%" {
        rest.removeFirst()
        let kind = rest.prefix { $0.isLetter || $0 == "@" }
        let used = kind.first == "@" || kind.first == "K" ? 1 : kind.count
        rest = rest.dropFirst(used)
        result.append(.argument(String(kind.prefix(used))))
      } else if first.isNumber {
        let digits = rest.prefix { $0.isNumber || $0 == "." }
        rest = rest.dropFirst(digits.count)
        result.append(.number(Double(digits) ?? 0))
      } else if first.isLetter || first == "_" || first == "#" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_.#".contains($0) }
        rest = rest.dropFirst(word.count)
        result.append(.word(String(word)))
      } else {
        let pair = ["==", "!=", "<=", ">=", "&&", "||", "<>", "=<", "=>"].first {
          rest.hasPrefix($0)
        }
        let symbol = pair ?? String(first)
        rest = rest.dropFirst(symbol.count)
        result.append(.symbol(symbol))
      }
    }
    return result
  }
}

/// Values by key without Objective-C.
enum KeyLookup {
  static func value(_ path: String, in object: Any) -> Any? {
    path.split(separator: ".").reduce(object as Any?) { value, key in
      value.flatMap { one(String(key), in: $0) }
    }
  }

  private static func one(_ key: String, in object: Any) -> Any? {
    if key.uppercased() == "SELF" { return object }
    if let keyed = object as? any _KeyedObject { return keyed._value(forKey: key) }
    if let dictionary = object as? [String: Any] { return dictionary[key] }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == key || $0.label == "_" + key }) {
        let inner = Mirror(reflecting: child.value)
        return inner.displayStyle == .optional ? inner.children.first?.value : child.value
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  static func compare(_ a: Any?, _ name: String, _ b: Any?, ignoresCase: Bool) -> Bool {
    switch name {
    case "==", "=": return isEqual(a, b, ignoresCase)
    case "!=", "<>": return !isEqual(a, b, ignoresCase)
    case "<": return order(a, b).map { $0 < 0 } ?? false
    case ">": return order(a, b).map { $0 > 0 } ?? false
    case "<=", "=<": return order(a, b).map { $0 <= 0 } ?? false
    case ">=", "=>": return order(a, b).map { $0 >= 0 } ?? false
    case "IN": return contains(b, a, ignoresCase)
    case "CONTAINS": return contains(a, b, ignoresCase)
    case "BEGINSWITH": return text(a, ignoresCase)?.hasPrefix(text(b, ignoresCase) ?? "\0") ?? false
    case "ENDSWITH": return text(a, ignoresCase)?.hasSuffix(text(b, ignoresCase) ?? "\0") ?? false
    default: return true
    }
  }

  private static func text(_ value: Any?, _ ignoresCase: Bool) -> String? {
    (value as? String).map { ignoresCase ? $0.lowercased() : $0 }
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Date: value.timeIntervalSinceReferenceDate
    case let value as Bool: value ? 1 : 0
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as any BinaryInteger: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  private static func order(_ a: Any?, _ b: Any?) -> Int? {
    if let a = number(a), let b = number(b) { return a < b ? -1 : a > b ? 1 : 0 }
    if let a = a as? String, let b = b as? String { return a < b ? -1 : a > b ? 1 : 0 }
    return nil
  }

  private static func isEqual(_ a: Any?, _ b: Any?, _ ignoresCase: Bool) -> Bool {
    if let a = number(a), let b = number(b) { return a == b }
    if let a = text(a, ignoresCase), let b = text(b, ignoresCase) { return a == b }
    switch (a, b) {
    case (nil, nil): return true
    case (let a as AnyHashable, let b as AnyHashable): return a == b
    case (let a as NSObject, let b as NSObject): return a.isEqual(b)
    default: return false
    }
  }

  private static func contains(_ whole: Any?, _ part: Any?, _ ignoresCase: Bool) -> Bool {
    if let whole = text(whole, ignoresCase), let part = text(part, ignoresCase) {
      return whole.contains(part)
    }
    func holds(_ values: some Sequence) -> Bool {
      values.contains { isEqual($0, part, ignoresCase) }
    }
    return (whole as? any Sequence).map { holds($0) } ?? false
  }
}

/// Objects that know their values by key (managed objects).
package protocol _KeyedObject {
  func _value(forKey key: String) -> Any?
}
