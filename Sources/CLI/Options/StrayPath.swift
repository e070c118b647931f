import Glibc

/// Lists of values end at the next option and so swallow a path that stands last.
enum StrayPath {
  static func find(_ lists: [[String]]) -> String? {
    lists.compactMap(\.last).first(where: isPath)
  }

  static func without(_ values: [String]) -> [String] {
    guard let last = values.last, isPath(last) else { return values }
    return Array(values.dropLast())
  }

  private static func isPath(_ text: String) -> Bool {
    (text.contains("/") || text.hasPrefix(".") || text.hasSuffix(".swift"))
      && access(text, F_OK) == 0
  }
}
