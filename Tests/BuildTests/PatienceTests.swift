import Testing

@testable import VitrineBuild

/// What follows from errors of a round: whether the compiler is asked again, and how.
@Suite(.timeLimit(.minutes(60)))
struct PatienceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var messages: [String]
    var areGivenUp = false
    var areOfEveryMode = false
    var testDescription: String { messages.joined(separator: ", ") }
  }

  private static let givenUp =
    "the compiler is unable to type-check this expression in reasonable time; try breaking up the "
    + "expression into distinct sub-expressions"

  static let cases = [
    Case(messages: []),
    // More memory for the search, and mode 6 searches as long.
    Case(messages: [givenUp], areGivenUp: true, areOfEveryMode: true),
    // What is known to be wrong goes first.
    Case(messages: [givenUp, "cannot find 'gone' in scope"], areOfEveryMode: true),
    Case(messages: ["value of type 'Text' has no member 'gone'"], areOfEveryMode: true),
    // Mode 6 may take these.
    Case(messages: ["type 'V' does not conform to protocol 'P'"]),
    Case(messages: ["static property 'a' is not concurrency-safe because it is mutable"]),
    Case(messages: [givenUp, "main actor-isolated property 'a' can not be referenced"]),
    // The name would be missing there too.
    Case(
      messages: [
        "cannot find 'gone' in scope", "main actor-isolated property 'a' can not be referenced",
      ], areOfEveryMode: true),
  ]

  @Test(arguments: cases) func aRoundsErrorsTellWhatIsAskedNext(_ one: Case) {
    let errors = one.messages.map {
      BuildDiagnostic(path: "/a/V.swift", line: 1, column: 1, severity: .error, message: $0)
    }
    #expect(errors.areGivenUp == one.areGivenUp)
    #expect(errors.areOfEveryMode == one.areOfEveryMode)
  }

  /// A predicate is one expression, which the author did not write that way; where nothing is missing, all of it compiled
  /// elsewhere.
  @Test func whatIsMostLikelyRightHasTheMostTime() {
    func givenUp(_ path: String) -> BuildDiagnostic {
      BuildDiagnostic(path: path, line: 1, column: 1, severity: .error, message: Self.givenUp)
    }
    let written = givenUp("/t/@__swiftmacro_1M9PredicatefMf_.swift")
    let own = givenUp("/a/V.swift")
    #expect([own].patience(isWhole: false) == .full)
    #expect([own, written].patience(isWhole: false) == .most)
    #expect([own].patience(isWhole: true) == .most)
  }

  /// The search is bounded by what it holds, not by the machine's load.
  @Test func theFirstSearchIsTheShorterOne() {
    #expect(Patience.brief.flags != Patience.full.flags)
    #expect(Patience.brief.flags.allSatisfy { !$0.contains("time") })
    #expect(Patience.brief.flags.contains { $0.hasPrefix("-solver-scope-threshold=") })
    #expect(!Patience.full.flags.contains { $0.hasPrefix("-solver-scope-threshold=") })
  }
}
