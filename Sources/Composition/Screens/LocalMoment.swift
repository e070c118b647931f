import Glibc
import VitrinePlatform

/// A moment as a clock on the wall shows it, without a formatter: the command starts in
/// milliseconds.
public struct LocalMoment: Hashable, Sendable {
  public var year: Int
  public var month: Int
  public var day: Int
  /// 0: Sunday.
  public var weekday: Int
  public var hour: Int
  public var minute: Int
  var locale: String

  /// - Parameters:
  ///   - date: seconds since 1970.
  ///   - timeZone: a name of the machine's database; unknown ones count as UTC.
  public init(date: Double, timeZone: String, locale: String = "en_US") {
    let local =
      (date.isFinite ? min(max(date, -1e12), 1e12) : 0)
      + Double(ZoneOffset.seconds(of: timeZone, at: date))
    let days = Int((local / 86_400).rounded(.down))
    let seconds = Int(local) - days * 86_400
    (year, month, day) = DateText.civil(days)
    weekday = ((days % 7) + 11) % 7  // 1970-01-01 was a Thursday
    (hour, minute) = (max(0, seconds) / 3600, max(0, seconds) / 60 % 60)
    self.locale = locale
  }

  /// `9:41`, or `09:41` and `21:41` where people count to 24.
  var time: String {
    let minutes = minute < 10 ? "0\(minute)" : "\(minute)"
    if DateNames.countsTo12(locale) { return "\((hour + 11) % 12 + 1):\(minutes)" }
    return "\(hour < 10 ? "0" : "")\(hour):\(minutes)"
  }

  private var names: DateNames { DateNames.of(locale) }
  var weekdayName: String { names.weekdays[weekday] }
  var shortWeekday: String { names.shortWeekdays[weekday] }
  var monthName: String { names.months[month - 1] }
  /// "Monday, June 8".
  var longDate: String { names.longDate(self) }
  /// "Mon Jun 8", as menu bars and iPads write it.
  var menuDate: String { names.menuDate(self) }
  /// "Mon 8".
  var shortDate: String { names.isCJK ? "\(day)日 \(shortWeekday)" : "\(shortWeekday) \(day)" }
}

/// How far a time zone is from UTC, read from the machine's database (RFC 8536).
enum ZoneOffset {
  static func seconds(of name: String, at date: Double) -> Int {
    let isName = name.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "/_+-".contains($0))
    }
    guard isName, !name.isEmpty, !name.hasPrefix("/"), name != "UTC", name != "GMT",
      let bytes = read("/usr/share/zoneinfo/\(name)")
    else { return 0 }
    return offset(in: bytes, at: date) ?? 0
  }

  private static func read(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 18)
    let count = fread(&bytes, 1, bytes.count, file)
    return count > 44 ? Array(bytes.prefix(count)) : nil
  }

  /// The second block of the file has 64-bit times; after its last change the footer's rule would
  /// hold, which files of today's "fat" and "slim" kinds need from 2037 on only.
  private static func offset(in bytes: [UInt8], at date: Double) -> Int? {
    func number(_ at: Int, _ count: Int) -> Int64 {
      guard at >= 0, at + count <= bytes.count else { return 0 }
      let raw = bytes[at..<at + count].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return count == 8
        ? Int64(bitPattern: raw) : Int64(Int32(bitPattern: UInt32(truncatingIfNeeded: raw)))
    }
    struct Counts {
      var isUT, isStandard, leaps, times, types, letters: Int
    }
    func counts(_ at: Int) -> Counts? {
      guard at + 44 <= bytes.count, bytes[at..<at + 4].elementsEqual(Array("TZif".utf8)) else {
        return nil
      }
      let n = (0..<6).map { Int(number(at + 20 + $0 * 4, 4)) }
      guard n.allSatisfy({ (0...100_000).contains($0) }) else { return nil }
      return Counts(
        isUT: n[0], isStandard: n[1], leaps: n[2], times: n[3], types: n[4], letters: n[5])
    }
    guard let first = counts(0), bytes[4] >= 0x32 else { return nil }
    let second =
      44 + first.times * 5 + first.types * 6 + first.letters + first.leaps * 8 + first.isStandard
      + first.isUT
    guard let block = counts(second), block.types > 0 else { return nil }
    let times = second + 44
    let types = times + block.times * 9
    var index = 0
    for i in 0..<block.times where Double(number(times + i * 8, 8)) <= date {
      index = Int(number(times + block.times * 8 + i, 1) & 255)
    }
    return Int(number(types + index * 6, 4))
  }
}
