import Testing

@testable import VitrineBuild

@Suite(.timeLimit(.minutes(60)))
struct CompilerOutputTests {
  @Test func parsesPlacesAndMapsThem() {
    let output = """
      src/Users/me/My Widget/A.swift:3:70: error: cannot find 'x' in scope
      let a = x
              ^
      macro expansion #Preview:1:2: error: bad argument
      /Users/me/B.swift:9:1: note: in expansion of macro 'Preview' here
      error: link command failed
      """
    let file = SourceIndex.File(
      path: "/Users/me/My Widget/A.swift", rewritten: true, unreadable: nil, imports: [],
      declarations: [], previews: [], symbols: [], images: [], colors: [],
      shifts: [.init(line: 3, column: 40, by: 16)], problems: [], declaredNames: nil,
      referencedNames: nil)
    let mapped = CompilerOutput.map(
      CompilerOutput.parse(output), index: SourceIndex(files: [file]))
    #expect(
      mapped.map(\.description) == [
        "/Users/me/My Widget/A.swift:3:54: error: cannot find 'x' in scope",
        "/Users/me/B.swift:9:1: error: bad argument (in macro expansion #Preview)",
        "/Users/me/B.swift:9:1: note: in expansion of macro 'Preview' here",
        "swiftc: error: link command failed",
      ])
  }
}
