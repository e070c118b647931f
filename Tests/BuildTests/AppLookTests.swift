import Foundation
import TestSupport
import Testing

@testable import VitrineBuild

/// The app's icon, wherever its catalog is.
@Suite(.timeLimit(.minutes(60))) struct AppLookTests {
  private static let contents = #"""
    {"images":[
      {"filename":"small.png","idiom":"universal","platform":"ios","size":"60x60","scale":"2x"},
      {"filename":"large.png","idiom":"universal","platform":"ios","size":"1024x1024"},
      {"filename":"night.png","idiom":"universal","platform":"ios","size":"1024x1024",
       "appearances":[{"appearance":"luminosity","value":"dark"}]},
      {"filename":"../../secret.png","size":"4096x4096"}]}
    """#

  @Test(arguments: ["Ext/Assets.xcassets", "App/Assets.xcassets", "Assets.xcassets"])
  func largestOfEachAppearance(_ catalog: String) throws {
    let folder = TestFolder()
    try folder.write([
      "\(catalog)/AppIcon.appiconset/Contents.json": Self.contents,
      "\(catalog)/AppIcon.appiconset/small.png": "s",
      "\(catalog)/AppIcon.appiconset/large.png": "l",
      "\(catalog)/AppIcon.appiconset/night.png": "n",
    ])
    let look = AppLook(
      catalogs: catalog.hasPrefix("Ext") ? [folder.path + "/" + catalog] : [],
      root: folder.path, icon: "AppIcon", folder.recorder)
    #expect(
      look.json["icon"]?.text == #"{"dark":"app-icon-dark.png","light":"app-icon-light.png"}"#)
    #expect(look.copies.map(\.from).map(Paths.name).sorted() == ["large.png", "night.png"])
  }

  /// Icon Composer's bundle: groups and layers from front to back, a fill behind them.
  @Test func layersFromBackToFront() throws {
    let folder = TestFolder()
    try folder.write([
      "App/AppIcon.icon/icon.json": #"""
      {"fill":{"linear-gradient":["srgb:1,0,0,1","gray:0.5,1"]},
       "groups":[{"layers":[{"image-name":"top.svg","opacity":0.5,
         "position":{"scale":1.5,"translation-in-points":[10,-20]}}]},
        {"layers":[{"image-name":"gone.svg"},{"image-name":"../up.svg"},{"image-name":"back.png"}]}]}
      """#,
      "App/AppIcon.icon/Assets/top.svg": "<svg/>", "App/AppIcon.icon/Assets/back.png": "b",
    ])
    let look = AppLook(catalogs: [], root: folder.path, icon: "AppIcon", folder.recorder)
    #expect(
      look.json["icon"]?.text
        == #"{"composed":{"light":{"fill":[[1,0,0,1],[0.5,0.5,0.5,1]],"layers":[{"file":"app-icon-layer0.png","opacity":1,"scale":1,"x":0,"y":0},{"file":"app-icon-layer1.svg","opacity":0.5,"scale":1.5,"x":10,"y":-20}]}}}"#
    )
  }

  /// What a bundle says for one appearance alone, a layer's own color, and a layer's place in its group.
  @Test func appearancesOfAComposedIcon() throws {
    let folder = TestFolder()
    try folder.write([
      "App/AppIcon.icon/icon.json": #"""
      {"fill-specializations":[{"value":{"solid":"gray:0.5,1"}},
         {"appearance":"dark","value":{"solid":"gray:0,1"}}],
       "groups":[{"position":{"scale":0.5,"translation-in-points":[100,0]},"layers":[
         {"image-name":"a.svg","fill":{"solid":"gray:1,1"},
          "fill-specializations":[{"appearance":"tinted","value":{"solid":"gray:0.75,1"}}],
          "position":{"scale":2,"translation-in-points":[10,-20]}}]}]}
      """#, "App/AppIcon.icon/Assets/a.svg": "<svg/>",
    ])
    let look = AppLook(catalogs: [], root: folder.path, icon: "AppIcon", folder.recorder)
    let icons = look.json["icon"]?["composed"]
    func text(_ appearance: String) -> String? { icons?[appearance]?.text }
    func expected(_ fill: String, layer: String) -> String {
      #"{"fill":[\#(fill)],"layers":[{"file":"app-icon-layer0.svg","fill":[\#(layer)],"opacity":1,"scale":1,"x":105,"y":-10}]}"#
    }
    #expect(text("light") == expected("[0.5,0.5,0.5,1]", layer: "[1,1,1,1]"))
    #expect(text("dark") == expected("[0,0,0,1]", layer: "[1,1,1,1]"))
    #expect(text("tinted") == expected("", layer: "[0.75,0.75,0.75,1]"))
    #expect(look.copies.count == 1)
  }

  @Test func noIconIsNone() throws {
    let folder = TestFolder()
    try folder.write(["App/a.txt": ""])
    let look = AppLook(catalogs: [], root: folder.path, icon: "AppIcon", folder.recorder)
    #expect(look.json["icon"] == nil && look.copies.isEmpty)
  }
}
