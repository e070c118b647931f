import Foundation

/// Reads an `.xcconfig` file with what it includes. What stands in one may end up in the Info.plist,
/// so it has to lie where the project's other files do.
struct ConfigurationFile {
  private let files: FileRecorder
  private static let maximumDepth = 16
  /// Files that one file includes, an included one counting each time.
  private static let maximumCount = 500

  init(_ files: FileRecorder) { self.files = files }

  /// Settings by name; none where the file cannot be read.
  func read(_ path: String) -> [String: String] {
    var count = 0
    return read(path, depth: 0, &count)
  }

  private func read(_ path: String, depth: Int, _ count: inout Int) -> [String: String] {
    count += 1
    guard files.isAllowed(path), let text = files.text(path) else { return [:] }
    guard depth <= Self.maximumDepth, count <= Self.maximumCount else {
      files.refuse(path, "the file includes itself, or too many others; the rest is left out")
      return [:]
    }
    var values: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let text = (line.components(separatedBy: "//").first ?? "").trimmingCharacters(
        in: .whitespaces)
      if text.hasPrefix("#include") {
        let name = text.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
        let included = Paths.absolute(name, in: Paths.folder(path))
        values.merge(read(included, depth: depth + 1, &count)) { _, new in new }
      } else if let equals = text.firstIndex(of: "=") {
        let key = text[..<equals].trimmingCharacters(in: .whitespaces)
        let value = text[text.index(after: equals)...].trimmingCharacters(in: .whitespaces)
        values[key] = value.replacingOccurrences(of: "$(inherited)", with: values[key] ?? "")
      }
    }
    return values
  }
}
