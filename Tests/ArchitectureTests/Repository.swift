import Foundation
import TestSupport
import Testing

/// Lists of the checkout's files.
enum Repository {
  /// Swift files below a folder, relative to the root, sorted.
  static func swiftFiles(in folder: String) -> [String] {
    let base = Checkout.root.appending(path: folder).path
    guard let walker = FileManager.default.enumerator(atPath: base) else {
      Issue.record("there is no folder \(folder)")
      return []
    }
    return walker.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  /// Names of files in one folder without `.swift`.
  static func names(in folder: String) throws -> Set<String> {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Checkout.root.appending(path: folder).path)
    return Set(files.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) })
  }
}
