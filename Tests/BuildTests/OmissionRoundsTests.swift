import Testing

@testable import VitrineBuild

/// How many files the compiler looks at while parts are left out.
@Suite(.timeLimit(.minutes(60))) struct OmissionRoundsTests {
  private static func file(_ name: String, mentions names: [String] = []) -> SourceIndex.File {
    SourceIndex.File(
      path: "/\(name).swift", rewritten: false, imports: [], declarations: [], previews: [],
      symbols: [], images: [], colors: [], shifts: [], problems: [], declaredNames: [name],
      referencedNames: names)
  }

  private static func error(_ file: String, line: Int) -> BuildDiagnostic {
    .init(path: "/\(file).swift", line: line, column: 1, severity: .error, message: "wrong")
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// Files with errors, each with as many layers of them as there are numbers.
    var layers: [String: Int]
    /// Names that go with the first step.
    var gone: Set<String> = []
    /// Files that each look is at.
    var looks: [Set<String>]
  }

  static let cases = [
    Case(
      testDescription: "only what was wrong is looked at", layers: ["A": 3],
      looks: [["/A.swift"], ["/A.swift"], ["/A.swift"]]),
    Case(
      testDescription: "a file that is right is left alone", layers: ["A": 1, "B": 2],
      looks: [["/A.swift", "/B.swift"], ["/B.swift"]]),
    Case(
      testDescription: "what mentions something gone comes last", layers: ["A": 2], gone: ["lost"],
      looks: [["/A.swift"], ["/A.swift"], ["/User.swift"]]),
    Case(
      testDescription: "more than half of the files is the whole",
      layers: ["A": 2, "B": 2, "C": 2, "D": 2], looks: []),
  ]

  @Test(arguments: cases) func looksAtFewFiles(_ item: Case) throws {
    let files =
      ["A", "B", "C", "D", "E"].map { Self.file($0) } + [Self.file("User", mentions: ["lost"])]
    var layers = item.layers
    var gone = item.gone
    var looks: [Set<String>] = []
    func errors(_ names: some Sequence<String>) -> [BuildDiagnostic] {
      names.sorted().compactMap { name in
        layers[name].flatMap { $0 > 0 ? Self.error(name, line: $0) : nil }
      }
    }
    let helps = try OmissionRounds.settle(after: errors(layers.keys)) { errors in
      for error in errors { layers[String(error.path.dropFirst().dropLast(6)), default: 0] -= 1 }
      defer { gone = [] }
      return .init([SourceIndex(files: files)], gone: gone)
    } look: { chosen in
      looks.append(chosen)
      return errors(chosen.map { String($0.dropFirst().dropLast(6)) })
    }
    #expect(helps)
    #expect(looks == item.looks)
  }

  /// The others keep their objects, and each file is compiled by itself on all processors.
  @Test func allIsSeenOfAFileThatLostSomething() {
    var files = ["A", "B"].map { Self.file($0) }
    #expect(SourceIndex(files: files).interfaces(in: "/src") == nil)
    for index in files.indices { files[index].interface = files[index].path }
    // Bodies alone: the others see what they saw.
    files[0].omissions = 1
    #expect(SourceIndex(files: files).interfaces(in: "/src")?.count == 2)
    files[0].interface = nil
    #expect(SourceIndex(files: files).interfaces(in: "/src") == ["/src/B.swift": "/B.swift"])
  }

  /// A step that changes nothing is not repeated, and one that cannot help ends it.
  @Test func endsWhereNothingChanges() throws {
    let files = (0..<10).map { Self.file("F\($0)") }
    let error = Self.error("F0", line: 1)
    var looks = 0
    let helps = try OmissionRounds.settle(after: [error]) { _ in
      .init([SourceIndex(files: files)], gone: [])
    } look: { _ in
      looks += 1
      return [error]
    }
    #expect(helps && looks == 1)
    #expect(
      try !OmissionRounds.settle(after: [error]) { _ in
        nil
      } look: { _ in
        []
      })
  }

  /// However long it goes on, the whole is asked at last.
  @Test(arguments: [5, 200]) func looksAreLimited(_ layers: Int) throws {
    let files = (0..<100_000 / layers).map { Self.file("F\($0)") }
    var line = layers
    var looks = 0
    _ = try OmissionRounds.settle(after: [Self.error("F0", line: line)]) { _ in
      .init([SourceIndex(files: files)], gone: [])
    } look: { _ in
      looks += 1
      line -= 1
      return line > 0 ? [Self.error("F0", line: line)] : []
    }
    #expect(looks == min(layers, OmissionRounds.looks))
  }

  /// Where only bodies of functions differ, a module's interface stands as it is.
  @Test func anInterfaceIsMadeAgainWhereItChanges() {
    func file(_ name: String, _ interface: String?, omissions: Int? = nil) -> SourceIndex.File {
      var file = Self.file(name)
      (file.interface, file.omissions) = (interface, omissions)
      return file
    }
    let before = SourceIndex(files: [file("A", "1"), file("B", nil)])
    for (after, isSame) in [
      ([file("A", "1", omissions: 1), file("B", nil)], true),
      ([file("A", nil, omissions: 1), file("B", nil)], false),
      ([file("A", "2", omissions: 1), file("B", nil)], false),
      ([file("A", "1"), file("B", nil, omissions: 1)], false), ([file("A", "1")], false),
    ] {
      #expect(before.shows(the: SourceIndex(files: after)) == isSame)
    }
  }
}
