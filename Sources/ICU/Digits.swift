internal import Synchronization
internal import _FoundationICU

extension ICU {
  /// The ten digits that a locale writes numbers with, from 0 to 9.
  public static func digits(of locale: String) -> [Character] {
    if let known = knownDigits.withLock({ $0[locale] }) { return known }
    let found = readDigits(of: locale)
    knownDigits.withLock { $0[locale] = found }
    return found
  }

  private static let knownDigits = Mutex<[String: [Character]]>([:])
  private static let latinDigits = Array("0123456789")

  private static func readDigits(of locale: String) -> [Character] {
    var status = U_ZERO_ERROR
    guard let system = swift_unumsys_open(available(locale), &status), status.rawValue <= 0 else {
      return latinDigits
    }
    defer { swift_unumsys_close(system) }
    // Systems that are no row of digits (Roman numbers) are an author's wish for other places.
    guard swift_unumsys_isAlgorithmic(system) == 0, swift_unumsys_getRadix(system) == 10,
      let row = text({ swift_unumsys_getDescription(system, $0, $1, &$2) })
    else { return latinDigits }
    let digits = row.unicodeScalars.map(Character.init)
    return digits.count == 10 ? digits : latinDigits
  }

  /// A whole number of at least `minimum` digits, without grouping.
  public static func integer(_ value: Int, minimumDigits minimum: Int = 1, locale: String) -> String
  {
    let digits = digits(of: locale)
    var result = ""
    let plain = String(value.magnitude)
    if value < 0 { result += "-" }
    for _ in plain.count..<max(plain.count, minimum) { result.append(digits[0]) }
    for digit in plain { result.append(digits[digit.wholeNumberValue ?? 0]) }
    return result
  }
}
