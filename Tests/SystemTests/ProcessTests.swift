import Foundation
import TestSupport
import Testing
import VitrineExtensionClient
import VitrineMessages

/// Programs that are no extension: each is a fault of its own, none takes the host along.
@Suite(.timeLimit(.minutes(60))) struct ProcessTests {
  private func fault(_ executable: String, timeLimit: Double = 300) -> ExtensionFault? {
    let process = ExtensionProcess(
      ExtensionLaunch(executable: executable, timeLimit: timeLimit, confinement: .off))
    do throws(ExtensionFault) {
      _ = try process.send(.describe)
      return nil
    } catch {
      #expect(!process.isRunning)
      return error
    }
  }

  @Test func endsAtOnce() {
    guard case .exited(let status, _)? = fault("/bin/false") else {
      Issue.record("another fault was expected")
      return
    }
    #expect(status == 1)
  }

  @Test func isNotThere() {
    guard case .cannotStart? = fault("/does/not/exist") else {
      Issue.record("another fault was expected")
      return
    }
  }

  @Test func saysNothing() {
    let spin = Cases().url("spin").path
    #expect(fault(spin, timeLimit: 0.3) == .hung(seconds: 0.3))
  }

  @Test func startsAnewAfterAFault() {
    let process = ExtensionProcess(ExtensionLaunch(executable: "/bin/true"))
    for _ in 0..<3 {
      #expect(throws: ExtensionFault.exited(status: 0, message: "")) {
        try process.send(.describe)
      }
    }
  }

  @Test func takesThePlaceOfTheInnermostOwnFrame() {
    let text = """
      Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range
      """
    let report = CrashReport(
      signal: 4, standardError: text,
      frames: [
        "CrashView.body.getter in extension at /home/me/Crash.swift:23:63",
        "static Crash.$main() in extension at /<compiler-generated>:0:0",
      ])
    #expect(report.signalName == "SIGILL")
    #expect(report.message == "Fatal error: Index out of range")
    #expect(report.file == "/home/me/Crash.swift")
    #expect(report.line == 23)
    #expect(report.frames.count == 1)
  }
}
