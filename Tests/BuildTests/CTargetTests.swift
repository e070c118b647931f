import TestSupport
import Testing

@testable import VitrineBuild

/// Where the map of a package's module in C stands.
@Suite(.timeLimit(.minutes(60))) struct CTargetTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var files: [String: String]
    var headers: String?
    /// Relative to the target's folder; nil: one is made.
    var map: String?
    var testDescription: String { map ?? "none" }
  }

  static let cases = [
    Case(files: ["kit.c": "", "include/kit.h": ""], map: nil),
    Case(
      files: ["kit.c": "", "include/module.modulemap": "module kit {}"],
      map: "include/module.modulemap"),
    // The headers are the target's own folder, and the map stands in one below.
    Case(
      files: ["kit.c": "", "kit.h": "", "include/module.modulemap": "module kit [system] {}"],
      headers: "./", map: "include/module.modulemap"),
    // One of another module.
    Case(
      files: ["kit.c": "", "kit.h": "", "parts/module.modulemap": "module other {}"], headers: "./",
      map: nil),
  ]

  @Test(arguments: cases) func theMapIsFound(_ item: Case) throws {
    let folder = TestFolder()
    try folder.write(item.files)
    var json: [String: JSONValue] = ["name": .string("kit"), "type": .string("regular")]
    if let headers = item.headers { json["publicHeadersPath"] = .string(headers) }
    let target = try #require(
      CTarget(.object(json), at: folder.path, platform: .iOS, files: folder.recorder) { _ in false }
    )
    #expect(target.moduleMap == item.map.map { folder.path + "/" + $0 })
  }
}
