/// Where a text takes the time from that it shows: the moment at which the widget is seen.
public struct TimeDataSource<Value> {
  package let value: @Sendable (Date) -> Value
}
extension TimeDataSource: Sendable {}
extension TimeDataSource where Value == Date {
  public static var currentDate: TimeDataSource<Date> { TimeDataSource { $0 } }
}
extension TimeDataSource where Value == Range<Date> {
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { date..<max(date, $0) }
  }
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { min(date, $0)..<date }
  }
}
extension TimeDataSource {
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource<Duration> { .seconds(date.timeIntervalSince($0)) }
  }
}

extension Text {
  public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString {
    self.init(time: source, format: format) { String($0.characters) }
  }
  public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String {
    self.init(time: source, format: format) { $0 }
  }

  /// Timers go on in the archive; other formats say what holds at the entry's moment.
  private init<V, F: FormatStyle>(
    time source: TimeDataSource<V>, format: F, _ string: @escaping (F.FormatOutput) -> String
  ) where V == F.FormatInput {
    switch format {
    case let timer as SystemFormatStyle.Timer:
      self.init(
        timerInterval: timer.range.lowerBound...timer.range.upperBound,
        countsDown: timer.countsDown, showsHours: timer.showsHours)
    case let stopwatch as SystemFormatStyle.Stopwatch:
      self.init(stopwatch.start, style: .timer)
    default:
      let box = UncheckedBox((source, format, string))
      self.init(
        storage: .formatted(
          AnyTextFormatter(
            format: { environment in
              let (source, format, string) = box.value
              let now = Date(timeIntervalSince1970: environment.core.render.date)
              return string(format.locale(environment.locale).format(source.value(now)))
            }, key: "\(format)")))
    }
  }
}
