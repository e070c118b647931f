extension FileManager {
  /// The folder that an app and its widgets share: inside the folder that `VITRINE_CONTAINER`
  /// names, else inside the temporary one. It is made when it is asked for.
  public func containerURL(forSecurityApplicationGroupIdentifier identifier: String) -> URL? {
    let base = ProcessEnvironment.value("VITRINE_CONTAINER") ?? NSTemporaryDirectory() + "vitrine"
    let safe = String(
      identifier.map { $0.isLetter || $0.isNumber || ".-_".contains($0) ? $0 : "_" })
    let url = URL(fileURLWithPath: base).appendingPathComponent("Groups")
      .appendingPathComponent(safe, isDirectory: true)
    try? createDirectory(
      at: url.appendingPathComponent("Library/Caches"), withIntermediateDirectories: true)
    return url
  }

  /// nil: there is no iCloud.
  public func url(forUbiquityContainerIdentifier identifier: String?) -> URL? { nil }
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}

// `temporaryDirectory` and `homeDirectory` are Foundation's here too.
extension URL {
  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask)[0]
  }
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  public static var picturesDirectory: URL { folder(.picturesDirectory) }
  public static var desktopDirectory: URL { folder(.desktopDirectory) }
  public static var applicationDirectory: URL { URL(fileURLWithPath: "/Applications") }

  /// Inert: there is no sandbox to open.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Inert.
  public func stopAccessingSecurityScopedResource() {}
}

/// Values that iCloud shares between devices. Inert: it keeps what is put in until the process
/// ends.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  public static let `default` = NSUbiquitousKeyValueStore()
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
  private let lock = NSLock()
  private var values: [String: Any] = [:]

  open func object(forKey key: String) -> Any? { lock.withLock { values[key] } }
  open func set(_ value: Any?, forKey key: String) { lock.withLock { values[key] = value } }
  open func set(_ value: String?, forKey key: String) { lock.withLock { values[key] = value } }
  open func set(_ value: Bool, forKey key: String) { lock.withLock { values[key] = value } }
  open func set(_ value: Double, forKey key: String) { lock.withLock { values[key] = value } }
  open func set(_ value: Int64, forKey key: String) { lock.withLock { values[key] = value } }
  open func removeObject(forKey key: String) { lock.withLock { values[key] = nil } }
  open func string(forKey key: String) -> String? { object(forKey: key) as? String }
  open func bool(forKey key: String) -> Bool { object(forKey: key) as? Bool ?? false }
  open func double(forKey key: String) -> Double { object(forKey: key) as? Double ?? 0 }
  open func longLong(forKey key: String) -> Int64 { object(forKey: key) as? Int64 ?? 0 }
  open func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
  open func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  open func dictionary(forKey key: String) -> [String: Any]? {
    object(forKey: key) as? [String: Any]
  }
  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
  @discardableResult open func synchronize() -> Bool { true }
}
