extension NSCalendar {
  /// The unit of a calendar around a date: where it begins and how long it is, if there is one.
  public func range(
    of unit: Unit, start: UnsafeMutablePointer<NSDate?>?,
    interval: UnsafeMutablePointer<TimeInterval>?, for date: Date
  ) -> Bool {
    guard let found = range(of: unit, for: date) else { return false }
    start?.pointee = NSDate(
      timeIntervalSinceReferenceDate: found.start.timeIntervalSinceReferenceDate)
    interval?.pointee = found.duration
    return true
  }
}
