import Foundation
import TestSupport
import Testing

@testable import VitrineBuild

/// Names that Tuist generates for resources.
@Suite(.timeLimit(.minutes(60)))
struct ResourceAccessorTests {
  static let formats: [(format: String, types: [String])] = [
    ("plain", []), ("100 %", []), ("100 %%", []), ("%@ of %d", ["Any", "Int"]),
    ("%2$@ before %1$ld", ["Int", "Any"]), ("%.2f %c", ["Float", "CChar"]),
    ("%3$@", ["Any", "Any", "Any"]),
    ("%99999999$@", []), ("%", []), ("%lu%@", ["Int", "Any"]),
  ]

  @Test(arguments: formats) func parametersOfAFormat(_ item: (format: String, types: [String])) {
    #expect(FormatParameters.types(in: item.format) == item.types)
  }

  private func code(_ declared: Set<String> = [], isFlat: Bool = false) throws -> String {
    let folder = TestFolder()
    try folder.write([
      "Kit/Assets.xcassets/logo-dark.imageset/Contents.json": #"{"images": []}"#,
      "Kit/Assets.xcassets/Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "Kit/Assets.xcassets/Icons/home.imageset/Contents.json": #"{"images": []}"#,
      "Kit/Assets.xcassets/Ground.colorset/Contents.json": """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}]}
      """,
      "Kit/en.lproj/Localizable.strings": """
      "home.title" = "Home"; "home.left_count" = "%d left"; "default" = "None";
      """,
    ])
    var module = LocalModule(name: "Kit", sources: [])
    module.settings.accessorName = "Kit"
    module.settings.hasFlatTexts = isFlat
    module.catalogs = [folder.path + "/Kit/Assets.xcassets"]
    module.stringFiles = [
      StringFile(path: folder.path + "/Kit/en.lproj/Localizable.strings", language: "en")
    ]
    let sources = TargetAccessors(module, .iOS, folder.recorder)
      .sources(declared: declared, mentioned: [])
    #expect(sources.map(\.file) == ["Accessors"])
    return try #require(sources.first?.code)
  }

  @Test func namesFollowTheTemplates() throws {
    let code = try code()
    for line in [
      "public enum KitAsset: Sendable {", "public enum Icons: Sendable {",
      #"static let logoDark = KitImages(name: "logo-dark")"#,
      #"static let home = KitImages(name: "Icons/home")"#,
      #"static let ground = KitColors(name: "Ground")"#, "public enum Home: Sendable {",
      #"static var title: String { KitStrings.tr("Localizable", "home.title") }"#,
      #"static func leftCount(_ p1: Int) -> String { KitStrings.tr("Localizable", "home.left_count", p1) }"#,
      #"static var `default`: String"#, "class KitResources",
    ] { #expect(code.contains(line), "\(line) is missing in \(code)") }
    #expect(!code.contains("KitFontFamily"))
  }

  @Test func aKeyMayBeOneName() throws {
    let code = try code(isFlat: true)
    #expect(code.contains("static func homeLeftCount(_ p1: Int) -> String"))
    #expect(!code.contains("enum Home"))
  }

  /// A repository may hold the files that Tuist generated.
  @Test func whatIsThereIsNotMadeAgain() throws {
    let code = try code(["KitAsset", "KitResources"])
    #expect(!code.contains("enum KitAsset") && !code.contains("class KitResources"))
    #expect(code.contains("enum KitStrings"))
  }

  @Test func targetsOfNobodyHaveNone() {
    let module = LocalModule(name: "Kit", sources: [], catalogs: ["/A.xcassets"])
    let sources = TargetAccessors(module, .iOS, FileRecorder())
      .sources(declared: [], mentioned: ["R"])
    #expect(sources.isEmpty)
  }

  /// Two records of the `name` table, by its definition.
  private func font(_ names: [(id: Int, text: String)]) -> [UInt8] {
    func word(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 255), UInt8(value & 255)] }
    var records: [UInt8] = []
    var texts: [UInt8] = []
    for (id, text) in names {
      let wide = text.utf16.flatMap { word(Int($0)) }
      records += [3, 1, 0x409, id, wide.count, texts.count].flatMap { word($0) }
      texts += wide
    }
    let table = word(0) + word(names.count) + word(6 + records.count) + records + texts
    let head: [UInt8] = [0, 1, 0, 0] + word(1) + [0, 0, 0, 0, 0, 0]
    let entry = Array("name".utf8) + [0, 0, 0, 0, 0, 0, 0, 28] + word(0) + word(table.count)
    return head + entry + table
  }

  @Test func aFontIsKnownByItsNames() throws {
    let bytes = font([
      (1, "Round SemiBold"), (2, "Regular"), (6, "Round-SemiBold"), (16, "Round"), (17, "SemiBold"),
    ])
    let names = try #require(FontNames(bytes, file: "Round-SemiBold.ttf"))
    #expect(names.name == "Round-SemiBold" && names.family == "Round" && names.style == "SemiBold")
    let code = ResourceAccessors(names: .tuist("Kit"), declared: [], platform: .iOS)
      .code(catalogs: [], strings: [], fonts: [names])
    #expect(code.contains("public enum Round: Sendable {"))
    #expect(
      code.contains(
        #"static let semiBold = KitFontConvertible(name: "Round-SemiBold", family: "Round", "#))
    // However short it is cut, it is no font or the same one.
    for count in bytes.indices { _ = FontNames(Array(bytes[..<count]), file: "a") }
  }
}
