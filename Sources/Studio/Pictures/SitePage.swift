import FoundationEssentials
import VitrineComposition
package import VitrinePlatform

/// The page of `vitrine export` and `vitrine sheet`: pictures in sections, with filters and what the
/// system did. It needs no server; its code stands in `Site`.
package struct SitePage: Sendable {
  /// What `window.site` is (`Site/site.js` has the type).
  package var data: [JSON.Member]
  /// Where the page's files are; nil: beside the program.
  package var files: String?

  /// A page of what `window.site` is.
  package init(_ data: KeyValuePairs<String, JSON>, files: String? = nil) {
    self.data = data.map { JSON.Member($0.key, $0.value) }
    self.files = files
  }

  /// Writes the page's files and its data into a folder; pictures are the caller's.
  package func write(to folder: String) throws {
    try AtomicFile.write(Array(script.utf8), to: "\(folder)/data.js")
    for name in ["index.html", "site.js", "site.css"] {
      try AtomicFile.write(Array(try file(name).utf8), to: "\(folder)/\(name)")
    }
  }

  /// All in one file.
  /// - pictures: PNG files by the names that the items have.
  package func standalone(pictures: [String: [UInt8]]) throws -> String {
    var page = self
    page.data.append(
      JSON.Member(
        "pictures",
        .object(
          pictures.sorted { $0.key < $1.key }.map {
            JSON.Member($0.key, .string(Base64.text($0.value)))
          })))
    return try file("index.html")
      .replacing(
        #"<link rel="stylesheet" href="site.css" />"#, with: "<style>\n\(file("site.css"))</style>"
      )
      .replacing(#"<script src="data.js"></script>"#, with: "<script>\n\(page.script)</script>")
      .replacing(#"<script src="site.js"></script>"#, with: "<script>\n\(file("site.js"))</script>")
  }

  /// `</script>` in a widget's name must not end the script, nor a comment begin in one.
  private var script: String {
    "window.site = " + JSON.object(data).compactText().replacing("<", with: "\\u003C") + ";\n"
  }

  private func file(_ name: String) throws(StudioError) -> String {
    guard let folder = files ?? Self.folder,
      let data = FileManager.default.contents(atPath: "\(folder)/\(name)")
    else { throw .usage("the page's file \(name) is missing beside the program: run script/build") }
    return String(decoding: data, as: UTF8.self)
  }

  private static var folder: String? {
    guard let program = ProcessFiles.executable, let slash = program.lastIndex(of: "/") else {
      return nil
    }
    return ["vitrine_VitrineStudio.resources/Site", "Site"].map { "\(program[..<slash])/\($0)" }
      .first { FileManager.default.fileExists(atPath: $0 + "/index.html") }
  }

  /// A name by content: the same bytes have the same one. FNV-1a from two offsets.
  package static func name(of bytes: [UInt8]) -> String {
    let parts = [0xcbf2_9ce4_8422_2325, 0x9ae1_6a3b_2f90_404f].map { (start: UInt64) -> String in
      let hash = bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
      let text = String(hash, radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }
    return parts.joined() + ".png"
  }
}
