// Foundation on Linux answers `en_001` whatever the environment says. As in Clock.swift, these
// definitions stand under Foundation's symbol names. "Autoupdating" values are fixed ones here: a
// request is answered in one context.

@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
public func _vitrineLocale() -> Locale { AmbientContext.current.locale }

@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
public func _vitrineAutoupdatingLocale() -> Locale { AmbientContext.current.locale }

@_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
public func _vitrinePreferredLanguages() -> [String] {
  [AmbientContext.current.locale.identifier(.bcp47)]
}

@_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
public func _vitrineCalendar() -> Calendar { AmbientContext.current.calendar }

@_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
public func _vitrineAutoupdatingCalendar() -> Calendar { AmbientContext.current.calendar }

@_silgen_name("$s20FoundationEssentials8TimeZoneV7currentACvgZ")
public func _vitrineTimeZone() -> TimeZone { AmbientContext.current.timeZone }

@_silgen_name("$s20FoundationEssentials8TimeZoneV19autoupdatingCurrentACvgZ")
public func _vitrineAutoupdatingTimeZone() -> TimeZone { AmbientContext.current.timeZone }
