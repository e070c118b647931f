import Foundation
import TestSupport
import Testing

@testable import VitrineBuild

/// What is taken out of the files of the widgets themselves, where nothing else helps.
@Suite(.timeLimit(.minutes(60))) struct ThoroughOmissionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var source: String
    /// Of the error, counted from 1.
    var line: Int
    var column = 5
    var message = "cannot find 'Gone' in scope"
    /// What the compiler sees then.
    var contains: String
    var kind: Omission.Kind
    var name: String
    /// Whether the widgets' own files are touched.
    var isThorough = true
    var testDescription: String { "\(name): \(contains)" }
  }

  static let cases = [
    // A modifier goes, and the view stays.
    Case(
      source: "struct V: View {\n  var body: some View {\n    Text(\"a\")\n      .gone(1)\n  }\n}",
      line: 4, column: 8, contains: "Text(\"a\")", kind: .function, name: "gone"),
    // A statement of a builder goes, and its neighbors stay.
    Case(
      source: "struct V: View {\n  var body: some View {\n    Text(\"a\")\n    Gone()\n  }\n}",
      line: 4, contains: "Text(\"a\")", kind: .function, name: "body"),
    // Of a choice whose condition goes, what is shown otherwise stays.
    Case(
      source:
        "struct V: View {\n  var body: some View {\n    if let a = gone {\n      A(a)\n    } else {\n"
        + "      Text(\"a\")\n    }\n  }\n}", line: 3, column: 16,
      contains: "if true", kind: .function, name: "body"),
    Case(
      source:
        "struct V: View {\n  var body: some View {\n    H {\n      if let a = gone { A(a) } else if b { B() }\n"
        + "    }\n  }\n}", line: 4, column: 18,
      contains: "if b { B() }", kind: .function, name: "body"),
    // The case of a switch keeps a statement, whatever it shows or does.
    Case(
      source:
        "struct V: View {\n  var body: some View {\n    switch a {\n    case 1:\n      Gone()\n"
        + "    default: B()\n    }\n  }\n}", line: 5, column: 7,
      contains: "case 1:\n      EmptyView()", kind: .function, name: "body"),
    Case(
      source:
        "struct V {\n  var b: Int\n  init(_ a: Int) {\n    b = 1\n    switch a {\n    case 1:\n"
        + "      gone(a)\n    default: break\n    }\n  }\n}", line: 7, column: 7,
      contains: "case 1:\n      _ = ()", kind: .function, name: "init"),
    // A view that is no protocol's needs a value.
    Case(
      source: "struct V: View {\n  var part: some View {\n    Gone()\n  }\n}", line: 3,
      contains: "EmptyView()", kind: .function, name: "part"),
    // So does a color, and what a module's name stands before.
    Case(
      source: "struct V: View {\n  func tint(_ a: A) -> SwiftUI.Color {\n    gone(a)\n  }\n}",
      line: 3,
      contains: "return Color.gray", kind: .function, name: "tint"),
    Case(
      source: "struct V: View {\n  var days: Set<Int> {\n    gone()\n  }\n}", line: 3,
      contains: "return []", kind: .function, name: "days"),
    // Providers answer with their placeholder.
    Case(
      source:
        "struct P: TimelineProvider {\n  func getTimeline(in c: Context, completion: F) {\n"
        + "    gone()\n  }\n}", line: 3,
      contains: "completion(Timeline(entries: [placeholder(in: c)], policy: .never))",
      kind: .function, name: "getTimeline"),
    Case(
      source:
        "struct P: AppIntentTimelineProvider {\n"
        + "  func timeline(for i: I, in context: Context) async -> Timeline<E> {\n    gone()\n  }\n}",
      line: 3, contains: "return Timeline(entries: [placeholder(in: context)], policy: .never)",
      kind: .function, name: "timeline"),
    // Without a placeholder an entry is made up; what only fills it goes alone.
    Case(
      source:
        "struct P: TimelineProvider {\n  func placeholder(in context: Context) -> E {\n"
        + "    E(gone)\n  }\n}", line: 3,
      contains: "return _sampleEntry()", kind: .function, name: "placeholder"),
    Case(
      source:
        "struct P: TimelineProvider {\n  func placeholder(in context: Context) -> E {\n"
        + "    var e = E()\n    e.add(gone)\n    return e\n  }\n}", line: 4,
      contains: "return e", kind: .function, name: "placeholder"),
    // A parameter that the answer needs gets a name.
    Case(
      source:
        "struct P: TimelineProvider {\n  func getTimeline(in _: Context, completion _: F) {\n"
        + "    gone()\n  }\n}", line: 3,
      contains: "(in context: Context, completion completion: F) { "
        + "completion(Timeline(entries: [placeholder(in: context)], policy: .never))",
      kind: .function, name: "getTimeline"),
    // A provider's own helper answers too, where it can.
    Case(
      source:
        "struct P: TimelineProvider {\n  func placeholder(in context: Context) -> E { E() }\n"
        + "  func make(in c: Context, done: @escaping (E) -> Void) {\n    let a = gone()\n    done(a)\n  }\n}",
      line: 4, column: 13, contains: "{ done(placeholder(in: c)) ", kind: .function, name: "make"),
    Case(
      source:
        "struct P: TimelineProvider {\n  func placeholder(in context: Context) -> E { E() }\n"
        + "  func make(in c: Context) async -> Timeline<E> {\n    let a = gone()\n    return a\n  }\n}",
      line: 4, column: 13,
      contains: "{ return Timeline(entries: [placeholder(in: c)], policy: .never) ",
      kind: .function, name: "make", isThorough: false),
    Case(
      source:
        "struct P: TimelineProvider {\n  func placeholder(in context: Context) -> E { E() }\n"
        + "  func make(done: @escaping (E) -> Void) {\n    let a = gone()\n    done(a)\n  }\n}",
      line: 4, column: 13, contains: "(E) -> Void) {     ", kind: .function, name: "make"),
    // An initializer sets what it can.
    Case(
      source: "struct M {\n  init() {\n    a = 1\n    b = gone\n  }\n}", line: 4, column: 9,
      contains: "a = 1", kind: .function, name: "init"),
    // What has an empty value returns it.
    Case(
      source: "struct M {\n  func f() -> [Int] {\n    return gone()\n  }\n}", line: 3, column: 12,
      contains: "return []", kind: .function, name: "f"),
    // A colon in a tuple makes no dictionary.
    Case(
      source: "struct M {\n  func f() -> [(a: Int, b: Int)] {\n    return gone()\n  }\n}", line: 3,
      column: 12, contains: "return []", kind: .function, name: "f"),
    Case(
      source: "struct M {\n  func f() -> [String: [Int]] {\n    return gone()\n  }\n}", line: 3,
      column: 12, contains: "return [:]", kind: .function, name: "f"),
    // A stub that does not compile either is not tried again: each round takes more.
    Case(
      source: "struct M {\n  func f() -> [Int] {\n    return []\n  }\n}", line: 3, column: 12,
      contains: "@available(*, unavailable) func f() -> [Int] { fatalError(", kind: .function,
      name: "f"),
    Case(
      source:
        "struct M {\n  let a = 1\n  func f() -> Gate { fatalError(\"f is left out: no\") }\n}",
      line: 3, column: 22, contains: "struct M {\n  let a = 1\n   ", kind: .declaration, name: "f"),
    // What has none may not be called any more.
    Case(
      source: "struct M {\n  func f() -> Gate {\n    return gone()\n  }\n}", line: 3, column: 12,
      contains: "@available(*, unavailable) func f() -> Gate { fatalError(", kind: .function,
      name: "f"),
    Case(
      source: "struct M {\n  var f: Gate {\n    return gone()\n  }\n}", line: 3, column: 12,
      contains: "@available(*, unavailable) var f: Gate { fatalError(", kind: .function, name: "f"),
    Case(
      source: "class M: N {\n  override func f() -> Gate {\n    return gone()\n  }\n}", line: 3,
      column: 12, contains: "\n  override func f() -> Gate { fatalError(", kind: .function,
      name: "f"),
    // What sets nothing of its own value goes alone, in what it tries as well.
    Case(
      source:
        "class M {\n  convenience init() {\n    do {\n      let a = try b()\n      a.c.gone = 1\n      self.init(a)\n"
        + "    } catch { fatalError() }\n  }\n}", line: 5, column: 11,
      contains: "self.init(a)", kind: .function, name: "init", isThorough: false),
    // What an initializer cannot end without takes the whole of it along.
    Case(
      source: "struct M {\n  let b: Int\n  init() {\n    a = 1\n    self.b = gone\n  }\n}", line: 5,
      column: 14, contains: "fatalError(", kind: .function, name: "init"),
    Case(
      source: "struct M {\n  var b: Int?\n  init() {\n    a = 1\n    self.b = gone\n  }\n}",
      line: 5,
      column: 14, contains: "a = 1", kind: .function, name: "init"),
    Case(
      source: "struct M {\n  init() {\n    a = 1\n    self.init(b: gone)\n  }\n}", line: 4,
      column: 18, contains: "fatalError(", kind: .function, name: "init"),
    // Without its body an initializer would stop the program: calls go alone, where they are no more.
    Case(
      source: "class M {\n  init() {\n    a = 1\n    Gone.shared.b = 2\n  }\n}", line: 4,
      contains: "a = 1", kind: .function, name: "init", isThorough: false),
    Case(
      source: "class M {\n  init() {\n    a = 1\n    gone()\n  }\n}", line: 4,
      contains: "a = 1", kind: .function, name: "init", isThorough: false),
    // Of a function that only takes steps, the others are taken.
    Case(
      source: "func register() {\n    add(A.self) { A() }\n    add(B.self) { Gone() }\n}", line: 3,
      column: 19, contains: "add(A.self)", kind: .function, name: "register", isThorough: false),
    Case(
      source: "func f() {\n    if !Gone.isValid() {\n        a()\n    }\n    try? b()\n}", line: 2,
      column: 9, contains: "try? b()", kind: .function, name: "f", isThorough: false),
    // A call whose result nobody uses goes alone, wherever more follows it.
    Case(
      source: "struct M {\n  var f: Gate {\n    Gone.log(1)\n    return Gate()\n  }\n}", line: 3,
      contains: "return Gate()", kind: .function, name: "f", isThorough: false),
    Case(
      source: "func f() -> Gate {\n  if a() {\n    try? Gone.log()\n    b()\n  }\n  return c()\n}",
      line: 3, column: 10, contains: "b()", kind: .function, name: "f", isThorough: false),
    // So does a step that sets a property up.
    Case(
      source:
        "class M {\n  let f: Box = {\n    let b = Box()\n    b.add(A.self) { _ in Gone() }\n    return b\n  }()\n}",
      line: 4, column: 26, contains: "return b", kind: .function, name: "f", isThorough: false),
    // Of what a view is built of, each part is seen.
    Case(
      source: "@ViewBuilder func f() -> Gate {\n    Gone()\n    A()\n}\nlet a = 1", line: 2,
      contains: "let a = 1", kind: .declaration, name: "f", isThorough: false),
    // A step that takes another's value ends with it.
    Case(
      source: "func f() throws {\n    let a = gone()\n    use(a)\n}", line: 2, column: 13,
      contains: "throw CocoaError", kind: .function, name: "f", isThorough: false),
    Case(
      source: "func f() -> Int {\n    a()\n    gone()\n}", line: 3,
      contains: "fatalError(", kind: .function, name: "f", isThorough: false),
    // One that has nothing to set does nothing without its body.
    Case(
      source:
        "struct M: WidgetBundle {\n  let a = 1\n  init() {\n    let b = gone()\n    c(b)\n  }\n}",
      line: 4, column: 13, contains: "  init() {     ", kind: .function, name: "init"),
    Case(
      source: "struct M {\n  let a: Int\n  init() {\n    let b = gone()\n    a = b\n  }\n}",
      line: 4, column: 13, contains: "fatalError(", kind: .function, name: "init",
      isThorough: false),
    Case(
      source: "class M: N {\n  init() {\n    let b = gone()\n    super.init(b)\n  }\n}",
      line: 3, column: 13, contains: "fatalError(", kind: .function, name: "init",
      isThorough: false),
    Case(
      source: "extension M {\n  init() {\n    let b = gone()\n  }\n}",
      line: 3, column: 13, contains: "fatalError(", kind: .function, name: "init",
      isThorough: false),
    Case(
      source: "class M {\n  let b: B\n  init() {\n    self.b = Gone()\n  }\n}", line: 4, column: 14,
      contains: "fatalError(", kind: .function, name: "init", isThorough: false),
    // A widget that is gone is told apart from what no widget uses.
    Case(
      source:
        "let a = 1\nstruct X: Widget {\n  let b: Gone\n  var body: some WidgetConfiguration {\n"
        + "    C { _ in }\n  }\n}", line: 5, contains: "let a = 1", kind: .widget, name: "X"),
  ]

  @Test(arguments: cases + accessors) func takesOutTheLeast(_ item: Case) throws {
    let folder = TestFolder()
    try folder.write(["in/M.swift": item.source])
    let tool = tool(folder)
    let index = try tool.resolve(
      [folder.path + "/in/M.swift"], platform: .iOS, settings: ProjectSettings(),
      extraModules: [], folder: folder.path + "/out")
    try folder.write(["out\(folder.path)/in/M.swift": item.source])
    let error = BuildDiagnostic(
      path: folder.path + "/in/M.swift", line: item.line, column: item.column, severity: .error,
      message: item.message)
    var omissions = SourceOmissions(
      tool: tool, folder: folder.path + "/out", isThorough: item.isThorough)
    #expect(try omissions.less([index], after: [error])?.first?.files.count == 1)
    let text = try String(contentsOfFile: "\(folder.path)/out\(error.path)", encoding: .utf8)
    #expect(text.contains(item.contains))
    #expect(
      text.split(separator: "\n", omittingEmptySubsequences: false).count
        == item.source.split(separator: "\n").count)
    #expect(omissions.omissions.map(\.kind) == [item.kind])
    #expect(omissions.omissions.map(\.name) == [item.name])
  }

  /// Where a protocol asks for a function without its body, callers need not know it.
  @Test func whatAProtocolAsksForStaysCallable() throws {
    let folder = TestFolder()
    let source =
      "struct M: P {\n  @available(*, unavailable) func f() -> Gate { fatalError(\"\") }\n}\n"
    try folder.write(["in/M.swift": source, "out\(folder.path)/in/M.swift": source])
    let tool = tool(folder)
    let index = try tool.resolve(
      [folder.path + "/in/M.swift"], platform: .iOS, settings: ProjectSettings(),
      extraModules: [], folder: folder.path + "/out")
    let error = BuildDiagnostic(
      path: folder.path + "/in/M.swift", line: 2, column: 35, severity: .error,
      message:
        "unavailable instance method 'f()' was used to satisfy a requirement of protocol 'P'")
    var omissions = SourceOmissions(tool: tool, folder: folder.path + "/out", isThorough: true)
    #expect(try omissions.less([index], after: [error])?.first?.files.count == 1)
    let text = try String(contentsOfFile: "\(folder.path)/out\(error.path)", encoding: .utf8)
    #expect(!text.contains("unavailable"))
    #expect(text.contains("func f() -> Gate { fatalError("))
    #expect(omissions.omissions.isEmpty)
  }

  /// An optional method of another file's protocol has a default: the question mark goes, and nothing is left out.
  @Test func optionalMethodsAreAlwaysThere() throws {
    let folder = TestFolder()
    let source = "class M {\n  func f() { d?.scaled?(1) }\n}\n"
    try folder.write(["in/M.swift": source, "out\(folder.path)/in/M.swift": source])
    let tool = tool(folder)
    let index = try tool.resolve(
      [folder.path + "/in/M.swift"], platform: .iOS, settings: ProjectSettings(),
      extraModules: [], folder: folder.path + "/out")
    let error = BuildDiagnostic(
      path: folder.path + "/in/M.swift", line: 2, column: 23, severity: .error,
      message: "cannot use optional chaining on non-optional value of type '(M, CGFloat) -> ()'")
    var omissions = SourceOmissions(tool: tool, folder: folder.path + "/out")
    #expect(try omissions.less([index], after: [error])?.first?.files.count == 1)
    let text = try String(contentsOfFile: "\(folder.path)/out\(error.path)", encoding: .utf8)
    #expect(text.contains("func f() { d?.scaled (1) }"))
    #expect(omissions.omissions.isEmpty)
  }

  @Test func keepsTheEntryPoint() throws {
    let folder = TestFolder()
    let source = "@main struct B: WidgetBundle {\n  var body: some Widget {\n    Gone()\n  }\n}"
    try folder.write(["in/M.swift": source])
    let tool = tool(folder)
    let index = try tool.resolve(
      [folder.path + "/in/M.swift"], platform: .iOS, settings: ProjectSettings(),
      extraModules: [], folder: folder.path + "/out")
    try folder.write(["out\(folder.path)/in/M.swift": source])
    let error = BuildDiagnostic(
      path: folder.path + "/in/M.swift", line: 3, column: 5, severity: .error,
      message: "cannot find 'Gone' in scope")
    var omissions = SourceOmissions(tool: tool, folder: folder.path + "/out", isThorough: true)
    // The file goes as a whole, and with it the hope: the caller sees that.
    let less = try omissions.less([index], after: [error])
    #expect(less?.first?.files.isEmpty == true)
  }

  private func tool(_ folder: TestFolder) -> SyntaxTool {
    var sdk = SDKLocation(folder: folder.path)
    sdk.syntaxTool = syntaxTool
    return SyntaxTool(sdk: sdk)
  }
}
