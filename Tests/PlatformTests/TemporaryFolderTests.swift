import Foundation
import TestSupport
import Testing

@testable import VitrinePlatform

/// What a killed process has left in the temporary folder is cleared away, and nothing else.
@Suite(.timeLimit(.minutes(60))) struct TemporaryFolderTests {
  /// A process that has ended; its number may be another one's by now.
  private func endedProcess() throws -> ProcessIdentity {
    let pid = try ChildProcess("/bin/true").start()
    let identity = ProcessIdentity(of: pid)
    var status: Int32 = 0
    waitpid(pid, &status, 0)
    return try #require(identity)
  }

  @Test func whatNobodyOwnsGoes() throws {
    let place = TestFolder()
    let ended = try endedProcess()
    let own = try TemporaryFolder("own", in: place.path)
    var foreign = ended
    foreign.namespace += 1
    let left = "vitrine.\(ended.text).left-abcdef"
    let kept = ["vitrine.\(foreign.text).other-abcdef", "vitrine.1.x", "vitrine-cache-0", "other"]
    for name in kept + [left] { try place.write("a", to: name + "/inside/file") }
    let further = try TemporaryFolder("further", in: place.path)
    further.remove()
    let names = try FileManager.default.contentsOfDirectory(atPath: place.path)
    #expect(
      Set(names) == Set(kept + [try #require(own.path.split(separator: "/").last.map(String.init))])
    )
    #expect(TemporaryFolder(path: own.path) == own)
    #expect(TemporaryFolder(path: place.path + "/" + left) == nil)
  }

  @Test func processesAreToldApart() throws {
    let own = try #require(ProcessIdentity.current)
    #expect(ProcessIdentity(own.text) == own && own.hasEnded == false)
    #expect(try endedProcess().hasEnded == true)
    var later = own
    later.start += 1
    #expect(later.hasEnded == true)
    for text in ["", "1", "1-2", "1-2-3-4", "a-2-3"] { #expect(ProcessIdentity(text) == nil) }
  }

  /// Names that are no text, closed folders, and more folders inside each other than a path holds.
  @Test func anythingIsRemoved() throws {
    let place = TestFolder()
    let path = place.path + "/all"
    try place.write("a", to: "all/closed/inside/file")
    try place.write("kept", to: "other/file")
    symlink(place.path + "/other", path + "/link")
    var folder = open(path, O_RDONLY | O_DIRECTORY)
    let odd: [CChar] = [-1, -2, 10, 0]
    for name in [odd, Array("moved-1".utf8CString)] { mkdirat(folder, name, 0o700) }
    for _ in 0..<3000 {
      mkdirat(folder, "deeper", 0o700)
      let next = openat(folder, "deeper", O_RDONLY | O_DIRECTORY)
      close(folder)
      folder = next
      mkdirat(folder, odd, 0o700)
    }
    close(folder)
    chmod(path + "/closed", 0)
    FolderRemoval.remove(path)
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == ["other"])
    #expect(try String(contentsOfFile: place.path + "/other/file", encoding: .utf8) == "kept")
  }

  @Test func aLockOnAFileThatWasTakenAwayHoldsNothing() throws {
    let place = TestFolder()
    let path = place.path + "/lock"
    let first = try #require(FileLock(path: path))
    first.write("process 1")
    #expect(throws: SystemError.self) { try FileLock(ifFree: path) }
    #expect(FileLock.text(path) == "process 1")
    first.remove()
    #expect(!FileManager.default.fileExists(atPath: path))
    let second = try FileLock(ifFree: path)
    // What remains of the first takes nothing from the second.
    first.remove()
    #expect(throws: SystemError.self) { try FileLock(ifFree: path) }
    second.unlock()
    _ = try FileLock(ifFree: path)
  }
}
