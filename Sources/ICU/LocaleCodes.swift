internal import _FoundationICU

/// Which languages and regions ICU has names for.
extension ICU {
  /// Older names of languages, and of what ICU calls otherwise; it takes them too.
  static let formerLanguages: Set<String> = ["in", "iw", "ji", "jw", "mo", "no", "sh", "tl"]

  private static let namedLanguages = Set(codes(swift_uloc_getISOLanguages()))
  private static let namedRegions = Set(codes(swift_uloc_getISOCountries()))

  /// Locales with rules and words of their own, such as `de_AT`, in ICU's order.
  public static let locales: [String] = (0..<swift_uloc_countAvailable()).map {
    String(cString: swift_uloc_getAvailable($0))
  }

  /// Whether a code such as `de` or `fil`, in any case, is a language.
  public static func isLanguage(_ code: some StringProtocol) -> Bool {
    let code = code.lowercased()
    return namedLanguages.contains(code) || formerLanguages.contains(code)
      || languages.contains(code)
  }

  /// Whether a code such as `AT`, in any case, or the number of an area such as `419` is a region.
  public static func isRegion(_ code: some StringProtocol) -> Bool {
    if code.utf8.count == 3, code.allSatisfy({ $0.isASCII && $0.isNumber }) {
      return regionNumbers.contains(String(code))
    }
    return namedRegions.contains(code.uppercased())
  }

  /// Areas of the United Nations' M49 that locales are named after: the world, Europe, Latin America.
  private static let regionNumbers = Set(
    locales.flatMap { $0.split(separator: "_") }.filter { $0.first?.isNumber == true }.map(
      String.init))

  private static func codes(_ list: UnsafePointer<UnsafePointer<CChar>?>?) -> [String] {
    var codes: [String] = []
    var index = 0
    while let code = list?[index] {
      codes.append(String(cString: code))
      index += 1
    }
    return codes
  }
}
