import Foundation
import Security
import Testing

/// The keychain keeps items for the process. Each test has a service of its own.
@Suite(.timeLimit(.minutes(60))) struct KeychainTests {
  private let service = UUID().uuidString

  private func item(_ account: String, _ further: [String: Any] = [:]) -> [String: Any] {
    [
      kSecClass: kSecClassGenericPassword, kSecAttrService: service, kSecAttrAccount: account,
    ].merging(further) { $1 }
  }
  private func read(_ query: [String: Any]) -> (status: OSStatus, value: AnyObject?) {
    var result: CFTypeRef?
    let status = SecItemCopyMatching(query, &result)
    return (status, result)
  }
  private func text(_ account: String) -> String? {
    let answer = read(item(account, [kSecReturnData: true]))
    return (answer.value as? Data).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func whatIsAddedIsFoundChangedAndDeleted() {
    let one = item("a", [kSecValueData: Data("one".utf8)])
    #expect(read(item("a")).status == errSecItemNotFound)
    #expect(SecItemAdd(one, nil) == errSecSuccess)
    #expect(SecItemAdd(one, nil) == errSecDuplicateItem)
    #expect(text("a") == "one")
    #expect(SecItemUpdate(item("a"), [kSecValueData: Data("two".utf8)]) == errSecSuccess)
    #expect(text("a") == "two")
    #expect(SecItemUpdate(item("b"), [kSecValueData: Data()]) == errSecItemNotFound)
    #expect(SecItemDelete(item("a")) == errSecSuccess)
    #expect(SecItemDelete(item("a")) == errSecItemNotFound)
    #expect(text("a") == nil)
  }

  @Test func aQuerySaysHowManyAndWhat() throws {
    for account in ["a", "b"] {
      #expect(SecItemAdd(item(account, [kSecValueData: Data(account.utf8)]), nil) == errSecSuccess)
    }
    let query: [String: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrService: service,
      kSecMatchLimit: kSecMatchLimitAll, kSecReturnAttributes: true, kSecReturnData: true,
    ]
    let all = try #require(read(query).value as? [[String: Any]])
    #expect(all.compactMap { $0[kSecAttrAccount] as? String }.sorted() == ["a", "b"])
    #expect(all.allSatisfy { $0[kSecValueData] is Data && $0[kSecAttrCreationDate] is Date })
    let first = try #require(
      read(query.merging([kSecMatchLimit: kSecMatchLimitOne]) { $1 }).value as? [String: Any])
    #expect(first[kSecAttrAccount] as? String == "a")
    let reference = try #require(
      read(item("b", [kSecReturnPersistentRef: true])).value as? Data)
    #expect(
      read([kSecValuePersistentRef: reference, kSecReturnData: true]).value as? Data
        == Data("b".utf8))
  }

  /// To add an item takes as long beside many others as beside none: looking at each would not end within the suite's
  /// time.
  @Test func manyItemsAreAdded() {
    for number in 0..<20_000 {
      #expect(SecItemAdd(item("\(number)"), nil) == errSecSuccess)
    }
    #expect(SecItemAdd(item("7"), nil) == errSecDuplicateItem)
    let all: [String: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrService: service]
    #expect(SecItemDelete(all) == errSecSuccess)
  }

  @Test func renamedItemsMayNotMeet() {
    #expect(SecItemAdd(item("a"), nil) == errSecSuccess)
    #expect(SecItemAdd(item("b"), nil) == errSecSuccess)
    #expect(SecItemUpdate(item("a"), [kSecAttrAccount: "b"]) == errSecDuplicateItem)
    #expect(SecItemUpdate(item("a"), [kSecAttrAccount: "c"]) == errSecSuccess)
    #expect(read(item("a")).status == errSecItemNotFound)
    #expect(read(item("c")).status == errSecSuccess)
  }

  @Test func synchronizedItemsAreApart() {
    #expect(SecItemAdd(item("a", [kSecAttrSynchronizable: true]), nil) == errSecSuccess)
    #expect(read(item("a")).status == errSecItemNotFound)
    #expect(read(item("a", [kSecAttrSynchronizable: true])).status == errSecSuccess)
    #expect(
      read(item("a", [kSecAttrSynchronizable: kSecAttrSynchronizableAny])).status == errSecSuccess)
    #expect(SecItemAdd([kSecAttrService: service], nil) == errSecParam)
  }
}
