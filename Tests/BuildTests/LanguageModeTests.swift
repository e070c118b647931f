import Testing

@testable import VitrineBuild

/// How often a module is compiled, and in which mode of the language.
@Suite(.timeLimit(.minutes(60))) struct LanguageModeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var version = "6"
    /// What mode 5 says; nil where it takes the module.
    var error: String?
    var isTakenInMode6 = false
    /// Whether a look in mode 5 finds nothing: the error comes after types are checked.
    var isLate = false
    /// Whether an earlier round found that out.
    var isKnown = false
    /// Modes of the whole compilations.
    var modes: [String]
    /// Looks at the files with errors.
    var looks = 0
    var fails = false
  }

  static let cases = [
    Case(testDescription: "what compiles is compiled once", modes: ["5"]),
    Case(testDescription: "mode 5 stays", version: "5", modes: ["5"]),
    Case(
      testDescription: "a missing name is missing in both", error: "cannot find 'gone' in scope",
      modes: ["5"], fails: true),
    Case(
      testDescription: "a look tells that both refuse it", error: "type 'V' has no initializers",
      modes: ["5"], looks: 1, fails: true),
    Case(
      testDescription: "what mode 6 alone takes",
      error: "call to main actor-isolated initializer 'init()'", isTakenInMode6: true,
      modes: ["5", "6"], looks: 2),
    Case(
      testDescription: "what is found after types are checked is wrong in both",
      error: "return from initializer without initializing all stored properties",
      isTakenInMode6: true, isLate: true, modes: ["5"], looks: 2, fails: true),
    Case(testDescription: "and is known to", isKnown: true, modes: ["6"]),
    Case(
      testDescription: "mode 5 has no other", version: "5", error: "type 'V' has no initializers",
      modes: ["5"], fails: true),
  ]

  @Test(arguments: cases) func compilesOnce(_ item: Case) throws {
    var settings = ProjectSettings()
    settings.swiftVersion = item.version
    let job = Compiler.Job(
      module: "M", files: ["/work/src/A.swift", "/work/src/B.swift"], settings: settings,
      searchPaths: [], objects: [], output: "", workFolder: "/work")
    var strict: Set<String> = item.isKnown ? ["M"] : []
    var modes: [String] = []
    var looks: [Set<String>] = []
    var fails = false
    do {
      try job.run(strict: &strict) { job in
        modes.append(job.settings.swiftVersion)
        guard let error = item.error, modes.last == "5" else { return }
        throw BuildError.compileFailed([
          .init(path: "src/A.swift", line: 1, column: 1, severity: .error, message: error)
        ])
      } check: { job, files in
        looks.append(files)
        let isTaken = job.settings.swiftVersion == "6" ? item.isTakenInMode6 : item.isLate
        if !isTaken { throw BuildError.compileFailed([]) }
      }
    } catch BuildError.compileFailed { fails = true }
    #expect(modes == item.modes)
    #expect(looks == Array(repeating: ["/work/src/A.swift"], count: item.looks))
    #expect(fails == item.fails)
    #expect(strict.contains("M") == (modes.last == "6"))
  }

  /// Mode 5 is asked for the syntax of mode 6, once each.
  @Test func mode5HasTheSyntaxOfMode6() {
    var settings = ProjectSettings()
    settings.swiftVersion = "6"
    settings.upcomingFeatures = ["ExistentialAny", "ConciseMagicFile"]
    let job = Compiler.Job(
      module: "M", files: [], settings: settings, searchPaths: [], objects: [], output: "",
      workFolder: "/work")
    let features = job.inMode([]).settings.upcomingFeatures
    #expect(Set(features).isSuperset(of: ["ExistentialAny", "BareSlashRegexLiterals"]))
    #expect(Set(features).count == features.count)
    #expect(job.inMode(["M"]).settings == settings)
  }
}
