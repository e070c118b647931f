/// Names of days and months for the clocks that the system shows (CLDR 46, "stand-alone wide" and
/// "abbreviated"). Languages without a row show numbers.
struct DateNames {
  var weekdays: [String]
  var shortWeekdays: [String]
  var months: [String]
  /// `W` weekday, `M` month, `D` day.
  var pattern: String
  var isCJK = false

  /// The weekday and the month in three letters, in the order of the long form.
  func menuDate(_ moment: LocalMoment) -> String {
    let month = months[moment.month - 1]
    if isCJK { return "\(month)\(moment.day)日 \(moment.shortWeekday)" }
    let parts = [String(month.prefix(3)), "\(moment.day)"]
    let first = pattern.first { $0 == "D" || $0 == "M" }
    let isDayFirst = first == "D"
    return ([moment.shortWeekday] + (isDayFirst ? parts.reversed() : parts)).joined(separator: " ")
  }

  func longDate(_ moment: LocalMoment) -> String {
    String(
      pattern.flatMap { letter -> String in
        switch letter {
        case "W": weekdays[moment.weekday]
        case "M": months[moment.month - 1]
        case "D": "\(moment.day)"
        default: String(letter)
        }
      })
  }

  static func countsTo12(_ locale: String) -> Bool {
    let parts = locale.split { $0 == "_" || $0 == "-" }.map(String.init)
    guard let language = parts.first else { return true }
    // English but for Britain, Ireland and South Africa; Hindi, Arabic, Korean (CLDR timeData).
    if language == "en" { return !["GB", "IE", "ZA"].contains(parts.last ?? "") }
    return ["hi", "ar", "ko"].contains(language)
  }

  static func of(_ locale: String) -> DateNames {
    let language = locale.split { $0 == "_" || $0 == "-" }.first.map { $0.lowercased() } ?? "en"
    return table[language] ?? numbers
  }

  private static func names(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  private static let numbers = DateNames(
    weekdays: Array(repeating: "", count: 7), shortWeekdays: Array(repeating: "", count: 7),
    months: (1...12).map { "\($0)" }, pattern: "D. M.")

  private static let table: [String: DateNames] = [
    "en": DateNames(
      weekdays: names("Sunday Monday Tuesday Wednesday Thursday Friday Saturday"),
      shortWeekdays: names("Sun Mon Tue Wed Thu Fri Sat"),
      months: names(
        "January February March April May June July August September October November December"),
      pattern: "W, M D"),
    "de": DateNames(
      weekdays: names("Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag"),
      shortWeekdays: names("So Mo Di Mi Do Fr Sa"),
      months: names(
        "Januar Februar März April Mai Juni Juli August September Oktober November Dezember"),
      pattern: "W, D. M"),
    "fr": DateNames(
      weekdays: names("dimanche lundi mardi mercredi jeudi vendredi samedi"),
      shortWeekdays: names("dim. lun. mar. mer. jeu. ven. sam."),
      months: names(
        "janvier février mars avril mai juin juillet août septembre octobre novembre décembre"),
      pattern: "W D M"),
    "es": DateNames(
      weekdays: names("domingo lunes martes miércoles jueves viernes sábado"),
      shortWeekdays: names("dom lun mar mié jue vie sáb"),
      months: names(
        "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"),
      pattern: "W, D de M"),
    "it": DateNames(
      weekdays: names("domenica lunedì martedì mercoledì giovedì venerdì sabato"),
      shortWeekdays: names("dom lun mar mer gio ven sab"),
      months: names(
        "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre"
      ), pattern: "W D M"),
    "pt": DateNames(
      weekdays: names(
        "domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado"),
      shortWeekdays: names("dom. seg. ter. qua. qui. sex. sáb."),
      months: names(
        "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro"),
      pattern: "W, D de M"),
    "nl": DateNames(
      weekdays: names("zondag maandag dinsdag woensdag donderdag vrijdag zaterdag"),
      shortWeekdays: names("zo ma di wo do vr za"),
      months: names(
        "januari februari maart april mei juni juli augustus september oktober november december"),
      pattern: "W D M"),
    "ja": DateNames(
      weekdays: names("日曜日 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日"), shortWeekdays: names("日 月 火 水 木 金 土"),
      months: (1...12).map { "\($0)月" }, pattern: "MD日 W", isCJK: true),
    "zh": DateNames(
      weekdays: names("星期日 星期一 星期二 星期三 星期四 星期五 星期六"),
      shortWeekdays: names("周日 周一 周二 周三 周四 周五 周六"), months: (1...12).map { "\($0)月" },
      pattern: "MD日 W", isCJK: true),
    "ar": DateNames(
      weekdays: names("الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت"),
      shortWeekdays: names("الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت"),
      months: names(
        "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر"),
      pattern: "W، D M"),
    "he": DateNames(
      weekdays: ["ראשון", "שני", "שלישי", "רביעי", "חמישי", "שישי", "שבת"].map { "יום \($0)" },
      shortWeekdays: ["א׳", "ב׳", "ג׳", "ד׳", "ה׳", "ו׳", "ש׳"].map { "יום \($0)" },
      months: names(
        "ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר"),
      pattern: "W, D בM"),
  ]
}
