import Foundation
import Glibc
import TestSupport
import Testing

@testable import VitrineExtensionClient
@testable import VitrinePlatform

/// Hostile programs in the place of a widget: each is stopped, and by the layers that are there for it.
@Suite(.serialized, .timeLimit(.minutes(60))) struct AttackTests {
  /// As root and as somebody else, before `main` and inside.
  @Test(arguments: Surroundings.users, Attack.all)
  func isStopped(_ user: uid_t, _ attack: Attack) throws {
    let range = try Surroundings(user: user)
    for phase in ["constructor", "main"] {
      let outcome = try range.run(attack.name, in: phase)
      #expect(outcome.text == attack.error, "\(phase)")
      #expect(outcome.report.missing.isEmpty)
      #expect(kill(range.victim, 0) == 0)
      #expect(FileManager.default.contents(atPath: range.folder.path + "/secret")?.count == 10)
    }
    #expect(Self.leftBehind().isEmpty)
  }

  /// Without the layers that are meant for it an attack succeeds, and with any one of them it does not.
  @Test(arguments: Attack.all.filter { !$0.layers.isEmpty })
  func isStoppedByItsLayers(_ attack: Attack) throws {
    guard !attack.needsRoot || geteuid() == 0 else { return }
    let open = try Surroundings(user: geteuid()).run(attack.name, without: attack.layers)
    #expect(open.text?.trimmingCharacters(in: .newlines) == "succeeded")
    for layer in attack.layers.sorted(by: { $0.rawValue < $1.rawValue }) {
      let outcome = try Surroundings(user: geteuid()).run(
        attack.name, without: attack.layers.subtracting([layer]))
      #expect(outcome.text?.hasPrefix("succeeded") != true, "\(layer) alone")
    }
    // Whatever it has started went down with it.
    #expect(Self.leftBehind().isEmpty)
  }

  /// Processes that an attack has started and that are still there.
  private static func leftBehind() -> [String] {
    let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return numbers.filter { Int($0) != nil }.filter {
      ProcessFiles.text("/proc/\($0)/cmdline").hasPrefix("vitrine-left-behind")
    }
  }

  /// A tool with a network of its own talks to itself and to nobody else.
  @Test(arguments: [
    ("datagram-to-self", "succeeded"), ("datagram-outside", "ENETUNREACH"),
    ("inet-socket", "EACCES"), ("inet6-socket", "EACCES"), ("netlink-socket", "EACCES"),
    ("tcp-connect", "EACCES"), ("abstract-connect", "EACCES"),
  ])
  func loopbackLeadsNowhere(_ attack: String, _ answer: String) throws {
    let outcome = try Surroundings(user: geteuid()).run(attack) {
      $0.startsProcesses = true
      $0.hasLoopback = true
    }
    #expect(outcome.text?.trimmingCharacters(in: .newlines) == answer)
  }

  /// Without a network of its own it would be the machine's: then there is none.
  @Test func withoutNamespacesThereIsNoLoopback() throws {
    let outcome = try Surroundings(user: geteuid()).run("datagram-to-self", without: [.namespaces])
    { $0.hasLoopback = true }
    #expect(outcome.text == "EACCES")
  }

  // MARK: Faults

  private func fault(_ attack: String, timeLimit: Double = 20) throws -> ExtensionFault? {
    let range = try Surroundings(user: geteuid())
    var launch = range.launch(attack)
    launch.timeLimit = timeLimit
    let process = ExtensionProcess(launch)
    do throws(ExtensionFault) {
      _ = try process.send(.describe)
      return nil
    } catch {
      #expect(!process.isRunning)
      return error
    }
  }

  @Test func sharedMemoryIsSeen() throws {
    #expect(try fault("shared-memory") == .outOfMemory(limit: 64 << 20))
  }

  @Test func hangingEnds() throws {
    #expect(try fault("hang", timeLimit: 0.5) == .hung(seconds: 0.5))
  }

  @Test func crashesHaveTheirSignal() throws {
    guard case .crashed(let report)? = try fault("crash") else {
      Issue.record("a crash was expected")
      return
    }
    #expect(report.signalName == "SIGSEGV")
  }

  /// A tool may start processes: each stays below its limit, and all together do not.
  @Test(arguments: [nil, 100 << 20])
  func memoryOfAllProcessesCounts(_ limit: Int?) throws {
    let launcher = try #require(Launcher.path)
    let range = try Surroundings(user: geteuid())
    let launch = range.launch("many-hogs")
    var policy = launch.policy
    policy.startsProcesses = true
    policy.limits = Confinement.Limits(memory: 64 << 20, sessionMemory: limit)
    var tool = Tool(launch.executable, timeLimit: limit == nil ? 1 : 60)
    tool.process.environment = launch.environment
    tool.process = tool.process.confined(by: policy, launcher: launcher)
    let result = try tool.run()
    #expect(result.isTimedOut == (limit == nil))
    #expect(limit == nil || result.status.signal == SIGKILL)
    #expect(Self.leftBehind().isEmpty)
  }

  @Test func requiredRefusesWhereALayerIsMissing() throws {
    // Inside of a confinement no other one can be made: there is no better stand-in for a poor machine.
    let launcher = try #require(Launcher.path)
    var inner = Confinement(readable: ["/"], executable: ["/"])
    inner.isRequired = true
    let process = ChildProcess("/bin/true").confined(by: inner, launcher: launcher)
    let outer = Confinement(readable: ["/"], executable: ["/"], startsProcesses: true)
    var tool = Tool("/bin/true")
    tool.process = process.confined(by: outer, launcher: launcher)
    #expect(try tool.run().status.code == 77)
    inner.isRequired = false
    tool.process = ChildProcess("/bin/true").confined(by: inner, launcher: launcher)
      .confined(by: outer, launcher: launcher)
    #expect(try tool.run().status.code == 0)
  }
}
