#if canImport(Glibc)
  import Glibc
#endif

/// The stack that views are resolved, laid out and drawn on.
///
/// All of these go down one call for each level of a view tree, and a thread's own 8 MB end at some
/// two thousand levels. This stack is a stretch of addresses that holds `maximumDepth` levels.
/// Memory is only asked for as far as views are nested: the part that may be written grows with
/// `reserve(depth:)`, so that a function of a widget that calls itself for ever still meets the end
/// of the stack after some megabytes.
@MainActor
package final class RenderStack {
  /// Levels of views and modifiers inside one another. What is deeper is left out, with an error:
  /// see `RenderSession.tooDeep`. Apple's own limit is the thread's stack and comes at some hundreds.
  package nonisolated static let maximumDepth = 20_000
  /// Bytes of stack that one level may take, of all that is done with it (measured over the shapes of
  /// `DepthTests`: less than 3 KB in a debug build).
  package nonisolated static let bytesPerLevel = 16 << 10
  /// Bytes for everything that does not depend on the number of levels.
  private nonisolated static let foundation = 8 << 20
  /// Levels that fit without anybody asking for room, which takes two calls of the system for each picture.
  private nonisolated static let initialDepth = 512
  /// Bytes of a thread's own stack that are counted on. The system gives a process's first thread as much
  /// as its limit says, and an unlimited one what lies below it (100 MB and more on Linux).
  package nonisolated static let largestThread = 64 << 20
  private nonisolated static let size = foundation + maximumDepth * bytesPerLevel

  /// Of this process.
  package static let shared = RenderStack(isOwn: true)
  /// The thread's own stack, for what may not run on another one (JavaScriptCore looks for its
  /// values on the stack of the thread).
  package static let thread = RenderStack(isOwn: false)

  /// How many levels fit now.
  package private(set) var depth: Int
  private let start: UnsafeMutableRawPointer?
  private var isEntered = false
  private var body: (() -> Void)?
  // Contexts hold addresses inside of themselves.
  private let caller = UnsafeMutablePointer<ucontext_t>.allocate(capacity: 1)
  private let own = UnsafeMutablePointer<ucontext_t>.allocate(capacity: 1)

  private init(isOwn: Bool) {
    let mapped =
      isOwn
      ? mmap(nil, Self.size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
      : MAP_FAILED
    start = mapped == MAP_FAILED ? nil : mapped
    depth = Self.threadDepth
    guard let start else { return }
    // Pages of 2 MB would cost more than most views do.
    madvise(start, Self.size, MADV_NOHUGEPAGE)
    depth = 0
    depth = reserve(depth: 0)
  }

  /// Levels that fit on the thread's own stack.
  private nonisolated static var threadDepth: Int {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
    let bytes = min(Int(clamping: limit.rlim_cur), largestThread)
    return max(bytes / 2, 0) / bytesPerLevel
  }

  /// Makes room for more than `depth` levels where there is some; the levels that fit afterward.
  package func reserve(depth wanted: Int) -> Int {
    guard let start, wanted >= depth, depth < Self.maximumDepth else { return depth }
    let granted = min(max(wanted * 2, Self.initialDepth), Self.maximumDepth)
    let bytes = Self.foundation + granted * Self.bytesPerLevel
    if mprotect(start + (Self.size - bytes), bytes, PROT_READ | PROT_WRITE) == 0 {
      depth = granted
    }
    return depth
  }

  /// Runs `work` on this stack; on the one that is in use where it already is this one.
  package func run<Result>(_ work: () -> Result) -> Result {
    guard start != nil, !isEntered else { return work() }
    var result: Result?
    withoutActuallyEscaping({ result = work() }, do: { enter($0) })
    return result!
  }

  private func enter(_ work: @escaping () -> Void) {
    guard let start, getContext(own) == 0 else { return work() }
    own.pointee.uc_stack.ss_sp = start
    own.pointee.uc_stack.ss_size = Self.size
    own.pointee.uc_link = caller
    body = work
    isEntered = true
    makeContext(own, Self.begin, 1, Unmanaged.passUnretained(self).toOpaque())
    _ = swapContext(caller, own)
    isEntered = false
    trim()
  }

  private nonisolated static let begin: @convention(c) (UnsafeMutableRawPointer) -> Void = {
    stack in
    nonisolated(unsafe) let stack = stack
    MainActor.assumeIsolated {
      let stack = Unmanaged<RenderStack>.fromOpaque(stack).takeUnretainedValue()
      let body = stack.body
      stack.body = nil
      body?()
    }
  }

  /// Bytes that stay the stack's: what some hundreds of levels write would else be taken and given back for each of a
  /// widget's entries (200 levels drawn again took twice as long for each level as 100).
  private nonisolated static let kept = 2 << 20

  /// Gives back what a deep view took; the thread is on its own stack again.
  private func trim() {
    guard let start, depth > Self.initialDepth else { return }
    madvise(start, Self.size - Self.kept, MADV_DONTNEED)
    let bytes = Self.size - Self.foundation - Self.initialDepth * Self.bytesPerLevel
    mprotect(start, bytes, PROT_NONE)
    depth = Self.initialDepth
  }

  /// Bytes of the stack that have been written since the last time it was trimmed.
  package var used: Int {
    guard let start else { return 0 }
    let page = Int(getpagesize())
    var isResident = [UInt8](repeating: 0, count: Self.size / page)
    guard mincore(start, Self.size, &isResident) == 0 else { return 0 }
    return isResident.reduce(0) { $0 + Int($1 & 1) } * page
  }
}

// Of libc's functions for contexts Glibc's module shows none that Swift takes. Pointers and integers
// travel in the same registers in Swift's calling convention.
@_silgen_name("getcontext")
private func getContext(_ context: UnsafeMutablePointer<ucontext_t>) -> Int32
@_silgen_name("makecontext")
private func makeContext(
  _ context: UnsafeMutablePointer<ucontext_t>,
  _ begin: @convention(c) (UnsafeMutableRawPointer) -> Void, _ count: Int32,
  _ argument: UnsafeMutableRawPointer)
@_silgen_name("swapcontext")
private func swapContext(
  _ old: UnsafeMutablePointer<ucontext_t>, _ new: UnsafeMutablePointer<ucontext_t>
) -> Int32
