import Synchronization
import VitrineFoundation

/// Objects by the name that their database was opened under. Whoever writes does so on one thread, as Realm
/// asks for; several readers see what stood there when they asked.
final class RealmStore: @unchecked Sendable {
  private struct State {
    var objects: [ObjectBase] = []
    var writes = 0
    var configuration = Realm.Configuration()
  }
  private let lock = NSRecursiveLock()
  private var state = State()

  private static let all = Mutex<[String: RealmStore]>([:])
  private static let changes = Mutex((count: 0, openWrites: 0))
  /// Another number after each change of any database; nil while one is written to.
  static var version: Int? { changes.withLock { $0.openWrites == 0 ? $0.count : nil } }
  static func noteChange(openedWrites: Int = 0) {
    changes.withLock { $0 = ($0.count + 1, $0.openWrites + openedWrites) }
  }

  static let standard = RealmStore()

  static func named(_ name: String) -> RealmStore {
    all.withLock { all in
      if let known = all[name] { return known }
      let store = RealmStore()
      all[name] = store
      return store
    }
  }

  private func change<Result>(_ body: (inout State) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&state)
  }

  var objects: [ObjectBase] { change { $0.objects } }
  var writes: Int {
    get { change { $0.writes } }
    set {
      Self.noteChange(openedWrites: newValue - writes)
      change { $0.writes = newValue }
    }
  }
  var configuration: Realm.Configuration {
    get { change { $0.configuration } }
    set { change { $0.configuration = newValue } }
  }

  func add(_ object: ObjectBase) {
    guard object.store !== self else { return }
    object.store = self
    change { $0.objects.append(object) }
    Self.noteChange()
  }

  func remove(_ isGone: (ObjectBase) -> Bool) {
    change { state in
      for object in state.objects where isGone(object) {
        object.isDeleted = true
        object.store = nil
      }
      state.objects.removeAll(where: \.isDeleted)
    }
    Self.noteChange()
  }
}

/// What an object holds, by name.
enum Stored {
  static func value(_ name: String, of object: Any) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      for child in level.children {
        if child.label == name { return child.value }
        guard child.label == "_" + name else { continue }
        return Mirror(reflecting: child.value).children
          .first { $0.label == "wrappedValue" }?.value ?? child.value
      }
      mirror = level.superclassMirror
    }
    return nil
  }

  /// Names joined by dots.
  static func value(path: String, of object: Any) -> Any? {
    path.split(separator: ".").reduce(Optional(object)) { found, name in
      found.flatMap { value(String(name), of: $0) }
    }
  }

  static func isLess(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (let a as String, let b as String): a < b
    case (let a as Date, let b as Date): a < b
    case (let a as any BinaryInteger, let b as any BinaryInteger): Int64(a) < Int64(b)
    case (let a as any BinaryFloatingPoint, let b as any BinaryFloatingPoint):
      Double(a) < Double(b)
    case (let a as Bool, let b as Bool): !a && b
    default: false
    }
  }
}
