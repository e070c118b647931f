import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// The numbers behind `Int.random`, `shuffled`, `UUID()`: all come from the kernel through libc's
/// `syscall`. With a seed set they come from a sequence that starts anew with each context.
enum Randomness {
  private static let isSeeded = Atomic<Bool>(false)
  private static let state = Atomic<UInt64>(0)
  /// How often somebody has asked libc for random bytes: `HookProbe` sees there that it is asked.
  static let asked = Atomic<Int>(0)

  static func restart(seed: UInt64?) {
    state.store(seed ?? 0, ordering: .relaxed)
    isSeeded.store(seed != nil, ordering: .relaxed)
  }

  /// Fills the buffer, or answers false where the machine's randomness is wanted.
  static func fill(_ buffer: UnsafeMutableRawBufferPointer) -> Bool {
    guard isSeeded.load(ordering: .relaxed) else { return false }
    for start in stride(from: 0, to: buffer.count, by: 8) {
      // SplitMix64 (Steele, Lea, Flood 2014).
      var z = state.wrappingAdd(0x9E37_79B9_7F4A_7C15, ordering: .relaxed).newValue
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      z ^= z >> 31
      for index in start..<min(start + 8, buffer.count) {
        buffer[index] = UInt8(truncatingIfNeeded: z)
        z >>= 8
      }
    }
    return true
  }
}

private typealias SystemCall =
  @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int

/// Looked up at each call: a stored global would be initialized under a lock of the runtime, whose
/// slow path is itself a `syscall`.
private var machineSystemCall: SystemCall {
  unsafeBitCast(dlsym(UnsafeMutableRawPointer(bitPattern: -1), "syscall"), to: SystemCall.self)
}

#if arch(x86_64)
  private let getRandomNumber = 318
#else
  private let getRandomNumber = 278
#endif

/// libc's `syscall`, whose variable arguments travel in the registers of these. Everything but
/// `getrandom` goes on unchanged.
@_cdecl("syscall")
package func vitrineSystemCall(
  _ number: Int, _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int
) -> Int {
  if number == getRandomNumber {
    Randomness.asked.add(1, ordering: .relaxed)
    if let start = UnsafeMutableRawPointer(bitPattern: a),
      Randomness.fill(UnsafeMutableRawBufferPointer(start: start, count: b))
    {
      return b
    }
  }
  return machineSystemCall(number, a, b, c, d, e, f)
}

/// Fills from the seeded sequence, else from the kernel.
private func fillAnyway(_ buffer: UnsafeMutableRawBufferPointer) {
  guard !Randomness.fill(buffer), let start = buffer.baseAddress else { return }
  _ = machineSystemCall(getRandomNumber, Int(bitPattern: start), buffer.count, 0, 0, 0, 0)
}

@_cdecl("arc4random_buf")
package func vitrineRandomBuffer(_ buffer: UnsafeMutableRawPointer, _ count: Int) {
  fillAnyway(UnsafeMutableRawBufferPointer(start: buffer, count: count))
}

@_cdecl("arc4random")
package func vitrineRandom() -> UInt32 {
  var value: UInt32 = 0
  withUnsafeMutableBytes(of: &value, fillAnyway)
  return value
}

@_cdecl("arc4random_uniform")
package func vitrineRandom(below bound: UInt32) -> UInt32 {
  guard bound > 1 else { return 0 }
  // 64 bits by the bound: the bias is below one in four thousand million.
  var value: UInt64 = 0
  withUnsafeMutableBytes(of: &value, fillAnyway)
  return UInt32(value % UInt64(bound))
}

extension UUID {
  /// Foundation reads the kernel's file for these.
  @_silgen_name("$s20FoundationEssentials4UUIDVACycfC")
  package static func vitrineRandom() -> UUID {
    var bytes: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    withUnsafeMutableBytes(of: &bytes) { buffer in
      fillAnyway(buffer)
      // Version 4, variant 1 (RFC 9562).
      buffer[6] = buffer[6] & 0x0F | 0x40
      buffer[8] = buffer[8] & 0x3F | 0x80
    }
    return UUID(uuid: bytes)
  }
}
