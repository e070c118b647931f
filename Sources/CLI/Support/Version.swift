import Glibc

/// What `vitrine --version` says.
enum Version {
  static let number = "0.1.0"

  /// The number and the commit that it was built from, as far as that is known.
  static var text: String { commit.map { "\(number) (\($0.prefix(12)))" } ?? number }

  /// From `commit.txt` beside an installed command, else of the checkout around it.
  private static var commit: String? {
    guard let own = executable else { return nil }
    var folder = parent(own)
    if let noted = line(folder + "/commit.txt") { return noted }
    // .build/<platform>/<configuration>
    for _ in 0..<3 { folder = parent(folder) }
    guard let head = line(folder + "/.git/HEAD") else { return nil }
    guard head.hasPrefix("ref: ") else { return head }
    let name = String(head.dropFirst(5))
    if let found = line(folder + "/.git/" + name) { return found }
    let packed = text(folder + "/.git/packed-refs")?.split(separator: "\n")
    return packed?.first { $0.hasSuffix(" " + name) }.map { String($0.prefix { $0 != " " }) }
  }

  private static var executable: String? {
    var link = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &link, link.count)
    guard count > 0 else { return nil }
    return String(decoding: link[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func parent(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? path
  }

  private static func line(_ path: String) -> String? {
    text(path)?.split(separator: "\n").first.map(String.init)
  }

  private static func text(_ path: String) -> String? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = fread(&bytes, 1, bytes.count, file)
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }
}
