import Foundation
import Testing

/// One case: `key: value` lines; a blank line ends it. Lines that begin with `#` are remarks.
struct Case: CustomTestStringConvertible, Sendable {
  var file: String
  var line: Int
  var fields: [String: String] = [:]

  subscript(_ key: String) -> String? { fields[key] }
  var testDescription: String { "\(file):\(line) \(fields["case"] ?? "")" }

  static func all(_ name: String) -> [Case] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let path = folder.appendingPathComponent("Cases/\(name)")
    guard let text = try? String(contentsOf: path, encoding: .utf8) else { return [] }
    var cases: [Case] = []
    var current: Case?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.isEmpty {
        if let done = current { cases.append(done) }
        current = nil
      } else if !line.hasPrefix("#") {
        var open = current ?? Case(file: name, line: index + 1)
        let parts = line.split(separator: ":", maxSplits: 1)
        open.fields[String(parts[0])] =
          parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
        current = open
      }
    }
    if let done = current { cases.append(done) }
    return cases
  }
}
