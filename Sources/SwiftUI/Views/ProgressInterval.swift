/// The time that a bar or ring shows. The archive holds it whole, under a name that says from when to
/// when it fills or empties; the system cuts it at each moment without the extension.
struct ProgressInterval {
  let dates: ClosedRange<Date>
  let countsDown: Bool

  /// `timerProgress bar 1780911660.0 1780911780.0 down leading`: shape, dates in seconds since 1970,
  /// direction, and the side that a bar stands on.
  func mark(_ shape: String, isMirrored: Bool = false) -> String {
    let (start, end) = (
      dates.lowerBound.timeIntervalSince1970, dates.upperBound.timeIntervalSince1970
    )
    return "timerProgress \(shape) \(start) \(end) \(countsDown ? "down" : "up") "
      + (isMirrored ? "right" : "left")
  }
}

extension EnvironmentValues {
  /// Set inside a progress view of a time interval.
  var progressInterval: ProgressInterval? {
    get { slots.progressInterval }
    set { slots.progressInterval = newValue }
  }
}
