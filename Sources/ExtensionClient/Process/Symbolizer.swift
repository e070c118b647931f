import Glibc
import VitrinePlatform

/// Names and source locations of addresses, by the tools of the Swift toolchain. Where there is none
/// (a widget from a cache, on a machine without) addresses stay numbers.
struct Symbolizer {
  /// Seconds that a tool may take (estimate): a crash is said in any case.
  private static let timeLimit = 20.0

  /// `function in object at file:line:column` for each frame, functions inlined there before it.
  func names(_ frames: [LaunchReport.Frame], in object: String) -> [String] {
    guard !frames.isEmpty, let tool = Self.tool("llvm-symbolizer") else { return [] }
    let addresses = frames.map { "0x" + String($0.offset, radix: 16) }
    guard let text = Self.run(tool, ["--obj=\(object)", "--no-demangle"] + addresses) else {
      return []
    }
    // Pairs of lines, function and location; an empty line behind each address.
    var functions: [String] = []
    var locations: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: true) {
      if functions.count == locations.count {
        functions.append(String(line))
      } else {
        locations.append(String(line))
      }
    }
    let file = object.split(separator: "/").last ?? ""
    return zip(Self.demangled(functions), locations).map { function, location in
      location.hasPrefix("??") ? "\(function) in \(file)" : "\(function) in \(file) at \(location)"
    }
  }

  private static func demangled(_ names: [String]) -> [String] {
    guard let tool = tool("swift-demangle"),
      let text = run(tool, ["--simplified", "--compact"] + names)
    else { return names }
    let lines = text.split(separator: "\n").map(String.init)
    return lines.count == names.count ? lines : names
  }

  private static func run(_ tool: String, _ arguments: [String]) -> String? {
    guard let result = try? Tool(tool, arguments, timeLimit: timeLimit).run(),
      result.status.isSuccess
    else { return nil }
    return result.outputText
  }

  /// Beside the compiler, else on `PATH`.
  private static func tool(_ name: String) -> String? {
    if let compiler = Tool.find("swiftc"), let path = realpath(compiler, nil) {
      defer { free(path) }
      let folder = String(cString: path).split(separator: "/").dropLast().joined(separator: "/")
      if access("/\(folder)/\(name)", X_OK) == 0 { return "/\(folder)/\(name)" }
    }
    return Tool.find(name)
  }
}
