public import Dispatch
public import VitrineFoundation

// This device as a peripheral of others, as names: Bluetooth is off, nobody connects.

public protocol CBPeripheralManagerDelegate: AnyObject {
  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
}
open class CBPeripheralManager: CBManager, @unchecked Sendable {
  open weak var delegate: (any CBPeripheralManagerDelegate)?
  open var isAdvertising: Bool { false }
  public override init() {}
  public init(
    delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?,
    options: [String: Any]? = nil
  ) { self.delegate = delegate }
  open func startAdvertising(_ data: [String: Any]?) {}
  open func stopAdvertising() {}
  open func add(_ service: CBMutableService) {}
  open func remove(_ service: CBMutableService) {}
  open func removeAllServices() {}
  open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {}
  /// False: it is not sent.
  open func updateValue(
    _ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals: [CBCentral]?
  ) -> Bool { false }
}
open class CBCentral: CBPeer, @unchecked Sendable {
  open var maximumUpdateValueLength: Int { 20 }
}
open class CBATTRequest: NSObject, @unchecked Sendable {
  open var central: CBCentral { CBCentral() }
  open var characteristic: CBCharacteristic { CBCharacteristic() }
  open var offset: Int { 0 }
  open var value: Data?
}
public struct CBATTError: Error, Sendable {
  public enum Code: Int, Sendable {
    case success, invalidHandle, readNotPermitted, writeNotPermitted, invalidPdu
    case insufficientAuthentication, requestNotSupported, invalidOffset, insufficientAuthorization
    case prepareQueueFull, attributeNotFound, attributeNotLong, insufficientEncryptionKeySize
    case invalidAttributeValueLength, unlikelyError, insufficientEncryption, unsupportedGroupType
    case insufficientResources
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

public struct CBCharacteristicProperties: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let broadcast = CBCharacteristicProperties(rawValue: 1)
  public static let read = CBCharacteristicProperties(rawValue: 2)
  public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 4)
  public static let write = CBCharacteristicProperties(rawValue: 8)
  public static let notify = CBCharacteristicProperties(rawValue: 16)
  public static let indicate = CBCharacteristicProperties(rawValue: 32)
}
public struct CBAttributePermissions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let readable = CBAttributePermissions(rawValue: 1)
  public static let writeable = CBAttributePermissions(rawValue: 2)
  public static let readEncryptionRequired = CBAttributePermissions(rawValue: 4)
  public static let writeEncryptionRequired = CBAttributePermissions(rawValue: 8)
}
open class CBMutableService: CBService, @unchecked Sendable {
  private let type: CBUUID
  private var own: [CBCharacteristic]?
  public init(type: CBUUID, primary: Bool) { self.type = type }
  open override var uuid: CBUUID { type }
  open override var characteristics: [CBCharacteristic]? {
    get { own }
    set { own = newValue }
  }
}
open class CBMutableCharacteristic: CBCharacteristic, @unchecked Sendable {
  private let type: CBUUID
  private var own: Data?
  open var properties: CBCharacteristicProperties
  open var permissions: CBAttributePermissions
  public init(
    type: CBUUID, properties: CBCharacteristicProperties, value: Data?,
    permissions: CBAttributePermissions
  ) {
    (self.type, own) = (type, value)
    (self.properties, self.permissions) = (properties, permissions)
  }
  open override var uuid: CBUUID { type }
  open override var value: Data? {
    get { own }
    set { own = newValue }
  }
}

public let CBAdvertisementDataTxPowerLevelKey = "kCBAdvDataTxPowerLevel"
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
public let CBPeripheralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
public let CBPeripheralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
