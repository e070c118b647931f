import Foundation
import IOKit
import Testing
import VitrineFoundation

/// What a widget asks of the machine it runs on: a Mac on mains that tells nothing of how busy it is.
@Suite(.timeLimit(.minutes(60)))
struct MachineTests {
  /// Many take a lock in turns, and add to a word at once.
  @Test func wordsChangeAtOnce() async {
    let lock = UnsafeMutablePointer<OSSpinLock>.allocate(capacity: 2)
    lock.initialize(repeating: OS_SPINLOCK_INIT, count: 2)
    defer { lock.deallocate() }
    nonisolated(unsafe) let (word, own) = (lock + 1, lock)
    nonisolated(unsafe) var turns = 0
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<500 {
            OSSpinLockLock(own)
            turns += 1
            OSSpinLockUnlock(own)
            OSAtomicIncrement32(word)
          }
        }
      }
    }
    #expect(turns == 4_000 && word.pointee == 4_000)
    #expect(OSSpinLockTry(own) && !OSSpinLockTry(own))
    #expect(
      !OSAtomicCompareAndSwap32Barrier(1, 2, word) && OSAtomicCompareAndSwap32(4_000, 2, word))
    #expect(CFRunLoopMode.defaultMode.rawValue == kCFRunLoopDefaultMode)
  }

  /// The usual loop over batteries, which unwraps each answer.
  @Test func aMacWithoutABatteryAnswers() {
    let snapshot: CFTypeRef = IOPSCopyPowerSourcesInfo().takeRetainedValue()
    let sources = IOPSCopyPowerSourcesList(snapshot).takeRetainedValue() as Array
    #expect(sources.isEmpty)
    let type = IOPSGetProvidingPowerSourceType(snapshot).takeUnretainedValue()
    #expect(String(describing: type) == kIOPSACPowerValue)
    #expect(IOPSGetTimeRemainingEstimate() == kIOPSTimeRemainingUnlimited)
  }

  /// Bytes that functions read and write.
  private final class Memory {
    var bytes: [UInt8] = []
    var place = 0
    var isClosed = false

    static func of(_ cookie: UnsafeMutableRawPointer?) -> Memory {
      Unmanaged<Memory>.fromOpaque(cookie!).takeUnretainedValue()
    }

    static let read:
      @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32 = {
        let memory = of($0)
        let part = memory.bytes[memory.place...].prefix(Int($2))
        for (index, byte) in part.enumerated() { $1![index] = CChar(bitPattern: byte) }
        memory.place += part.count
        return Int32(part.count)
      }
    static let write:
      @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32 = {
        for index in 0..<Int($2) { of($0).bytes.append(UInt8(bitPattern: $1![index])) }
        return $2
      }

    func open(reads: Bool, writes: Bool) -> UnsafeMutablePointer<FILE>? {
      funopen(
        Unmanaged.passUnretained(self).toOpaque(), reads ? Self.read : nil,
        writes ? Self.write : nil,
        { cookie, offset, origin in
          let memory = Memory.of(cookie)
          memory.place = origin == SEEK_END ? memory.bytes.count + Int(offset) : Int(offset)
          return Int64(memory.place)
        },
        { cookie in
          Memory.of(cookie).isClosed = true
          return 0
        })
    }
  }

  /// What functions read and write is a file of C.
  @Test func functionsAreStreams() throws {
    let memory = Memory()
    #expect(memory.open(reads: false, writes: false) == nil)
    let written = try #require(memory.open(reads: false, writes: true))
    #expect(fputs("widget", written) >= 0 && fclose(written) == 0 && memory.isClosed)
    #expect(memory.bytes == Array("widget".utf8))
    let read = try #require(memory.open(reads: true, writes: false))
    var buffer = [CChar](repeating: 0, count: 8)
    #expect(fseeko(read, -3, SEEK_END) == 0 && fgets(&buffer, 8, read) != nil)
    #expect(String(cString: buffer) == "get" && fclose(read) == 0)
  }

  /// Darwin's names of a file's dates.
  @Test func datesOfAFile() {
    var info = stat()
    #expect(stat("/", &info) == 0 && info.st_mtimespec.tv_sec == info.st_mtim.tv_sec)
    #expect(kCFAbsoluteTimeIntervalSince1970 == Date.timeIntervalBetween1970AndReferenceDate)
  }

  @Test func noDeviceIsFound() {
    var identifier: UInt64 = 0
    var iterator: io_iterator_t = 0
    #expect(IORegistryEntryGetRegistryEntryID(1, &identifier) != kIOReturnSuccess)
    #expect(IOServiceGetMatchingServices(0, nil, &iterator) != kIOReturnSuccess)
    #expect(IOIteratorNext(iterator) == 0)
  }

  /// A property that nobody has is asked for as an imported function answers: without a question mark.
  @Test func noDeviceHasAProperty() {
    let device: io_service_t = 0
    func model() -> Data? {
      guard device != 0 else { return nil }
      return IORegistryEntryCreateCFProperty(device, "model" as CFString, nil, 0)
        .takeRetainedValue() as? Data
    }
    #expect(model() == nil)
  }

  /// Darwin's types of a socket's constants; where nothing says which is meant, Linux's.
  @Test func socketsAreOpenedAsOnDarwin() {
    let descriptor = socket(AF_UNIX, SOCK_DGRAM, 0)
    #expect(descriptor >= 0)
    shutdown(descriptor, SHUT_RDWR)
    close(descriptor)
    #expect(socket(AF_UNIX, SOCK_STREAM, IPPROTO_UDP) < 0)
    let kind: Int32 = SOCK_STREAM
    #expect(Int32(SOCK_STREAM.rawValue) == kind)
  }

  /// Buffers' addresses are optional, and Darwin's functions take them as they are.
  @Test func memoryMayBeNull() {
    let empty = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    memcpy(empty.baseAddress, empty.baseAddress, empty.count)
    memset(empty.baseAddress, 1, 0)
    #expect(memcmp(empty.baseAddress, empty.baseAddress, 0) == 0)
    var bytes: [UInt8] = [1, 2, 3, 4]
    [9, 8].withUnsafeBytes { memcpy(&bytes, $0.baseAddress, 1) }
    bytes.withUnsafeMutableBytes { buffer in
      memmove(buffer.baseAddress.map { $0 + 1 }, buffer.baseAddress, 2)
      memset(buffer.baseAddress.map { $0 + 3 }, 0x1FF, 1)
    }
    #expect(bytes == [9, 9, 2, 255])
    let text: UnsafeMutablePointer<CChar>? = strdup("widget")
    defer { free(text) }
    #expect(strlen(text) == 6 && strcmp(text, "widget") == 0 && strncmp(text, "wide", 3) == 0)
  }

  @Test func loadIsNotTold() {
    var loads = [0.0, 0.0, 0.0]
    let count = loads.withUnsafeMutableBufferPointer { getloadavg($0.baseAddress, 3) }
    #expect(count == -1 && loads == [0, 0, 0])
  }

  /// The usual loops over a machine's addresses and over the bytes its interfaces counted.
  @Test func interfacesAreRead() throws {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return }
    defer { freeifaddrs(first) }
    var received: UInt64 = 0
    for pointer in sequence(first: first, next: { $0?.pointee.ifa_next }) {
      guard let interface = pointer?.pointee, let address = interface.ifa_addr else { continue }
      let flags = Int32(interface.ifa_flags)
      if address.pointee.sa_family == UInt8(AF_LINK), let data = interface.ifa_data {
        received += UInt64(data.assumingMemoryBound(to: if_data.self).pointee.ifi_ibytes)
      }
      guard flags & (IFF_UP | IFF_LOOPBACK) == IFF_UP | IFF_LOOPBACK else { continue }
      guard Int32(address.pointee.sa_family) == AF_INET else { continue }
      var host = [CChar](repeating: 0, count: Int(NI_MAXHOST))
      let status = getnameinfo(
        address, socklen_t(address.pointee.sa_len), &host, socklen_t(host.count), nil, 0,
        NI_NUMERICHOST)
      #expect(status == 0 && String(cString: host).hasPrefix("127."))
    }
    #expect(received == 0)
  }
}
