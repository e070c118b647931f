import Foundation
import VitrinePlatform

/// What a build comes of beside the sources: the command that runs it, the compiler and the SDK. Another
/// of any of them may build what failed before, or otherwise.
/// Their files are large, so a digest is computed once for each `stat` and kept in the cache.
struct SDKIdentity {
  private let sdk: SDKLocation
  private let cache: CacheLocation
  /// The running program, which knows how to build.
  private let command: String

  init(_ sdk: SDKLocation, cache: CacheLocation, command: String = "/proc/self/exe") {
    self.sdk = sdk
    self.cache = cache
    self.command = command
  }

  /// The compiler itself, which `swiftc` is only a way to; nil where there is none. What was built
  /// with one is drawn without one too.
  private var compiler: String? {
    Tool.find("swiftc").map {
      Toolchain(folder: Paths.folder(Paths.folder(Paths.resolved($0)))).frontend
    }
  }

  /// The library is linked last, so that it and the syntax tool stand for all; two modules for those
  /// whose change leaves the library as it is.
  private var paths: [String] {
    [
      command, sdk.library, sdk.syntaxTool, sdk.modules + "/SwiftUI.swiftmodule",
      sdk.modules + "/WidgetKit.swiftmodule", sdk.folder + "/sdk-flags.txt",
      sdk.folder + "/sdk-link.txt",
    ]
  }

  /// The digest alone.
  var digest: String { digest(of: paths) }

  /// Of what decides how a single file is compiled: the command that asks for it does not.
  var compilation: String { digest(of: Array(paths.dropFirst())) }

  private func digest(of paths: [String]) -> String {
    let hash = SHA256()
    for path in paths + [compiler].compactMap({ $0 }) {
      hash.update(Self.digest(of: path, cache: cache))
    }
    return String(hash.finish().prefix(40))
  }

  /// The digest, and the stamps by which it is known.
  var text: String { digest + "\t" + stamps }

  private var stamps: String {
    (paths.map(Self.stamp) + [compiler.map(Self.stamp) ?? Self.absent]).joined(separator: ";")
  }

  private static let absent = "-"
  private static func stamp(_ path: String) -> String {
    FileStamp(path: path)?.text ?? absent
  }

  /// A text of before with today's stamps; nil where one of them is another one.
  func renewed(_ text: String) -> String? {
    let parts = text.split(separator: "\t", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let stamps = stamps
    if parts[1] == stamps || isWithoutCompiler(stamps, parts[1]) { return text }
    return digest == parts[0] ? digest + "\t" + stamps : nil
  }

  /// Whether the compiler alone is missing today.
  private func isWithoutCompiler(_ today: String, _ before: Substring) -> Bool {
    let others = today.split(separator: ";").dropLast()
    return today.hasSuffix(";" + Self.absent) && before.split(separator: ";").dropLast() == others
  }

  /// The digest of a large file that is not the user's: the SDK's, a tool's.
  static func digest(of path: String, cache: CacheLocation) -> String {
    guard let stamp = FileStamp(path: path) else { return "-" }
    let kept = cache.digests + "/" + SHA256.digest(path.utf8) + ".txt"
    let text = stamp.settled?.text ?? "-"
    if text != "-", let bytes = CheckedFile.read(kept) {
      let parts = String(decoding: bytes, as: UTF8.self).split(separator: " ")
      if parts.count == 2, parts[0] == text { return String(parts[1]) }
    }
    let digest = ELFBuildID.read(path) ?? Checksum.digest(ofFile: path) ?? "-"
    if text != "-" { try? CheckedFile.write(Array((text + " " + digest).utf8), to: kept) }
    return digest
  }
}

/// The linker's own digest of what it has written (`--build-id`).
enum ELFBuildID {
  /// nil where the file has none, or is no program of 64 bits.
  static func read(_ path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    func bytes(_ offset: Int, _ count: Int) -> [UInt8]? {
      var bytes = [UInt8](repeating: 0, count: count)
      return pread(descriptor, &bytes, count, off_t(offset)) == count ? bytes : nil
    }
    guard let header = bytes(0, 64), header.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else {
      return nil
    }
    let (table, size, count) = (header.number(32, 8), header.number(54, 2), header.number(56, 2))
    guard size >= 56, count < 100, let segments = bytes(table, size * count) else { return nil }
    for index in 0..<count where segments.number(index * size, 4) == 4 {
      let (offset, length) = (
        segments.number(index * size + 8, 8), segments.number(index * size + 32, 8)
      )
      guard length < 65_536, let notes = bytes(offset, length) else { continue }
      if let found = buildID(in: notes) { return found }
    }
    return nil
  }

  private static func buildID(in notes: [UInt8]) -> String? {
    var at = 0
    while at + 12 <= notes.count {
      let (name, length) = (notes.number(at, 4), notes.number(at + 4, 4))
      let start = at + 12 + (name + 3) / 4 * 4
      let end = start + (length + 3) / 4 * 4
      guard end <= notes.count, end > at else { return nil }
      // NT_GNU_BUILD_ID of "GNU".
      if notes.number(at + 8, 4) == 3,
        notes[(at + 12)..<(at + 12 + name)].elementsEqual([0x47, 0x4E, 0x55, 0])
      {
        return SHA256.digest(notes[start..<(start + length)])
      }
      at = end
    }
    return nil
  }
}

extension [UInt8] {
  /// A little-endian number; 0 beyond the end.
  fileprivate func number(_ start: Int, _ count: Int) -> Int {
    guard start >= 0, start + count <= self.count else { return 0 }
    return self[start..<(start + count)].reversed().reduce(0) {
      ($0 & 0x7F_FFFF_FFFF_FFFF) << 8 | Int($1)
    }
  }
}
