import Foundation
import TestSupport

/// The small widgets of `Cases/widgets`, and what commands write of them.
enum WidgetCases {
  static let folder = Cases().url("widgets")

  static func path(_ name: String) -> String { folder.appending(path: name).path }

  static func files(in folder: URL) -> [String] {
    let all =
      FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.contains(".") }.sorted()
  }
}
