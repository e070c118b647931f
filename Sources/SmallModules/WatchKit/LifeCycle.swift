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
/// The same moments under their older names.
extension WKExtension {
  public nonisolated static let applicationDidFinishLaunchingNotification = WKApplication
    .didFinishLaunchingNotification
  public nonisolated static let applicationDidBecomeActiveNotification = WKApplication
    .didBecomeActiveNotification
  public nonisolated static let applicationWillResignActiveNotification = WKApplication
    .willResignActiveNotification
  public nonisolated static let applicationWillEnterForegroundNotification = WKApplication
    .willEnterForegroundNotification
  public nonisolated static let applicationDidEnterBackgroundNotification = WKApplication
    .didEnterBackgroundNotification
}
