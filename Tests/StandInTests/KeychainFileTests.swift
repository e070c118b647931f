import Foundation
import Testing

@testable import Security

/// The keychain of a container, as its processes write and read it.
@Suite(.timeLimit(.minutes(60))) struct KeychainFileTests {
  private func inContainer<R>(_ body: (String) throws -> R) throws -> R {
    let folder = NSTemporaryDirectory() + "keychain-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try body(folder)
  }
  private func item(_ account: String, _ value: String = "") -> [String: Any] {
    [
      kSecClass: kSecClassGenericPassword, kSecAttrAccount: account,
      kSecValueData: Data(value.utf8),
    ]
  }
  private func values(_ contents: KeychainContents) -> [String] {
    contents.items.map {
      let value = ($0[kSecValueData] as? Data).map { String(decoding: $0, as: UTF8.self) }
      return "\($0[kSecAttrAccount] as? String ?? "?")=\(value ?? "?")"
    }
  }

  @Test func whatOneProcessChangesAnotherFinds() throws {
    try inContainer { folder in
      var one = KeychainContents(KeychainFile(container: folder))
      var other = KeychainContents(KeychainFile(container: folder))
      one.change(["a", "b", "c"].map { KeychainFile.Change(new: item($0, "1")) })
      other.load()
      #expect(values(other) == ["a=1", "b=1", "c=1"])
      other.change([KeychainFile.Change(old: item("b", "1"), new: item("d", "2"))])
      other.change([KeychainFile.Change(old: item("a", "1"))])
      one.load()
      #expect(values(one) == ["d=2", "c=1"])
      // Both write before they look.
      one.change([KeychainFile.Change(new: item("e", "3"))])
      other.change([KeychainFile.Change(new: item("f", "4"))])
      for contents in [one, other] {
        var contents = contents
        contents.load()
        #expect(Set(values(contents)) == ["d=2", "c=1", "e=3", "f=4"])
      }
      var third = KeychainContents(KeychainFile(container: folder))
      third.load()
      #expect(values(third) == ["d=2", "c=1", "e=3", "f=4"])
    }
  }

  /// A change is written without the items beside it: the list is made anew each time it has doubled only.
  @Test func theListIsSeldomWritten() throws {
    try inContainer { folder in
      let file = KeychainFile(container: folder)
      var contents = KeychainContents(file)
      var lists: Set<String> = []
      for number in 0..<5000 {
        contents.change([KeychainFile.Change(new: item("\(number)", "value"))])
        let attributes = try? FileManager.default.attributesOfItem(
          atPath: folder + "/keychain.plist")
        if let attributes { lists.insert("\(attributes[.size] ?? 0)") }
      }
      #expect(!lists.isEmpty && lists.count < 12)
      var other = KeychainContents(KeychainFile(container: folder))
      other.load()
      #expect(other.items.count == 5000)
    }
  }

  /// A process that ends while it writes leaves a part of a change.
  @Test func aPartOfAChangeIsNotRead() throws {
    try inContainer { folder in
      var one = KeychainContents(KeychainFile(container: folder))
      one.change([KeychainFile.Change(new: item("a", "1"))])
      let journal = folder + "/keychain.journal"
      let whole = try #require(FileManager.default.contents(atPath: journal))
      try (whole + whole.dropLast()).write(to: URL(fileURLWithPath: journal))
      var other = KeychainContents(KeychainFile(container: folder))
      other.load()
      #expect(values(other) == ["a=1"])
    }
  }
}
