public import Dispatch
@_exported public import VitrineFoundation

// Bluetooth, as names: it is off, nothing is found.

open class CBUUID: NSObject, @unchecked Sendable {
  public let uuidString: String
  public init(string: String) { uuidString = string.uppercased() }
  public init(nsuuid: UUID) { uuidString = nsuuid.uuidString }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CBUUID)?.uuidString == uuidString
  }
  open override var hash: Int { uuidString.hashValue }
}
public enum CBManagerState: Int, Sendable {
  case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}
public enum CBManagerAuthorization: Int, Sendable {
  case notDetermined, restricted, denied, allowedAlways
}
public enum CBPeripheralState: Int, Sendable {
  case disconnected, connecting, connected, disconnecting
}
open class CBManager: NSObject, @unchecked Sendable {
  open var state: CBManagerState { .poweredOff }
  open class var authorization: CBManagerAuthorization { .notDetermined }
}
open class CBPeer: NSObject, @unchecked Sendable { open var identifier: UUID { UUID() } }
open class CBPeripheral: CBPeer, @unchecked Sendable {
  open weak var delegate: (any CBPeripheralDelegate)?
  open var name: String? { nil }
  open var state: CBPeripheralState { .disconnected }
  open var services: [CBService]? { nil }
  open func discoverServices(_ services: [CBUUID]?) {}
  open func discoverCharacteristics(_ characteristics: [CBUUID]?, for service: CBService) {}
  open func readValue(for characteristic: CBCharacteristic) {}
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
  open func writeValue(
    _ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType
  ) {}
}
public enum CBCharacteristicWriteType: Int, Sendable { case withResponse, withoutResponse }
open class CBAttribute: NSObject, @unchecked Sendable {
  open var uuid: CBUUID { CBUUID(string: "0000") }
}
open class CBService: CBAttribute, @unchecked Sendable {
  open var characteristics: [CBCharacteristic]? { nil }
}
open class CBCharacteristic: CBAttribute, @unchecked Sendable {
  open var value: Data? { nil }
  open var isNotifying: Bool { false }
}
public protocol CBPeripheralDelegate: AnyObject {}
public protocol CBCentralManagerDelegate: AnyObject {
  func centralManagerDidUpdateState(_ central: CBCentralManager)
}
open class CBCentralManager: CBManager, @unchecked Sendable {
  open weak var delegate: (any CBCentralManagerDelegate)?
  open var isScanning: Bool { false }
  public override init() {}
  public init(
    delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?,
    options: [String: Any]? = nil
  ) { self.delegate = delegate }
  open func scanForPeripherals(withServices services: [CBUUID]?, options: [String: Any]? = nil) {}
  open func stopScan() {}
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
  open func retrieveConnectedPeripherals(withServices services: [CBUUID]) -> [CBPeripheral] { [] }
}
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
