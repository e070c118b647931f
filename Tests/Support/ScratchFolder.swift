public import Foundation

/// A new, empty folder. The system names it: random numbers and UUIDs of the test process may be
/// seeded by a host that renders at the same time, and then come twice.
public func scratchFolder(_ name: String) -> URL {
  var template = Array(
    (FileManager.default.temporaryDirectory.path + "/\(name)-XXXXXX").utf8CString)
  guard mkdtemp(&template) != nil else { fatalError("no folder like \(name) can be made") }
  return URL(
    filePath: String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self),
    directoryHint: .isDirectory)
}
