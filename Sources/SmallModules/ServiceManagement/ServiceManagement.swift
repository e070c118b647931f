@_exported public import VitrineFoundation

// Programs that start with the Mac. Inert: none is registered.

open class SMAppService: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable { case notRegistered, enabled, requiresApproval, notFound }
  public static let mainApp = SMAppService()
  open class func loginItem(identifier: String) -> SMAppService { SMAppService() }
  open class func agent(plistName: String) -> SMAppService { SMAppService() }
  open class func daemon(plistName: String) -> SMAppService { SMAppService() }
  open var status: Status { .notRegistered }
  open func register() throws { throw CocoaError(.featureUnsupported) }
  open func unregister() throws { throw CocoaError(.featureUnsupported) }
  open func unregister() async throws { throw CocoaError(.featureUnsupported) }
  open class func openSystemSettingsLoginItems() {}
}
@discardableResult
public func SMLoginItemSetEnabled(_ identifier: CFString, _ enabled: Bool) -> Bool { false }
