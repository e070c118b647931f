import Foundation
import TestSupport
import Testing

@testable import VitrineScripting

/// What scripts keep is changed in one step, whoever else changes it, and never half written.
@Suite(.timeLimit(.minutes(60))) struct ScriptStoreTests {
  /// As by several processes of one widget: the lock belongs to an open file, not to a process.
  @Test func noChangeIsLost() throws {
    let folder = TestFolder()
    let path = folder.path + "/inner/storage.json"
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<50 {
        let isKept = ScriptStore(path: path).change { "\((Int($0 ?? "") ?? 0) + 1)" }
        #expect(isKept)
      }
    }
    #expect(ScriptStore(path: path).text == "400")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/inner")
    #expect(names.sorted() == ["storage.json", "storage.json.lock"])
  }

  @Test func aChangeThatFailsChangesNothing() throws {
    let folder = TestFolder()
    let store = ScriptStore(path: folder.path + "/storage.json")
    #expect(store.change { _ in "first" })
    let stamp = store.stamp
    #expect(throws: CancellationError.self) { try store.change { _ in throw CancellationError() } }
    #expect(store.change { _ in nil })
    #expect(store.text == "first" && store.stamp == stamp)
    #expect(store.change { _ in "second" })
    #expect(store.stamp != stamp)
  }

  @Test func aDamagedFileIsKept() throws {
    let folder = TestFolder()
    try folder.write("{\"a\": 1", to: "storage.json")
    let store = ScriptStore(path: folder.path + "/storage.json")
    #expect(store.setAside() == folder.path + "/storage.json.damaged")
    #expect(store.text == nil)
  }

  @Test func whereNothingCanBeWrittenNothingIsKept() {
    #expect(!ScriptStore(path: "/proc/nothing/storage.json").change { _ in "a" })
    #expect(!ScriptStore.replace("/proc/nothing/storage.json", with: Data()))
  }
}
