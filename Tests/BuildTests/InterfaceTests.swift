import Foundation
import TestSupport
import Testing

@testable import VitrineBuild

/// What of a file the other files of its module are compiled against.
@Suite(.timeLimit(.minutes(60)))
struct InterfaceTests {
  /// Two versions of a file, and whether the others see a difference.
  static let pairs: [(old: String, new: String, isSeen: Bool)] = [
    ("func f() -> Int { 1 }", "func f() -> Int { 2 + 2 }", false),
    (
      "struct V { var body: some View { A() } }", "struct V { var body: some View { B(1) } }", false
    ),
    ("struct V { init() { a = 1 } }", "struct V { init() { a = 2; b() } }", false),
    ("var x: Int { get { 1 } }", "var x: Int { get { 2 } }", false),
    ("var x = 1 { didSet { f() } }", "var x = 1 { didSet { g() } }", false),
    ("subscript(i: Int) -> Int { i }", "subscript(i: Int) -> Int { i + 1 }", false),
    ("func f() { struct Local {} }", "func f() { struct Other {} }", false),
    ("func f() { }", "func f() -> Int { 1 }", true),
    ("func f() { }", "func f(a: Int = 1) { }", true),
    ("func f(a: Int = 1) { }", "func f(a: Int = 2) { }", true),
    ("let x = 1", "let x = 1.5", true),
    ("let x = { 1 }()", "let x = { 1.5 }()", true),
    ("struct S { var a = 1 }", "struct S { var a = 1; var b = 1 }", true),
    ("var x: Int { get { 1 } }", "var x: Int { get { 1 } set { } }", true),
    ("enum E { case a }", "enum E { case a, b }", true),
    ("import A", "import B", true),
    ("#if os(iOS)\nfunc f() {}\n#endif", "#if os(watchOS)\nfunc f() {}\n#endif", true),
    // A caller is compiled with these bodies.
    ("@inlinable func f() -> Int { 1 }", "@inlinable func f() -> Int { 2 }", true),
    ("@inline(__always) func f() -> Int { 1 }", "@inline(__always) func f() -> Int { 2 }", true),
    (
      "struct S { @_transparent func f() { a() } }", "struct S { @_transparent func f() { b() } }",
      true
    ),
    // Whatever follows a body that does not end belongs to nobody.
    ("func f() { a(", "func f() { b(", true),
  ]

  @Test(arguments: pairs) func bodiesAreNotSeen(
    _ pair: (old: String, new: String, isSeen: Bool)
  ) throws {
    let digests = try [pair.old, pair.new].map { text in
      let index = try Self.read(["a.swift": text], in: TestFolder())
      return try #require(index.files.first?.interface)
    }
    #expect((digests[0] != digests[1]) == pair.isSeen)
  }

  /// What is left out of a file, by the line of the error, and whether the others see that.
  static let omissions: [(text: String, line: Int, isSeen: Bool)] = [
    ("func f() -> Int {\n  gone()\n}", 2, false),
    ("struct S {\n  var x: Int {\n    gone\n  }\n}", 3, false),
    ("struct S {\n  var x = gone()\n}", 2, true),
    ("let x: Gone = 1", 1, true), ("func f(a: Gone) {}\nfunc g() {}", 1, true),
    ("@inlinable func f() -> Int {\n  gone()\n}", 2, true),
  ]

  /// Objects of the others stay where a body alone is left out.
  @Test(arguments: omissions) func bodiesThatAreLeftOutAreNotSeen(
    _ item: (text: String, line: Int, isSeen: Bool)
  ) throws {
    let folder = TestFolder()
    let index = try Self.read(["a.swift": item.text, "b.swift": "let b = 1"], in: folder)
    var sdk = SDKLocation(folder: folder.path)
    sdk.syntaxTool = syntaxTool
    var omissions = SourceOmissions(tool: SyntaxTool(sdk: sdk), folder: folder.path + "/out")
    let error = BuildDiagnostic(
      path: folder.path + "/a.swift", line: item.line, column: 3, severity: .error,
      message: "cannot find 'gone' in scope")
    let less = try #require(try omissions.less([index], after: [error])?.first)
    let old = try #require(index.interfaces(in: ""))
    let new = try #require(less.interfaces(in: ""))
    #expect((old[error.path] != new[error.path]) == item.isSeen)
    #expect(new[folder.path + "/b.swift"] == old[folder.path + "/b.swift"])
  }

  /// A build finds what was parsed when the file was saved.
  @Test func aSavedFileIsParsedAhead() throws {
    let folder = TestFolder()
    try folder.write(["a.swift": "func f() {}", "other.swift": "func g() {}"])
    var sdk = SDKLocation(folder: folder.path)
    sdk.syntaxTool = syntaxTool
    let cache = CacheLocation(folder: folder.path + "/cache")
    #expect(cache.isWritable())
    var project = WidgetProject(name: "W", module: "W", platform: .iOS, root: folder.path)
    project.sources = [folder.path + "/a.swift"]
    let ahead = SourceAhead(
      project: project, tool: SyntaxTool(sdk: sdk), cache: cache, identity: "i")
    func kept() -> Int {
      (try? FileManager.default.contentsOfDirectory(atPath: cache.sources))?.count ?? 0
    }
    ahead.parse(folder.path + "/other.swift")
    #expect(kept() == 0, "none of the project's")
    ahead.parse(folder.path + "/a.swift")
    #expect(kept() == 1)
    // The build's own reader has nothing left to ask for.
    sdk.syntaxTool = "/nowhere"
    let index = try SourceReader(
      tool: SyntaxTool(sdk: sdk), cache: cache, inputs: FileRecorder(), identity: "i"
    ).read(
      project.sources, platform: project.platform, settings: project.settings, extraModules: [],
      folder: folder.path + "/work")
    #expect(index.files.first?.interface != nil)
  }

  /// Reads sources as a build does.
  static func read(
    _ files: [String: String], in folder: TestFolder, cache: String? = nil
  ) throws -> SourceIndex {
    try folder.write(files)
    var sdk = SDKLocation(folder: folder.path)
    sdk.syntaxTool = syntaxTool
    let cache = CacheLocation(folder: cache ?? folder.path + "/cache")
    #expect(cache.isWritable())
    let reader = SourceReader(
      tool: SyntaxTool(sdk: sdk), cache: cache, inputs: FileRecorder(), identity: "sdk")
    return try reader.read(
      files.keys.sorted().map { folder.path + "/" + $0 }, platform: .iOS,
      settings: ProjectSettings(), extraModules: [], folder: folder.path + "/out")
  }

  /// All of a project is read while its packages are fetched, and again only where it asks for these.
  @Test func whatAsksForNoModulesIsReadOnce() throws {
    let folder = TestFolder()
    try folder.write([
      "plain.swift": "import Kit\nlet a = 1\n",
      "asking.swift": "#if canImport(Kit)\nlet b = 2\n#endif\n", "empty.swift": "",
      "part.swift": "let can = \"canImpor\"", "c.swift": "c",
    ])
    var sdk = SDKLocation(folder: folder.path)
    sdk.syntaxTool = syntaxTool
    let cache = CacheLocation(folder: folder.path + "/cache")
    #expect(cache.isWritable())
    let names = ["plain", "asking", "empty", "part", "c"]
    func kept(_ modules: [String]) throws -> (files: Int, hasB: Bool) {
      let index = try SourceReader(
        tool: SyntaxTool(sdk: sdk), cache: cache, inputs: FileRecorder(), identity: "i"
      ).read(
        names.map { "\(folder.path)/\($0).swift" }, platform: .iOS, settings: ProjectSettings(),
        extraModules: modules, folder: folder.path + "/work")
      return (
        try FileManager.default.contentsOfDirectory(atPath: cache.sources).count,
        index.files[1].declaredNames?.contains("b") == true
      )
    }
    #expect(try kept([]) == (5, false))
    #expect(try kept(["Kit"]) == (6, true))
    #expect(try kept(["Kit", "Other"]) == (7, true))
  }

  /// git-crypt begins its files with these bytes.
  @Test func encryptedSourcesAreNoText() throws {
    let index = try Self.read(
      ["Keys.swift": "\0GITCRYPT\0struct", "Shown.swift": "struct Shown {}"], in: TestFolder())
    #expect(index.legible.files.map { Paths.name($0.path) } == ["Shown.swift"])
    #expect(index.illegible.map { Paths.name($0.path) } == ["Keys.swift"])
    #expect(
      index.illegible[0].message
        == "the source is not UTF-8 text; one that git-crypt encrypts needs 'git-crypt unlock' first"
    )
  }

  @Test func aFileThatWasSeenBeforeIsTheSameAgain() throws {
    let folder = TestFolder()
    let files = [
      "a.swift": "import WidgetKit\n#if os(macOS)\nlet a = 1\n#else\nlet b = 2\n#endif\n",
      "b.swift": "struct W: Widget { var body: some View { Text(\"é\") } }\n",
    ]
    let first = try Self.read(files, in: folder)
    let texts = try files.keys.sorted().map {
      try String(contentsOfFile: folder.path + "/out" + folder.path + "/" + $0, encoding: .utf8)
    }
    #expect(!texts[0].contains("let a"))
    try FileManager.default.removeItem(atPath: folder.path + "/out")
    #expect(try Self.read(files, in: folder) == first)
    let again = try files.keys.sorted().map {
      try String(contentsOfFile: folder.path + "/out" + folder.path + "/" + $0, encoding: .utf8)
    }
    #expect(again == texts)
    // Damaged, it is made anew.
    let sources = folder.path + "/cache/sources"
    for name in try FileManager.default.contentsOfDirectory(atPath: sources) {
      try Data("{}".utf8).write(to: URL(filePath: sources + "/" + name))
    }
    #expect(try Self.read(files, in: folder) == first)
  }

  @Test func anObjectIsTakenWholeOrNotAtAll() throws {
    let folder = TestFolder()
    try folder.write(["a.o": "object", "objects/.keep": ""])
    let cache = ObjectCache(folder: folder.path + "/objects")
    cache.keep(folder.path + "/a.o", as: "key")
    #expect(!cache.take("other", to: folder.path + "/b.o"))
    #expect(cache.take("key", to: folder.path + "/b.o"))
    let taken = try String(contentsOfFile: folder.path + "/b.o", encoding: .utf8)
    #expect(taken == "object")
    try Data("objec\nend=00\n".utf8).write(to: URL(filePath: folder.path + "/objects/key.o"))
    #expect(!cache.take("key", to: folder.path + "/c.o"))
  }

  /// Which objects stay, by what changed: the file itself, what it shows, the flags.
  @Test func anObjectBelongsToItsFileAndToWhatTheOthersShow() throws {
    let folder = TestFolder()
    try folder.write(["a.swift": "1", "b.swift": "2"])
    let files = ["a.swift", "b.swift"].map { folder.path + "/" + $0 }
    func keys(
      _ interfaces: [String], flags: [String] = [], modules: String? = nil
    ) throws -> [String] {
      var job = Compiler.Job(
        module: "M", files: files, settings: ProjectSettings(), searchPaths: [], objects: [],
        output: "", workFolder: folder.path)
      job.imported = modules
      return try job.objectKeys(
        interfaces: Dictionary(uniqueKeysWithValues: zip(files, interfaces)), flags: flags,
        identity: "sdk"
      ).alone
    }
    let first = try keys(["x", "y"])
    #expect(Set(first).count == 2)
    try folder.write(["b.swift": "3"])
    let body = try keys(["x", "y"])
    #expect(body[0] == first[0] && body[1] != first[1])
    let interface = try keys(["x", "z"])
    #expect(interface[0] != first[0] && interface[1] != body[1])
    #expect(try Set(keys(["x", "y"], flags: ["-D", "A"])).isDisjoint(with: body))
    #expect(try Set(keys(["x", "y"], modules: "m")).isDisjoint(with: body))
  }

  @Test func filesAreSharedOutBySize() {
    let none = OpaqueTypes(
      names: Array(repeating: [], count: 5), texts: Array(repeating: [], count: 5))
    #expect(Compiler.parts([3], sizes: [10], none) == [[3]])
    let parts = Compiler.parts([0, 1, 2, 3, 4], sizes: [9000, 100, 100, 100, 8000], none)
    #expect(parts.flatMap(\.self).sorted() == [0, 1, 2, 3, 4])
    #expect(!parts.contains { $0.contains(0) && $0.contains(4) && parts.count > 1 })
  }

  static let lines: [(line: String, words: [String])] = [
    (#" "/usr/bin/ld.lld" "-o" "a b""#, ["/usr/bin/ld.lld", "-o", "a b"]),
    (#" "a\"b" "c\\d""#, [#"a"b"#, #"c\d"#]), ("", []), (#""""#, [""]),
  ]
  @Test(arguments: lines) func wordsOfACommandLine(_ item: (line: String, words: [String])) {
    #expect(LinkCommand.words(item.line) == item.words)
  }
}
