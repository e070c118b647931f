import CJavaScriptCore
import Dispatch

/// JavaScriptCore's heap and its watchdog, shared by the contexts in it: each further context costs a
/// tenth of what a machine of its own would.
@MainActor
final class VirtualMachine {
  let group: JSContextGroupRef
  /// The zone that JavaScriptCore has read; it does not look again.
  let timeZone: String
  /// When unbroken work has to end, nanoseconds of the machine's uptime; the watchdog reads it
  /// through the pointer.
  private let watch: UnsafeMutablePointer<Watch>
  /// What the watchdog reads and leaves.
  private struct Watch {
    var deadline = UInt64.max
    /// How long after it a place to name is looked for, nanoseconds: half of the time, which the host
    /// waits as well (`ExtensionLaunch.providerTimeLimit`).
    var grace: UInt64 = 0
    /// The work that was ended; nil where none was.
    var ended: EndedWork?
    /// The notes of the loops (`JavaScript.makeLoopNotes`), where the script has any.
    var loops: JSObjectRef?
    /// Whether the time is over and the loops' notes are those that were made since.
    var isLate = false

    /// Forgets which loops were entered, so that those are known that still are.
    mutating func becomeLate(_ context: JSContextRef?) {
      isLate = true
      notes(context)?.update(repeating: 0)
    }
    mutating func end(at stack: String, _ context: JSContextRef?) {
      guard ended == nil else { return }
      let entered = notes(context)?.indices.filter { notes(context)?[$0] == 1 } ?? []
      ended = EndedWork(stack: stack, entered: Set(entered))
    }
    private func notes(_ context: JSContextRef?) -> UnsafeMutableBufferPointer<UInt8>? {
      // Asked anew each time: the script may have given its memory away.
      guard let loops, let start = JSObjectGetTypedArrayBytesPtr(context, loops, nil) else {
        return nil
      }
      return UnsafeMutableBufferPointer(
        start: start.assumingMemoryBound(to: UInt8.self),
        count: JSObjectGetTypedArrayByteLength(context, loops, nil))
    }
  }
  private var depth = 0
  /// How often the watchdog looks, seconds of processor time. Never at once: a timer that fires while the
  /// machine still answers the one before it can end the process (a release assertion in
  /// `VMTraps::requestThreadStopIfNeeded`).
  nonisolated private static let watchInterval = 0.05

  init(timeZone: String) {
    self.timeZone = timeZone
    watch = .allocate(capacity: 1)
    watch.initialize(to: Watch())
    group = JSContextGroupCreate()
    JSContextGroupSetExecutionTimeLimit(group, Self.watchInterval, Self.isOver, watch)
  }

  isolated deinit {
    JSContextGroupClearExecutionTimeLimit(group)
    if let collectionContext { JSGlobalContextRelease(collectionContext) }
    JSContextGroupRelease(group)
    watch.deinitialize(count: 1)
    watch.deallocate()
  }

  nonisolated private static let isOver: JSShouldTerminateCallback = { context, data in
    guard let watch = data?.assumingMemoryBound(to: Watch.self) else { return true }
    let now = DispatchTime.now().uptimeNanoseconds
    if now > watch.pointee.deadline {
      let isLast = now - watch.pointee.deadline > watch.pointee.grace
      if isLast || watch.pointee.isLate {
        let stack = stack(context)
        if isLast || namesPlace(stack) {
          watch.pointee.end(at: stack, context)
          return true
        }
      } else {
        watch.pointee.becomeLate(context)
      }
    }
    // The watchdog looks again only where it is told to.
    JSContextGroupSetExecutionTimeLimit(
      JSContextGetGroup(context), VirtualMachine.watchInterval, VirtualMachine.isOver, data)
    return false
  }
  /// Whether a frame is the script's.
  nonisolated private static func namesPlace(_ stack: String) -> Bool {
    stack.split(separator: "\n").contains { $0.contains(":") && !$0.contains("@vitrine:") }
  }

  /// Whether the time is over. Promises that wait for one another without an end are many short pieces
  /// of work, at none of which the watchdog looks: the runtime asks between them (`Runtime/waiting.js`).
  func isLate(in context: JSContextRef) -> Bool {
    guard DispatchTime.now().uptimeNanoseconds > watch.pointee.deadline else { return false }
    if !watch.pointee.isLate { watch.pointee.becomeLate(context) }
    return true
  }

  /// The runtime has ended work that began, or went on, where the stack says.
  func hasEnded(at stack: String, in context: JSContextRef) {
    watch.pointee.end(at: stack, context)
  }

  /// The stack of the work that is interrupted: an error that is made there has it.
  nonisolated private static func stack(_ context: JSContextRef?) -> String {
    let name = JSStringCreateWithUTF8CString("stack")
    defer { JSStringRelease(name) }
    guard let error = JSObjectMakeError(context, 0, nil, nil),
      let stack = JSObjectGetProperty(context, error, name, nil),
      JSValueIsString(context, stack), let text = JSValueToStringCopy(context, stack, nil)
    else { return "" }
    defer { JSStringRelease(text) }
    return String(
      decoding: UnsafeBufferPointer(
        start: JSStringGetCharactersPtr(text), count: JSStringGetLength(text)), as: UTF16.self)
  }

  /// The work that was ended since the last time; nil where none was. That leaves the machine in no
  /// state to go on with.
  func takeTermination() -> EndedWork? {
    guard depth == 0 else { return nil }
    guard let ended = watch.pointee.ended else { return nil }
    watch.pointee.ended = nil
    isSpent = true
    return ended
  }
  private(set) var isSpent = false

  /// A context without anything in it, for collecting.
  private var collectionContext: JSGlobalContextRef?

  /// Frees what no context needs any more.
  func collect() {
    let context = collectionContext ?? JSGlobalContextCreateInGroup(group, nil)
    collectionContext = context
    JSSynchronousGarbageCollectForDebugging(context)
  }

  /// Runs work; the outermost sets the time, in seconds, by which all that it leads to has to be
  /// over, and which loops are looked at.
  func run<T>(within timeLimit: Double, loops: JSObjectRef?, _ work: () -> T) -> T {
    if depth == 0 {
      watch.pointee.loops = loops
      watch.pointee.isLate = false
      watch.pointee.deadline = DispatchTime.now().uptimeNanoseconds + UInt64(timeLimit * 1e9)
      watch.pointee.grace = UInt64(timeLimit * 0.5e9)
    }
    depth += 1
    defer { depth -= 1 }
    return work()
  }
}

/// Work that took longer than it may.
struct EndedWork {
  /// Where it was ended.
  var stack: String
  /// The lines, in the bundle, of loops that were entered shortly before (`LoopPlaces`).
  var entered: Set<Int>
}
