internal import Synchronization
internal import _FoundationICU

extension ICU {
  /// What of a clock a time pattern shows.
  public enum ClockFields: Sendable { case hoursMinutesSeconds, minutesSeconds }

  /// How a locale writes a length of time in digits: `h:mm:ss`.
  public static func timePattern(_ fields: ClockFields, locale: String) -> String {
    let (pattern, plain): (UATimeUnitTimePattern, String) =
      switch fields {
      case .hoursMinutesSeconds: (UATIMEUNITTIMEPAT_HMS, "h:mm:ss")
      case .minutesSeconds: (UATIMEUNITTIMEPAT_MS, "m:ss")
      }
    return remembered("clock \(plain) \(locale)") {
      text { uatmufmt_getTimePattern(available(locale), pattern, $0, $1, &$2) } ?? plain
    }
  }

  /// The locale's pattern for the fields of a skeleton (`EEEEMMMMd`: `EEEE, MMMM d`).
  public static func datePattern(_ skeleton: String, locale: String) -> String {
    remembered("pattern \(skeleton) \(locale)") {
      generating.withLock { _ in
        let generator = handle("generator \(locale)") {
          swift_udatpg_open(available(locale), &$0).map { OpaquePointer($0) }
        }
        guard let generator else { return skeleton }
        let fields = Array(skeleton.utf16)
        return text {
          swift_udatpg_getBestPattern(
            UnsafeMutablePointer(generator), fields, Int32(fields.count), $0, $1, &$2)
        } ?? skeleton
      }
    }
  }

  /// A generator of patterns changes while it answers: two threads that asked one at a time got
  /// each other's fields.
  private static let generating = Mutex(())

  /// A date in the Gregorian calendar by a pattern (`EEEE, MMMM d`). `seconds` are since
  /// 1970-01-01 of the clock on the wall: no time zone is applied.
  public static func date(_ seconds: Double, pattern: String, locale: String) -> String? {
    let locale = available(locale)
    let gregorian = locale.contains("@") ? locale : locale + "@calendar=gregorian"
    let format = handle("date \(gregorian) \(pattern)") { status in
      let (zone, fields) = (Array("GMT".utf16), Array(pattern.utf16))
      return swift_udat_open(
        UDAT_PATTERN, UDAT_PATTERN, gregorian, zone, Int32(zone.count), fields,
        Int32(fields.count), &status
      ).map { OpaquePointer($0) }
    }
    guard let format else { return nil }
    // Formats of dates keep the calendar that they compute with: each thread has its own.
    var status = U_ZERO_ERROR
    guard let own = swift_udat_clone(UnsafePointer(format), &status) else { return nil }
    defer { swift_udat_close(own) }
    return text { swift_udat_format(own, seconds * 1000, $0, $1, nil, &$2) }
  }

  /// Whether the locale's clock counts to twelve.
  public static func countsToTwelve(_ locale: String) -> Bool {
    let pattern = datePattern("jmm", locale: locale)
    return pattern.contains("h") || pattern.contains("K")
  }

  private static let known = Mutex<[String: String]>([:])

  private static func remembered(_ key: String, _ make: () -> String) -> String {
    if let text = known.withLock({ $0[key] }) { return text }
    let made = make()
    known.withLock { $0[key] = made }
    return made
  }
}
