public import Foundation

/// A new, empty folder. The system names it: random numbers and UUIDs of the test process may be
/// seeded by a host that renders at the same time, and then come twice.
/// - base: the folder around it, where that cannot be the one for temporary files.
public func scratchFolder(_ name: String, in base: String? = nil) -> URL {
  let base = base ?? FileManager.default.temporaryDirectory.path
  var template = Array("\(base)/\(name)-XXXXXX".utf8CString)
  guard mkdtemp(&template) != nil else { fatalError("no folder like \(name) can be made") }
  return URL(
    filePath: String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self),
    directoryHint: .isDirectory)
}

/// A new, empty folder that is removed with its owner.
public final class TestFolder: Sendable {
  public let url: URL
  /// The same without a slash at the end.
  public var path: String { String(url.path.trimmingSuffix("/")) }

  public init(_ name: String = "vitrine-test", in base: String? = nil) {
    url = scratchFolder(name, in: base)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file by its relative path; folders are made as needed.
  public func write(_ text: String, to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Writes files by relative path.
  public func write(_ files: [String: String]) throws {
    for (name, text) in files { try write(text, to: name) }
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> Substring {
    hasSuffix(suffix) ? dropLast(suffix.count) : self[...]
  }
}
