import Foundation
import TestSupport
import Testing

/// SourceKit-LSP on a widget's sources, through `vitrine editor --serve`, as an editor speaks to it.
@Suite(.serialized, .timeLimit(.minutes(60)))
struct EditorTests {
  static let source = """
    import SwiftUI
    import WidgetKit

    #if os(iOS)
    struct Probe: View {
      let family: WidgetFamily
      var body: some View { Text(family.description) }
      @objc func f() {}
    }
    #else
    let other: Int = "not for a phone"
    #endif

    """

  private static func copy() throws -> TestFolder {
    let folder = TestFolder("vitrine-editor")
    try FileManager.default.copyItem(
      at: Checkout.root.appending(path: "Examples/Weather"), to: folder.url.appending(path: "in"))
    try folder.write(["in/Probe.swift": source])
    return folder
  }

  @Test func theServerKnowsWidgets() throws {
    let folder = try Self.copy()
    let editor = try LanguageClient(["editor", folder.path + "/in", "--serve"])
    defer { editor.stop() }
    let start = try editor.start(folder.path + "/in")
    let sync = (start["capabilities"] as? [String: Any])?["textDocumentSync"]
    #expect((sync as? [String: Any])?["change"] as? Int == 1 || sync as? Int == 1)
    try editor.open(folder.path + "/in/Probe.swift", Self.source)
    #expect(try editor.messages() == [], "the platform's own code is active, the other is not")

    let wrong = Self.source.replacing("family.description", with: "1 + family")
    try editor.change(wrong)
    #expect(try editor.messages().contains { $0.hasPrefix("6:") }, "line 7, counted from 0")
    #expect(try editor.ask("formatting", ["options": ["tabSize": 2]]) is NSNull)

    let begun = Self.source.replacing("family.description", with: "family.")
    try editor.change(begun)
    let list = try editor.ask("completion", ["position": ["line": 6, "character": 36]])
    let items = (list as? [String: Any])?["items"] as? [[String: Any]] ?? []
    #expect(items.contains { ($0["label"] as? String ?? "").hasPrefix("description") })

    let types = Self.source.replacing("WidgetFamily", with: "WidgetFam")
    try editor.change(types)
    let names = try editor.ask("completion", ["position": ["line": 5, "character": 23]])
    let found = (names as? [String: Any])?["items"] as? [[String: Any]] ?? []
    #expect(found.contains { $0["label"] as? String == "WidgetFamily" })

    try editor.change(Self.source)
    let hover = try editor.ask("hover", ["position": ["line": 5, "character": 18]])
    #expect("\(hover)".contains("enum WidgetFamily"), "\(hover)")
    let place = try editor.ask("definition", ["position": ["line": 5, "character": 18]])
    #expect("\(place)".contains("WidgetFamily") || "\(place)".contains(".swift"), "\(place)")
  }

  @Test func whatIsWrittenIsKept() throws {
    let folder = try Self.copy()
    let root = folder.path + "/in"
    try folder.write(["in/.sourcekit-lsp/config.json": #"{"logging": {"level": "info"}}"#])
    for _ in 0..<2 {
      let outcome = try Command.run(["editor", root])
      try #require(outcome.status == 0, "\(outcome.errors)")
      #expect(
        outcome.output.split(separator: "\n").map(String.init) == [
          root + "/.vitrine/compile_commands.json", root + "/.sourcekit-lsp/config.json",
        ])
    }
    let configuration = try Self.json(root + "/.sourcekit-lsp/config.json") as? [String: Any]
    #expect(configuration?["logging"] != nil, "what was there stays")
    #expect(configuration?["defaultWorkspaceType"] as? String == "compilationDatabase")
    let commands = try #require(
      try Self.json(root + "/.vitrine/compile_commands.json") as? [[String: Any]])
    let files = commands.compactMap { $0["file"] as? String }
    #expect(files.contains(root + "/Probe.swift") && files.contains(root + "/WeatherViews.swift"))
    #expect(files.contains { $0.hasSuffix("GeneratedAssetSymbols.swift") })
    // What it writes is no source of the widget.
    let again = try Command.run(["describe", root])
    #expect(again.status == 0, "\(again.errors)")
  }

  @Test func wrongUseIsToldInASentence() throws {
    let missing = try Command.run(["editor", "/nowhere"])
    #expect(missing.status == 64)
    #expect(missing.errors.contains("there is no file or folder '/nowhere'"))
    let folder = TestFolder()
    try folder.write(["a.swift": "let a = 1", ".sourcekit-lsp/config.json": "{"])
    let empty = try Command.run(["editor", folder.path])
    #expect(empty.status == 1)
    #expect(empty.errors.contains("no widget found"))
  }

  private static func json(_ path: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: path)))
  }
}

/// An editor's half of the Language Server Protocol.
private final class LanguageClient {
  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())
  private var buffer = Data()
  private var next = 0
  private var address = ""
  private var version = 1

  init(_ arguments: [String]) throws {
    process.executableURL = Command.binary
    process.arguments = arguments
    process.environment = Command.environment
    (process.standardInput, process.standardOutput) = (input, output)
    process.standardError = FileHandle.nullDevice
    try Command.start(process)
  }

  func stop() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  func start(_ folder: String) throws -> [String: Any] {
    let root = URL(filePath: folder).absoluteString
    let answer = try request(
      "initialize",
      [
        "processId": NSNull(), "rootUri": root,
        "capabilities": [
          "textDocument": ["diagnostic": [:], "completion": ["completionItem": [:]]]
        ],
      ])
    try notify("initialized", [:])
    return answer as? [String: Any] ?? [:]
  }

  func open(_ path: String, _ text: String) throws {
    address = URL(filePath: path).absoluteString
    try notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": address, "languageId": "swift", "version": 1, "text": text]])
  }

  func change(_ text: String) throws {
    version += 1
    try notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": address, "version": version], "contentChanges": [["text": text]],
      ])
  }

  func ask(_ method: String, _ parameters: [String: Any] = [:]) throws -> Any {
    try request(
      "textDocument/" + method,
      parameters.merging(["textDocument": ["uri": address]]) { first, _ in first })
  }

  /// Errors as `line:column message`, counted from 0.
  func messages() throws -> [String] {
    let report = try ask("diagnostic") as? [String: Any]
    let items = report?["items"] as? [[String: Any]] ?? []
    return items.compactMap { item in
      let start = (item["range"] as? [String: Any])?["start"] as? [String: Int]
      guard item["severity"] as? Int == 1, let start else { return nil }
      return "\(start["line"] ?? 0):\(start["character"] ?? 0) \(item["message"] ?? "")"
    }
  }

  private func request(_ method: String, _ parameters: [String: Any]) throws -> Any {
    next += 1
    let id = next
    try send(["jsonrpc": "2.0", "id": id, "method": method, "params": parameters])
    while let message = try receive() {
      // What the server asks is answered with nothing.
      if let asked = message["id"], message["method"] != nil {
        try send(["jsonrpc": "2.0", "id": asked, "result": NSNull()])
      } else if message["id"] as? Int == id {
        return message["result"] ?? message["error"] ?? NSNull()
      }
    }
    throw CommandError.notBuilt("the language server left")
  }

  private func notify(_ method: String, _ parameters: [String: Any]) throws {
    try send(["jsonrpc": "2.0", "method": method, "params": parameters])
  }

  private func send(_ message: [String: Any]) throws {
    let body = try JSONSerialization.data(withJSONObject: message)
    let head = Data("Content-Length: \(body.count)\r\n\r\n".utf8)
    try input.fileHandleForWriting.write(contentsOf: head + body)
  }

  private func receive() throws -> [String: Any]? {
    while true {
      if let end = buffer.range(of: Data("\r\n\r\n".utf8)) {
        let head = String(decoding: buffer[..<end.lowerBound], as: UTF8.self)
        let count = Int(head.split(separator: " ").last ?? "") ?? 0
        if buffer.count >= end.upperBound - buffer.startIndex + count {
          let body = buffer[end.upperBound..<(end.upperBound + count)]
          buffer = Data(buffer[(end.upperBound + count)...])
          return try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any]
        }
      }
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { return nil }
      buffer += more
    }
  }
}
