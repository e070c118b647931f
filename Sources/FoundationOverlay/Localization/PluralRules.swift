/// Which of `zero one two few many other` a number is in a language.
///
/// The rules are CLDR's cardinal rules (unicode.org/cldr, plurals), for numbers without and with a
/// fraction.
package struct PluralRules: Sendable {
  private let rule: @Sendable (Operands) -> String

  package init(language identifier: String) {
    let language = identifier.split { $0 == "-" || $0 == "_" }.first.map(String.init) ?? "en"
    rule = Self.rule(for: identifier == "pt-PT" || identifier == "pt_PT" ? "it" : language)
  }

  package func category(of number: Double) -> String { rule(Operands(number)) }

  /// CLDR's operands: `n` the absolute value, `i` its integer part, `v` the number of visible
  /// fraction digits, `f` those digits.
  struct Operands {
    let n: Double
    let i: Int
    let v: Int
    let f: Int

    init(_ number: Double) {
      n = abs(number)
      i = n < 1e18 ? Int(n) : Int.max
      var digits = "\(n)"
      if let dot = digits.firstIndex(of: "."), !digits.contains("e") {
        digits = String(digits[digits.index(after: dot)...])
        v = digits == "0" ? 0 : digits.count
        f = digits == "0" ? 0 : Int(digits.prefix(9)) ?? 0
      } else {
        v = 0
        f = 0
      }
    }

    var isOneWithoutFraction: Bool { i == 1 && v == 0 }
    func endsIn(_ range: ClosedRange<Int>) -> Bool { v == 0 && range.contains(i % 10) }
    func endsInHundred(_ range: ClosedRange<Int>) -> Bool { v == 0 && range.contains(i % 100) }
    /// A round million and more takes "de" in Romance languages.
    var isMillions: Bool { v == 0 && i != 0 && i % 1_000_000 == 0 }
  }

  private static func rule(for language: String) -> @Sendable (Operands) -> String {
    switch language {
    case "ja", "ko", "zh", "yue", "vi", "th", "id", "ms", "lo", "my", "bo", "dz", "ig", "jv", "km",
      "to", "wo", "yo", "su":
      return { _ in "other" }
    case "fr": return { $0.i < 2 ? "one" : $0.isMillions ? "many" : "other" }
    case "pt": return { $0.i < 2 ? "one" : $0.isMillions ? "many" : "other" }
    case "it", "ca": return { $0.isOneWithoutFraction ? "one" : $0.isMillions ? "many" : "other" }
    case "es": return { $0.n == 1 ? "one" : $0.isMillions ? "many" : "other" }
    case "da": return { $0.n == 1 || ($0.f != 0 && $0.i < 2) ? "one" : "other" }
    case "tr", "hu", "az", "bg", "el", "ka", "kk", "ky", "ml", "mn", "ne", "no", "nb", "nn", "or",
      "ps", "sq", "ta", "te", "tk", "ug", "uz", "af", "eu", "fo", "ha", "mr", "so":
      return { $0.n == 1 ? "one" : "other" }
    case "hi", "bn", "gu", "kn", "fa", "am", "as", "zu":
      return { $0.i == 0 || $0.n == 1 ? "one" : "other" }
    case "pa", "ak", "ln", "mg", "ti", "wa": return { $0.n == 0 || $0.n == 1 ? "one" : "other" }
    case "hy": return { $0.i < 2 ? "one" : "other" }
    case "ru", "uk", "be": return eastSlavic
    case "sr", "hr", "bs", "sh": return southSlavic
    case "pl": return polish
    case "cs", "sk":
      return {
        $0.isOneWithoutFraction
          ? "one" : $0.v == 0 && (2...4).contains($0.i) ? "few" : $0.v != 0 ? "many" : "other"
      }
    case "sl":
      return {
        $0.endsInHundred(1...1)
          ? "one"
          : $0.endsInHundred(2...2)
            ? "two" : $0.endsInHundred(3...4) || $0.v != 0 ? "few" : "other"
      }
    case "ro", "mo":
      return {
        $0.isOneWithoutFraction
          ? "one"
          : $0.v != 0 || $0.n == 0 || ($0.n != 1 && $0.endsInHundred(1...19)) ? "few" : "other"
      }
    case "lt":
      return {
        let teens = (11...19).contains($0.i % 100)
        if $0.f != 0 { return "many" }
        if $0.endsIn(1...1) && !teens { return "one" }
        return $0.endsIn(2...9) && !teens ? "few" : "other"
      }
    case "lv":
      return {
        if $0.endsIn(0...0) || $0.endsInHundred(11...19) { return "zero" }
        return $0.endsIn(1...1) && !$0.endsInHundred(11...11) ? "one" : "other"
      }
    case "ar": return arabic
    case "he", "iw":
      return {
        $0.isOneWithoutFraction || ($0.i == 0 && $0.v != 0)
          ? "one" : $0.i == 2 && $0.v == 0 ? "two" : "other"
      }
    case "ga":
      return {
        $0.n == 1
          ? "one"
          : $0.n == 2
            ? "two"
            : $0.v == 0 && (3...6).contains($0.i)
              ? "few" : $0.v == 0 && (7...10).contains($0.i) ? "many" : "other"
      }
    case "cy":
      return {
        switch $0.n {
        case 0: "zero"
        case 1: "one"
        case 2: "two"
        case 3: "few"
        case 6: "many"
        default: "other"
        }
      }
    case "mt":
      return {
        if $0.n == 1 { return "one" }
        if $0.n == 2 { return "two" }
        if $0.n == 0 || $0.endsInHundred(3...10) { return "few" }
        return $0.endsInHundred(11...19) ? "many" : "other"
      }
    case "is", "mk":
      return { $0.endsIn(1...1) && !$0.endsInHundred(11...11) ? "one" : "other" }
    case "fil", "tl":
      return {
        $0.v == 0 && ((1...3).contains($0.i) || ![4, 6, 9].contains($0.i % 10)) ? "one" : "other"
      }
    default:
      // English, German, Dutch, Swedish, Finnish, Estonian, Swahili, Urdu, Yiddish …
      return { $0.isOneWithoutFraction ? "one" : "other" }
    }
  }

  @Sendable private static func eastSlavic(_ o: Operands) -> String {
    if o.endsIn(1...1) && !o.endsInHundred(11...11) { return "one" }
    if o.endsIn(2...4) && !o.endsInHundred(12...14) { return "few" }
    return o.v == 0 ? "many" : "other"
  }

  @Sendable private static func southSlavic(_ o: Operands) -> String {
    if o.endsIn(1...1) && !o.endsInHundred(11...11) { return "one" }
    return o.endsIn(2...4) && !o.endsInHundred(12...14) ? "few" : "other"
  }

  @Sendable private static func polish(_ o: Operands) -> String {
    if o.isOneWithoutFraction { return "one" }
    if o.endsIn(2...4) && !o.endsInHundred(12...14) { return "few" }
    return o.v == 0 ? "many" : "other"
  }

  @Sendable private static func arabic(_ o: Operands) -> String {
    switch o.n {
    case 0: return "zero"
    case 1: return "one"
    case 2: return "two"
    default:
      if o.endsInHundred(3...10) { return "few" }
      return o.endsInHundred(11...99) ? "many" : "other"
    }
  }
}
