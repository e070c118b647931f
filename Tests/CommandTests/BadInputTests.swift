import Foundation
import TestSupport
import Testing

/// Input that is broken in one way each: the message names it, and nothing is half written.
@Suite(.serialized, .timeLimit(.minutes(60)))
struct BadInputTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    /// Files of the folder that is rendered, by path.
    var files: [String: String]
    /// What stands for `Text("Hello")` in the widget beside them; nil: no widget.
    var view: String? = #"Text("Hello")"#
    /// What is rendered inside the folder.
    var path = "."
    var status: Int32
    var message: String
    /// Whether there are pictures all the same, with a stand-in for what is broken.
    var isDrawn = false
    var testDescription: String { name }
  }

  private static let image =
    #"{"images":[{"idiom":"universal","filename":"FILE"}],"#
    + #""info":{"version":1,"author":"xcode"}}"#

  private static func imageSet(_ file: String, _ contents: String?) -> [String: String] {
    let folder = "Assets.xcassets/Logo.imageset/"
    var files = [folder + "Contents.json": image.replacingOccurrences(of: "FILE", with: file)]
    files[folder + file] = contents
    return files
  }

  static let cases: [Case] = [
    Case(
      name: "empty folder", files: [:], view: nil, status: 1, message: "no Swift sources here"),
    Case(
      name: "no sources", files: ["notes.txt": "hi"], view: nil, status: 1,
      message: "no Swift sources here"),
    Case(
      name: "no widget", files: ["Model.swift": "struct Model {}"], view: nil, status: 1,
      message: "no widget found"),
    Case(
      name: "not Swift by name", files: ["notes.txt": "hi"], view: nil, path: "notes.txt",
      status: 1, message: "does not end in .swift"),
    Case(
      name: "not Swift by content", files: ["Widget.swift": "\u{0}\u{1}{{{"], view: nil,
      status: 1, message: "Widget.swift: error:"),
    Case(
      name: "broken Contents.json",
      files: ["Assets.xcassets/Tint.colorset/Contents.json": "{\"colors\": [ oops"], status: 0,
      message: "Tint.colorset/Contents.json:1", isDrawn: true),
    Case(
      name: "Contents.json of another shape",
      files: ["Assets.xcassets/Tint.colorset/Contents.json": "[1, 2]"], status: 0,
      message: "is not a JSON object", isDrawn: true),
    Case(
      name: "file of a catalog missing", files: imageSet("logo.png", nil), status: 0,
      message: "'Logo' names the file logo.png, which is missing", isDrawn: true),
    Case(
      name: "image missing", files: [:], view: #"Image("Nowhere")"#, status: 0,
      message: "Minimal.swift:23:13: warning: no image named 'Nowhere'", isDrawn: true),
    Case(
      name: "damaged PNG", files: imageSet("logo.png", "\u{7F}PNG garbage"),
      view: #"Image("Logo")"#, status: 0, message: "image 'Logo' is damaged", isDrawn: true),
    Case(
      name: "damaged SVG", files: imageSet("logo.svg", "<sv"), view: #"Image("Logo")"#, status: 0,
      message: "image 'Logo' is damaged", isDrawn: true),
    Case(
      name: "damaged PDF", files: imageSet("logo.pdf", "garbage"), view: #"Image("Logo")"#,
      status: 0, message: "image 'Logo' is damaged", isDrawn: true),
    Case(
      name: "invalid strings table",
      files: ["en.lproj/Localizable.strings": "\"a\" = \"b"], status: 0,
      message: "Localizable.strings:1:", isDrawn: true),
    Case(
      name: "invalid string catalog", files: ["Localizable.xcstrings": "{\"strings\": "], status: 0,
      message: "invalid string catalog", isDrawn: true),
    Case(
      name: "broken Info.plist", files: ["Info.plist": "<plist><dict><key>"], status: 0,
      message: "Info.plist: warning: not a valid property list", isDrawn: true),
    Case(
      name: "broken project", files: ["A.xcodeproj/project.pbxproj": "{ objects = ("], status: 1,
      message: "project.pbxproj:1:1: error:", isDrawn: true),
    Case(
      name: "broken project description", files: ["project.yml": "targets: [a"], status: 1,
      message: "project.yml:1: error:"),
    Case(
      name: "unknown color", files: [:], view: #"Color("Nowhere")"#, status: 0,
      message: "no color named 'Nowhere'", isDrawn: true),
  ]

  private func folder() throws -> URL {
    scratchFolder("vitrine-bad")
  }

  private func write(_ test: Case, to folder: URL) throws {
    var files = test.files
    if let view = test.view {
      let widget = WidgetCases.folder.appending(path: "minimal/Minimal.swift")
      files["Minimal.swift"] = try String(contentsOf: widget, encoding: .utf8)
        .replacingOccurrences(of: #"Text("Hello")"#, with: view)
    }
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  @Test(arguments: cases)
  func isNamed(_ test: Case) throws {
    let place = try folder()
    defer { try? FileManager.default.removeItem(at: place) }
    let sources = place.appending(path: "sources")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try write(test, to: sources)
    let out = place.appending(path: "out.png")
    let outcome = try Command.run(
      ["render", test.path, "--family", "systemSmall", "-o", out.path], in: sources)
    #expect(outcome.status == test.status, "\(outcome.errors)")
    // Said once, by whichever side knows the place.
    let times = outcome.errors.components(separatedBy: test.message).count - 1
    #expect(times == 1, "\(outcome.errors)")
    #expect(FileManager.default.fileExists(atPath: out.path) == test.isDrawn)
    let left = try FileManager.default.contentsOfDirectory(atPath: place.path)
    #expect(Set(left) == Set(test.isDrawn ? ["sources", "out.png"] : ["sources"]))
  }

  /// Symbolic links that lead back up end the walk, not the program.
  @Test func foldersInsideThemselves() throws {
    let place = try folder()
    defer { try? FileManager.default.removeItem(at: place) }
    try write(Case(name: "", files: [:], status: 0, message: ""), to: place)
    let catalog = place.appending(path: "Assets.xcassets")
    try FileManager.default.createDirectory(at: catalog, withIntermediateDirectories: true)
    for (link, target) in [("again", "."), ("Assets.xcassets/loop", "..")] {
      try FileManager.default.createSymbolicLink(
        atPath: place.appending(path: link).path, withDestinationPath: target)
    }
    let out = place.appending(path: "out.png").path
    let outcome = try Command.run(["render", place.path, "--family", "systemSmall", "-o", out])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(FileManager.default.fileExists(atPath: out))
  }

  /// Sources below a linked folder whose name has spaces and other letters, drawn into such a place.
  @Test func foldersOfAllNames() throws {
    let place = try folder()
    defer { try? FileManager.default.removeItem(at: place) }
    let sources = place.appending(path: "größe und maß")
    try write(Case(name: "", files: [:], status: 0, message: ""), to: sources)
    let link = place.appending(path: "a link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: sources)
    for path in [sources.path, link.path] {
      let out = place.appending(path: "öut/the picture.png").path
      let outcome = try Command.run(["render", path, "--family", "systemSmall", "-o", out])
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(FileManager.default.fileExists(atPath: out))
      try? FileManager.default.removeItem(atPath: out)
    }
  }

  /// The toolchain leaves temporary folders behind; what it makes for us goes with us.
  @Test func temporaryFolderStaysEmpty() throws {
    let place = try folder()
    defer { try? FileManager.default.removeItem(at: place) }
    try write(Case(name: "", files: [:], status: 0, message: ""), to: place)
    let temporary = place.appending(path: "tmp")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    let outcome = try Command.run(
      ["render", place.path, "--family", "systemSmall", "-o", place.path + "/out.png"],
      environment: [
        "TMPDIR": temporary.path, "VITRINE_CACHE": place.appending(path: "cache").path,
      ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.path) == [])
  }

  @Test func outputThatIsAFile() throws {
    let place = try folder()
    defer { try? FileManager.default.removeItem(at: place) }
    try write(Case(name: "", files: [:], status: 0, message: ""), to: place)
    let file = place.appending(path: "taken")
    try Data("mine".utf8).write(to: file)
    let outcome = try Command.run(["render", place.path, "-o", file.path])
    #expect(outcome.status == 64, "\(outcome.errors)")
    #expect(outcome.errors.contains("is a file: name a folder"), "\(outcome.errors)")
    #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
  }

  @Test func pathIsTheCurrentFolderWhereNoneIsGiven() throws {
    let place = try folder()
    defer { try? FileManager.default.removeItem(at: place) }
    let outcome = try Command.run(["render"], in: place)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("no Swift sources here"), "\(outcome.errors)")
  }

  @Test func noCompiler() throws {
    let place = try folder()
    defer { try? FileManager.default.removeItem(at: place) }
    try write(Case(name: "", files: [:], status: 0, message: ""), to: place)
    let outcome = try Command.run(
      ["render", place.path, "-o", place.appending(path: "out").path],
      environment: ["PATH": "/nowhere", "VITRINE_CACHE": place.appending(path: "cache").path])
    #expect(outcome.status == 70)
    #expect(outcome.errors.contains("swiftc not found"), "\(outcome.errors)")
    #expect(!FileManager.default.fileExists(atPath: place.appending(path: "out").path))
  }

  /// What a widget does to its own process costs its own pictures; `index.json` says what happened.
  @Test(arguments: [
    ("fatalError(\"boom\")", "Fatal error: boom"),
    (
      "var all: [[Int]] = []; while true { all.append(Array(repeating: 1, count: 1 << 20)) }",
      "MB of memory"
    ),
    (
      #"_ = "no message".withCString { write(3, $0, 10) }; exit(0)"#,
      "the extension sent"
    ),
    ("exit(3)", "ended with status 3"),
  ])
  func processCostsItsPictures(_ code: String, _ message: String) throws {
    let place = try folder()
    defer { try? FileManager.default.removeItem(at: place) }
    let view = "Text({ () -> String in \(code) }())"
    try write(Case(name: "", files: [:], view: view, status: 0, message: ""), to: place)
    let out = place.appending(path: "out")
    let outcome = try Command.run([
      "render", place.path, "--family", "systemSmall", "--time-limit", "20", "-o", out.path,
    ])
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    let index = try String(contentsOf: out.appending(path: "index.json"), encoding: .utf8)
    #expect(index.contains("\"fault\": "))
    let tile = out.appending(path: "minimal/systemSmall/iphone-17-pro/home-screen.png")
    #expect(FileManager.default.fileExists(atPath: tile.path))
  }
}
