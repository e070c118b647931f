import Foundation
import TestSupport
import Testing

@testable import VitrineBuild

@Suite(.timeLimit(.minutes(60)))
struct AssetTests {
  static let colors: [(json: String, space: String, values: [Double])] = [
    (
      #"{"color-space":"display-p3","components":{"red":"0.500","green":"1.000","blue":"0.000","alpha":"0.250"}}"#,
      "display-p3", [0.5, 1, 0, 0.25]
    ),
    (
      #"{"color-space":"srgb","components":{"red":"0xFF","green":"0x80","blue":"0x00","alpha":"1.000"}}"#,
      "srgb", [1, 128.0 / 255, 0, 1]
    ),
    (
      #"{"color-space":"srgb","components":{"red":"255","green":"51","blue":"1","alpha":"1.000"}}"#,
      "srgb", [1, 0.2, 1.0 / 255, 1]
    ),
    (
      #"{"color-space":"srgb","components":{"red":"1","green":"0","blue":"1","alpha":"1"}}"#,
      "srgb", [1, 0, 1, 1]
    ),
    (
      #"{"color-space":"gray-gamma-22","components":{"white":"0.250","alpha":"1.000"}}"#,
      "gray-gamma-22", [0.25, 0.25, 0.25, 1]
    ),
    (
      #"{"color-space":"extended-srgb","components":{"red":1.25,"green":-0.5,"blue":0,"alpha":1}}"#,
      "extended-srgb", [1.25, -0.5, 0, 1]
    ),
  ]

  @Test(arguments: colors) func readsColors(_ item: (json: String, space: String, values: [Double]))
    throws
  {
    let parsed = try #require(AssetCatalog.components(try JSONValue.parse(Array(item.json.utf8))))
    #expect(parsed.space == item.space)
    #expect(zip(parsed.values, item.values).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  static let names: [(asset: String, suffix: String, symbol: String)] = [
    ("AccentColor", "Color", "accent"), ("Color", "Color", "color"),
    ("hero-image 2", "Image", "heroImage2"),
    ("heroImage", "Image", "hero"), ("URLIcon", "Image", "urlIcon"), ("ABC", "Color", "abc"),
    ("3D glass", "Image", "_3DGlass"), ("brand_primary", "Color", "brandPrimary"),
  ]

  @Test(arguments: names) func namesSymbols(_ item: (asset: String, suffix: String, symbol: String))
  {
    #expect(AssetSymbols.symbol(item.asset, dropping: item.suffix) == item.symbol)
  }

  @Test func readsACatalog() throws {
    let folder = TestFolder()
    try folder.write([
      "A.xcassets/Contents.json": "{}",
      "A.xcassets/Icons/Contents.json": #"{"properties":{"provides-namespace":true}}"#,
      "A.xcassets/Icons/Logo.imageset/Contents.json": #"""
      {"images":[{"filename":"l.png","idiom":"universal","scale":"1x"},
      {"filename":"l@2x.png","idiom":"universal","scale":"2x",
       "appearances":[{"appearance":"luminosity","value":"dark"}]},
      {"idiom":"universal","scale":"3x"}],
      "properties":{"template-rendering-intent":"template"}}
      """#,
      "A.xcassets/Icons/Logo.imageset/l.png": "x",
      "A.xcassets/Broken.colorset/Contents.json": "{\n\"colors\": [,\n}",
      "A.xcassets/Sys.colorset/Contents.json":
        #"{"colors":[{"idiom":"universal","color":{"platform":"ios","reference":"systemBlueColor"}}]}"#,
    ])
    let catalog = AssetCatalog(
      catalogs: [folder.path + "/A.xcassets"], folder.recorder)
    #expect(
      catalog.json["images"]?["Icons/Logo"]?.text
        == #"{"rendering":"template","variants":[{"file":"assets/0-l.png","scale":1},{"appearance":"dark","missing":true,"scale":2}]}"#
    )
    #expect(
      catalog.json["colors"]?["Sys"]?.text == #"[{"platform":"ios","system":"systemBlueColor"}]"#)
    #expect(catalog.json["colors"]?["Broken"]?.text == "[]")
    let messages = catalog.diagnostics.map(\.description)
    #expect(
      messages.contains {
        $0.contains("Broken.colorset/Contents.json") && $0.contains("invalid JSON")
      })
    #expect(messages.contains { $0.contains("l@2x.png, which is missing") })
    let code = try #require(AssetSymbols(catalog, declared: ["Color.sys"], platform: .iOS).code)
    #expect(code.contains("enum Icons {"))
    #expect(
      code.contains(
        #"static var logo: ImageResource { ImageResource(name: "Icons/Logo", bundle: .main) }"#))
    #expect(!code.contains("extension SwiftUI.Color {\n  nonisolated static var sys"))
  }

  /// `Color.background` is the catalog's, `.background` the system's style; symbol sets are images.
  @Test func namesOfStylesAndSymbolSets() throws {
    let folder = TestFolder()
    try folder.write([
      "A.xcassets/Contents.json": "{}",
      "A.xcassets/background.colorset/Contents.json":
        #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1","green":"0","blue":"0","alpha":"1"}}}]}"#,
      "A.xcassets/New.colorset/Contents.json": #"{"colors":[{"idiom":"universal"}]}"#,
      "A.xcassets/fountain.fill.symbolset/Contents.json":
        #"{"symbols":[{"filename":"f.svg","idiom":"universal"}]}"#,
      "A.xcassets/fountain.fill.symbolset/f.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    ])
    let catalog = AssetCatalog(
      catalogs: [folder.path + "/A.xcassets"], folder.recorder)
    let code = try #require(AssetSymbols(catalog, declared: [], platform: .iOS).code)
    #expect(
      code.contains("extension SwiftUI.Color {\n  nonisolated static var background: SwiftUI.Color")
    )
    #expect(!code.contains("extension SwiftUI.ShapeStyle"))
    // Xcode makes no symbol for a color set that nobody gave a color.
    #expect(!code.contains("static var new"))
    #expect(code.contains("static var fountainFill: ImageResource"))
  }
}
