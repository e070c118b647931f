// Extensions for notifications and the rest of their names.

public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }
open class UNNotificationServiceExtension: NSObject, @unchecked Sendable {
  public override init() {}
  open func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) { contentHandler(request.content) }
  open func serviceExtensionTimeWillExpire() {}
}
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
  public init(systemImageName: String) {}
  public init(templateImageName: String) {}
}
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  public convenience init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    textInputButtonTitle: String, textInputPlaceholder: String
  ) { self.init(identifier: identifier, title: title, options: options) }
}
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  open var userText: String { "" }
}
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let region: CLRegion
  public init(region: CLRegion, repeats: Bool) { self.region = region }
}
public protocol UNNotificationContentProviding: NSObjectProtocol {}
extension UNNotificationContent {
  public func updating(from provider: any UNNotificationContentProviding) throws
    -> UNNotificationContent
  { self }
}
