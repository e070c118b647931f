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
        == #"{"composed":{"light":{"fill":{"colors":[[1,0,0,1],[0.5,0.5,0.5,1]]},"layers":[{"file":"app-icon-layer0.png","isLit":true,"opacity":1,"scale":1,"x":0,"y":0},{"file":"app-icon-layer1.svg","isLit":true,"opacity":0.5,"scale":1.5,"x":10,"y":-20}]}}}"#
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
      #"{"fill":\#(fill),"layers":[{"file":"app-icon-layer0.svg","fill":{"colors":[\#(layer)]},"isLit":true,"opacity":1,"scale":1,"x":105,"y":-10}]}"#
    }
    #expect(text("light") == expected(#"{"colors":[[0.5,0.5,0.5,1]]}"#, layer: "[1,1,1,1]"))
    #expect(text("dark") == expected(#"{"colors":[[0,0,0,1]]}"#, layer: "[1,1,1,1]"))
    #expect(text("tinted") == expected("null", layer: "[0.75,0.75,0.75,1]"))
    #expect(look.copies.count == 1)
  }

  /// Every way to fill a ground or a layer, as `colors` and `ends`; nothing: the picture's own colors.
  @Test(arguments: [
    (#"{"solid":"extended-gray:0.5,1"}"#, #"{"colors":[[0.5,0.5,0.5,1]]}"#),
    (#""system-dark""#, #"{"colors":[[0.192,0.192,0.192,1],[0.078,0.078,0.078,1]]}"#),
    (#"{"automatic-gradient":"srgb:0,0.2,1,1"}"#, #"{"colors":[[0.25,0.4,1,1],[0,0.2,1,1]]}"#),
    // What Icon Composer writes for a gradient that nobody has turned, and one that somebody has.
    (
      #"{"linear-gradient":["gray:0,1","gray:1,1"],"orientation":{"start":{"x":0.5,"y":0},"stop":{"x":0.5,"y":0.7}}}"#,
      #"{"colors":[[0,0,0,1],[1,1,1,1]]}"#
    ),
    (
      #"{"linear-gradient":["gray:0,1","gray:1,1"],"orientation":{"start":{"x":0,"y":0.5},"stop":{"x":1,"y":0.5}}}"#,
      #"{"colors":[[0,0,0,1],[1,1,1,1]],"ends":[0,0.5,1,0.5]}"#
    ),
    (#""none""#, nil), (#""automatic""#, nil), (#"{"solid":"what"}"#, nil),
  ]) func fills(_ fill: String, _ expected: String?) throws {
    let icon = try JSONValue.parse(
      Array(#"{"fill":\#(fill),"groups":[{"layers":[{"image-name":"a","fill":\#(fill)}]}]}"#.utf8))
    let composed = ComposedIcon(contents: icon, appearance: "light")
    #expect(composed.fill?.text == expected)
    #expect(composed.layers.first?.fill?.text == expected)
  }

  /// Colors of Display P3 are those of sRGB that look alike.
  @Test func wideColorsAreConverted() throws {
    let icon = try JSONValue.parse(
      Array(#"{"fill":{"solid":"display-p3:0.17255,0.24314,0.31373,1"},"groups":[]}"#.utf8))
    let numbers = ComposedIcon(contents: icon, appearance: "light").fill?["colors"]?.array?.first?
      .array?.compactMap(\.number)
    let bytes = (numbers ?? []).map { Int(($0 * 255).rounded()) }
    #expect(bytes == [39, 63, 82, 255])
  }

  /// Glass, light, translucency, shadows and blends; a tinted icon takes the dark one's values.
  @Test func effectsOfLayers() throws {
    let icon = try JSONValue.parse(
      Array(
        #"""
        {"groups":[{"specular":false,"shadow":{"kind":"none","opacity":1},
            "layers":[{"image-name":"flat","glass":false}]},
          {"translucency":{"enabled":true,"value":0.4},"blend-mode":"multiply",
           "shadow-specializations":[{"value":{"kind":"layer-color","opacity":0.5}},
             {"appearance":"dark","value":{"kind":"neutral","opacity":0.25}}],
           "layers":[{"image-name":"glass","blend-mode":"normal"}]}]}
        """#.utf8))
    func layers(_ appearance: String) -> [ComposedIcon.Layer] {
      ComposedIcon(contents: icon, appearance: appearance).layers
    }
    let light = try #require(layers("light").first)
    #expect(light.isLit && light.isGlass && light.translucency == 0.4 && light.blend == "multiply")
    #expect(light.shadow == "layer-color" && light.shadowOpacity == 0.5)
    for appearance in ["dark", "tinted"] {
      #expect(layers(appearance).first?.shadow == "neutral", "\(appearance)")
    }
    let flat = try #require(layers("light").last)
    #expect(!flat.isLit && !flat.isGlass && flat.shadow == nil && flat.translucency == 0)
  }

  @Test func noIconIsNone() throws {
    let folder = TestFolder()
    try folder.write(["App/a.txt": ""])
    let look = AppLook(catalogs: [], root: folder.path, icon: "AppIcon", folder.recorder)
    #expect(look.json["icon"] == nil && look.copies.isEmpty)
  }
}
