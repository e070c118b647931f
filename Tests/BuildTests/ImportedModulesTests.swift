import Testing

@testable import VitrineBuild

@Suite(.timeLimit(.minutes(60))) struct ImportedModulesTests {
  static let imports: [(text: String, names: Set<String>)] = [
    ("import A\nimport B.C\n", ["A", "B"]), ("@testable import A", ["A"]),
    ("public import A // import B", ["A"]), ("import struct A.T; let x = 1", ["A"]),
    ("import os // the log", ["os"]), ("// import A", []), ("// nothing to import here", []),
    ("let text = \"we import A\"", []),
  ]

  @Test(arguments: imports) func readsImports(_ item: (text: String, names: Set<String>)) {
    #expect(ImportedModules.names(in: Array(item.text.utf8)) == item.names)
  }
}
