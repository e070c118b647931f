#if canImport(Glibc)
  import Glibc
#endif

/// What a device is made of, as far as a widget may ask: system monitors show it, and a picture must not
/// depend on the machine that draws it.
///
/// Processors and storage are those of the model that `sysctlbyname` names, by Apple's technical
/// specifications. Apple does not publish the memory of phones and watches, nor can it say what is free
/// (estimates).
struct Hardware: Sendable, Equatable {
  /// Bytes.
  var memory: UInt64
  var processors: Int
  /// Bytes of the volume.
  var storage: Int
  /// Bytes of the volume that are free: three eighths (estimate).
  var freeStorage: Int { storage / 8 * 3 }

  /// Of the context's device; nothing where the context leaves the machine's clock alone, and so all else of it.
  static var current: Hardware? {
    let context = AmbientContext.current
    return context.now == nil ? nil : of(context.device)
  }

  /// - device: as string catalogs name it.
  static func of(_ device: String) -> Hardware {
    let gigabyte: UInt64 = 1 << 30
    return switch device {
    case "ipad": Hardware(memory: 8 * gigabyte, processors: 9, storage: 256_000_000_000)
    case "applewatch": Hardware(memory: gigabyte, processors: 2, storage: 64_000_000_000)
    case "mac": Hardware(memory: 8 * gigabyte, processors: 8, storage: 512_000_000_000)
    case "applevision": Hardware(memory: 16 * gigabyte, processors: 8, storage: 256_000_000_000)
    default: Hardware(memory: 8 * gigabyte, processors: 6, storage: 256_000_000_000)
    }
  }

  /// Seconds since the device was started: it starts anew every four weeks (estimate), counted from 2001.
  static func uptime(at now: Double) -> Double {
    let cycle = 28 * 86_400.0
    let rest = now.truncatingRemainder(dividingBy: cycle)
    return rest < 0 ? rest + cycle : rest
  }
}
