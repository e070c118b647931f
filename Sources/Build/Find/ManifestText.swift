/// A manifest's text as this machine evaluates it. Xcode evaluates manifests on a Mac: what they switch on there is
/// what an app gets (which SQLite a package links, whether its Combine is Apple's).
enum ManifestText {
  /// Modules that `#if canImport` finds on a Mac alone, and those that it never finds there.
  private static let onAMac: Set<String> = ["Darwin", "ObjectiveC", "AppKit", "SwiftUI", "Combine"]
  private static let elsewhere: Set<String> = [
    "Glibc", "Musl", "Android", "Bionic", "WASILibc", "WinSDK", "ucrt", "CRT", "MSVCRT",
  ]

  /// The text with every condition on the system decided as on a Mac. A block that imports something stays:
  /// the manifest is compiled here.
  static func onAMac(_ text: String) -> String {
    guard text.contains("#if") else { return text }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for block in blocks(of: lines) where !block.imports {
      for number in block.conditions { lines[number] = decided(lines[number]) }
    }
    return lines.joined(separator: "\n")
  }

  /// One `#if` up to its `#endif`: the lines that have conditions, and whether something is imported in between.
  private struct Block {
    var conditions: [Int] = []
    var imports = false
  }

  private static func blocks(of lines: [String]) -> [Block] {
    var open: [Block] = []
    var closed: [Block] = []
    for (number, line) in lines.enumerated() {
      let words = line.drop { $0 == " " || $0 == "\t" }
      if words.hasPrefix("#if") {
        open.append(Block(conditions: [number]))
      } else if words.hasPrefix("#elseif") {
        open.indices.last.map { open[$0].conditions.append(number) }
      } else if words.hasPrefix("#endif"), let block = open.popLast() {
        closed.append(block)
      } else if words.hasPrefix("import ") || words.hasPrefix("@") && words.contains(" import ") {
        for index in open.indices { open[index].imports = true }
      }
    }
    return closed
  }

  private static func decided(_ line: String) -> String {
    line.replacing(/\b(os|canImport)\(\s*(\w+)\s*\)/) { match in
      let name = String(match.output.2)
      if match.output.1 == "os" { return name == "macOS" || name == "OSX" ? "true" : "false" }
      if onAMac.contains(name) { return "true" }
      return elsewhere.contains(name) ? "false" : String(match.output.0)
    }
  }
}
