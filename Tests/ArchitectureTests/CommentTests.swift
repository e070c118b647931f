import TestSupport
import Testing

/// What another module uses has a documentation comment.
@Suite(.timeLimit(.minutes(60))) struct CommentTests {
  @Test func whatOtherModulesUseIsDocumented() throws {
    let found = try Undocumented.declarations()
    #expect(
      found.isEmpty,
      """
      write a comment that says what the name does not (unit, range, what nil means): \
      \(found.map(\.place).joined(separator: " "))
      """)
  }

  @Test(arguments: [
    ("public struct A {\n  /// Points.\n  public var x: Int\n  public var y: Int\n}\n", "A y"),
    ("public struct A {\n  public var x: Int\n  public init(x: Int) {\n  }\n}\n", "A x"),
    ("public struct A {\n  public init(_ other: B) {\n  }\n}\n", "A A"),
    ("extension A {\n  /// Says.\n  @discardableResult\n  public func f() {\n  }\n}\n", ""),
    ("extension A {\n  func f() {}\n  package static let `default` = 1\n}\n", "default"),
    ("public enum A: Error {\n  public var description: String { \"\" }\n}\n", "A"),
    ("let template = \"\"\"\n  public var x: Int\n  \"\"\"\n", ""),
  ])
  func declarationsWithoutComments(_ text: String, _ names: String) {
    let found = Declarations(text).all.filter { !$0.isDocumented }.map(\.name)
    #expect(found.joined(separator: " ") == names)
  }
}
