import Synchronization
import VitrineFoundation

// The keychain. Its items last as long as the process; those of a container are in its files (`KeychainFile`).

public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  Keychain.shared.with { contents in
    guard attributes.text(kSecClass) != nil else { return errSecParam }
    var item = attributes.filter { !Keychain.isInstruction($0.key) }
    if contents.contains(Keychain.key(of: item)) { return errSecDuplicateItem }
    let now = Date()
    item[kSecAttrCreationDate] = item[kSecAttrCreationDate] ?? now
    item[kSecAttrModificationDate] = now
    contents.change([KeychainFile.Change(new: item)])
    if let answer = Keychain.answer([item], to: attributes) { result?.pointee = answer }
    return errSecSuccess
  }
}

public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  Keychain.shared.with { contents in
    let found = contents.items.filter { Keychain.matches($0, query) }
    Keychain.note(query, isFound: !found.isEmpty)
    guard !found.isEmpty else { return errSecItemNotFound }
    result?.pointee = Keychain.answer(found, to: query)
    return errSecSuccess
  }
}

public func SecItemUpdate(_ query: CFDictionary, _ attributes: CFDictionary) -> OSStatus {
  Keychain.shared.with { contents in
    guard query.text(kSecClass) != nil else { return errSecParam }
    let found = contents.items.filter { Keychain.matches($0, query) }
    guard !found.isEmpty else { return errSecItemNotFound }
    let changes = found.map { old in
      var item = old
      for (key, value) in attributes where !Keychain.isInstruction(key) { item[key] = value }
      item[kSecAttrModificationDate] = Date()
      return KeychainFile.Change(old: old, new: item)
    }
    guard Keychain.staysApart(changes, in: contents) else { return errSecDuplicateItem }
    contents.change(changes)
    return errSecSuccess
  }
}

@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  Keychain.shared.with { contents in
    let found = contents.items.filter { Keychain.matches($0, query) }
    guard !found.isEmpty else { return errSecItemNotFound }
    contents.change(found.map { KeychainFile.Change(old: $0) })
    return errSecSuccess
  }
}

/// Items as dictionaries of their attributes.
final class Keychain: Sendable {
  static let shared = Keychain()
  private let contents = Mutex(KeychainContents(KeychainFile()))

  func with(_ body: (inout KeychainContents) -> OSStatus) -> OSStatus {
    contents.withLock {
      $0.load()
      return body(&$0)
    }
  }

  /// A template of what is stored has one item for each account of a service or a server.
  static func note(_ query: [String: Any], isFound: Bool) {
    StoredReads.note(
      .keychain, query.text(kSecAttrAccount) ?? "",
      group: query.text(kSecAttrService) ?? query.text(kSecAttrServer),
      type: query.text(kSecClass), isFound: isFound)
  }

  /// Whether no two items are the same after changes.
  static func staysApart(
    _ changes: [KeychainFile.Change], in contents: KeychainContents
  ) -> Bool {
    let before = Set(changes.compactMap { $0.old.map(key) })
    let after = Set(changes.compactMap { $0.new.map(key) })
    return after.count == changes.count
      && after.subtracting(before).allSatisfy { !contents.contains($0) }
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
