@_exported public import VitrineFoundation

// Accessories near the device, as names: none is found.

open class ASAccessory: NSObject, @unchecked Sendable {
  open var displayName: String { "" }
  open var bluetoothIdentifier: UUID? { nil }
}
open class ASDiscoveryDescriptor: NSObject, @unchecked Sendable { public override init() {} }
open class ASAccessorySession: NSObject, @unchecked Sendable {
  public override init() {}
  open var accessories: [ASAccessory] { [] }
  open func invalidate() {}
}
