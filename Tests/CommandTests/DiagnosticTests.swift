import Foundation
import TestSupport
import Testing

/// How the command says what is wrong, in a pipe and on a terminal.
@Suite(.serialized, .timeLimit(.minutes(60)))
struct DiagnosticTests {
  private static let broken = WidgetCases.path("broken")

  /// Runs a command on a pseudo terminal; standard output and standard error come together.
  private static func onTerminal(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Command.Outcome {
    let words = [Command.binary.path] + arguments
    let line = words.map { "'\($0)'" }.joined(separator: " ")
    return try Command.run(
      ["-qec", line, "/dev/null"], program: URL(filePath: "/usr/bin/script"),
      environment: ["TERM": "xterm", "NO_COLOR": ""].merging(environment) { $1 })
  }

  private static func render(to folder: TestFolder) -> [String] {
    ["render", broken, "-o", folder.path + "/never"]
  }

  @Test func aTerminalShowsTheLineWithACaret() throws {
    let folder = TestFolder()
    let outcome = try Self.onTerminal(Self.render(to: folder))
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("\u{1B}[1;31merror:\u{1B}[0m"), "\(outcome.output)")
    let lines = outcome.output.split(whereSeparator: \.isNewline).map(String.init)
    let excerpt = try #require(lines.firstIndex { $0.hasPrefix(" 23 | ") }, "\(outcome.output)")
    let source = lines[excerpt].filter { $0 != "\r" }
    let caret = lines[excerpt + 1].replacing(/\x1B\[[0-9;]*m/, with: "").filter { $0 != "\r" }
    let column = try #require(caret.firstIndex(of: "^"))
    #expect(source[column...].hasPrefix("headlin"), "\(source)\n\(caret)")
  }

  /// No empty line follows what the widget's process said.
  @Test func whatAWidgetSaysEndsItsLineOnce() throws {
    let folder = TestFolder()
    let minimal = WidgetCases.folder.appending(path: "minimal/Minimal.swift")
    let source = try String(contentsOf: minimal, encoding: .utf8)
      .replacingOccurrences(of: #"Text("Hello")"#, with: "Text(told())")
    try folder.write(source, to: "Minimal.swift")
    try folder.write(
      """
      import HealthKit
      func told() -> String {
        let query = HKSampleQuery(
          sampleType: HKQuantityType(.stepCount), predicate: nil, limit: 1, sortDescriptors: nil
        ) { _, _, _ in }
        HKHealthStore().execute(query)
        return "Hello"
      }
      """, to: "Told.swift")
    let outcome = try Command.run([
      "render", folder.path, "--family", "systemSmall", "-o", folder.path + "/x.png",
    ])
    #expect(outcome.status == 0)
    #expect(outcome.errors.hasSuffix("--data none\n"), "\(outcome.errors)")
  }

  @Test func aPipeAndNoColorShowPlainLines() throws {
    let folder = TestFolder()
    let piped = try Command.run(Self.render(to: folder))
    #expect(!piped.errors.contains("\u{1B}") && !piped.errors.contains(" | "))
    let refused = try Self.onTerminal(Self.render(to: folder), environment: ["NO_COLOR": "1"])
    #expect(!refused.output.contains("\u{1B}[1") && !refused.output.contains(" 23 | "))
  }

  /// Whatever fails, the last line names the command.
  @Test(arguments: [
    ["render", "/does/not/exist"], ["render", broken], ["symbols", "no.such.symbol"],
    ["describe", broken], ["timeline", broken], ["push", "x", broken], ["new", "/dev/null/x"],
    ["tap", broken, "--at", "1,1"], ["sheet", broken, "-o", "/dev/null/x.html"],
  ])
  func theLastLineNamesTheCommand(_ arguments: [String]) throws {
    let folder = TestFolder()
    let outcome = try Command.run(arguments, in: folder.url)
    #expect(outcome.status != 0)
    let last = outcome.errors.split(separator: "\n").last ?? ""
    #expect(last.contains("vitrine \(arguments[0])"), "\(outcome.errors)")
  }

  private static func widget(_ view: String, _ more: String = "") throws -> TestFolder {
    let folder = TestFolder()
    let minimal = WidgetCases.folder.appending(path: "minimal/Minimal.swift")
    let text = try String(contentsOf: minimal, encoding: .utf8)
      .replacingOccurrences(of: #"Text("Hello")"#, with: view)
    try folder.write(text + more, to: "Widget.swift")
    return folder
  }

  private static func draw(_ folder: TestFolder, _ more: String...) throws -> Command.Outcome {
    try Command.run(
      ["render", ".", "--family", "systemSmall", "-o", "out.png"] + more, in: folder.url)
  }

  /// The widget knows names, the sources know on which lines they are.
  @Test func everyWarningHasItsLine() throws {
    let folder = try Self.widget(
      """
      Image(systemName: "no.such.symbol")
            Button("x") {}
            Toggle("t", isOn: .constant(true))
            ScrollView { Text("a") }
            Text("Hello")
      """)
    let outcome = try Self.draw(folder)
    let warnings = outcome.errors.split(separator: "\n").filter { $0.contains("warning:") }
    #expect(warnings.count == 4, "\(outcome.errors)")
    for line in 23...26 {
      #expect(warnings.contains { $0.contains("Widget.swift:\(line):") }, "\(outcome.errors)")
    }
  }

  /// A full stack is called a recursion, with the user's own functions.
  @Test func aRecursionIsCalledOne() throws {
    let folder = try Self.widget(
      #"Text("\(deeper(1))")"#,
      """

      func deeper(_ level: Int) -> Int { 1 + other(level + 1) }
      func other(_ level: Int) -> Int { level < 0 ? 0 : 1 + deeper(level + 1) }
      """)
    let outcome = try Self.draw(folder)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("endless recursion: "), "\(outcome.errors)")
    #expect(outcome.errors.contains("note: called in deeper"), "\(outcome.errors)")
    #expect(outcome.errors.contains("times in a row"), "\(outcome.errors)")
  }

  /// What a closed network refuses is named, with the way to open it.
  @Test func aClosedNetworkNamesTheRequest() throws {
    let folder = TestFolder()
    let minimal = WidgetCases.folder.appending(path: "minimal/Minimal.swift")
    let text = try String(contentsOf: minimal, encoding: .utf8).replacingOccurrences(
      of: "completion(Timeline(",
      with: """
        let refused = DispatchSemaphore(value: 0)
        URLSession.shared.dataTask(with: URL(string: "https://example.com/w.json")!) { _, _, _ in
          refused.signal()
        }.resume()
        refused.wait()
        completion(Timeline(
        """)
    try folder.write("import FoundationNetworking\n" + text, to: "Widget.swift")
    let outcome = try Self.draw(folder)
    #expect(
      outcome.errors.contains("the widget requested GET https://example.com/w.json"),
      "\(outcome.errors)")
    #expect(outcome.errors.contains("--network live"), "\(outcome.errors)")
  }

  /// Pictures that a run wrote among the sources are no resources of the next one.
  @Test func picturesAmongTheSourcesAreNotBuilt() throws {
    let folder = try Self.widget(#"Text("Hello")"#)
    for output in ["out.png", "pictures", "vitrine-pictures"] {
      let arguments = ["render", ".", "--family", "systemSmall", "-o", output]
      #expect(try Command.run(arguments, in: folder.url).status == 0)
      #expect(try Command.run(arguments, in: folder.url).status == 0)
    }
    try FileManager.default.removeItem(at: folder.url.appending(path: "out.png"))
    let described = try Command.run(
      ["render", ".", "--family", "systemSmall", "-o", "again.png"], in: folder.url)
    #expect(described.status == 0, "\(described.errors)")
  }

  /// The compile errors of sources in which no widget is found come first.
  @Test func errorsComeBeforeNoWidget() throws {
    let folder = TestFolder()
    try folder.write("struct Half: View { var body: some View { misspelled } }", to: "Half.swift")
    let outcome = try Command.run(["render", "."], in: folder.url)
    #expect(outcome.status == 1)
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.first?.contains("Half.swift:1:") ?? false, "\(outcome.errors)")
    #expect(outcome.errors.contains("no widget found"), "\(outcome.errors)")
  }

  /// What a project's target names was there where it was built: a name that is unknown here is an error, and
  /// the rest is drawn. In a folder it is the author's mistake, and nothing is.
  @Test(arguments: [true, false]) func anUnknownNameIsTold(_ isInAProject: Bool) throws {
    let folder = TestFolder()
    let minimal = WidgetCases.folder.appending(path: "minimal/Minimal.swift")
    let text = try String(contentsOf: minimal, encoding: .utf8)
    #expect(text.contains("    .containerBackground"))
    try folder.write(
      text.replacingOccurrences(
        of: "    .containerBackground", with: "    .shimmering()\n    .containerBackground"),
      to: "Widget/Minimal.swift")
    if isInAProject {
      try folder.write(
        "name: A\ntargets:\n  W: {type: app-extension, platform: iOS, sources: [Widget]}\n",
        to: "project.yml")
    }
    let outcome = try Command.run(
      ["render", ".", "--family", "systemSmall", "-o", "out.png"], in: folder.url)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("has no member 'shimmering'"), "\(outcome.errors)")
    let picture = folder.url.appending(path: "out.png").path
    #expect(FileManager.default.fileExists(atPath: picture) == isInAProject, "\(outcome.errors)")
  }
}
