import Dispatch
import Glibc
import Synchronization
public import VitrineBuild
import VitrinePlatform

/// `vitrine editor --serve`: SourceKit-LSP with the platform's view of what is being edited. The server
/// compiles for Linux, where `#if os(iOS)` is inactive; it is handed every open text as an iPhone's
/// compiler would see it, line for line and column for column. All else passes through untouched.
public struct LanguageProxy: Sendable {
  private let setup: EditorSetup
  private let console: Console

  /// - console: for what goes wrong; standard output is the editor's.
  public init(setup: EditorSetup, console: Console) {
    self.setup = setup
    self.console = console
  }

  /// Serves on standard input and output until the editor leaves; the server's status.
  public func run() throws -> Int32 {
    guard let server = WidgetBuilder.languageServer else {
      throw StudioError.usage("sourcekit-lsp is not in the Swift toolchain; install a whole one")
    }
    let documents = LanguageDocuments(resolvers: refresh())
    let (input, output) = try Self.pipes()
    var process = ChildProcess(server)
    process.folder = setup.root
    process.descriptors = [0: input.read, 1: output.write, 2: 2]
    let pid: pid_t
    do { pid = try process.start() } catch { throw StudioError.usage(error.description) }
    close(input.read)
    close(output.write)
    let watcher = follow(documents)
    defer { watcher.stop() }
    let answers = DispatchSemaphore(value: 0)
    DispatchQueue(label: "vitrine.editor.server").async {
      var stream = LanguageStream(output.read)
      while let body = stream.next() {
        guard documents.send(documents.fromServer(body)) else { break }
      }
      answers.signal()
    }
    forward(to: input.write, documents)
    close(input.write)
    answers.wait()
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    return ExitStatus(waitStatus: status).shellStatus
  }

  private static func pipes() throws -> (
    input: (read: Int32, write: Int32), output: (read: Int32, write: Int32)
  ) {
    do { return (try FileDescriptors.pipe(), try FileDescriptors.pipe()) } catch {
      throw StudioError.usage(error.description)
    }
  }

  /// What the editor says, until it leaves or the server does.
  private func forward(to server: Int32, _ documents: LanguageDocuments) {
    var stream = LanguageStream(0)
    while let body = stream.next() {
      switch documents.fromEditor(body) {
      case .forward(let body): guard LanguageStream.write(body, to: server) else { return }
      case .answer(let body): guard documents.send(body) else { return }
      }
    }
  }

  /// Writes what the server reads; how each source's text is resolved.
  private func refresh() -> [String: EditorResolver] {
    do {
      let modules = try setup.write().modules
      return modules.reduce(into: [:]) { all, module in
        for path in module.sources { all[path] = module.resolver }
      }
    } catch {
      // The server still knows the rest of the folder.
      console.message("vitrine editor: \(error)")
      return [:]
    }
  }

  /// New files, assets and `#if`s of files that are not open become known with the next save.
  private func follow(_ documents: LanguageDocuments) -> Follower {
    let follower = Follower()
    DispatchQueue(label: "vitrine.editor.watch").async {
      guard let watcher = FileWatcher(setup.root, ignoring: nil) else { return }
      while watcher.next(until: { follower.isStopped }) != nil {
        let resolvers = refresh()
        if !resolvers.isEmpty { documents.use(resolvers) }
      }
    }
    return follower
  }

  private final class Follower: Sendable {
    private let stopped = Mutex(false)
    var isStopped: Bool { stopped.withLock(\.self) }
    func stop() { stopped.withLock { $0 = true } }
  }
}

/// The texts that are open, and what has to be said differently about them.
final class LanguageDocuments: Sendable {
  enum Direction { case forward([UInt8]), answer([UInt8]) }

  private struct State {
    var resolvers: [String: EditorResolver]
    /// Addresses of open texts that the server sees otherwise than the editor.
    var changed: Set<String> = []
    /// The editor's first request, whose answer tells how texts are sent.
    var initialize: JSON?
  }
  private let state: Mutex<State>
  private let output = Mutex<Int32>(1)

  init(resolvers: [String: EditorResolver]) { state = Mutex(State(resolvers: resolvers)) }

  func use(_ resolvers: [String: EditorResolver]) {
    state.withLock { $0.resolvers = resolvers }
  }

  /// To the editor; two threads have something to say.
  func send(_ body: [UInt8]) -> Bool { output.withLock { LanguageStream.write(body, to: $0) } }

  // MARK: From the editor

  /// What would write the whole text anew, from one that the editor does not have.
  private static let rewriting: Set<String> = [
    "textDocument/formatting", "textDocument/rangeFormatting", "textDocument/rangesFormatting",
    "textDocument/onTypeFormatting",
  ]

  func fromEditor(_ body: [UInt8]) -> Direction {
    guard let message = try? JSON(parsing: body, deepest: 200),
      let method = message["method"]?.string
    else { return .forward(body) }
    switch method {
    case "initialize":
      state.withLock { $0.initialize = message["id"] }
    case "textDocument/didOpen":
      let document = message["params"]?["textDocument"]
      if let address = document?["uri"]?.string, let text = document?["text"]?.string,
        let resolved = resolve(text, address)
      {
        return .forward(
          message.replacing(["params", "textDocument", "text"], with: .string(resolved)).bytes)
      }
    case "textDocument/didChange":
      if let changed = change(message) { return .forward(changed.bytes) }
    case "textDocument/didClose":
      if let address = message["params"]?["textDocument"]?["uri"]?.string {
        state.withLock { _ = $0.changed.remove(address) }
      }
    case _ where Self.rewriting.contains(method):
      let address = message["params"]?["textDocument"]?["uri"]?.string ?? ""
      if let id = message["id"], state.withLock({ $0.changed.contains(address) }) {
        let answer = JSON.object(["jsonrpc": .string("2.0"), "id": id, "result": .null])
        return .answer(answer.bytes)
      }
    default: break
    }
    return .forward(body)
  }

  /// The whole text comes with every change; nil: it is sent as it is.
  private func change(_ message: JSON) -> JSON? {
    guard let address = message["params"]?["textDocument"]?["uri"]?.string,
      let changes = message["params"]?["contentChanges"]?.array,
      let last = changes.last, last["range"] == nil, let text = last["text"]?.string,
      let resolved = resolve(text, address)
    else { return nil }
    return message.replacing(
      ["params", "contentChanges"], with: .array([.object(["text": .string(resolved)])]))
  }

  private func resolve(_ text: String, _ address: String) -> String? {
    guard let path = Self.path(address), let resolver = state.withLock({ $0.resolvers[path] })
    else { return nil }
    // A text that cannot be resolved is still one to edit.
    let resolved = (try? resolver.resolve(text, of: path)) ?? nil
    state.withLock { state in
      if resolved == nil { state.changed.remove(address) } else { state.changed.insert(address) }
    }
    return resolved
  }

  /// `file:///Users/me/My%20Widget.swift`
  static func path(_ address: String) -> String? {
    guard address.hasPrefix("file://"), let slash = address.dropFirst(7).firstIndex(of: "/") else {
      return nil
    }
    let path = String(address[slash...]).removingPercentEncoding
    return path.flatMap { path in
      guard let real = realpath(path, nil) else { return path }
      defer { free(real) }
      return String(cString: real)
    }
  }

  // MARK: From the server

  /// Texts are to come as wholes: a part of one could not be resolved.
  func fromServer(_ body: [UInt8]) -> [UInt8] {
    guard let id = state.withLock(\.initialize),
      let message = try? JSON(parsing: body, deepest: 200),
      message["id"] == id, message["result"] != nil
    else { return body }
    state.withLock { $0.initialize = nil }
    let kind = message["result"]?["capabilities"]?["textDocumentSync"]
    let path = ["result", "capabilities", "textDocumentSync"]
    if case .object = kind { return message.replacing(path + ["change"], with: .integer(1)).bytes }
    return message.replacing(path, with: .integer(1)).bytes
  }
}

extension JSON {
  fileprivate var bytes: [UInt8] { Array(compactText().utf8) }

  /// With another value at a path of keys.
  fileprivate func replacing(_ path: [String], with value: JSON) -> JSON {
    guard let key = path.first else { return value }
    var members = members ?? []
    let new = (self[key] ?? .null).replacing(Array(path.dropFirst()), with: value)
    if let index = members.lastIndex(where: { $0.key == key }) {
      members[index].value = new
    } else {
      members.append(Member(key, new))
    }
    return .object(members)
  }
}
