/// Calls by selector, which need Objective-C: they compile and nothing is ever called, since a
/// widget's process is gone before a timer fires or a notification comes.
extension Timer {
  /// `Timer()`. The parameter is there because `NSObject`'s own initializer cannot be overridden here.
  public convenience init(_none: Void = ()) { self.init(timeInterval: 0, repeats: false) { _ in } }
  public convenience init(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) { self.init(timeInterval: timeInterval, repeats: repeats) { _ in } }
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) { self.init(fire: date, interval: interval, repeats: repeats) { _ in } }
  @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer { Timer(timeInterval: timeInterval, repeats: repeats) { _ in } }
}

extension NotificationCenter {
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {}
}
