// Definitions under Foundation's own symbol names: the dynamic linker binds every call from the
// widget and between Foundation's libraries to these, because this library comes first.
// Each does what Foundation's does, with the injected moment where there is one.
#if canImport(Glibc)
  import Glibc
#endif

enum AmbientClock {
  /// Seconds since 2001 by the machine's clock.
  static var machine: Double {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Double(time.tv_sec) - Date.timeIntervalBetween1970AndReferenceDate
      + Double(time.tv_nsec) / 1e9
  }

  /// Seconds since 2001 as a widget sees them.
  static var now: Double { AmbientContext.injectedNow?.timeIntervalSinceReferenceDate ?? machine }
}

/// Timers compute their fire date with this; it must agree with `Date()`.
@_cdecl("CFAbsoluteTimeGetCurrent")
package func vitrineAbsoluteTime() -> Double { AmbientClock.now }

extension Date {
  @_silgen_name("$s20FoundationEssentials4DateVACycfC")
  package static func vitrineDate() -> Date {
    Date(timeIntervalSinceReferenceDate: AmbientClock.now)
  }

  @_silgen_name("$s20FoundationEssentials4DateV3nowACvgZ")
  package static func vitrineNow() -> Date {
    Date(timeIntervalSinceReferenceDate: AmbientClock.now)
  }

  @_silgen_name("$s20FoundationEssentials4DateV20timeIntervalSinceNowACSd_tcfC")
  package static func vitrineDateSinceNow(_ seconds: Double) -> Date {
    Date(timeIntervalSinceReferenceDate: AmbientClock.now + seconds)
  }

  @_silgen_name("$s20FoundationEssentials4DateV026timeIntervalSinceReferenceC0SdvgZ")
  package static func vitrineSinceReference() -> Double { AmbientClock.now }

  @_silgen_name("$s20FoundationEssentials4DateV20timeIntervalSinceNowSdvg")
  package func vitrineSinceNow() -> Double { timeIntervalSinceReferenceDate - AmbientClock.now }
}

extension Calendar {
  @_silgen_name("$s20FoundationEssentials8CalendarV13isDateInTodayySbAA0E0VF")
  package func vitrineIsToday(_ date: Date) -> Bool { isDate(date, daysFromNow: 0) }

  @_silgen_name("$s20FoundationEssentials8CalendarV16isDateInTomorrowySbAA0E0VF")
  package func vitrineIsTomorrow(_ date: Date) -> Bool { isDate(date, daysFromNow: 1) }

  @_silgen_name("$s20FoundationEssentials8CalendarV17isDateInYesterdayySbAA0E0VF")
  package func vitrineIsYesterday(_ date: Date) -> Bool { isDate(date, daysFromNow: -1) }

  private func isDate(_ date: Date, daysFromNow days: Int) -> Bool {
    let now = Date(timeIntervalSinceReferenceDate: AmbientClock.now)
    guard let day = self.date(byAdding: .day, value: days, to: now) else { return false }
    return isDate(date, inSameDayAs: day)
  }
}
