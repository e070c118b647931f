/// Names of spans of time in the languages that widgets are most often shown in; others fall back
/// to English. Short names are those of Apple's short unit style, long ones plain words.
struct UnitNames {
  enum Unit: Int, CaseIterable {
    case year, month, week, day, hour, minute, second

    /// Length in seconds. Months and years are means: the archive carries no calendar.
    var seconds: Double {
      switch self {
      case .year: 31_557_600
      case .month: 2_629_800
      case .week: 604_800
      case .day: 86_400
      case .hour: 3_600
      case .minute: 60
      case .second: 1
      }
    }
  }

  /// Between two parts of a length ("2 hr, 5 min").
  var separator: String
  /// Between number and name.
  var space: String
  /// year … second: one, several.
  private var short: [(String, String)]
  private var long: [(String, String)]

  func short(_ count: Int, _ unit: Unit) -> String { named(count, short[unit.rawValue]) }
  func long(_ count: Int, _ unit: Unit) -> String { named(count, long[unit.rawValue]) }

  private func named(_ count: Int, _ names: (String, String)) -> String {
    "\(count)\(space)\(count == 1 ? names.0 : names.1)"
  }

  private init(
    _ separator: String = ", ", _ space: String = " ", short: String, long: String
  ) {
    // "hr hrs min min …": one and several, or a single name with "=" for both.
    func pairs(_ text: String) -> [(String, String)] {
      text.split(separator: " ").map { pair in
        let parts = pair.split(separator: "/").map { $0.replacingUnderscores }
        return (parts[0], parts.count > 1 ? parts[1] : parts[0])
      }
    }
    self.separator = separator
    self.space = space
    self.short = pairs(short)
    self.long = pairs(long)
  }

  static func names(for locale: String) -> UnitNames {
    let language = locale.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return table[language] ?? english
  }

  private static let english = UnitNames(
    short: "yr/yrs mth/mths wk/wks day/days hr min sec",
    long: "year/years month/months week/weeks day/days hour/hours minute/minutes second/seconds")

  private static let table: [String: UnitNames] = [
    "en": english,
    "de": UnitNames(
      short: "J. Mon. Wo. Tag/Tage Std. Min. Sek.",
      long: "Jahr/Jahre Monat/Monate Woche/Wochen Tag/Tage Stunde/Stunden Minute/Minuten "
        + "Sekunde/Sekunden"),
    "fr": UnitNames(
      " et ", short: "an/ans m. sem. j h min s",
      long: "an/ans mois semaine/semaines jour/jours heure/heures minute/minutes "
        + "seconde/secondes"),
    "es": UnitNames(
      " y ", short: "a. m. sem. día/días h min s",
      long: "año/años mes/meses semana/semanas día/días hora/horas minuto/minutos "
        + "segundo/segundos"),
    "it": UnitNames(
      " e ", short: "anno/anni mese/mesi sett. g. h min s",
      long: "anno/anni mese/mesi settimana/settimane giorno/giorni ora/ore minuto/minuti "
        + "secondo/secondi"),
    "pt": UnitNames(
      " e ", short: "ano/anos mês/meses sem. dia/dias h min seg",
      long: "ano/anos mês/meses semana/semanas dia/dias hora/horas minuto/minutos "
        + "segundo/segundos"),
    "nl": UnitNames(
      short: "jr mnd wk dag/dagen u min sec",
      long: "jaar maand/maanden week/weken dag/dagen uur minuut/minuten seconde/seconden"),
    "sv": UnitNames(
      short: "år mån v dag/dagar tim min sek",
      long: "år månad/månader vecka/veckor dag/dagar timme/timmar minut/minuter "
        + "sekund/sekunder"),
    "da": UnitNames(
      " og ", short: "år md. uge/uger dag/dage t. min. sek.",
      long: "år måned/måneder uge/uger dag/dage time/timer minut/minutter sekund/sekunder"),
    "nb": UnitNames(
      " og ", short: "år md. u d t min s",
      long: "år måned/måneder uke/uker dag/dager time/timer minutt/minutter sekund/sekunder"),
    "ja": UnitNames(" ", "", short: "年 か月 週間 日 時間 分 秒", long: "年 か月 週間 日 時間 分 秒"),
    "zh": UnitNames("", "", short: "年 个月 周 天 小时 分钟 秒", long: "年 个月 周 天 小时 分钟 秒钟"),
    "ko": UnitNames(" ", "", short: "년 개월 주 일 시간 분 초", long: "년 개월 주 일 시간 분 초"),
  ]
}

extension Substring {
  fileprivate var replacingUnderscores: String { String(map { $0 == "_" ? " " : $0 }) }
}
