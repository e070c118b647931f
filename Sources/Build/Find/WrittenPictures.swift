import Foundation
import VitrinePlatform

/// Folders that a command wrote its pictures to.
enum WrittenPictures {
  /// Where commands write when they are not told otherwise.
  private static let names: Set<String> = [
    "vitrine-pictures", "vitrine-tap", "vitrine-push", "vitrine-stack",
  ]

  /// By its name, or by the index that `render` leaves in it. The index is no part of a build's key:
  /// it changes with every run, and nothing of the folder is built.
  static func isFolder(_ path: String) -> Bool {
    if names.contains(Paths.name(path)) { return true }
    guard let data = FileManager.default.contents(atPath: path + "/index.json"),
      let index = try? JSON(parsing: [UInt8](data))
    else { return false }
    return index["pictures"]?.array != nil && index["libraries"]?.members != nil
  }
}
