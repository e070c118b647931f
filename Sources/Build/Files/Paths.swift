import Foundation

/// Path arithmetic on plain strings: `URL` costs more than the whole warm lookup.
enum Paths {
  /// Absolute, without `.`, `..`, doubled or trailing slashes. Symbolic links stay.
  static func absolute(_ path: String, in folder: String? = nil) -> String {
    let base = folder ?? FileManager.default.currentDirectoryPath
    let whole = path.hasPrefix("/") ? path : base + "/" + path
    if isPlain(whole) { return whole }
    var parts: [Substring] = []
    for part in whole.split(separator: "/", omittingEmptySubsequences: true) {
      if part == "." { continue }
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Whether an absolute path has nothing to be taken out, as nearly all: C looks through thousands of them while a
  /// project is found.
  private static func isPlain(_ path: String) -> Bool {
    path.withCString { text in
      strstr(text, "//") == nil && strstr(text, "/.") == nil
        && strrchr(text, Int32(UInt8(ascii: "/"))).map { $0[1] != 0 } ?? false
    }
  }

  /// Without symbolic links; itself where nothing is there.
  static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  static func name(_ path: String) -> String {
    let name = path.withCString { text -> String? in
      guard let slash = strrchr(text, Int32(UInt8(ascii: "/"))) else { return path }
      return slash[1] == 0 ? nil : String(cString: slash + 1)
    }
    return name ?? path.split(separator: "/").last.map(String.init) ?? path
  }

  static func folder(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  /// What follows the last dot of the name, in lower case.
  static func ending(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  static func stem(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  /// The path as the disk has it: Apple's file systems do not tell the normal forms of Unicode apart, so that a
  /// project may name a file in another one than its repository has.
  static func spelled(_ path: String) -> String {
    guard !path.utf8.allSatisfy({ $0 < 0x80 }), FileKind(path: path) == .absent else { return path }
    let forms = [
      path.precomposedStringWithCanonicalMapping, path.decomposedStringWithCanonicalMapping,
    ]
    return forms.first { FileKind(path: $0) != .absent } ?? path
  }

  /// `path` seen from `folder`, or itself where it stands elsewhere.
  static func relative(_ path: String, to folder: String) -> String {
    guard isInside(path, folder), path != folder else { return path }
    return String(path.dropFirst(folder.hasSuffix("/") ? folder.count : folder.count + 1))
  }

  /// Of what is not the user's: the SDK, the cache. The user's files are asked of a `FileRecorder`.
  static func exists(_ path: String) -> Bool { FileKind(path: path) != .absent }
  static func isFolder(_ path: String) -> Bool { FileKind(path: path) == .folder }

  /// A Swift identifier out of a target's or a folder's name.
  static func identifier(_ name: String) -> String {
    var text = ""
    for scalar in name.unicodeScalars {
      let isLetter = scalar == "_" || scalar.properties.isXIDContinue
      text.unicodeScalars.append(isLetter ? scalar : "_")
    }
    if text.isEmpty { return "_" }
    return text.first!.isNumber ? "_" + text : text
  }
}
