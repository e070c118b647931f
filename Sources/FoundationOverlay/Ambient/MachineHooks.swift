#if canImport(Glibc)
  import Glibc
#endif

// As in Clock.swift: the device that is shown, not the machine that renders. Where the context leaves the
// machine alone, each answers as Foundation does.

extension ProcessInfo {
  @_silgen_name("$s20FoundationEssentials11ProcessInfoC14physicalMemorys6UInt64Vvg")
  package final func vitrineMemory() -> UInt64 {
    Hardware.current?.memory
      ?? UInt64(sysconf(Int32(_SC_PHYS_PAGES)) * sysconf(Int32(_SC_PAGESIZE)))
  }

  @_silgen_name("$s20FoundationEssentials11ProcessInfoC14processorCountSivg")
  package final func vitrineProcessors() -> Int {
    Hardware.current?.processors ?? sysconf(Int32(_SC_NPROCESSORS_CONF))
  }

  @_silgen_name("$s20FoundationEssentials11ProcessInfoC20activeProcessorCountSivg")
  package final func vitrineActiveProcessors() -> Int {
    Hardware.current?.processors ?? sysconf(Int32(_SC_NPROCESSORS_ONLN))
  }

  @_silgen_name("$s20FoundationEssentials11ProcessInfoC12systemUptimeSdvg")
  package final func vitrineUptime() -> Double {
    if let now = AmbientContext.injectedNow {
      return Hardware.uptime(at: now.timeIntervalSinceReferenceDate)
    }
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  @_silgen_name("$s20FoundationEssentials11ProcessInfoC8hostNameSSvg")
  package final func vitrineHostName() -> String {
    guard Hardware.current == nil else { return "localhost" }
    var name = [CChar](repeating: 0, count: 256)
    gethostname(&name, name.count - 1)
    return String(cString: name)
  }

  @_silgen_name("$s20FoundationEssentials11ProcessInfoC8userNameSSvg")
  package final func vitrineUserName() -> String { DeviceUser.current.name }

  @_silgen_name("$s20FoundationEssentials11ProcessInfoC12fullUserNameSSvg")
  package final func vitrineFullUserName() -> String { DeviceUser.current.fullName }
}

@_silgen_name("$s10Foundation10NSUserNameSSyF")
package func vitrineUserName() -> String { DeviceUser.current.name }

@_silgen_name("$s10Foundation14NSFullUserNameSSyF")
package func vitrineFullUserName() -> String { DeviceUser.current.fullName }

/// The account that a process runs as: a phone has one, a Mac here the one of Apple's sample person.
private struct DeviceUser {
  var name: String
  var fullName: String

  static var current: DeviceUser {
    let context = AmbientContext.current
    if context.now != nil {
      return context.device == "mac"
        ? DeviceUser(name: "appleseed", fullName: "John Appleseed")
        : DeviceUser(name: "mobile", fullName: "Mobile User")
    }
    guard let entry = getpwuid(geteuid())?.pointee, let name = entry.pw_name else {
      return DeviceUser(name: "", fullName: "")
    }
    let full = entry.pw_gecos.map { String(cString: $0) }?.split(separator: ",").first
    return DeviceUser(name: String(cString: name), fullName: full.map(String.init) ?? "")
  }
}

/// Methods that are called through a class's table.
enum MachineHooks {
  static func install() {
    SymbolHooks.replace(
      "$s20FoundationEssentials11FileManagerC012attributesOfC6System7forPathSDyAA0C12AttributeKeyVypGSS_tKF",
      of: FileManager.self, by: "vitrine_FileManager_attributesOfFileSystem")
  }
}

extension FileManager {
  /// The device's volume, whatever the path is.
  @_silgen_name("vitrine_FileManager_attributesOfFileSystem")
  package final func vitrineAttributesOfFileSystem(
    forPath path: String
  ) throws -> [FileAttributeKey: Any] {
    var volume = statvfs()
    guard statvfs(path, &volume) == 0 else {
      throw CocoaError(
        errno == ENOENT ? .fileReadNoSuchFile : .fileReadUnknown,
        userInfo: [NSFilePathErrorKey: path])
    }
    if let hardware = Hardware.current {
      let nodes = hardware.storage / 4096
      return Self.volume(
        hardware.storage, free: hardware.freeStorage, nodes: nodes, freeNodes: nodes / 8 * 3,
        number: 1)
    }
    let block = Int(volume.f_frsize)
    return Self.volume(
      Int(volume.f_blocks) * block, free: Int(volume.f_bavail) * block, nodes: Int(volume.f_files),
      freeNodes: Int(volume.f_ffree), number: Int(volume.f_fsid))
  }

  /// Sizes in bytes.
  private static func volume(
    _ size: Int, free: Int, nodes: Int, freeNodes: Int, number: Int
  ) -> [FileAttributeKey: Any] {
    [
      .systemSize: NSNumber(value: size), .systemFreeSize: NSNumber(value: free),
      .systemNodes: NSNumber(value: nodes), .systemFreeNodes: NSNumber(value: freeNodes),
      .systemNumber: NSNumber(value: number),
    ]
  }
}

extension URLResourceValues {
  @_silgen_name("$s10Foundation17URLResourceValuesV19volumeTotalCapacitySiSgvg")
  package func vitrineVolumeTotalCapacity() -> Int? {
    (allValues[.volumeTotalCapacityKey] as? NSNumber).map {
      Hardware.current?.storage ?? $0.intValue
    }
  }

  @_silgen_name("$s10Foundation17URLResourceValuesV23volumeAvailableCapacitySiSgvg")
  package func vitrineVolumeAvailableCapacity() -> Int? {
    (allValues[.volumeAvailableCapacityKey] as? NSNumber).map {
      Hardware.current?.freeStorage ?? $0.intValue
    }
  }
}
