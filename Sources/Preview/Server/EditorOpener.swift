import Glibc
import VitrinePlatform

/// Opens a file of the sources in the person's editor.
struct EditorOpener: Sendable {
  /// A command of the person's own; nil: what is found.
  var command: String? = getenv("VITRINE_EDITOR").map { String(cString: $0) }

  /// Says what was done; the address works where no editor was found on this machine.
  func open(_ path: String, line: Int, column: Int) -> JSON {
    let line = max(1, line)
    let column = max(1, column)
    let words = arguments(path, line: line, column: column)
    var isOpened = false
    if let words, let tool = Tool.find(words[0]) {
      isOpened = (try? Tool(tool, Array(words.dropFirst()), timeLimit: 10).run()) != nil
    }
    return .object([
      "opened": .bool(isOpened),
      "command": .optional(words?.joined(separator: " ")),
      "url": .string("vscode://file\(path):\(line):\(column)"),
    ])
  }

  /// The program and what it is told; nil: none is known.
  private func arguments(_ path: String, line: Int, column: Int) -> [String]? {
    let place = "\(path):\(line):\(column)"
    if let command {
      let words = command.split(separator: " ").map(String.init)
      guard let first = words.first else { return nil }
      let name = first.split(separator: "/").last.map(String.init) ?? first
      return words + Self.place(name, path, place, line: line)
    }
    for name in ["code", "codium", "zed", "cursor"] where Tool.find(name) != nil {
      return [name] + Self.place(name, path, place, line: line)
    }
    return nil
  }

  /// How editors are told a line.
  private static func place(
    _ editor: String, _ path: String, _ place: String, line: Int
  ) -> [String] {
    switch editor {
    case "code", "codium", "cursor", "code-insiders": ["--goto", place]
    case "idea", "fleet", "kate": ["--line", "\(line)", path]
    case "emacsclient": ["-n", "+\(line)", path]
    default: [place]
    }
  }
}
