import TestSupport
import Testing

@testable import VitrineBuild

/// Which files of packages are compiled for a widget, and when that was too few.
@Suite(.timeLimit(.minutes(60))) struct ReachedModulesTests {
  private static func file(_ name: String, declares names: [String]) -> SourceIndex.File {
    SourceIndex.File(
      path: "/kit/\(name).swift", rewritten: false, imports: [], declarations: [], previews: [],
      symbols: [], images: [], colors: [], shifts: [], problems: [], declaredNames: names)
  }

  /// A module of which the widget reaches `reached` files, and does not reach `others`.
  private static func module(reached: Int, others: Int) -> (
    index: SourceIndex, reached: Set<String>
  ) {
    let used = (0..<reached).map { file("Used\($0)", declares: ["Used\($0)"]) }
    let rest = (0..<others).map { file("Rest\($0)", declares: ["Rest\($0)", "Used0.member\($0)"]) }
    return (SourceIndex(files: used + rest), Set(used.map(\.path)))
  }

  struct Amount: Sendable {
    var reached: Int
    var others: Int
    var isChosen: Bool
  }

  static let amounts = [
    Amount(reached: 5, others: 40, isChosen: true),
    // Little is saved.
    Amount(reached: 5, others: 6, isChosen: false),
    Amount(reached: 90, others: 20, isChosen: false),
  ]

  @Test(arguments: amounts) func areChosenWhereThatSavesMuch(_ amount: Amount) {
    let (index, reached) = Self.module(reached: amount.reached, others: amount.others)
    let choice = ReachedModules([index], reached)
    #expect((choice != nil) == amount.isChosen)
    if let choice { #expect(choice.kept[0].files.count == amount.reached) }
  }

  struct Explanation: Sendable {
    var message: String
    /// The file that declares what is missing.
    var file: String?
  }

  static let errors = [
    Explanation(message: "cannot find type 'Rest3' in scope", file: "Rest3"),
    Explanation(message: "cannot find 'member5' in scope", file: "Rest5"),
    Explanation(message: "value of type 'Used0' has no member 'member7'", file: "Rest7"),
    Explanation(message: "value of type 'Used0<Int>?' has no member 'member7'", file: "Rest7"),
    Explanation(message: "type 'String' does not conform to protocol 'Drawn'", file: "String0"),
    Explanation(
      message: "global function 'f' requires that 'String' conform to 'Drawn'", file: "String0"),
    Explanation(message: "cannot find 'Elsewhere' in scope"),
    // Somebody else's type: a file that adds the member is reached by its name.
    Explanation(message: "value of type 'String' has no member 'shout'"),
    Explanation(message: "value of type 'String' has no member 'member7'"),
    Explanation(message: "extra argument 'member7' in call"),
    Explanation(message: "expected expression"),
  ]

  @Test(arguments: errors) func tellWhatIsMissing(_ error: Explanation) throws {
    var (index, reached) = Self.module(reached: 5, others: 40)
    index.files.append(Self.file("String0", declares: ["String.", "String.shown"]))
    reached.remove("/kit/String0.swift")
    let choice = try #require(ReachedModules([index], reached))
    let diagnostic = BuildDiagnostic(
      path: "/kit/Used0.swift", line: 1, column: 1, severity: .error, message: error.message)
    let expected = error.file.map { Set(["/kit/\($0).swift"]) } ?? []
    #expect(choice.files(missedIn: [diagnostic]) == expected)
  }
}
