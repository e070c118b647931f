#if os(Linux)
  public import Glibc

  // Waits whose end is a moment of the wall clock. Whoever asks for one adds to what the clock says, which may
  // be years away from the machine's: the C library would return at once, or never. Dispatch's semaphores and its idle
  // threads wait like this, and Foundation's conditions.
  extension InjectedClock {
    fileprivate typealias SemaphoreWait =
      @convention(c) (UnsafeMutablePointer<sem_t>?, UnsafePointer<timespec>?) -> Int32
    fileprivate typealias ConditionWait =
      @convention(c) (
        UnsafeMutablePointer<pthread_cond_t>?, UnsafeMutablePointer<pthread_mutex_t>?,
        UnsafePointer<timespec>?
      ) -> Int32

    fileprivate static let semaphoreWait = next("sem_timedwait", as: SemaphoreWait.self)
    /// Nanoseconds.
    private static let second = 1_000_000_000
    fileprivate static let conditionWait = next("pthread_cond_timedwait", as: ConditionWait.self)

    /// The C library's own function, the newest of the name: the next definition after ours
    /// (`RTLD_NEXT` is −1).
    private static func next<Function>(_ name: String, as type: Function.Type) -> Function? {
      dlsym(UnsafeMutableRawPointer(bitPattern: -1), name).map { unsafeBitCast($0, to: type) }
    }

    /// What was found where waits do not follow a clock that stands still; it does while this is called.
    static func waitFinding() -> String? {
      guard let symbol = dlsym(nil, "sem_timedwait"), let begin = machineTime(CLOCK_MONOTONIC),
        var end = now.map({ timespec(tv_sec: $0.seconds, tv_nsec: $0.nanoseconds) })
      else { return "there is no sem_timedwait(3)" }
      let least = 100_000
      end.tv_nsec += least
      var semaphore = sem_t()
      sem_init(&semaphore, 0, 0)
      defer { sem_destroy(&semaphore) }
      _ = unsafeBitCast(symbol, to: SemaphoreWait.self)(&semaphore, &end)
      guard let after = machineTime(CLOCK_MONOTONIC) else { return nil }
      let waited = (after.tv_sec - begin.tv_sec) * second + after.tv_nsec - begin.tv_nsec
      return waited >= least ? nil : "sem_timedwait() waits \(waited) of \(least) nanoseconds"
    }

    /// Waits until the machine's clock is as far on as the deadline is from the clock that stands still.
    fileprivate static func wait(
      until deadline: UnsafePointer<timespec>?, _ body: (UnsafePointer<timespec>?) -> Int32
    ) -> Int32 {
      guard let deadline, let now, let wall = machineTime(CLOCK_REALTIME),
        let sinceStart = machineTime(CLOCK_MONOTONIC)
      else { return body(deadline) }
      // A condition may also wait for the clock that counts from the machine's start, which nobody stops.
      let end = deadline.pointee
      let (distance, isFar) = end.tv_sec.subtractingReportingOverflow(now.seconds)
      let (passed, isFarther) = end.tv_sec.subtractingReportingOverflow(sinceStart.tv_sec)
      guard !isFar, !isFarther, distance.magnitude <= passed.magnitude,
        (0..<second).contains(end.tv_nsec)
      else { return body(deadline) }
      let nanoseconds = wall.tv_nsec + end.tv_nsec - now.nanoseconds
      let carried = nanoseconds < 0 ? -1 : nanoseconds / second
      let (seconds, isNever) = wall.tv_sec.addingReportingOverflow(distance &+ carried)
      guard !isNever else { return body(deadline) }
      var moved = timespec(tv_sec: seconds, tv_nsec: nanoseconds - carried * second)
      return body(&moved)
    }
  }

  @_cdecl("sem_timedwait")
  public func vitrineSemaphoreWait(
    _ semaphore: UnsafeMutablePointer<sem_t>?, _ deadline: UnsafePointer<timespec>?
  ) -> Int32 {
    InjectedClock.wait(until: deadline) { InjectedClock.semaphoreWait?(semaphore, $0) ?? -1 }
  }

  @_cdecl("pthread_cond_timedwait")
  public func vitrineConditionWait(
    _ condition: UnsafeMutablePointer<pthread_cond_t>?,
    _ mutex: UnsafeMutablePointer<pthread_mutex_t>?, _ deadline: UnsafePointer<timespec>?
  ) -> Int32 {
    InjectedClock.wait(until: deadline) {
      InjectedClock.conditionWait?(condition, mutex, $0) ?? EINVAL
    }
  }
#endif
