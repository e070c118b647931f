import Foundation
import TestSupport
import Testing
import VitrineICU

@testable import VitrineFoundation

struct DurationCase: Decodable, Sendable, CustomTestStringConvertible {
  var seconds: Double
  var units: String
  var style: String
  var zeros: String?
  var count: Int?
  var collapses: Bool?
  var locale: String?
  var text: String
  var testDescription: String { "\(seconds) s, \(style): \(text)" }
}

struct RelativeCase: Decodable, Sendable, CustomTestStringConvertible {
  var seconds: Double
  var style: String
  var units: String?
  var locale: String?
  var text: String
  var testDescription: String { text }
}

struct MeasurementCase: Decodable, Sendable, CustomTestStringConvertible {
  var value: Double
  var unit: String
  var width: String
  var usage: String
  var digits: Int?
  var hidesScale: Bool?
  var locale: String?
  var text: String
  var testDescription: String { text }
}

@Suite(.timeLimit(.minutes(60)))
struct FormatterTests {
  @Test(arguments: try Cases().json("durations.json", as: [DurationCase].self))
  func durations(_ item: DurationCase) {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: item.locale ?? "en_US")
    formatter.calendar = calendar
    let units: [Character: NSCalendar.Unit] = ["d": .day, "h": .hour, "m": .minute, "s": .second]
    formatter.allowedUnits = item.units.reduce(into: []) { $0.insert(units[$1]!) }
    let styles: [String: DateComponentsFormatter.UnitsStyle] = [
      "positional": .positional, "abbreviated": .abbreviated, "short": .short, "full": .full,
      "spellOut": .spellOut, "brief": .brief,
    ]
    formatter.unitsStyle = styles[item.style]!
    if item.zeros == "pad" { formatter.zeroFormattingBehavior = .pad }
    formatter.maximumUnitCount = item.count ?? 0
    formatter.collapsesLargestUnit = item.collapses ?? false
    #expect(formatter.string(from: item.seconds) == item.text)
  }

  @Test(arguments: try Cases().json("relative.json", as: [RelativeCase].self))
  func relative(_ item: RelativeCase) {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: item.locale ?? "en_US")
    formatter.dateTimeStyle = item.style == "named" ? .named : .numeric
    if item.units == "short" { formatter.unitsStyle = .short }
    let reference = Date(timeIntervalSince1970: 1_700_000_000)
    let text = formatter.localizedString(
      for: reference.addingTimeInterval(item.seconds), relativeTo: reference)
    #expect(text == item.text)
  }

  /// Locale, unit of temperature, of roads, of wind, of a person's weight.
  static let regions = [
    ("en_US", "°F", "mi", "mph", "lb"), ("de_DE", "°C", "km", "km/h", "kg"),
    ("en_GB", "°C", "mi", "mph", "st"), ("ja", "°C", "km", "m/s", "kg"),
  ]

  @Test(arguments: regions)
  func unitsOfARegion(_ region: (String, String, String, String, String)) {
    let locale = Locale(identifier: region.0)
    let degrees = UnitTemperature(forLocale: locale, usage: .weather)
    #expect(degrees.symbol == region.1)
    #expect(UnitTemperature(forLocale: locale).symbol == region.1)
    #expect(UnitLength(forLocale: locale, usage: .road).symbol == region.2)
    #expect(UnitSpeed(forLocale: locale, usage: .wind).symbol == region.3)
    #expect(UnitMass(forLocale: locale, usage: .personWeight).symbol == region.4)
    let boiling = Measurement(value: 100, unit: UnitTemperature.celsius).converted(to: degrees)
    #expect(abs(boiling.value - (region.1 == "°F" ? 212 : 100)) < 0.001)
  }

  /// Value and unit of each run, and what belongs to neither.
  @Test(arguments: [
    ("en_US", 12.0, "value 12 | - | unit km"), ("de_DE", -1.5, "value -1,5 | - | unit km"),
    ("ja_JP", 2, "value 2 | - | unit km"), ("he_IL", 3, "value 3 | - | unit ק״מ"),
  ])
  func measurementsOfTwoParts(_ locale: String, _ kilometers: Double, _ expected: String) {
    let style = Measurement<UnitLength>.FormatStyle(
      width: .abbreviated, locale: Locale(identifier: locale), usage: .asProvided)
    let text = style.attributed.format(Measurement(value: kilometers, unit: .kilometers))
    let parts = text.runs.map { run -> String in
      let words = String(text[run.range].characters)
      switch run.measurement {
      case .value: return "value \(words)"
      case .unit: return "unit \(words)"
      default: return words.allSatisfy(\.isWhitespace) ? "-" : words
      }
    }
    // Right to left there may be marks of direction around the parts.
    let shown = parts.joined(separator: " | ").filter { !"\u{200E}\u{200F}".contains($0) }
    #expect(shown == expected)
  }

  /// Code that holds a formatter as a `Formatter` asks it for any value.
  @Test func measurementsAreWrittenForAnyValue() {
    let formatter: Formatter = MeasurementFormatter()
    (formatter as? MeasurementFormatter)?.locale = Locale(identifier: "en_US")
    #expect(formatter.string(for: Measurement(value: 3, unit: UnitDuration.hours)) == "3 hr")
    #expect(formatter.string(for: UnitDuration.hours) == "hr")
    #expect(formatter.string(for: "3") == nil)
  }

  @Test(arguments: try Cases().json("measurements.json", as: [MeasurementCase].self))
  func measurements(_ item: MeasurementCase) {
    let units: [String: Dimension] = [
      "celsius": UnitTemperature.celsius, "kilometers": UnitLength.kilometers,
      "meters": UnitLength.meters, "kilograms": UnitMass.kilograms,
    ]
    let usage = ["asProvided": nil, "general": "default"][item.usage] ?? item.usage
    let widths: [String: ICU.Width] = ["wide": .wide, "abbreviated": .short, "narrow": .narrow]
    var text = UnitText.measurement(
      item.value, units[item.unit]!, usage: usage, width: widths[item.width]!,
      locale: Locale(identifier: item.locale ?? "en_US"),
      number: item.digits.map { .number.precision(.fractionLength($0)) })
    if item.hidesScale == true, let degree = text.firstIndex(of: "°") {
      text = String(text[...degree])
    }
    #expect(text.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ") == item.text)
  }

  @Test func timersCountToTheSecond() {
    let start = Date(timeIntervalSince1970: 0)
    let style = SystemFormatStyle.Timer(countingDownIn: start..<start.addingTimeInterval(3725))
    #expect(String(style.format(start).characters) == "1:02:05")
    #expect(String(style.format(start.addingTimeInterval(3724.2)).characters) == "0:01")
    #expect(String(style.format(start.addingTimeInterval(9999)).characters) == "0:00")
  }
}

@Suite(.timeLimit(.minutes(60)))
struct PredicateTests {
  @Test func formatsMatchDictionaries() throws {
    let data = try Data(contentsOf: Cases().folder.appendingPathComponent("predicates.json"))
    let cases = try #require(JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    for item in cases {
      let format = try #require(item["format"] as? String)
      let predicate = NSPredicate(format: format, argumentArray: item["arguments"] as? [Any])
      #expect(
        predicate.evaluate(with: item["object"]) == item["matches"] as? Bool, "\(format)")
    }
  }

  static let relativeDates:
    [(days: Double, locale: String, time: DateFormatter.Style, text: String?)] = [
      (0, "en_US", .none, "Today"), (-1, "en_US", .none, "Yesterday"),
      (1, "en_US", .none, "Tomorrow"),
      (2, "en_US", .none, nil), (-40, "en_US", .none, nil), (2, "de_DE", .none, "Übermorgen"),
      (-1, "de_DE", .short, "Gestern"), (1, "fr_FR", .none, "Demain"), (0, "ja_JP", .none, "今日"),
      (0, "en_US", .short, "Today"),
    ]

  /// Noon in a zone whose day is another than Greenwich's.
  @Test(arguments: relativeDates) func daysNearbyAreWords(
    _ item: (days: Double, locale: String, time: DateFormatter.Style, text: String?)
  ) {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: item.locale)
    formatter.timeZone = TimeZone(secondsFromGMT: 14 * 3600)
    (formatter.dateStyle, formatter.timeStyle) = (.medium, item.time)
    formatter.doesRelativeDateFormatting = true
    let now = Date(timeIntervalSince1970: 1_780_000_000)
    let date = now.addingTimeInterval(item.days * 86_400)
    let text = RelativeDates.text(of: date, by: formatter, now: now)
    #expect(text.map { item.time == .none ? $0 : String($0.prefix { $0.isLetter }) } == item.text)
    if item.time != .none { #expect(text?.contains(":") == true) }
    formatter.dateFormat = "EEEE"
    #expect(RelativeDates.text(of: date, by: formatter, now: now) == nil)
  }

  /// It ended the process.
  @Test func intervalsHaveStylesFromTheStart() {
    let formatter = DateIntervalFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    let (from, to) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 3600))
    let untouched = DateIntervalFormatter()
    #expect(!untouched.vitrineString(from: from, to: to).isEmpty)
    #expect(untouched.vitrineString(from: DateInterval(start: from, end: to)) != nil)
    #expect(formatter.vitrineString(from: from, to: to).contains("1/1/70"))
    formatter.dateTemplate = "yMMMd"
    #expect(formatter.vitrineString(from: from, to: to) == "Jan 1, 1970")
    (formatter.dateStyle, formatter.timeStyle) = (.none, .short)
    #expect(formatter.vitrineString(from: from, to: to).contains("1:00"))
  }

  @Test func geometryPrintsItsNumbers() {
    let rect = CGRect(x: 0, y: 1, width: 2, height: 3.5)
    #expect("\(rect)" == "(0.0, 1.0, 2.0, 3.5)")
    #expect("\(rect.origin) \(rect.size)" == "(0.0, 1.0) (2.0, 3.5)")
    #expect(rect.debugDescription == String(reflecting: rect))
  }
}
