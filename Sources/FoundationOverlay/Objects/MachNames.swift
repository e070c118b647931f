#if canImport(Glibc)
  import Glibc
#endif

// What Mach answers about a task. It fails as where nobody may look: a widget's memory is the
// launcher's business.

public typealias kern_return_t = Int32
public typealias integer_t = Int32
public typealias natural_t = UInt32
public typealias mach_port_t = UInt32
public typealias task_t = UInt32
public typealias task_name_t = UInt32
public typealias thread_t = UInt32
public typealias task_flavor_t = UInt32
public typealias task_info_t = UnsafeMutablePointer<Int32>
public typealias mach_msg_type_number_t = UInt32
public typealias vm_size_t = UInt
public typealias vm_address_t = UInt
public typealias mach_vm_size_t = UInt64
public let KERN_SUCCESS: kern_return_t = 0
public let KERN_FAILURE: kern_return_t = 5
public let MACH_TASK_BASIC_INFO: Int32 = 20
public let TASK_VM_INFO: Int32 = 22
public let TASK_BASIC_INFO: Int32 = 18
public var mach_task_self_: mach_port_t { 0 }
public func mach_task_self() -> mach_port_t { 0 }

public struct time_value_t: Sendable {
  public var seconds: integer_t = 0
  public var microseconds: integer_t = 0
  public init() {}
}
public struct mach_task_basic_info: Sendable {
  public var virtual_size: mach_vm_size_t = 0
  public var resident_size: mach_vm_size_t = 0
  public var resident_size_max: mach_vm_size_t = 0
  public var user_time = time_value_t()
  public var system_time = time_value_t()
  public var policy: Int32 = 0
  public var suspend_count: integer_t = 0
  public init() {}
}
public typealias mach_task_basic_info_data_t = mach_task_basic_info
public struct task_vm_info_data_t: Sendable {
  public var virtual_size: mach_vm_size_t = 0
  public var resident_size: mach_vm_size_t = 0
  public var phys_footprint: mach_vm_size_t = 0
  public var limit_bytes_remaining: UInt64 = 0
  public init() {}
}
public typealias task_vm_info = task_vm_info_data_t
/// Fails.
public func task_info(
  _ task: task_name_t, _ flavor: task_flavor_t, _ info: task_info_t!,
  _ count: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t { KERN_FAILURE }
public func mach_error_string(_ error: kern_return_t) -> UnsafeMutablePointer<CChar>! {
  strerror(error)
}

/// Nanoseconds of the machine's clock, which counts in nanoseconds here.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }
public func mach_continuous_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }
public func mach_approximate_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }
public struct mach_timebase_info_data_t: Sendable {
  public var numer: UInt32 = 0
  public var denom: UInt32 = 0
  public init() {}
  public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }
}

@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>!)
  -> kern_return_t
{
  info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
  return KERN_SUCCESS
}
