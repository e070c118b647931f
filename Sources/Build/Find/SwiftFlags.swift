/// What a target tells the compiler in its own words (`OTHER_SWIFT_FLAGS`, a manifest's `unsafeFlags`), as far as it
/// decides what the sources say: names that `#if` finds true, and features.
struct SwiftFlags {
  private(set) var conditions: [String] = []
  private(set) var upcomingFeatures: [String] = []
  private(set) var experimentalFeatures: [String] = []

  /// - Parameter words: with or without quotation marks; an option and its value are two words or, of `-D`, one.
  init(_ words: [String]) {
    var rest = words.map { $0.filter { $0 != "\"" && $0 != "'" } }[...]
    while let word = rest.popFirst() {
      switch word {
      case "-D": conditions += take(&rest)
      case "-enable-upcoming-feature": upcomingFeatures += take(&rest)
      case "-enable-experimental-feature": experimentalFeatures += take(&rest)
      // The next word is another program's.
      case "-Xcc", "-Xlinker", "-Xfrontend", "-Xllvm": _ = take(&rest)
      default:
        if word.hasPrefix("-D"), !word.hasPrefix("-D=") {
          conditions.append(String(word.dropFirst(2)))
        }
      }
    }
  }

  /// - Parameter text: of a build setting.
  init(_ text: String) { self.init(text.split(whereSeparator: \.isWhitespace).map(String.init)) }

  private func take(_ words: inout ArraySlice<String>) -> [String] {
    words.popFirst().map { [$0] } ?? []
  }
}
