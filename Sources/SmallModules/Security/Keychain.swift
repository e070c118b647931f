import Synchronization
import VitrineFoundation

#if canImport(Glibc)
  import Glibc
#endif

// The keychain. Its items last as long as the process; those of a container are in its `keychain.plist`, so that
// another process of the extension finds them.

public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  Keychain.shared.change { contents in
    guard attributes.text(kSecClass) != nil else { return errSecParam }
    var item = attributes.filter { !Keychain.isInstruction($0.key) }
    if contents.keys.contains(Keychain.key(of: item)) { return errSecDuplicateItem }
    let now = Date()
    item[kSecAttrCreationDate] = item[kSecAttrCreationDate] ?? now
    item[kSecAttrModificationDate] = now
    contents.append(item)
    if let answer = Keychain.answer([item], to: attributes) { result?.pointee = answer }
    return errSecSuccess
  }
}

public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  Keychain.shared.read { items in
    let found = items.filter { Keychain.matches($0, query) }
    guard !found.isEmpty else { return errSecItemNotFound }
    result?.pointee = Keychain.answer(found, to: query)
    return errSecSuccess
  }
}

public func SecItemUpdate(_ query: CFDictionary, _ attributes: CFDictionary) -> OSStatus {
  Keychain.shared.change { contents in
    guard query.text(kSecClass) != nil else { return errSecParam }
    let places = contents.items.indices.filter { Keychain.matches(contents.items[$0], query) }
    guard !places.isEmpty else { return errSecItemNotFound }
    var changed = contents
    changed.change(places) { item in
      for (key, value) in attributes where !Keychain.isInstruction(key) { item[key] = value }
      item[kSecAttrModificationDate] = Date()
    }
    guard changed.keys.count >= contents.keys.count else { return errSecDuplicateItem }
    contents = changed
    return errSecSuccess
  }
}

@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  Keychain.shared.change { contents in
    let rest = contents.items.filter { !Keychain.matches($0, query) }
    guard rest.count < contents.items.count else { return errSecItemNotFound }
    contents = Keychain.Contents(rest)
    return errSecSuccess
  }
}

/// Items as dictionaries of their attributes.
private final class Keychain: Sendable {
  static let shared = Keychain()
  private let contents = Mutex(Contents([]))

  struct Contents: @unchecked Sendable {
    /// In the order in which they came.
    private(set) var items: [[String: Any]]
    /// What each has for itself: whether an item is there already is asked for each that is added.
    private(set) var keys: Set<[String: AnyHashable]>
    /// Of the container's file that they were read from or written to.
    var version: FileVersion?

    init(_ items: [[String: Any]]) {
      self.items = items
      keys = Set(items.map(Keychain.key))
    }

    mutating func append(_ item: [String: Any]) {
      items.append(item)
      keys.insert(Keychain.key(of: item))
    }

    mutating func change(_ places: [Int], _ body: (inout [String: Any]) -> Void) {
      for place in places { body(&items[place]) }
      keys = Set(items.map(Keychain.key))
    }
  }

  func read(_ body: ([[String: Any]]) -> OSStatus) -> OSStatus {
    contents.withLock {
      Self.load(&$0)
      return body($0.items)
    }
  }

  func change(_ body: (inout Contents) -> OSStatus) -> OSStatus {
    contents.withLock {
      Self.load(&$0)
      let status = body(&$0)
      if status == errSecSuccess { Self.store(&$0) }
      return status
    }
  }

  // MARK: In a container

  private static var file: URL? {
    ProcessEnvironment.value("VITRINE_CONTAINER").map {
      URL(fileURLWithPath: $0 + "/keychain.plist")
    }
  }

  /// Which content a file has: each time it is written it is another file.
  struct FileVersion: Equatable {
    let inode: UInt64
    let seconds: Int
    let nanoseconds: Int

    init?(_ file: URL) {
      var status = stat()
      guard stat(file.path, &status) == 0 else { return nil }
      inode = UInt64(status.st_ino)
      (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    }
  }

  /// Takes what another process has written since.
  private static func load(_ contents: inout Contents) {
    guard let file, let version = FileVersion(file), version != contents.version,
      let data = try? Data(contentsOf: file),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return }
    // References to keys and certificates are no values of a property list: they last in the process.
    let own = contents.items.filter { $0[kSecValueRef] != nil }
    let stored = (list as? [String: Any])?["items"] as? [[String: Any]] ?? []
    contents = Contents(stored + own)
    contents.version = version
  }

  private static func store(_ contents: inout Contents) {
    guard let file else { return }
    let items = contents.items.filter { $0[kSecValueRef] == nil }.map { item in
      item.filter { PropertyListSerialization.propertyList($0.value, isValidFor: .binary) }
    }
    let data = try? PropertyListSerialization.data(
      fromPropertyList: ["items": items], format: .binary, options: 0)
    try? data?.write(to: file, options: .atomic)
    contents.version = FileVersion(file)
  }

  // MARK: Which items

  /// What no two items of a class have in common ("SecItemAdd": errSecDuplicateItem).
  static func key(of item: [String: Any]) -> [String: AnyHashable] {
    guard let itemClass = item.text(kSecClass) else { return [:] }
    let names: [String] =
      switch itemClass {
      case kSecClassGenericPassword: [kSecAttrAccount, kSecAttrService]
      case kSecClassInternetPassword:
        [
          kSecAttrAccount, kSecAttrServer, kSecAttrSecurityDomain, kSecAttrProtocol,
          kSecAttrAuthenticationType, kSecAttrPort, kSecAttrPath,
        ]
      case kSecClassKey:
        [
          kSecAttrApplicationTag, kSecAttrApplicationLabel, kSecAttrKeyType, kSecAttrKeyClass,
          kSecAttrKeySizeInBits,
        ]
      default: [kSecAttrLabel, kSecValueData]
      }
    var key: [String: AnyHashable] = [kSecClass: itemClass]
    for name in names + [kSecAttrAccessGroup] { key[name] = item[name] as? AnyHashable }
    key[kSecAttrSynchronizable] = item.flag(kSecAttrSynchronizable)
    return key
  }

  /// What a query says of its answer, or of how somebody is asked, and not of an item.
  static func isInstruction(_ key: String) -> Bool {
    ["r_", "m_", "u_"].contains(where: key.hasPrefix) || key == kSecUseDataProtectionKeychain
  }

  static func matches(_ item: [String: Any], _ query: [String: Any]) -> Bool {
    if let reference = query[kSecValuePersistentRef] as? Data {
      return persistentReference(item) == reference
    }
    switch query[kSecAttrSynchronizable] {
    case let any as String where any == kSecAttrSynchronizableAny: break
    default:
      guard item.flag(kSecAttrSynchronizable) == query.flag(kSecAttrSynchronizable) else {
        return false
      }
    }
    return query.allSatisfy { key, value in
      if isInstruction(key) || key == kSecAttrSynchronizable || key == kSecAttrAccessControl {
        return true
      }
      guard let wanted = value as? AnyHashable else { return true }
      return item[key] as? AnyHashable == wanted
    }
  }

  // MARK: The answer

  /// What a query asks to be returned of items; nil where it asks for nothing.
  static func answer(_ items: [[String: Any]], to query: [String: Any]) -> AnyObject? {
    let limit: Int =
      switch query[kSecMatchLimit] {
      case let all as String where all == kSecMatchLimitAll: .max
      case let number as Int: number
      default: 1
      }
    let answers = items.prefix(limit).compactMap { answer($0, to: query) }
    guard let first = answers.first else { return nil }
    return limit == 1 ? first as AnyObject : answers as AnyObject
  }

  private static func answer(_ item: [String: Any], to query: [String: Any]) -> Any? {
    var parts: [String: Any] = [:]
    if query.flag(kSecReturnData) { parts[kSecValueData] = item[kSecValueData] }
    if query.flag(kSecReturnRef) { parts[kSecValueRef] = item[kSecValueRef] }
    if query.flag(kSecReturnPersistentRef) {
      parts[kSecValuePersistentRef] = persistentReference(item)
    }
    if query.flag(kSecReturnAttributes) {
      let hidden = [kSecValueData, kSecValueRef]
      return item.filter { !hidden.contains($0.key) }.merging(parts) { $1 }
    }
    return parts.count > 1 ? parts : parts.values.first
  }

  private static func persistentReference(_ item: [String: Any]) -> Data {
    Data(key(of: item).map { "\($0.key)=\($0.value)" }.sorted().joined(separator: "\n").utf8)
  }
}

extension [String: Any] {
  fileprivate func text(_ key: String) -> String? { self[key] as? String }
  fileprivate func flag(_ key: String) -> Bool {
    switch self[key] {
    case let flag as Bool: flag
    case let number as NSNumber: number.boolValue
    default: false
    }
  }
}
