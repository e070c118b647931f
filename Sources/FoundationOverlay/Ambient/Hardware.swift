/// What a device is made of, as far as a widget may ask: system monitors show it, and a picture must not
/// depend on the machine that draws it.
///
/// Processors and storage are those of the model that `sysctlbyname` names, by Apple's technical
/// specifications. The memory of phones and watches, which Apple does not publish, and what is free are estimates.
struct Hardware: Sendable {
  /// Bytes.
  var memory: UInt64
  var processors: Int
  /// Bytes of the volume.
  var storage: Int
  /// Bytes of the volume that are free: three eighths (estimate).
  var freeStorage: Int { storage / 8 * 3 }

  /// Of the context's device; nil where the context has no moment of its own, as in a live preview.
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

  /// Seconds since the device was started, which happens every four weeks, counted from 2001 (estimate).
  static func uptime(at now: Double) -> Double {
    let cycle = 28 * 86_400.0
    let rest = now.truncatingRemainder(dividingBy: cycle)
    return rest < 0 ? rest + cycle : rest
  }
}
