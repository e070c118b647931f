import Foundation

/// What a script takes of the memory that its app's widgets have.
@MainActor
enum ScriptMemory {
  /// Bytes above which iOS ends a widget's extension (docs/facts/behavior.md: 30 MB, third party).
  static let limit = 30 << 20
  /// What the app needs before it runs a script, bytes (estimate: a context of JavaScriptCore and the
  /// app's own part).
  private static let base = 8 << 20
  /// Only whole steps are said, so that a run says what the one before said, bytes.
  private static let step = 10 << 20

  /// Words for a run that took more; nil for all others.
  ///
  /// - grown: bytes of this process since the run began.
  /// - pictures: bytes of the pictures that it holds, which are decoded on a device and not here.
  static func warning(grown: Int, pictures: Int) -> String? {
    let all = base + max(0, grown) + pictures
    guard all > limit else { return nil }
    let said = max(limit, all / step * step) >> 20
    return "the script takes more than \(said) MB of memory"
      + (pictures > all / 2 ? ", most of it for pictures" : "")
      + "; iOS ends a widget's extension above \(limit >> 20) MB"
  }

  /// Bytes of this process that are in memory, pages of files left out; 0 where it cannot be told.
  static func resident() -> Int {
    let fields =
      (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(
        separator: " ") ?? []
    guard fields.count > 2, let all = Int(fields[1]), let shared = Int(fields[2]) else { return 0 }
    return (all - shared) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
