import Testing

@testable import VitrineBuild

/// Types of packages that are not there.
@Suite(.timeLimit(.minutes(60)))
struct StandInTypeTests {
  /// What the compiler says of stand-ins, round after round, and which names stand then.
  static let rounds: [(messages: [String], names: [String])] = [
    (["cannot find type 'Item' in scope", "cannot find 'Item' in scope"], ["Item"]),
    (
      ["cannot find type 'Fetching' in scope", "cannot find type 'a b' in scope"],
      ["Fetching", "Item"]
    ),
    // What others conform to is a protocol, and what takes arguments is neither.
    (["inheritance from non-protocol type 'Fetching'"], ["Fetching", "Item"]),
    (["cannot specialize protocol type 'Fetching'"], ["Item"]),
    (["cannot find type 'Fetching' in scope"], ["Item"]),
  ]

  @Test func typesOfAbsentPackagesStandWithoutValues() throws {
    var standIns = StandInTypes(files: ["/a.swift"]) { _ in nil }
    for round in Self.rounds {
      let before = standIns.code
      let errors = round.messages.flatMap { message in
        ["/a.swift", "/b.swift"].map {
          BuildDiagnostic(path: $0, line: 1, column: 1, severity: .error, message: message)
        }
      }
      #expect(standIns.learn(from: errors) == (before != standIns.code))
      #expect(standIns.names.sorted() == round.names)
      if round.messages[0].hasPrefix("inheritance") {
        #expect(standIns.code?.contains("public protocol `Fetching` {}") == true)
      }
    }
    #expect(standIns.omissions.map(\.name) == ["Item"])
    #expect(standIns.omissions.map(\.kind.isError) == [true])
    #expect(try #require(standIns.code).contains("public enum `Item`: Swift.Hashable"))
  }

  /// An enumeration conforms to a protocol of an absent package beside the type of its raw values, or without one.
  @Test(arguments: [
    "multiple enum raw types 'Int' and 'Coded'",
    "raw type 'Coded' is not expressible by a string, integer, or floating-point literal",
  ])
  func protocolsOfEnumerationsAreNoRawTypes(_ message: String) throws {
    var standIns = StandInTypes(files: ["/a.swift"]) { _ in nil }
    for message in ["cannot find type 'Coded' in scope", message] {
      let error = BuildDiagnostic(
        path: "/a.swift", line: 1, column: 1, severity: .error, message: message)
      let isLearned = standIns.learn(from: [error])
      #expect(isLearned)
    }
    #expect(standIns.code == "public protocol `Coded` {}\n")
  }

  /// What conforms to an absent package's protocol is what the SDK asks it to be.
  @Test func protocolsOfAbsentPackagesInheritWhatIsAsked() throws {
    let source = """
      import ActivityKit
      import Absent
      struct Trip: TripAttributes {
        struct ContentState: TripState { var stop: String; var push: PushState? }
        var push: PushData
      }
      """
    var standIns = StandInTypes(files: ["/a.swift"]) { _ in source }
    let rounds = [
      ["TripAttributes", "TripState", "PushState", "PushData"].map {
        "cannot find type '\($0)' in scope"
      },
      ["inheritance from non-protocol type 'TripAttributes'"],
      ["inheritance from non-protocol type 'TripState'"],
      ["generic struct 'Configuration' requires that 'Trip' conform to 'ActivityAttributes'"],
      ["type 'Trip' does not conform to protocol 'ActivityAttributes'"],
      // The widget's own.
      ["instance method 'f' requires that 'Other' conform to 'Hashable'"],
    ]
    let learns = rounds.map { messages in
      standIns.learn(
        from: messages.map { .init(path: "/a.swift", line: 1, severity: .error, message: $0) })
    }
    #expect(learns == [true, true, true, true, true, false])
    let code = try #require(standIns.code)
    #expect(code.contains("public protocol `TripAttributes`: ActivityAttributes {}"))
    #expect(code.contains("public protocol `TripState`: Decodable, Encodable, Hashable {}"))
    #expect(code.contains("public struct `PushData`: "))
    #expect(code.contains("public struct `PushState`: "))
    #expect(code.contains("#if canImport(ActivityKit)\nimport ActivityKit\n#endif"))
  }

  struct Written: Sendable {
    /// Of a name that the type does not have.
    var line: String
    var isCase = true
  }

  static let written = [
    Written(line: "Entry(date: .now, state: .idle)"), Written(line: "    case .idle:"),
    Written(line: ".idle"), Written(line: "state == .idle ? 1 : 2"),
    // Services are no enumerations, nor are values that more is asked of.
    Written(line: "State.idle", isCase: false), Written(line: "x = .idle.name", isCase: false),
    Written(line: "x = .idle(1)", isCase: false), Written(line: "x = state?.idle", isCase: false),
  ]

  /// A type of an absent package whose values are written as `.idle` has that case.
  @Test(arguments: written) func typesHaveTheCasesThatAreWritten(_ item: Written) throws {
    var standIns = StandInTypes(files: ["/a.swift"]) { _ in "import P\n\(item.line)\n" }
    let column = try #require(item.line.firstRange(of: "idle")).lowerBound
    let place = item.line.utf8.distance(from: item.line.startIndex, to: column) + 1
    func error(_ message: String, _ line: Int, _ column: Int) -> BuildDiagnostic {
      BuildDiagnostic(
        path: "/a.swift", line: line, column: column, severity: .error, message: message)
    }
    _ = standIns.learn(from: [error("cannot find type 'State' in scope", 1, 1)])
    let errors = [error("type 'State' has no member 'idle'", 2, place)]
    let learned = (standIns.learn(from: errors), standIns.learn(from: errors))
    #expect(learned == (item.isCase, false))
    #expect(try #require(standIns.code).contains("case `idle`\n") == item.isCase)
  }
}
