@_exported public import VitrineFoundation

// The Mac's devices, as names: none is found.

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
public let kIORegistryIterateParents: UInt32 = 2
public let kIOReturnNoDevice: IOReturn = -536_870_208
public let kIOReturnNotFound: IOReturn = -536_870_160
public let kIOReturnUnsupported: IOReturn = -536_870_201
public let kIOReturnBadArgument: IOReturn = -536_870_206
public let kIOReturnNotPermitted: IOReturn = -536_870_174
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
) -> Unmanaged<AnyObject>! { nil }
public func IORegistryEntryCreateCFProperties(
  _ entry: io_registry_entry_t,
  _ properties: UnsafeMutablePointer<Unmanaged<CFMutableDictionary>?>!, _ allocator: Any?,
  _ options: IOOptionBits
) -> kern_return_t { kIOReturnError }
public func IORegistryEntrySearchCFProperty(
  _ entry: io_registry_entry_t, _ plane: UnsafePointer<CChar>!, _ key: CFString, _ allocator: Any?,
  _ options: IOOptionBits
) -> CFTypeRef! { nil }
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
public func IORegistryEntryGetRegistryEntryID(
  _ entry: io_registry_entry_t, _ identifier: UnsafeMutablePointer<UInt64>!
) -> kern_return_t { kIOReturnError }
public func IORegistryEntryGetChildEntry(
  _ entry: io_registry_entry_t, _ plane: UnsafePointer<CChar>!,
  _ child: UnsafeMutablePointer<io_registry_entry_t>
) -> kern_return_t { kIOReturnError }
public func IORegistryEntryGetChildIterator(
  _ entry: io_registry_entry_t, _ plane: UnsafePointer<CChar>!,
  _ iterator: UnsafeMutablePointer<io_iterator_t>
) -> kern_return_t { kIOReturnError }
public func IORegistryEntryCreateIterator(
  _ entry: io_registry_entry_t, _ plane: UnsafePointer<CChar>!, _ options: IOOptionBits,
  _ iterator: UnsafeMutablePointer<io_iterator_t>
) -> kern_return_t { kIOReturnError }
public func IORegistryEntryFromPath(
  _ port: mach_port_t, _ path: UnsafePointer<CChar>!
) -> io_registry_entry_t { 0 }
public func IORegistryGetRootEntry(_ port: mach_port_t) -> io_registry_entry_t { 0 }
public func IOServiceNameMatching(_ name: UnsafePointer<CChar>!) -> CFMutableDictionary! {
  NSMutableDictionary()
}
@discardableResult public func IOObjectRetain(_ object: io_object_t) -> kern_return_t { 0 }
public func IOObjectConformsTo(
  _ object: io_object_t, _ name: UnsafePointer<CChar>!
) -> Boolean { 0 }
public func IOObjectGetClass(
  _ object: io_object_t, _ name: UnsafeMutablePointer<CChar>!
) -> kern_return_t { kIOReturnError }
public func IOConnectCallStructMethod(
  _ connection: io_connect_t, _ selector: UInt32, _ input: UnsafeRawPointer!, _ inputSize: Int,
  _ output: UnsafeMutableRawPointer!, _ outputSize: UnsafeMutablePointer<Int>!
) -> kern_return_t { kIOReturnError }
