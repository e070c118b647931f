@_exported public import UIKit
@_exported public import VitrineFoundation

// The home. Inert: nobody has allowed it to be read, there are none.

public struct HMHomeManagerAuthorizationStatus: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let determined = HMHomeManagerAuthorizationStatus(rawValue: 1)
  public static let restricted = HMHomeManagerAuthorizationStatus(rawValue: 2)
  public static let authorized = HMHomeManagerAuthorizationStatus(rawValue: 4)
}
public protocol HMHomeManagerDelegate: AnyObject {}
open class HMHomeManager: NSObject, @unchecked Sendable {
  open weak var delegate: (any HMHomeManagerDelegate)?
  public override init() {}
  open var homes: [HMHome] { [] }
  open var primaryHome: HMHome? { nil }
  open var authorizationStatus: HMHomeManagerAuthorizationStatus { .determined }
}
open class HMHome: NSObject, @unchecked Sendable {
  open var name: String { "" }
  open var uniqueIdentifier: UUID { UUID() }
  open var isPrimary: Bool { false }
  open var rooms: [HMRoom] { [] }
  open var accessories: [HMAccessory] { [] }
  open var actionSets: [HMActionSet] { [] }
  open func executeActionSet(_ set: HMActionSet) async throws {
    throw CocoaError(.featureUnsupported)
  }
}
open class HMRoom: NSObject, @unchecked Sendable {
  open var name: String { "" }
  open var uniqueIdentifier: UUID { UUID() }
  open var accessories: [HMAccessory] { [] }
}
open class HMActionSet: NSObject, @unchecked Sendable {
  open var name: String { "" }
  open var uniqueIdentifier: UUID { UUID() }
}
open class HMAccessory: NSObject, @unchecked Sendable {
  open var name: String { "" }
  open var uniqueIdentifier: UUID { UUID() }
  open var isReachable: Bool { false }
  open var room: HMRoom? { nil }
  open var services: [HMService] { [] }
}
open class HMService: NSObject, @unchecked Sendable {
  open var name: String { "" }
  open var serviceType: String { "" }
  open var characteristics: [HMCharacteristic] { [] }
}
open class HMCharacteristic: NSObject, @unchecked Sendable {
  open var characteristicType: String { "" }
  open var value: Any? { nil }
  open func readValue() async throws { throw CocoaError(.featureUnsupported) }
  open func writeValue(_ value: Any?) async throws { throw CocoaError(.featureUnsupported) }
}
