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
    /// The stack of the work that was ended; nil where none was.
    var stack: String?
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
      let stack = stack(context)
      if namesPlace(stack) || now - watch.pointee.deadline > watch.pointee.grace {
        watch.pointee.stack = stack
        return true
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
  var isLate: Bool { DispatchTime.now().uptimeNanoseconds > watch.pointee.deadline }

  /// The runtime has ended work that began, or went on, where the stack says.
  func hasEnded(at stack: String) {
    if watch.pointee.stack == nil { watch.pointee.stack = stack }
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

  /// Where the watchdog has ended the work since the last time; nil where it has not. Work that it ended
  /// leaves the machine in no state to go on with.
  func takeTermination() -> String? {
    guard depth == 0 else { return nil }
    guard let stack = watch.pointee.stack else { return nil }
    watch.pointee.stack = nil
    isSpent = true
    return stack
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
  /// over.
  func run<T>(within timeLimit: Double, _ work: () -> T) -> T {
    if depth == 0 {
      watch.pointee.deadline = DispatchTime.now().uptimeNanoseconds + UInt64(timeLimit * 1e9)
      watch.pointee.grace = UInt64(timeLimit * 0.5e9)
    }
    depth += 1
    defer { depth -= 1 }
    return work()
  }
}
