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

  static let errors: [(message: String, isExplained: Bool)] = [
    ("cannot find type 'Rest3' in scope", true),
    ("value of type 'Used0' has no member 'member7'", true),
    ("cannot find 'Elsewhere' in scope", false),
    ("value of type 'String' has no member 'shout'", false),
    ("expected expression", false),
  ]

  @Test(arguments: errors) func explainWhatIsMissing(
    _ error: (message: String, isExplained: Bool)
  ) throws {
    let (index, reached) = Self.module(reached: 5, others: 40)
    let choice = try #require(ReachedModules([index], reached))
    let diagnostic = BuildDiagnostic(
      path: "/kit/Used0.swift", line: 1, column: 1, severity: .error, message: error.message)
    #expect(choice.explains([diagnostic]) == error.isExplained)
  }
}
