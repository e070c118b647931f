#if canImport(Glibc)
  import Glibc
#endif

/// User defaults of an extension, of its own and of its app groups, on the disk.
///
/// On a device another process holds them: what an intent has set is safe when `perform()` returns,
/// however the extension ends. Foundation on Linux writes when it is told to, and writes in place: a
/// process that is killed meanwhile leaves half a file. So they are written before an answer is sent,
/// and a copy of what was there is kept for as long as that takes.
package enum StoredDefaults {
  /// Writes what was set and forgets what was read, so that what another process of the extension
  /// has written is seen. Nothing where there is no container: there nothing is to last.
  package static func flush() {
    guard let folder else { return }
    locked(in: folder) {
      recover(folder)
      keep(folder)
      UserDefaults.standard.vitrineFoundationSynchronize()
      forget(folder)
    }
  }

  /// Puts right what a process left that was killed while it wrote.
  package static func recover() {
    guard let folder else { return }
    locked(in: folder) { recover(folder) }
  }

  /// Where Foundation keeps them; nil without a container.
  private static var folder: String? {
    ProcessEnvironment.value("VITRINE_CONTAINER").map { $0 + "/.config" }
  }

  // MARK: The copies

  private static func copies(_ folder: String) -> String { folder + "/.kept" }

  private static func names(_ folder: String) -> [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return all.filter { $0.hasSuffix(".plist") }
  }

  private static func isWhole(_ path: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: path) else { return false }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) != nil
  }

  private static func keep(_ folder: String) {
    let copies = copies(folder)
    try? FileManager.default.createDirectory(atPath: copies, withIntermediateDirectories: true)
    for name in names(folder) {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else { continue }
      // Written beside and renamed: a copy is whole or it is not there.
      try? data.write(to: URL(fileURLWithPath: "\(copies)/\(name)"), options: .atomic)
    }
  }

  static func recover(_ folder: String) {
    for name in names(copies(folder)) {
      let (copy, path) = ("\(copies(folder))/\(name)", "\(folder)/\(name)")
      if isWhole(path) { unlink(copy) } else if isWhole(copy) { rename(copy, path) }
    }
  }

  private static func forget(_ folder: String) {
    for name in names(copies(folder)) { unlink("\(copies(folder))/\(name)") }
  }

  /// One process at a time; the lock goes with a process that is killed.
  private static func locked(in folder: String, _ body: () -> Void) {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let lock = open(folder + "/.lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    defer { if lock >= 0 { close(lock) } }
    if lock >= 0 { flock(lock, LOCK_EX) }
    body()
  }

  // MARK: `synchronize()`

  /// A widget that writes by itself writes as safely.
  static func install() {
    SymbolHooks.replace(
      "$s10Foundation12UserDefaultsC11synchronizeSbyF", of: UserDefaults.self,
      by: "vitrine_UserDefaults_synchronize")
  }
}

extension UserDefaults {
  /// Foundation's own: writes all that was set in this process, of every suite.
  @_silgen_name("$s10Foundation12UserDefaultsC11synchronizeSbyF") @discardableResult
  final func vitrineFoundationSynchronize() -> Bool

  @_silgen_name("vitrine_UserDefaults_synchronize")
  package final func vitrineSynchronize() -> Bool {
    if ProcessEnvironment.value("VITRINE_CONTAINER") == nil {
      return vitrineFoundationSynchronize()
    }
    StoredDefaults.flush()
    return true
  }
}
