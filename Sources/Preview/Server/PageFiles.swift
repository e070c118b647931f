import FoundationEssentials
import Hummingbird
import VitrinePlatform
import VitrineZip

/// The page's own files, read when the server starts: nothing else on the disk has an address.
struct PageFiles: Sendable {
  private let files: [String: [UInt8]]
  /// The same for browsers that take it packed, where that is smaller.
  private let packed: [String: [UInt8]]

  private static let types = [
    "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "mjs": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8",
    "svg": "image/svg+xml", "png": "image/png", "ico": "image/x-icon",
    "json": "application/json; charset=utf-8", "map": "application/json; charset=utf-8",
    "webmanifest": "application/manifest+json", "txt": "text/plain; charset=utf-8",
    "woff2": "font/woff2",
  ]

  /// Where the files are, beside the program.
  static var folder: String? { folder(of: "Page") }

  /// A folder of the program's files; nil: it is not there.
  static func folder(of name: String) -> String? {
    guard let program = ProcessFiles.executable, let slash = program.lastIndex(of: "/") else {
      return nil
    }
    let folder = program[..<slash]
    return ["vitrine_VitrinePreview.resources/\(name)", name].map { "\(folder)/\($0)" }
      .first { FileManager.default.fileExists(atPath: $0 + "/index.html") }
  }

  /// - reads: whether files are read anew for each request, while the page itself is worked on.
  init(_ folder: String?) {
    var files: [String: [UInt8]] = [:]
    if let folder, let names = FileManager.default.enumerator(atPath: folder) {
      for case let name as String in names {
        let ending = name.split(separator: ".").last.map(String.init) ?? ""
        guard Self.types[ending] != nil, !name.contains("/."), !name.hasPrefix("."),
          let data = FileManager.default.contents(atPath: "\(folder)/\(name)")
        else { continue }
        files[name] = [UInt8](data)
      }
    }
    self.files = files
    packed = files.compactMapValues { bytes in
      Gzip.pack(bytes).flatMap { $0.count < bytes.count ? $0 : nil }
    }
  }

  func index(token: String) throws -> Response {
    guard let bytes = files["index.html"] else {
      throw PreviewError.unknown(
        "the page's files are missing beside the program: run script/build")
    }
    let text = String(decoding: bytes, as: UTF8.self).replacing("{{base}}", with: "/page/\(token)/")
    return Answer.bytes(Array(text.utf8), type: "text/html; charset=utf-8")
  }

  /// `/page/TOKEN/name`
  func file(_ path: String, isPacked: Bool) throws -> Response {
    let parts = path.split(separator: "/", maxSplits: 2)
    let name = parts.count == 3 ? parts[2].removingPercentEncoding ?? "" : ""
    guard let bytes = files[name], let ending = name.split(separator: ".").last else {
      throw PreviewError.unknown("the page has no file '\(name.prefix(100))'")
    }
    let sent = isPacked ? packed[name] : nil
    var response = Answer.bytes(
      sent ?? bytes, type: Self.types[String(ending)] ?? "application/octet-stream",
      cache: "no-cache")
    response.headers[.vary] = "Accept-Encoding"
    if sent != nil { response.headers[.contentEncoding] = "gzip" }
    return response
  }
}
