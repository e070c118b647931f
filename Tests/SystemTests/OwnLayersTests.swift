import Testing
@testable import VitrineCatalog
@testable import VitrineComposition
import VitrineDrawing
import VitrineRaster

/// What a widget sees and cuts is its own: never the wallpaper, the face or the system's glass.
@Suite(.timeLimit(.minutes(60))) struct OwnLayersTests {
  private static func whole(_ size: Size) -> VectorPath {
    VectorPath(rect: Rect(x: 0, y: 0, width: size.width, height: size.height))
  }

  private static func square(_ size: Size) -> VectorPath {
    VectorPath(rect: Rect(x: size.width / 2 - 20, y: size.height / 2 - 20, width: 40, height: 40))
  }

  private static let material = Paint.material(
    MaterialRecipe(blur: 20, saturation: 1.8, tint: RGBA.white.opacity(0.3)))

  /// In the Home Screen's full color and on the car's screen.
  @Test(arguments: ["home-screen", "carplay"])
  func materialsSeeTheWidgetOnly(_ context: String) throws {
    let stand = try #require(Stand.find(context, "iphone-17-pro", .systemSmall))
    let size = try #require(stand.device.size(of: .systemSmall)).layout
    let probe = Probe(
      content: [.fill(Self.whole(size), .winding, Self.material)],
      background: RGBA(0, 0.6, 0))
    let bare = try probe.draw(stand, wallpaper: .busy)
    let others = try probe.draw(stand, wallpaper: .white)
    #expect(bare == others)
    let removed = !stand.traits.showsContainerBackground
    let middle = bare[bare.width / 2, bare.height / 2]
    let expected =
      removed ? RGBA(1, 1, 1, 0.3) : RGBA(0, 0.6, 0).mixed(with: .white, by: 0.3)
    #expect(removed ? middle.isNear(expected) : middle.green > middle.red, "\(middle.dump)")
    // On its screen the widget looks the same up to its edges, where a blur would see beyond them.
    guard !removed else { return }
    let picture = try probe.picture(stand, wallpaper: .busy, crop: .screen, scale: 3)
    let screen = try picture.drawn
    let slot = HomeGrid(stand.device, os: 26).slot(.systemSmall, drawn: size)
    let (x, y) = (Int((slot.minX * 3).rounded()) + 3, Int((slot.midY * 3).rounded()))
    // Antialiasing of the widget's own edge weighs a little in the blur.
    #expect(screen[x, y].isNear(middle, 10), "\(screen[x, y].dump), not \(middle.dump)")
  }

  @Test func glassSeesTheWidgetOnly() throws {
    let stand = try #require(Stand.find("home-screen", "iphone-17-pro", .systemSmall))
    let recipe = Plates.glassRecipe(tint: nil, scheme: .light)
    let pane = GlassPane(
      frame: Rect(x: 20, y: 20, width: 100, height: 60), cornerRadius: 20, recipe: recipe)
    let probe = Probe(content: [.glass(pane)], background: RGBA(0, 0, 0.6))
    let wallpapers: [Wallpaper] = [.white, .black, .busy]
    let pictures = try wallpapers.map { try probe.draw(stand, wallpaper: $0) }
    #expect(Set(pictures.map(\.pixels)).count == 1)
    // 0.6 saturated by 1.25 is 0.739, under a tenth of white.
    #expect(pictures[0][70, 50].isNear(RGBA(0.1, 0.1, 0.765), 3), "\(pictures[0][70, 50].dump)")
  }

  /// `destinationOut` makes a hole in the widget. Below it is what lies below the widget: the plate,
  /// not a hole in that too.
  @Test(arguments: [
    ("home-screen-clear", "iphone-17-pro", Family.systemSmall),
    ("home-screen-tinted", "iphone-17-pro", .systemSmall),
    ("mac-desktop-receded", "mac", .systemSmall), ("mac-desktop-tinted", "mac", .systemSmall),
    ("watch-face", "apple-watch-46mm", .accessoryRectangular),
    ("home-screen", "iphone-17-pro", .systemSmall),
  ])
  func holesAreTheWidgetsOwn(_ context: String, _ device: String, _ family: Family) throws {
    let stand = try #require(Stand.find(context, device, family))
    let size = try #require(
      stand.device.size(of: family, in: stand.context.surface)
    ).layout
    let hole = DrawingOperation.group(
      EffectGroup(
        .blend(.destinationOut),
        DisplayList([.fill(Self.square(size), .winding, .color(.black))])))
    let fill = DrawingOperation.fill(Self.whole(size), .winding, .color(.white))
    let cut = try Probe(content: [fill, hole]).picture(stand, wallpaper: .dusk, crop: .screen)
    let empty = try Probe(content: []).picture(stand, wallpaper: .dusk, crop: .screen).drawn
    let pixels = try cut.drawn
    let bare = try Probe(content: []).picture(stand, wallpaper: .dusk)
    let origin = bare.backdrop?.origin ?? screenSlot(stand).origin
    let x = Int((origin.x + size.width / 2).rounded())
    let y = Int((origin.y + size.height / 2).rounded())
    #expect(pixels[x, y].alpha == 1, "a hole in the screen")
    if !stand.traits.showsContainerBackground {
      #expect(pixels[x, y].isNear(empty[x, y], 2), "\(pixels[x, y].dump)")
    }
    #expect(pixels[x, y - 25].luminance > 0.9)
  }

  private func screenSlot(_ stand: Stand) -> Rect {
    let size = stand.device.size(of: stand.family, in: stand.context.surface)?.drawn ?? .zero
    return Screens.screen(
      ScreenRequest(
        input: stand.input, traits: stand.traits, drawn: size, surroundings: Surroundings(),
        scale: 1)
    ).slot
  }

  /// Glass throws a soft shadow on the wallpaper around it and none on itself.
  @Test func glassThrowsAShadow() throws {
    let stand = try #require(Stand.find("home-screen-clear", "iphone-17-pro", .systemSmall))
    let slot = screenSlot(stand)
    let screen = try Probe(content: []).draw(stand, wallpaper: .white, crop: .screen)
    let below = screen[Int(slot.midX), Int(slot.maxY) + 3]
    let far = screen[Int(slot.midX), Int(slot.maxY) + 60]
    #expect(below.luminance < far.luminance - 0.02)
    #expect(far.luminance > 0.99 || far.luminance > below.luminance)
  }
}
