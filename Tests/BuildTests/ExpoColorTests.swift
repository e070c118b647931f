import TestSupport
import Testing

@testable import VitrineBuild

/// Color sets of an Expo target are made of its description each time the project is.
@Suite(.timeLimit(.minutes(60))) struct ExpoColorTests {
  private static let description = """
    const GREEN = '#1b5e3f' // colors: { none: 'red' }
    module.exports = config => ({
      type: "widget", icon: `../a.png`,
      colors: {
        $widgetBackground: { light: "#FFF", dark: "rgba(0, 51, 102, 50%)" }, /* $accent: 'red' */
        $accent: GREEN, 'own color': 'SteelBlue',
        unknown: config.ios.color, function: pick('red', { a: 'blue' }), odd: 'no color',
      },
      entitlements: { a: ['b'] },
    });
    """

  @Test func areRead() {
    #expect(
      ExpoDescription(Self.description).colors == [
        DescribedColor(name: "$widgetBackground", light: [1, 1, 1, 1], dark: [0, 0.2, 0.4, 0.5]),
        DescribedColor(name: "$accent", light: [27, 94, 63, 255].map { $0 / 255 }),
        DescribedColor(name: "own color", light: [70, 130, 180, 255].map { $0 / 255 }),
      ])
    #expect(ExpoDescription("({ type: 'widget', colors: {").colors.isEmpty)
    #expect(ExpoDescription("/* colors: { a: 'red' }").colors.isEmpty)
  }

  @Test(arguments: ["#12", "#12345", "#ggg", "rgb(1, 2)", "rgb(a, b, c)", "rgb", "", "#１２３"])
  func othersAreNoColors(_ text: String) {
    #expect(CSSColor.components(text) == nil)
  }

  @Test func areThoseOfTheTarget() throws {
    let folder = TestFolder()
    try folder.write([
      "package.json": "{}", "targets/widget/expo-target.config.js": Self.description,
      "targets/widget/B.swift": "import WidgetKit\n@main struct B: WidgetBundle {}",
      "targets/widget/Assets.xcassets/own color.colorset/Contents.json": """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}]}
      """,
    ])
    let project = try #require(
      try ProjectFinder(request: BuildRequest(paths: [folder.path])).find().first)
    #expect(project.settings.accentColor == "$accent")
    #expect(project.settings.widgetBackground == "$widgetBackground")
    let catalog = AssetCatalog(
      catalogs: project.catalogs, colors: project.colors, folder.recorder)
    #expect(catalog.entries.map(\.name).sorted() == ["$accent", "$widgetBackground", "own color"])
    // A set that is there counts before the description.
    let own = catalog.entries.first { $0.name == "own color" }?.variants.first
    #expect(own?["components"]?.array?.first?.number == 1)
    let background = catalog.json["colors"]?["$widgetBackground"]?.array
    #expect(background?.map { $0["appearance"]?.string } == [nil, "dark"])
  }

  /// Paths that begin with a point are the target's own, the others the app's; an address is not asked.
  @Test func picturesAreThoseOfTheTarget() throws {
    let folder = TestFolder()
    try folder.write([
      "package.json": "{}", "assets/logo.png": "1", "targets/widget/assets/a.png": "2",
      "targets/widget/assets/a@3x.png": "3",
      "targets/widget/expo-target.config.js": """
      module.exports = { type: "widget", images: {
        logo: "assets/logo.png", up: "../../assets/logo.png",
        icon: { "1x": "./assets/a.png", "3x": "./assets/a@3x.png" },
        far: "https://example.com/a.png" } }
      """,
      "targets/widget/B.swift": "import WidgetKit\n@main struct B: WidgetBundle {}",
    ])
    let project = try #require(
      try ProjectFinder(request: BuildRequest(paths: [folder.path])).find().first)
    let catalog = AssetCatalog(catalogs: [], images: project.images, folder.recorder)
    let files = Dictionary(
      uniqueKeysWithValues: catalog.entries.map { entry in
        (entry.name, entry.variants.map { $0["file"]?.string ?? "-" })
      })
    #expect(files["logo"] == files["up"] && files["logo"]?.count == 1)
    #expect(files["icon"]?.count == 2 && files["far"] == ["-"])
    #expect(catalog.copies.count == 3 && catalog.diagnostics.count == 1)
  }
}
