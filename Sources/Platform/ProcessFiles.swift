import Glibc

/// Reads files of `/proc`.
public enum ProcessFiles {
  /// A file's text, empty where it cannot be read. Such a file is given out page by page.
  public static func text(_ path: String, limit: Int = 64 << 10) -> String {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while bytes.count < limit {
      let count = read(file, &chunk, chunk.count)
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Lines of `Name:  1234 kB`, in bytes.
  static func fields(_ path: String) -> [String: Int] {
    var values: [String: Int] = [:]
    for line in text(path).split(separator: "\n") {
      let parts = line.split(whereSeparator: { $0 == ":" || $0 == " " || $0 == "\t" })
      guard parts.count == 3, parts[2] == "kB", let value = Int(parts[1]) else { continue }
      values[String(parts[0])] = value << 10
    }
    return values
  }

  /// The program that this process runs.
  public static var executable: String? {
    guard let path = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}
