import TestSupport
import Testing

@testable import VitrineBuild

/// Which files may know what stands behind `some` in others.
@Suite(.timeLimit(.minutes(60)))
struct OpaqueTypesTests {
  /// A file, another one, and whether an object of the second may depend on bodies of the first.
  static let pairs: [(declaring: String, using: String, isSeen: Bool)] = [
    ("func card() -> some View { A() }", "let x = card()", true),
    ("func card() -> some View { A() }", "let x = cards()", false),
    ("func card() -> [some View] { [A()] }", "f(card)", true),
    ("func card() -> A { A() }", "let x = card()", false),
    ("func card(_ x: some View) -> A { A() }", "let x = card(a)", false),
    ("private func card() -> some View { A() }", "let x = card()", false),
    ("struct V { fileprivate var card: some View { A() } }", "let x = V().card", false),
    ("struct V { private(set) var card: some View { A() } }", "let x = V().card", true),
    ("extension View { func wide() -> some View { A(self) } }", "Text(x).wide()", true),
    ("extension View { var wide: some View { get { A(self) } } }", "Text(x)\n.wide", true),
    ("struct V { var `in`: some View { A() } }", "let x = V().`in`", true),
    ("struct V { subscript(i: Int) -> some View { A() } }", "let x = v[1]", true),
    // Every view has a body: only who asks for another one's knows its type.
    ("struct V { var body: some View { A() } }", "struct W { var body: some View { V() } }", false),
    ("struct V { var body: some View { A() } }", "f(.font(.body)); g(Font.body)", false),
    ("struct V { var body: some View { A() } }", "struct W { let x = V().body }", true),
    ("struct V { var body: some View { A() } }", "f(v.body)", true),
    ("struct V { var body: some View { A() } }", "f(v?\n  .body)", true),
  ]

  private static func types(_ texts: [String]) throws -> OpaqueTypes {
    let folder = TestFolder()
    let names = texts.indices.map { "\($0).swift" }
    let index = try InterfaceTests.read(
      Dictionary(uniqueKeysWithValues: zip(names, texts)), in: folder)
    return OpaqueTypes(
      names: index.files.map { $0.opaqueNames ?? [] }, texts: texts.map { Array($0.utf8) })
  }

  @Test(arguments: pairs) func aNameIsSeen(
    _ pair: (declaring: String, using: String, isSeen: Bool)
  ) throws {
    let types = try Self.types([pair.declaring, pair.using])
    #expect(types.declarers(of: 1) == (pair.isSeen ? [0] : []))
    #expect(types.declarers(of: 0) == [])
    #expect(types.meet(0, 1) == pair.isSeen)
  }

  /// Behind the type of one file stands that of another one.
  @Test func typesAreSeenThroughOthers() throws {
    let types = try Self.types([
      "func a() -> some View { A() }", "func b() -> some View { a() }", "let x = b()", "let y = 1",
    ])
    #expect((0..<4).map { types.declarers(of: $0) } == [[], [0], [0, 1], []])
    #expect(types.sees(2, among: [2, 0]))
    #expect(!types.sees(2, among: [2, 3]))
  }

  /// A thousand files, each with a name that all others use.
  @Test func manyFilesSeeEachOther() {
    let count = 1000
    let text = Array(String(repeating: "header footer row ", count: 100).utf8)
    let types = OpaqueTypes(
      names: Array(repeating: ["header", "footer"], count: count),
      texts: Array(repeating: text, count: count))
    #expect(types.declarers(of: 0) == Array(1..<count))
    #expect(types.sees(count - 1, among: [0]))
    #expect(!types.sees(5, among: [5]))
  }

  @Test func filesThatMeetAreKeptApart() throws {
    let types = try Self.types([
      "func a() -> some View { A() }", "let x = a()", "let z = 2", "let y = 1",
    ])
    let parts = Compiler.parts([0, 1, 2, 3], sizes: [10, 10, 10, 10], types)
    #expect(parts.count == 1 || !parts.contains { $0.contains(0) && $0.contains(1) })
  }
}
