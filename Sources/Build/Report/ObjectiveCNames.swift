import Foundation

/// Types that a project's own Objective-C headers declare: its Swift sources see them by a bridging header.
struct ObjectiveCNames {
  /// Headers by the names that they declare, relative to the folder.
  private(set) var headers: [String: String] = [:]

  /// What is looked at: an app has some hundred headers (estimate).
  private static let mostFiles = 20_000
  private static let mostHeaders = 2_000

  /// - names: those that are asked for; the folder is not walked for none.
  init(_ names: Set<String>, below folder: String) {
    guard !names.isEmpty, let walk = FileManager.default.enumerator(atPath: folder) else { return }
    var files = 0
    var read = 0
    while let path = walk.nextObject() as? String, files < Self.mostFiles, read < Self.mostHeaders {
      files += 1
      let name = Paths.name(path)
      if FolderScan.isSkipped(folder: name, includesTests: false) { walk.skipDescendants() }
      guard Paths.ending(name) == "h",
        let bytes = FileRecorder.read(folder + "/" + path)?.bytes
      else { continue }
      read += 1
      for declared in Self.declared(in: String(decoding: bytes, as: UTF8.self))
      where names.contains(declared) && headers[declared] == nil {
        headers[declared] = path
      }
    }
  }

  /// Names of classes, protocols, enumerations and options.
  static func declared(in text: String) -> Set<String> {
    var names: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
      guard let first = words.first, words.count > 1 else { continue }
      if first == "@interface" || first == "@protocol" {
        names.insert(String(words[1]))
      } else if first == "typedef", words.count > 3, ["NS_ENUM", "NS_OPTIONS"].contains(words[1]) {
        names.insert(String(words[3]))
      }
    }
    return names
  }
}
