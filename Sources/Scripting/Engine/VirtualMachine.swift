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
  private let deadline: UnsafeMutablePointer<UInt64>
  private var depth = 0
  /// How often the watchdog looks, seconds of processor time.
  nonisolated private static let watchInterval = 0.05

  init(timeZone: String) {
    self.timeZone = timeZone
    deadline = .allocate(capacity: 1)
    deadline.initialize(to: .max)
    group = JSContextGroupCreate()
    JSContextGroupSetExecutionTimeLimit(group, Self.watchInterval, Self.isOver, deadline)
  }

  isolated deinit {
    JSContextGroupClearExecutionTimeLimit(group)
    if let collectionContext { JSGlobalContextRelease(collectionContext) }
    JSContextGroupRelease(group)
    deadline.deallocate()
  }

  nonisolated private static let isOver: JSShouldTerminateCallback = { context, deadline in
    guard let deadline,
      DispatchTime.now().uptimeNanoseconds <= deadline.load(as: UInt64.self)
    else { return true }
    // Not over: the watchdog looks again only where it is told to.
    JSContextGroupSetExecutionTimeLimit(
      JSContextGetGroup(context), VirtualMachine.watchInterval, VirtualMachine.isOver, deadline)
    return false
  }

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
      deadline.pointee = DispatchTime.now().uptimeNanoseconds + UInt64(timeLimit * 1e9)
    }
    depth += 1
    defer { depth -= 1 }
    return work()
  }
}
