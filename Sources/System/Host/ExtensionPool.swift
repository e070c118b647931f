/// The extensions of a host: one process for each, started when it is needed, ended when it has
/// been idle, and after crashes not started again before a while.
final class ExtensionPool {
  /// Seconds without a request after which a process ends; a device is as impatient.
  private static let idleSeconds = 20.0
  /// Seconds before a new start after the first crash; doubled with each up to `longestPause`.
  private static let firstPause = 1.0
  private static let longestPause = 60.0

  private struct Member {
    var process: ExtensionProcess
    var lastUse = 0.0
    var crashes = 0
    /// Monotonic seconds before which it is not started.
    var notBefore = 0.0
  }
  private var members: [String: Member]

  init(_ launches: [String: ExtensionLaunch]) {
    members = launches.mapValues { Member(process: ExtensionProcess($0)) }
  }

  /// Why an extension cannot be asked now; nil: it can.
  func refusal(_ source: String) -> ExtensionFault? {
    guard let member = members[source] else {
      return .cannotStart(executable: source, reason: "it has not been built by this host")
    }
    let pause = member.notBefore - Clock.now
    guard pause > 0, !member.process.isRunning else { return nil }
    return .cannotStart(
      executable: member.process.launch.executable,
      reason: "it crashed \(member.crashes) times; next start in \(Int(pause.rounded(.up))) s")
  }

  func process(_ source: String) -> ExtensionProcess? {
    members[source]?.lastUse = Clock.now
    return members[source]?.process
  }

  /// Notes how a request ended.
  func note(_ source: String, fault: ExtensionFault?) {
    guard var member = members[source] else { return }
    switch fault {
    case .crashed, .exited, .outOfMemory, .garbage, .hung:
      member.crashes += 1
      let pause = Self.firstPause * Double(1 << min(member.crashes - 1, 6))
      member.notBefore = Clock.now + min(pause, Self.longestPause)
    case nil: member.crashes = 0
    case .cannotStart, .failed: break
    }
    members[source] = member
  }

  /// Ends what has been idle; seconds until the next one may be, nil: nothing runs.
  func endIdle() -> Double? {
    let now = Clock.now
    var next: Double?
    for member in members.values where member.process.isRunning {
      let left = member.lastUse + Self.idleSeconds - now
      if left <= 0 {
        member.process.stop()
      } else {
        next = min(next ?? left, left)
      }
    }
    return next
  }

  func endAll() { for member in members.values { member.process.stop() } }
}
