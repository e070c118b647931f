@_exported public import VitrineFoundation

// The identifier for advertisers: zeros, as on a device whose owner was not asked.

open class ASIdentifierManager: NSObject, @unchecked Sendable {
  private static let manager = ASIdentifierManager()
  open class func shared() -> ASIdentifierManager { manager }
  open var advertisingIdentifier: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
  open var isAdvertisingTrackingEnabled: Bool { false }
}
