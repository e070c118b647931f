import Foundation
import VitrinePlatform

/// Folders that a command wrote its pictures to.
enum WrittenPictures {
  /// Where commands write when they are not told otherwise.
  private static let names: Set<String> = [
    "vitrine-pictures", "vitrine-tap", "vitrine-push", "vitrine-stack", "vitrine-test",
    "__Snapshots__",
  ]

  /// By its name, by the index that `render` leaves in it, or by the record that `test` keeps beside
  /// references. The index is no part of a build's key: it changes with every run, and nothing of the
  /// folder is built.
  static func isFolder(_ path: String) -> Bool {
    if names.contains(Paths.name(path)) || Paths.exists(path + "/snapshots.json") { return true }
    guard let data = FileManager.default.contents(atPath: path + "/index.json"),
      let index = try? JSON(parsing: [UInt8](data))
    else { return false }
    return index["pictures"]?.array != nil && index["libraries"]?.members != nil
  }
}
