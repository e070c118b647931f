@_exported public import VitrineFoundation

// Calls, as names: there are none.

open class CXHandle: NSObject, @unchecked Sendable {
  public enum HandleType: Int, Sendable {
    case generic = 1
    case phoneNumber, emailAddress
  }
  public let type: HandleType
  public let value: String
  public init(type: HandleType, value: String) { (self.type, self.value) = (type, value) }
}
open class CXCall: NSObject, @unchecked Sendable {
  open var uuid: UUID { UUID() }
  open var hasEnded: Bool { true }
  open var hasConnected: Bool { false }
  open var isOnHold: Bool { false }
  open var isOutgoing: Bool { false }
}
open class CXCallObserver: NSObject, @unchecked Sendable {
  public override init() {}
  open var calls: [CXCall] { [] }
}
open class CXCallUpdate: NSObject, @unchecked Sendable {
  open var remoteHandle: CXHandle?
  open var localizedCallerName: String?
  open var hasVideo = false
  public override init() {}
}
open class CXProviderConfiguration: NSObject, @unchecked Sendable {
  open var supportsVideo = false
  open var maximumCallGroups = 2
  open var iconTemplateImageData: Data?
  public override init() {}
}
open class CXProvider: NSObject, @unchecked Sendable {
  public init(configuration: CXProviderConfiguration) {}
  open func invalidate() {}
}
open class CXCallController: NSObject, @unchecked Sendable { public override init() {} }
open class CXCallDirectoryManager: NSObject, @unchecked Sendable {
  public static let sharedInstance = CXCallDirectoryManager()
}
