@_exported public import VitrineFoundation

// The Mac's devices and its power, as names: no device is found and there is no battery.

public typealias io_object_t = UInt32
public typealias io_service_t = UInt32
public typealias io_registry_entry_t = UInt32
public typealias io_iterator_t = UInt32
public typealias io_connect_t = UInt32
public typealias IOReturn = Int32
public typealias IOOptionBits = UInt32
public let kIOReturnSuccess: IOReturn = 0
public let kIOReturnError: IOReturn = -536_870_212
public let kIOMainPortDefault: mach_port_t = 0
public let kIOMasterPortDefault: mach_port_t = 0
public let kIOServicePlane = "IOService"
public let kIOPlatformUUIDKey = "IOPlatformUUID"
public let kIOPlatformSerialNumberKey = "IOPlatformSerialNumber"
public let kIORegistryIterateRecursively: UInt32 = 1
public func IOServiceMatching(_ name: UnsafePointer<CChar>!) -> CFDictionary? { [:] }
public func IOServiceGetMatchingService(_ port: mach_port_t, _ matching: CFDictionary?)
  -> io_service_t
{ 0 }
public func IOServiceGetMatchingServices(
  _ port: mach_port_t, _ matching: CFDictionary?, _ iterator: UnsafeMutablePointer<io_iterator_t>
) -> kern_return_t { kIOReturnError }
public func IOIteratorNext(_ iterator: io_iterator_t) -> io_object_t { 0 }
@discardableResult public func IOObjectRelease(_ object: io_object_t) -> kern_return_t { 0 }
public func IORegistryEntryCreateCFProperty(
  _ entry: io_registry_entry_t, _ key: CFString, _ allocator: Any?, _ options: IOOptionBits
) -> Unmanaged<AnyObject>? { nil }
public func IORegistryEntryCreateCFProperties(
  _ entry: io_registry_entry_t,
  _ properties: UnsafeMutablePointer<Unmanaged<CFMutableDictionary>?>!, _ allocator: Any?,
  _ options: IOOptionBits
) -> kern_return_t { kIOReturnError }
public func IORegistryEntrySearchCFProperty(
  _ entry: io_registry_entry_t, _ plane: UnsafePointer<CChar>!, _ key: CFString, _ allocator: Any?,
  _ options: IOOptionBits
) -> CFTypeRef? { nil }
public func IORegistryEntryGetParentEntry(
  _ entry: io_registry_entry_t, _ plane: UnsafePointer<CChar>!,
  _ parent: UnsafeMutablePointer<io_registry_entry_t>
) -> kern_return_t { kIOReturnError }
public func IORegistryEntryGetName(
  _ entry: io_registry_entry_t, _ name: UnsafeMutablePointer<CChar>!
) -> kern_return_t { kIOReturnError }
public func IOServiceOpen(
  _ service: io_service_t, _ task: mach_port_t, _ type: UInt32,
  _ connection: UnsafeMutablePointer<io_connect_t>
) -> kern_return_t { kIOReturnError }
@discardableResult public func IOServiceClose(_ connection: io_connect_t) -> kern_return_t { 0 }

public let kIOPSCurrentCapacityKey = "Current Capacity"
public let kIOPSMaxCapacityKey = "Max Capacity"
public let kIOPSIsChargingKey = "Is Charging"
public let kIOPSPowerSourceStateKey = "Power Source State"
public let kIOPSACPowerValue = "AC Power"
public let kIOPSBatteryPowerValue = "Battery Power"
public let kIOPSIsChargedKey = "Is Charged"
public let kIOPSIsFinishingChargeKey = "Is Finishing Charge"
public let kIOPSTimeToEmptyKey = "Time to Empty"
public let kIOPSTimeToFullChargeKey = "Time to Full Charge"
public let kIORegistryIterateParents: UInt32 = 2
public func IOPSGetProvidingPowerSourceType(_ blob: CFTypeRef!) -> Unmanaged<NSString>! { nil }
public let kIOPSNameKey = "Name"
public let kIOPSTypeKey = "Type"
public let kIOPMNullThermalWarningLevel: UInt32 = 0
/// There is no sensor that says anything.
public func IOPMGetThermalWarningLevel(_ level: UnsafeMutablePointer<UInt32>!) -> IOReturn {
  kIOReturnError
}
public func IOPSCopyPowerSourcesInfo() -> Unmanaged<AnyObject>! { nil }
public func IOPSCopyPowerSourcesList(_ blob: CFTypeRef!) -> Unmanaged<NSArray>! { nil }
public func IOPSGetPowerSourceDescription(_ blob: CFTypeRef!, _ source: CFTypeRef!)
  -> Unmanaged<NSDictionary>!
{ nil }
