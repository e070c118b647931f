import Foundation
import TestSupport
import Testing

/// The site that `vitrine export` writes, opened from the disk as from a pull request.
@Suite(.timeLimit(.minutes(60))) struct ExportTests {
  @Test func theSiteNeedsNoServer() throws {
    let folder = TestFolder("vitrine-export")
    let site = folder.url.appending(path: "site")
    let written = try Command.run([
      "export", Checkout.root.appending(path: "Examples/Weather").path, "-o", site.path,
    ])
    try #require(written.status == 0, "\(written.errors)")
    #expect(try Self.bytes(of: site) < 15_000_000)
    let browser = try Chromium()
    defer { browser.end() }
    let tab = try browser.tab()
    try tab.show("file://\(site.path)/index.html")
    try tab.until("document.querySelectorAll('img').length > 20")
    // Pictures further down are loaded when they are scrolled to.
    try tab.run("document.querySelectorAll('img').forEach((each) => { each.loading = 'eager'; })")
    try tab.until("[...document.images].every((each) => each.complete && each.naturalWidth > 0)")
    #expect(
      try tab.value(
        "performance.getEntriesByType('resource').filter((each) => !each.name.startsWith('file:')).length",
        as: Int.self) == 0)
    #expect(browser.complaints == [])
  }

  private static func bytes(of folder: URL) throws -> Int {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.fileSizeKey])
    return try (files?.allObjects as? [URL] ?? []).reduce(0) {
      $0 + (try $1.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0)
    }
  }
}
