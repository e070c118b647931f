// Foundation on Linux answers `en_001` whatever the environment says. As in Clock.swift, these
// definitions stand under Foundation's symbol names. "Autoupdating" values are fixed ones here: a
// request is answered in one context.
//
// Each is a static method of the type whose member it replaces: only then its calling convention is
// that of Foundation's, which whole-module builds check.

extension Locale {
  @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
  package static func vitrineCurrent() -> Locale { AmbientContext.current.locale }

  @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
  package static func vitrineAutoupdating() -> Locale { AmbientContext.current.locale }

  @_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
  package static func vitrinePreferredLanguages() -> [String] {
    [AmbientContext.current.locale.identifier(.bcp47)]
  }
}

extension Calendar {
  @_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
  package static func vitrineCurrent() -> Calendar { AmbientContext.current.calendar }

  @_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
  package static func vitrineAutoupdating() -> Calendar { AmbientContext.current.calendar }
}

extension TimeZone {
  @_silgen_name("$s20FoundationEssentials8TimeZoneV7currentACvgZ")
  package static func vitrineCurrent() -> TimeZone { AmbientContext.current.timeZone }

  @_silgen_name("$s20FoundationEssentials8TimeZoneV19autoupdatingCurrentACvgZ")
  package static func vitrineAutoupdating() -> TimeZone { AmbientContext.current.timeZone }
}
