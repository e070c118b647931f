import Foundation
import TestSupport
import Testing

@testable import VitrineFoundation

/// What a process leaves that is killed while it writes user defaults.
@Suite(.timeLimit(.minutes(60))) struct StoredDefaultsTests {
  private let folder = scratchFolder("vitrine-defaults")
  private static let whole =
    #"<plist version="1.0"><dict><key>n</key><integer>1</integer></dict></plist>"#
  private static let newer =
    #"<plist version="1.0"><dict><key>n</key><integer>2</integer></dict></plist>"#

  private func recovered(kept: String?, written: String?) throws -> String? {
    let copies = folder.appending(path: ".kept")
    try FileManager.default.createDirectory(at: copies, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "group.plist")
    try kept?.write(to: copies.appending(path: "group.plist"), atomically: true, encoding: .utf8)
    try written?.write(to: file, atomically: true, encoding: .utf8)
    StoredDefaults.recover(folder.path)
    return try? String(contentsOf: file, encoding: .utf8)
  }

  @Test(
    arguments: [
      // Killed before, in the middle of and after writing.
      (whole, whole, whole), (whole, String(newer.prefix(30)), whole), (whole, "", whole),
      (whole, newer, newer),
      // The first writing of a file, and nothing to put right.
      (nil, newer, newer), (whole, nil, whole),
    ] as [(String?, String?, String?)])
  func isPutRight(_ kept: String?, _ written: String?, _ expected: String?) throws {
    #expect(try recovered(kept: kept, written: written) == expected)
  }
}
