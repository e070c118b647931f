/// Made-up moments and lengths of time: what begins did so before the moment shown and ends after it, so
/// that a range of two of them is one, and a countdown counts.
enum SampleMoments {
  /// Seconds from a beginning to the moment shown, and from there to an end (estimate).
  static var span: Double { 15 * 60 }

  private static let beginnings: Set<String> = [
    "start", "starts", "started", "starting", "begin", "begins", "began", "beginning", "from",
    "since", "departure", "departed", "created", "previous", "last", "opened", "lower",
  ]
  private static let ends: Set<String> = [
    "end", "ends", "ended", "ending", "until", "till", "finish", "finishes", "finished", "due",
    "deadline", "target", "expiry", "expires", "expiration", "expiring", "expected", "estimated",
    "arrival", "arrives", "eta", "next", "completion", "fire", "upper",
  ]
  private static let remains: Set<String> = ["remaining", "left"]
  /// Words for units of time, with their seconds.
  private static let units: [String: Double] = [
    "ms": 0.001, "millis": 0.001, "milliseconds": 0.001, "seconds": 1, "secs": 1, "time": 1,
    "interval": 1, "minutes": 60, "mins": 60, "hours": 3600, "days": 86_400,
  ]

  /// Seconds from the moment shown to the one that a name speaks of. The last word that says so counts:
  /// `startOfNextPeriod` begins, `lastExpiry` ends.
  static func offset(for name: String) -> Double {
    for word in SampleWords.words(of: name).reversed() {
      if ends.contains(word) { return span }
      if beginnings.contains(word) { return -span }
    }
    return 0
  }

  /// Seconds of the unit in which a number of that name counts from 1970; nil where it is no moment. One that the
  /// sources make a date of is a moment, and a date that begins or ends something; `dateFormat` is not.
  static func unitSince1970(for name: String) -> Double? {
    if let unit = WidgetResources.moments[name] { return unit }
    let words = SampleWords.words(of: name)
    let unit = words.compactMap { units[$0] }.last { $0 <= 1 }
    let plain = name.lowercased()
    let isNamed = ["timestamp", "since1970", "epoch"].contains(where: plain.contains)
    let isDate =
      words.contains("date")
      && (unit != nil || words.contains { ends.contains($0) || beginnings.contains($0) })
    return isNamed || isDate ? unit ?? 1 : nil
  }

  /// The unit of a type that is one number and by its name a moment, as `EpochSecondsDate`; nil for others.
  static func unitSince1970(ofType name: String) -> Double? {
    let words = SampleWords.words(of: name)
    guard ["date", "epoch", "timestamp", "unix"].contains(where: words.contains) else { return nil }
    return words.compactMap { units[$0] }.last { $0 <= 1 } ?? 1
  }

  /// A length of time that a name speaks of, in the unit it names or in seconds; nil for other numbers.
  /// What is left of one lasts until its end.
  static func length(for name: String) -> Double? {
    let words = SampleWords.words(of: name)
    let unit = words.compactMap { units[$0] }.last
    let isLeft = words.contains(where: remains.contains)
    guard words.contains("duration") || isLeft && unit != nil else { return nil }
    return (isLeft ? span : 2 * span) / (unit ?? 1)
  }
}
