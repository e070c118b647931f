import Foundation

/// Entries that wait at their top level: CommonJS has no such thing, so they are bundled as a module
/// and the bundle is made an asynchronous function. Every statement stays on its line.
enum TopLevelAwait {
  /// Whether esbuild's errors ask for it.
  static func isAskedFor(_ errors: [BuildDiagnostic]) -> Bool {
    errors.contains { $0.message.hasPrefix("Top-level await is currently not supported") }
  }

  /// The body of a CommonJS module for a module as esbuild prints it: imports become calls of
  /// `require`, exports of an entry lead nowhere.
  static func commonJS(_ module: String) -> String {
    var isExport = false
    // A list of names that esbuild has broken into lines.
    var names: [Substring] = []
    let lines = module.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      line -> [String] in
      if line == "import {" || !names.isEmpty {
        names.append(line)
        guard line.hasPrefix("} from ") else { return [] }
        let whole = names.joined(separator: " ")
        defer { names = [] }
        return [required(whole[...])] + names.dropFirst().map { _ in "" }
      }
      if line == "export {" { isExport = true }
      defer { if isExport, line.hasPrefix("}") { isExport = false } }
      return [isExport ? "" : required(line)]
    }
    return "return (async () => {" + lines.joined(separator: "\n") + "\n})()\n"
  }

  /// `import a, { b as c } from "x";` and its other forms, one a line; other lines as they are.
  private static func required(_ line: Substring) -> String {
    guard line.hasPrefix("import "),
      let match = line.wholeMatch(of: /import (?:(.+) from )?(".*");/)
    else { return String(line) }
    let call = "require(\(match.2))"
    guard let names = match.1 else { return call + ";" }
    var parts: [String] = []
    if let brace = names.firstIndex(of: "{") {
      let members = names[brace...].replacing(" as ", with: ": ")
      parts.append("\(members) = \(call)")
    }
    let first = names.prefix { $0 != "{" && $0 != "," }.trimmingCharacters(in: .whitespaces)
    if let all = first.firstMatch(of: /^\* as (.+)$/) {
      parts.append("\(all.1) = \(call)")
    } else if !first.isEmpty {
      parts.append("\(first) = \(call).default")
    }
    return "const " + parts.joined(separator: ", ") + ";"
  }
}
