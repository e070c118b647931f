import Foundation
import TestSupport
import Testing
import VitrinePlatform

@Suite(.timeLimit(.minutes(60))) struct ProcessTests {
  @Test func toolGetsInputAndSaysBothStreams() throws {
    let input = [UInt8](repeating: 0x61, count: 1 << 20)
    let result = try Tool("/bin/sh", ["-c", "wc -c; echo no >&2; exit 3"], input: input).run()
    #expect(result.outputText.contains("1048576"))
    #expect(result.errorText == "no\n")
    #expect(result.status == ExitStatus(waitStatus: 3 << 8))
    #expect(!result.isTimedOut)
  }

  @Test func inputThatNobodyReadsIsNoError() throws {
    let input = [UInt8](repeating: 0x61, count: 1 << 20)
    let result = try Tool("/bin/sh", ["-c", "exec <&-; echo done"], input: input).run()
    #expect(result.outputText == "done\n")
    #expect(result.status.isSuccess)
  }

  @Test func toolIsEndedWithWhatItStarted() throws {
    let result = try Tool("/bin/sh", ["-c", "sleep 600 & wait"], timeLimit: 0.1).run()
    #expect(result.isTimedOut)
    #expect(result.status.signal == SIGKILL)
  }

  @Test func toolThatDoesNothingIsEnded() throws {
    var tool = Tool("/bin/sh", ["-c", "sleep 600; true"], timeLimit: 300)
    tool.idleLimit = Tool.IdleLimit(seconds: 2)
    let start = SystemClock.uptime
    #expect(try tool.run().isTimedOut)
    #expect(SystemClock.uptime - start < 250)
    // One that works takes its time, and so does one that waits for what it may wait for.
    tool = Tool(
      "/bin/sh", ["-c", "i=0; while [ $i -lt 6 ]; do sleep 1; i=$((i+1)); done"], timeLimit: 300)
    tool.idleLimit = Tool.IdleLimit(seconds: 4)
    #expect(try tool.run().status.isSuccess)
    tool = Tool("/bin/sh", ["-c", "sleep 8; true"], timeLimit: 300)
    tool.idleLimit = Tool.IdleLimit(seconds: 2, waitsFor: ["sleep"])
    #expect(try tool.run().status.isSuccess)
  }

  @Test func folderAndEnvironmentAreGiven() throws {
    let folder = try TemporaryFolder("test")
    defer { folder.remove() }
    let result = try Tool(
      "/bin/sh", ["-c", "pwd -P; echo $A"], folder: folder.path, environment: ["A": "b c"]
    ).run()
    #expect(result.outputText == "\(try #require(Self.real(folder.path)))\nb c\n")
  }

  @Test func missingProgramIsNamed() {
    #expect(throws: SystemError("cannot start '/nothing/here'", code: ENOENT)) {
      try Tool("/nothing/here").run()
    }
  }

  @Test func memoryOfThisProcess() throws {
    let memory = try #require(ProcessMemory(of: getpid()))
    #expect(memory.resident > 1 << 20)
    #expect(memory.peak >= memory.resident)
    #expect(ProcessMemory.residentBytes(of: getpid()) > 1 << 20)
    #expect(ProcessMemory(of: -5) == nil)
  }

  private static func real(_ path: String) -> String? {
    realpath(path, nil).map { pointer in
      defer { free(pointer) }
      return String(cString: pointer)
    }
  }
}

@Suite(.timeLimit(.minutes(60))) struct FileTests {
  @Test func filesAreWholeAndFoldersAreMade() throws {
    let folder = try TemporaryFolder("test")
    let path = folder.path + "/a/b/c.txt"
    try AtomicFile.write(Array("one".utf8), to: path)
    try AtomicFile.write(Array("two".utf8), to: path)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "two")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/a/b") == ["c.txt"])
    folder.remove()
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  /// Renaming would put a file in the place of `/dev/null`.
  @Test func devicesAreWrittenInto() throws {
    let pipe = Pipe()
    let end = pipe.fileHandleForWriting
    try AtomicFile.write(Array("one".utf8), to: "/dev/fd/\(end.fileDescriptor)")
    try end.close()
    #expect(try pipe.fileHandleForReading.readToEnd() == Data("one".utf8))
  }

  @Test func folderInPlaceOfAFileIsNamed() throws {
    let folder = try TemporaryFolder("test")
    defer { folder.remove() }
    #expect(throws: AtomicFile.Failure.self) { try AtomicFile.write([1], to: folder.path) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    try AtomicFile.write([1], to: folder.path + "/file")
    #expect(throws: AtomicFile.Failure.self) {
      try AtomicFile.makeFolder(folder.path + "/file/inside")
    }
  }

  @Test func removalDoesNotFollowLinks() throws {
    let (kept, gone) = (try TemporaryFolder("test"), try TemporaryFolder("test"))
    defer { kept.remove() }
    try AtomicFile.write([1], to: kept.path + "/file")
    #expect(symlink(kept.path, gone.path + "/link") == 0)
    gone.remove()
    #expect(FileManager.default.fileExists(atPath: kept.path + "/file"))
  }

  @Test func lockIsExclusive() throws {
    let folder = try TemporaryFolder("test")
    defer { folder.remove() }
    let path = folder.path + "/lock"
    let lock = try #require(FileLock(path: path))
    let other = open(path, O_RDWR)
    defer { close(other) }
    #expect(flock(other, LOCK_EX | LOCK_NB) != 0)
    lock.unlock()
    #expect(flock(other, LOCK_EX | LOCK_NB) == 0)
  }
}
