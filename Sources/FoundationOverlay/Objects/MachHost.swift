// What Mach answers about the whole machine: the pages of the device that is shown, and else nothing, as to whoever
// may not look. A widget's picture must not depend on how busy the machine is that draws it.

public typealias host_t = UInt32
public typealias host_name_port_t = UInt32
public typealias host_flavor_t = Int32
public typealias host_info_t = UnsafeMutablePointer<integer_t>
public typealias host_info64_t = UnsafeMutablePointer<integer_t>
public typealias processor_flavor_t = Int32
public typealias processor_info_array_t = UnsafeMutablePointer<integer_t>
public typealias processor_info_t = UnsafeMutablePointer<integer_t>
public let PROCESSOR_CPU_LOAD_INFO: processor_flavor_t = 2
public let HOST_CPU_LOAD_INFO: host_flavor_t = 3
public let HOST_VM_INFO: host_flavor_t = 2
public let HOST_VM_INFO64: host_flavor_t = 4
public let HOST_BASIC_INFO: host_flavor_t = 1
public let CPU_STATE_USER: Int32 = 0
public let CPU_STATE_SYSTEM: Int32 = 1
public let CPU_STATE_IDLE: Int32 = 2
public let CPU_STATE_NICE: Int32 = 3
public let CPU_STATE_MAX: Int32 = 4
public func mach_host_self() -> mach_port_t { 0 }

public struct host_cpu_load_info: Sendable {
  /// Ticks in user programs, in the system, idle, and in low-priority programs.
  public var cpu_ticks: (natural_t, natural_t, natural_t, natural_t) = (0, 0, 0, 0)
  public init() {}
}
public typealias host_cpu_load_info_data_t = host_cpu_load_info
public typealias processor_cpu_load_info = host_cpu_load_info
public typealias processor_cpu_load_info_data_t = host_cpu_load_info

/// Counts of pages.
public struct vm_statistics64: Sendable {
  public var free_count: natural_t = 0
  public var active_count: natural_t = 0
  public var inactive_count: natural_t = 0
  public var wire_count: natural_t = 0
  public var speculative_count: natural_t = 0
  public var purgeable_count: natural_t = 0
  public var external_page_count: natural_t = 0
  public var internal_page_count: natural_t = 0
  public var compressor_page_count: natural_t = 0
  public var pageins: UInt64 = 0
  public var pageouts: UInt64 = 0
  public var swapins: UInt64 = 0
  public var swapouts: UInt64 = 0
  public init() {}
}
public typealias vm_statistics64_data_t = vm_statistics64
public typealias vm_statistics64_t = UnsafeMutablePointer<vm_statistics64>

/// Fails.
public func host_processor_info(
  _ host: host_t, _ flavor: processor_flavor_t, _ count: UnsafeMutablePointer<natural_t>!,
  _ info: UnsafeMutablePointer<processor_info_array_t?>!,
  _ infoCount: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t { KERN_FAILURE }
/// Fails.
public func host_statistics(
  _ host: host_t, _ flavor: host_flavor_t, _ info: host_info_t!,
  _ count: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t { KERN_FAILURE }
/// Answers `HOST_VM_INFO64`, and fails for all else.
public func host_statistics64(
  _ host: host_t, _ flavor: host_flavor_t, _ info: host_info64_t!,
  _ count: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
  let size = MemoryLayout<vm_statistics64>.size / MemoryLayout<integer_t>.size
  guard flavor == HOST_VM_INFO64, let info, let count, count.pointee >= size,
    let hardware = Hardware.current
  else { return KERN_FAILURE }
  UnsafeMutableRawPointer(info).copyMemory(
    from: [vm_statistics64(of: hardware)], byteCount: size * MemoryLayout<integer_t>.size)
  count.pointee = mach_msg_type_number_t(size)
  return KERN_SUCCESS
}

extension vm_statistics64 {
  /// A device that is used and has room (estimate): an eighth of its pages is free, three sixteenths are wired or
  /// compressed.
  fileprivate init(of hardware: Hardware) {
    let sixteenth = natural_t(hardware.memory / UInt64(vm_page_size) / 16)
    free_count = 2 * sixteenth
    active_count = 6 * sixteenth
    inactive_count = 5 * sixteenth
    wire_count = 2 * sixteenth
    compressor_page_count = sixteenth
    internal_page_count = 8 * sixteenth
    external_page_count = 3 * sixteenth
  }
}

@discardableResult public func host_page_size(
  _ host: host_t, _ size: UnsafeMutablePointer<vm_size_t>!
) -> kern_return_t {
  size.pointee = vm_page_size
  return KERN_SUCCESS
}
/// Apple's phones and Macs have pages of 16 kB.
public let vm_page_size: vm_size_t = 16_384
public let vm_kernel_page_size: vm_size_t = 16_384
@discardableResult public func vm_deallocate(
  _ task: mach_port_t, _ address: vm_address_t, _ size: vm_size_t
) -> kern_return_t { KERN_SUCCESS }
