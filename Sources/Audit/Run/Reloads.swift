import Foundation

/// Whether an app reloads its widgets: it does so in its own sources, beside the extension's.
enum Reloads {
  /// What every such call has in it: a file without it is not read line by line.
  private static let mark = Data(".reload".utf8)
  /// Files that are read at most, and bytes of one.
  private static let (mostFiles, largestFile) = (20_000, 1 << 20)

  /// Whether a line of code calls for a reload.
  static func isCall(_ line: Substring) -> Bool {
    (line.contains(".reloadTimelines(") || line.contains(".reloadAllTimelines(")
      || line.contains("Widget.reloadAll(")) && !SourcePlaces.isComment(line)
  }

  /// Whether a Swift source in a folder calls for a reload.
  static func areCalled(in folder: String) -> Bool {
    let root = URL(filePath: folder)
    guard
      let files = FileManager.default.enumerator(
        at: root, includingPropertiesForKeys: [.isRegularFileKey, .fileSizeKey],
        options: [.skipsHiddenFiles])
    else { return false }
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      count += 1
      guard count <= mostFiles else { return false }
      let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
      guard values?.isRegularFile == true, (values?.fileSize ?? 0) <= largestFile,
        let data = try? Data(contentsOf: file), data.range(of: mark) != nil
      else { continue }
      if String(decoding: data, as: UTF8.self).split(separator: "\n").contains(where: isCall) {
        return true
      }
    }
    return false
  }
}
