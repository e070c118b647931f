import Synchronization

/// What a widget's code finds when it asks for the current locale, time zone, calendar and time.
///
/// SwiftUI and WidgetKit set it around each call into a widget, so that one process shows any place
/// at any moment. The README of this folder says how Foundation's own answers are made to follow.
package struct AmbientContext: Sendable {
  /// What `Locale.current` is.
  package var locale: Locale
  /// What `TimeZone.current` is.
  package var timeZone: TimeZone
  /// Carries `locale` and `timeZone` too.
  package var calendar: Calendar
  /// What `Date()` answers; nil leaves the machine's clock alone.
  package var now: Date?
  /// Start of the random sequence; nil leaves the machine's randomness alone.
  package var seed: UInt64?
  /// String catalogs' name of the device: `iphone`, `ipad`, `applewatch`, `mac`, `applevision`.
  package var device: String
  /// Major version of the OS in Apple's unified numbering, for `ProcessInfo` and system colors.
  package var osVersion: Int

  package init(
    locale: Locale, timeZone: TimeZone, calendar: Calendar? = nil, now: Date? = nil,
    seed: UInt64? = nil, device: String = "iphone", osVersion: Int = 26
  ) {
    self.locale = locale
    self.timeZone = timeZone
    var calendar = calendar ?? Calendar(identifier: locale.calendar.identifier)
    calendar.locale = locale
    calendar.timeZone = timeZone
    self.calendar = calendar
    self.now = now
    self.seed = seed
    self.device = device
    self.osVersion = osVersion
  }

  /// The innermost context: the task's own, else the process's.
  package static var current: AmbientContext {
    if scopes.load(ordering: .relaxed) > 0, let scoped { return scoped }
    return process.value.withLock { $0 }
  }

  /// Sets what the whole process finds. For an extension process, which answers one request at a
  /// time and whose widget may do its work on any queue.
  package static func setProcess(_ context: AmbientContext) {
    process.value.withLock { $0 = context }
    follow(context)
    NSTimeZone.default = context.timeZone
  }

  /// What the clock and the random numbers of the process are taken from.
  private static func follow(_ context: AmbientContext) {
    processNow.store(
      (context.now?.timeIntervalSinceReferenceDate ?? .nan).bitPattern, ordering: .relaxed)
    Randomness.restart(seed: context.seed)
  }

  /// Puts the hooks in place before a widget asks anything. Reading the context does so too.
  package static func prepareProcess() { _ = current }

  /// Runs `operation` in `context`, for this task and those it starts.
  package static func with<Result>(
    _ context: AmbientContext, perform operation: () throws -> Result
  ) rethrows -> Result {
    scopes.add(1, ordering: .relaxed)
    defer { scopes.subtract(1, ordering: .relaxed) }
    return try $scoped.withValue(context, operation: operation)
  }

  /// Runs `body` with another context in place of the current one.
  package static func with<Result>(
    _ context: AmbientContext, isolation: isolated (any Actor)? = #isolation,
    perform operation: () async throws -> Result
  ) async rethrows -> Result {
    scopes.add(1, ordering: .relaxed)
    defer { scopes.subtract(1, ordering: .relaxed) }
    return try await $scoped.withValue(context, operation: operation, isolation: isolation)
  }

  /// The injected moment. Reads no locale, so that the clock may be asked anywhere.
  static var injectedNow: Date? {
    if scopes.load(ordering: .relaxed) > 0, let scoped { return scoped.now }
    let seconds = Double(bitPattern: processNow.load(ordering: .relaxed))
    return seconds.isNaN ? nil : Date(timeIntervalSinceReferenceDate: seconds)
  }

  @TaskLocal private static var scoped: AmbientContext?
  private static let scopes = Atomic<Int>(0)
  private static let processNow = Atomic<UInt64>(Double.nan.bitPattern)
  private static let process = Process()

  private final class Process: Sendable {
    let value: Mutex<AmbientContext>
    init() {
      let context = AmbientContext.fromEnvironment()
      value = Mutex(context)
      AmbientContext.follow(context)
      BundleHooks.install
    }
  }
}
