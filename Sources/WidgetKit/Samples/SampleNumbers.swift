/// Made-up numbers: zero, unless the name says that it would be odd, or could not be: how many there are of
/// something, which views count up to and divide by.
enum SampleNumbers {
  /// How many there are (estimate).
  static var total: Double { 4 }

  private static let totals: Set<String> = [
    "count", "total", "number", "maximum", "max", "goal", "capacity", "limit",
  ]
  /// What has been reached of a total.
  private static let reached: Set<String> = [
    "current", "completed", "done", "finished", "index", "minimum", "min",
  ]

  static func value(for name: String) -> Double {
    if let length = SampleMoments.length(for: name) { return length }
    let words = SampleWords.words(of: name)
    if words.contains(where: reached.contains) { return 0 }
    if words.last == "progress" || words.last == "fraction" { return 0.5 }
    return words.contains(where: totals.contains) ? total : 0
  }
}
