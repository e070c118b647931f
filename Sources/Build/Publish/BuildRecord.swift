import Foundation
import VitrinePlatform

/// `built.txt` of a finished build: what is known of the extension, and the checksum of each file, by
/// which damage is found. `key=value` lines, since it is read at every start.
enum BuildRecord {
  static let name = "built.txt"
  /// Larger ones are read at every start anyway, or never: their size has to do.
  private static let checkedSize = 16 << 20

  // MARK: Writing

  /// Writes the record into `folder`, where everything else of the build stands already.
  static func write(_ built: BuiltExtension, to folder: String) throws {
    var lines = [
      "name=\(built.name)", "platform=\(built.platform.rawValue)",
      "bundle=\(built.bundleIdentifier)", "display=\(built.displayName)",
      "compiled=\(built.compiledRoot)",
    ]
    lines += built.diagnostics.map { item in
      let location = "\(item.line.map(String.init) ?? "")\t\(item.column.map(String.init) ?? "")"
      let path = Paths.relative(item.path, to: built.root)
      return "diagnostic=\(item.severity.rawValue)\t\(path)\t\(location)\t\(item.message)"
    }
    lines += built.omissions.map { "omission=" + $0.line(relativeTo: built.root) }
    var size = 0
    for name in try files(in: folder) {
      let path = folder + "/" + name
      if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
        lines.append("link=\(target)\t\(name)")
      } else if let stamp = FileStamp(path: path), let checksum = Checksum.digest(ofFile: path) {
        lines.append("file=\(stamp.size) \(checksum)\t\(name)")
        size += Int(stamp.size)
      }
    }
    let text = lines.map { $0.replacingOccurrences(of: "\n", with: " ") }.joined(separator: "\n")
    try CacheFile.write(String(size), to: folder + "/" + CacheLocation.used)
    try CheckedFile.write(Array(text.utf8), to: folder + "/" + name)
  }

  /// Names of all files below, sorted.
  private static func files(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).sorted().filter { name in
      var info = stat()
      return lstat(folder + "/" + name, &info) == 0 && info.st_mode & S_IFMT != S_IFDIR
    }
  }

  // MARK: Reading

  /// The build in `folder`; nil where it is not whole. `root`: where the project is today.
  static func read(_ folder: String, root: String) -> BuiltExtension? {
    guard let body = CheckedFile.read(folder + "/" + name) else { return nil }
    var built = BuiltExtension(folder: folder, root: root)
    for line in String(decoding: body, as: UTF8.self).split(separator: "\n") {
      guard let equals = line.utf8.firstIndex(of: UInt8(ascii: "=")) else { return nil }
      let value = String(line[line.utf8.index(after: equals)...])
      guard take(line[..<equals], value, folder, into: &built) else { return nil }
    }
    CacheLocation.markUsed(folder)
    return built
  }

  private static func take(
    _ key: Substring, _ value: String, _ folder: String, into built: inout BuiltExtension
  ) -> Bool {
    switch key {
    case "name": built.name = value
    case "platform": built.platform = BuildPlatform(rawValue: value) ?? .iOS
    case "bundle": built.bundleIdentifier = value
    case "display": built.displayName = value
    case "compiled": built.compiledRoot = value
    case "diagnostic":
      guard let item = diagnostic(value, root: built.root) else { return false }
      built.diagnostics.append(item)
    case "omission":
      guard let item = Omission(line: value, root: built.root) else { return false }
      built.omissions.append(item)
    case "file", "link": return isWhole(value, isLink: key == "link", in: folder)
    default: break
    }
    return true
  }

  private static func diagnostic(_ value: String, root: String) -> BuildDiagnostic? {
    let parts = value.split(separator: "\t", maxSplits: 4, omittingEmptySubsequences: false)
    guard parts.count == 5, let severity = BuildDiagnostic.Severity(rawValue: String(parts[0]))
    else { return nil }
    return BuildDiagnostic(
      path: Paths.absolute(String(parts[1]), in: root), line: Int(parts[2]),
      column: Int(parts[3]), severity: severity, message: String(parts[4]))
  }

  private static func isWhole(_ value: String, isLink: Bool, in folder: String) -> Bool {
    let parts = value.split(separator: "\t", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return false }
    let path = folder + "/" + parts[1]
    if isLink {
      return (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == parts[0]
    }
    let words = parts[0].split(separator: " ")
    guard words.count == 2, let size = Int64(words[0]), let stamp = FileStamp(path: path),
      stamp.kind == .file, stamp.size == size
    else { return false }
    return size > checkedSize || Checksum.digest(ofFile: path) == String(words[1])
  }
}

extension BuiltExtension {
  fileprivate init(folder: String, root: String) {
    self.init(
      name: "",
      executable: URL(fileURLWithPath: folder + "/" + BundleLayout.executable, isDirectory: false),
      resources: URL(fileURLWithPath: folder + "/" + BundleLayout.bundle, isDirectory: true),
      platform: .iOS,
      bundleIdentifier: "", displayName: "", diagnostics: [], root: root, compiledRoot: root,
      isFromCache: true)
  }
}
