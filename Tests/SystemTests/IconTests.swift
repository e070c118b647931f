import Testing
@testable import VitrineCatalog
@testable import VitrineComposition
import VitrineDrawing
import VitrineRaster

/// Icons as Icon Composer draws them (facts/appearance.md §3).
@Suite(.timeLimit(.minutes(60))) struct IconTests {
  private static let square = Rect(x: 0, y: 0, width: 256, height: 256)

  private static func draw(_ list: DisplayList) -> Bitmap {
    Rasterizer().render(list, size: Size(256, 256), scale: 1)
  }

  private static func icon(_ look: AppIcon.Look, os: Int, isRound: Bool = false) -> DisplayList {
    AppIcon(name: "Night", symbol: "moon.fill", top: 0x000000, bottom: 0x000000)
      .draw(in: square, look, os: os, isRound: isRound)
  }

  /// From OS 26 on light lies on the upper left edges, less on the lower right ones, and hardly any on
  /// the others; watches' icons and panes of glass have none of it.
  @Test(arguments: [
    // The outline crosses the diagonals 19.5 from the corners: 2 within, a third of the light is gone.
    ((21, 21), 0.25...0.4), ((234, 234), 0.15...0.3), ((234, 21), 0.03...0.07),
    ((21, 234), 0.03...0.07), ((128, 1), 0.2...0.3), ((128, 12), 0...0.02),
  ]) func edgesAreLit(_ place: (x: Int, y: Int), _ light: ClosedRange<Float>) {
    let pixel = Self.draw(Self.icon(.color, os: 26))[place.x, place.y]
    #expect(light.contains(pixel.luminance), "\(pixel.luminance)")
    for dull in [Self.icon(.color, os: 18), Self.icon(.color, os: 26, isRound: true)] {
      #expect(Self.draw(dull)[place.x, place.y].luminance == 0)
    }
  }

  /// The ground of dark icons keeps its first color for a tenth of the icon, and its last one.
  @Test(arguments: [(20, 0x31), (26, 0x31), (128, 0x22), (229, 0x14), (240, 0x14)])
  func darkGround(_ y: Int, _ gray: Int) {
    let pixel = Self.draw(Self.icon(.dark, os: 18))[40, y]
    #expect(abs(Int((pixel.red * 255).rounded()) - gray) <= 1, "\(pixel.red * 255)")
  }

  private static let white = EncodedImage(
    format: .svg,
    bytes: Array(
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 1024"><rect x="256" y="256" width="512" height="512" fill="white"/></svg>"#
        .utf8))

  private static func layered(
    _ ground: RGBA, isTemplate: Bool = false, _ change: (inout AppLook.Layer) -> Void
  ) -> Bitmap {
    var icon = AppLook.Icon()
    icon.fill = AppLook.Fill(ground, ground)
    icon.layers = [AppLook.Layer(white)]
    change(&icon.layers[0])
    let layers = IconLayers(icon: icon, rect: square, name: "test", isTemplate: isTemplate)
    return Rasterizer().render(
      layers.ground().appending(layers.layers()), size: Size(256, 256), scale: 1,
      images: ImageProvider(layers.images))
  }

  /// A gradient runs as its ends say.
  @Test func gradientsHaveADirection() {
    let bitmap = Self.layered(.black) {
      $0.fill = AppLook.Fill(.black, .white)
      $0.fill?.from = Point(0.25, 0.5)
      $0.fill?.to = Point(0.75, 0.5)
    }
    #expect(bitmap[66, 80].red < 0.05 && bitmap[190, 80].red > 0.95)
    #expect(abs(bitmap[128, 70].red - bitmap[128, 180].red) < 0.01)
  }

  /// A neutral shadow takes as much from a light ground as from a dark one; one of the layer's own
  /// color lightens a dark ground.
  @Test(arguments: [Float(0.2), 0.9]) func shadows(_ gray: Float) {
    func below(_ shadow: AppLook.Shadow?) -> Float {
      Self.layered(RGBA(gray, gray, gray)) { $0.shadow = shadow }[128, 196].red
    }
    #expect(below(nil) == Self.layered(RGBA(gray, gray, gray)) { _ in }[10, 10].red)
    let taken = below(nil) - below(.neutral(0.5))
    #expect((0.02...0.05).contains(taken), "\(taken)")
    #expect(below(.ownColor(0.5)) > below(nil))
  }

  /// Translucent layers are clearer below than above, lit ones lighter at their upper left edge; a
  /// template has its plain shape.
  @Test func glassLayers() {
    let clear = Self.layered(.black) { $0.translucency = 0.5 }
    #expect(clear[128, 70].red > clear[128, 180].red + 0.1)
    #expect(clear[128, 180].red < 0.75)
    let lit = Self.layered(RGBA(0, 0, 0)) {
      $0.fill = AppLook.Fill(RGBA(0.5, 0.5, 0.5), RGBA(0.5, 0.5, 0.5))
      $0.isLit = true
    }
    #expect(lit[128, 65].red > lit[128, 128].red + 0.1)
    #expect(lit[128, 190].red > lit[128, 128].red + 0.02 && lit[128, 190].red < lit[128, 65].red)
    let template = Self.layered(.black, isTemplate: true) {
      $0.translucency = 0.5
      $0.isLit = true
      $0.shadow = .neutral(1)
    }
    #expect(template[128, 65] == template[128, 180] && template[128, 65].red == 1)
  }
}
