public import VitrineFoundation

// Moments of an app, which a widget does not hear of.

extension WKApplication {
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "WKApplicationDidFinishLaunchingNotification")
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "WKApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "WKApplicationWillResignActiveNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "WKApplicationWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "WKApplicationDidEnterBackgroundNotification")
}
extension WKExtension {
  public nonisolated static let applicationDidFinishLaunchingNotification = Notification.Name(
    "WKApplicationDidFinishLaunchingNotification")
  public nonisolated static let applicationDidBecomeActiveNotification = Notification.Name(
    "WKApplicationDidBecomeActiveNotification")
  public nonisolated static let applicationWillResignActiveNotification = Notification.Name(
    "WKApplicationWillResignActiveNotification")
  public nonisolated static let applicationWillEnterForegroundNotification = Notification.Name(
    "WKApplicationWillEnterForegroundNotification")
  public nonisolated static let applicationDidEnterBackgroundNotification = Notification.Name(
    "WKApplicationDidEnterBackgroundNotification")
}
