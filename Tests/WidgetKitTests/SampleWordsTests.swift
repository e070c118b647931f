import Foundation
import Testing

@testable import WidgetKit

/// Strings of a Live Activity's made-up state.
@Suite(.timeLimit(.minutes(60))) struct SampleWordsTests {
  static let names: [(name: String, text: String)] = [
    ("driverName", "Driver name"), ("driver_name", "Driver name"), ("", "Text"),
    ("icon", "star.fill"), ("statusIcon", "star.fill"), ("sfSymbol", "star.fill"),
    ("systemImageName", "star.fill"), ("lexicon", "Lexicon"), ("avatarURL", "https://example.com"),
    ("urlSafeName", "url-safe-name"), ("currencyCode", "USD"), ("teamColor", "#0A84FF"),
    ("backgroundColor", "#1C1C1E"), ("cardBackgroundHex", "#1C1C1E"), ("bg_color", "#1C1C1E"),
    ("orderID", "example"), ("userId", "example"), ("grid", "Grid"),
    ("activityType", "activity-type"), ("kind", "kind"), ("typeface", "Typeface"),
  ]

  @Test(arguments: names) func fitTheName(_ item: (name: String, text: String)) {
    #expect(SampleWords.text(for: item.name) == item.text)
  }

  @Test func whatTheSourcesChooseByIsAChoice() {
    #expect(SampleWords.text(for: "phaseIcon", choices: ["phaseIcon": "go"]) == "go")
    #expect(SampleWords.text(for: "phase", choices: ["phaseIcon": "go"]) == "Phase")
  }

  @Test(arguments: [
    ("albumArtName", "a"), ("imageName", "a"), ("logo_name", "a"), ("systemImageName", "star.fill"),
    ("imageTitle", "Image title"), ("artName2", "Art name2"),
  ])
  func aPicturesNameIsOfTheCatalog(name: String, text: String) {
    #expect(SampleWords.text(for: name) { ["a", "b"] } == text)
    #expect(SampleWords.text(for: "imageName") { [] } == "Image name")
  }

  /// Seconds from the moment shown, by the name of a date.
  static let moments: [(name: String, offset: Double)] = [
    ("date", 0), ("startTime", -900), ("endDate", 900), ("start_timestamp", -900),
    ("estimatedDeparture", -900), ("eta", 900), ("startOfNextPeriod", 900), ("lastExpiry", 900),
    ("endOfStart", -900), ("updatedAt", 0), ("friend", 0), ("targetedUser", 0),
  ]

  @Test(arguments: moments) func momentsFollowTheName(_ item: (name: String, offset: Double)) {
    #expect(SampleMoments.offset(for: item.name) == item.offset)
  }

  /// Lengths of time, in the unit that the name speaks of.
  static let lengths: [(name: String, length: Double?)] = [
    ("timeRemaining", 900), ("secondsLeft", 900), ("remainingMinutes", 15), ("duration", 1_800),
    ("durationInMinutes", 30), ("durationMs", 1_800_000), ("attemptsLeft", nil),
    ("distanceRemaining", nil), ("minutes", nil),
  ]

  @Test(arguments: lengths) func lengthsFollowTheName(_ item: (name: String, length: Double?)) {
    #expect(SampleMoments.length(for: item.name) == item.length)
  }

  /// Moments that are numbers, in the unit that the name speaks of.
  static let units: [(name: String, unit: Double?)] = [
    ("timestamp", 1), ("startTimestampMs", 0.001), ("endedAtEpoch", 1), ("endDate", 1),
    ("timerEndDateInMilliseconds", 0.001), ("dateInSeconds", 1), ("date", nil),
    ("dateCount", nil), ("updates", nil), ("start", nil),
  ]

  @Test(arguments: units) func momentsMayBeNumbers(_ item: (name: String, unit: Double?)) {
    #expect(SampleMoments.unitSince1970(for: item.name) == item.unit)
  }

  static let numbers: [(name: String, value: Double)] = [
    ("segmentCount", 4), ("totalSets", 4), ("numberOfStops", 4), ("dailyGoal", 4),
    ("currentCount", 0), ("completedTotal", 0), ("score", 0), ("country", 0), ("progress", 0.5),
    ("timeRemaining", 900),
  ]

  @Test(arguments: numbers) func numbersFollowTheName(_ item: (name: String, value: Double)) {
    #expect(SampleNumbers.value(for: item.name) == item.value)
  }

  struct Counts: Decodable {
    var durationCount: Int8
    var stepCount: UInt8
    var progress: Float
  }

  @Test func numbersFitTheirTypes() throws {
    let counts = try SampleDecoder.sample(Counts.self, date: Date())
    #expect(counts.durationCount == 0 && counts.stepCount == 4 && counts.progress == 0.5)
  }

  struct State: Decodable {
    var startTimestamp: TimeInterval
    var endedAtEpoch: Int
    var endDateInMilliseconds: Double?
    var startDateMs: Double
    var dateSince1970: Int64
    var timeRemaining: TimeInterval
    var steps: Int
    var startDate: Date
    var endDate: Date
    var whole: ClosedRange<Date>
    var half: Range<Date>
    var interval: DateInterval
  }

  @Test func whatBeginsAndEndsIsAroundTheMomentShown() throws {
    let date = Date(timeIntervalSince1970: 86_400.5)
    let state = try SampleDecoder.sample(State.self, date: date)
    #expect(state.startTimestamp == 85_500.5 && state.endedAtEpoch == 87_300)
    #expect(state.dateSince1970 == 86_400 && state.startDateMs == 85_500_500)
    #expect(state.timeRemaining == 900 && state.steps == 0)
    #expect(state.startDate < date && date < state.endDate)
    for bounds in [
      state.whole, state.half.lowerBound...state.half.upperBound,
      state.interval.start...state.interval.end, state.startDate...state.endDate,
    ] {
      #expect(bounds.lowerBound == date - 900 && bounds.upperBound == date + 900)
    }
  }

  /// A number that is all of its type.
  struct EpochSecondsDate: Decodable {
    let seconds: Double
    init(from decoder: any Decoder) throws {
      seconds = try decoder.singleValueContainer().decode(Double.self)
    }
  }
  struct UnixMilliseconds: Decodable {
    let count: Int
    init(from decoder: any Decoder) throws {
      count = try decoder.singleValueContainer().decode(Int.self)
    }
  }
  struct Shift: Decodable {
    var endTime: EpochSecondsDate?
    var started: UnixMilliseconds
  }

  @Test func typesOfOneNumberAreMomentsByTheirName() throws {
    let shift = try SampleDecoder.sample(Shift.self, date: Date(timeIntervalSince1970: 86_400))
    #expect(shift.endTime?.seconds == 87_300 && shift.started.count == 85_500_000)
  }

  enum Kind: String { case photo, video }
  enum Level: Int { case low = 3, high }
  /// Makes choices out of what it decodes, and stops where there is no such case.
  struct Media: Decodable {
    let kind: Kind
    let replies: Kind?
    let levels: [Level]
    let note: String
    enum CodingKeys: String, CodingKey {
      case kind
      case replies = "reply_settings"
      case levels, note
    }
    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      kind = Kind(rawValue: try values.decode(String.self, forKey: .kind))!
      replies = try values.decodeIfPresent(String.self, forKey: .replies).map {
        Kind(rawValue: $0)!
      }
      levels = try values.decode([Int].self, forKey: .levels).map { Level(rawValue: $0)! }
      note = try values.decode(String.self, forKey: .note)
    }
  }

  @Test func whatBecomesAChoiceIsARawValueOfIt() throws {
    let media = try SampleDecoder.sample(Media.self, date: Date())
    #expect(media.kind == .photo && media.replies == .photo && media.levels == [.low])
    #expect(media.note == "Note")
  }
}
