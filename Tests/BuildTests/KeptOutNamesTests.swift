import Testing

@testable import VitrineBuild

/// What stands for names of files that are generated or kept out of a repository.
@Suite(.timeLimit(.minutes(60))) struct KeptOutNamesTests {
  struct Use: Sendable {
    var line: String
    /// What the sources ask, as a person writes it; nil where no value can stand for it.
    var asked: String?
    var types = ["Secrets"]
    var isOfValue = false
  }

  static let uses = [
    Use(line: "Text(Secrets.apiKey)", asked: "apiKey"),
    Use(
      line: "let a = Secrets.API.Weather.key + b", asked: "API.Weather.key",
      types: ["Secrets", "API", "Weather"]),
    Use(line: "Secrets.shared.token", asked: "token", isOfValue: true),
    Use(line: "Secrets().token.isEmpty", asked: "token", isOfValue: true),
    Use(line: "Secrets.title(3, of: max(1, 2))", asked: "title(_:of:)"),
    Use(line: "Secrets.title()", asked: "title()"),
    Use(line: "Secrets.url!.path", asked: "url"),
    Use(line: "\\(Secrets)&page=1", asked: ""),
    // A value, a generic type, a builder, a call that goes on in the next line.
    Use(line: "Secrets.self"), Use(line: "Secrets(key: 1).a"), Use(line: "Secrets<Int>.a"),
    Use(line: "Secrets.make { 1 }".replacing(" {", with: "{")), Use(line: "Secrets.title(3,"),
    Use(line: "SecretsOther.a"), Use(line: "Secrets."), Use(line: ""),
  ]

  @Test(arguments: uses) func readsWhatIsAsked(_ item: Use) {
    let start = item.line.firstRange(of: "Secrets")?.lowerBound ?? item.line.startIndex
    let column = item.line.utf8.distance(from: item.line.startIndex, to: start) + 1
    let use = KeptOutUse("Secrets", in: item.line, at: column)
    #expect(use?.text == item.asked)
    #expect(use?.types ?? item.types == item.types)
    #expect(use?.isOfValue ?? item.isOfValue == item.isOfValue)
  }

  @Test func noPlaceIsOutsideOfALine() {
    for column in [-3, 0, 1, 99] { #expect(KeptOutUse("Secrets", in: "a", at: column) == nil) }
  }

  static let source = """
    let a = Secrets.apiKey, b = Secrets.port + 1
    let c = Secrets.base.absoluteString
    if let d = Secrets.maybe { }
    Words.title(2)
    let e = Model.name
    let f = Other.start { 1 }
    """

  private func error(_ line: Int, _ column: Int, _ message: String) -> BuildDiagnostic {
    .init(path: "/a.swift", line: line, column: column, severity: .error, message: message)
  }

  private func names(incomplete: Set<String> = []) -> KeptOutNames {
    KeptOutNames(declared: ["Model"], incomplete: incomplete) { _ in Self.source }
  }

  private var unknown: [BuildDiagnostic] {
    let places = [
      (1, 9, "Secrets"), (1, 29, "Secrets"), (2, 9, "Secrets"), (3, 12, "Secrets"),
      (4, 1, "Words"), (5, 9, "Model"), (6, 9, "Other"),
    ]
    return places.map { error($0.0, $0.1, "cannot find '\($0.2)' in scope") }
  }

  /// They are texts, until the compiler says what they have to be; what only looks like one is left alone.
  @Test func valuesBecomeWhatIsAsked() throws {
    var names = names()
    let isNew = names.learn(from: unknown)
    #expect(isNew)
    #expect(names.omissions.map(\.name) == ["Other", "Secrets", "Words"])
    #expect(names.omissions.map(\.kind.isError) == [true, true, true])
    #expect(
      names.omissions[1].reason
        == "cannot find 'Secrets' in scope, of which the sources ask apiKey, base, maybe, port")
    #expect(try #require(names.code).contains("static var `port`: String { \"Port\" }"))
    let isCorrected = names.learn(from: [
      error(
        1, 36, "cannot convert value of type 'Int' to expected argument type 'String'"),
      error(2, 22, "value of type 'String' has no member 'absoluteString'"),
      error(
        3, 8, "initializer for conditional binding must have Optional type, not 'String'"),
      error(6, 15, "cannot call value of non-function type 'String'"),
      error(4, 1, "cannot convert value of type 'String' to specified type 'View'"),
    ])
    #expect(isCorrected)
    let code = try #require(names.code)
    for text in [
      "static var `apiKey`: String { \"Api key\" }", "static var `port`: Int { 1 }",
      "static var `base`: URL {", "static var `maybe`: String? {",
      "static func `title`(_ _0: Any) -> String { \"Title\" }",
    ] { #expect(code.contains(text), "\(text)") }
    #expect(names.omissions.map(\.name) == ["Secrets", "Words"] && !code.contains("Other"))
    let isAgain = names.learn(from: [error(1, 36, "missing return")])
    #expect(!isAgain)
  }

  /// What is in it shows when the name is there.
  @Test func membersAreLearnedLater() throws {
    var names = names()
    let learned = [
      names.learn(from: [unknown[0]]),
      names.learn(from: [error(1, 37, "type 'Secrets' has no member 'port'")]),
    ]
    #expect(learned == [true, true])
    #expect(try #require(names.code).contains("`port`"))
  }

  /// What a module that is missing may declare is not made up.
  @Test func filesWithMissingModulesAreLeftAlone() {
    var names = names(incomplete: ["/a.swift"])
    let isNew = names.learn(from: unknown)
    #expect(!isNew && names.code == nil && names.omissions.isEmpty)
  }
}
