import Testing
@testable import VitrineCatalog
@testable import VitrineComposition
import VitrineDrawing

/// Widgets in a room around Apple Vision.
@Suite(.timeLimit(.minutes(60))) struct RoomTests {
  private func screen(_ context: String, _ names: [String] = []) throws -> Screen {
    let stand = try #require(Stand.find(context, "apple-vision-pro", .systemSmall))
    let drawn = try #require(stand.device.size(of: .systemSmall, os: 26)).drawn
    var surroundings = Surroundings()
    surroundings.mounting = Mounting(names)
    return Screens.screen(
      ScreenRequest(
        input: stand.input, traits: stand.traits, drawn: drawn, surroundings: surroundings,
        scale: 2))
  }

  /// From far away the widget is told so, and is smaller in its room.
  @Test func distance() throws {
    let device = try #require(DeviceCatalog.find("apple-vision-pro"))
    let options = EnvironmentOptions(os: 26)
    let near = try #require(
      Context.room.environment(device: device, family: .systemSmall, options: options))
    let far = try #require(
      Context.roomDistant.environment(device: device, family: .systemSmall, options: options))
    #expect(!near.isSimplified && far.isSimplified)
    #expect(near.width == far.width)
    #expect(try screen("room-distant").slot.width < screen("room").slot.width * 0.5)
  }

  /// Every mounting and texture is drawn differently.
  @Test func mountings() throws {
    let all = [["elevated"], ["recessed"], ["elevated", "paper"], ["recessed", "paper"]]
    let lists = try all.map { names in
      let screen = try screen("room", names)
      return screen.below().appending(screen.above())
    }
    for (index, list) in lists.enumerated() {
      #expect(!lists.dropFirst(index + 1).contains(list), "\(all[index])")
    }
    #expect(Mounting(["elevated", "recessed"]) == Mounting())
    #expect(Mounting(["recessed", "paper"]).isRecessed && Mounting(["recessed", "paper"]).isPaper)
  }

  /// All of a widget's frame is seen, whatever its family.
  @Test(
    arguments: [Family.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge]
      + [.systemExtraLargePortrait], ["elevated", "recessed"])
  func framesAreWhole(_ family: Family, _ style: String) throws {
    for os in [26, 27] {
      guard let stand = Stand.find("room", "apple-vision-pro", family, os: os) else { continue }
      let drawn = try #require(stand.device.size(of: family, os: os)).drawn
      var surroundings = Surroundings()
      surroundings.mounting = Mounting([style, "paper"])
      let screen = Screens.screen(
        ScreenRequest(
          input: stand.input, traits: stand.traits, drawn: drawn, surroundings: surroundings,
          scale: 2))
      let frame = WallFrame(
        slot: screen.slot, radius: 26, scale: 1, mounting: surroundings.mounting, isFramed: true)
      #expect(frame.outer.minY >= 8 && frame.outer.maxY <= screen.size.height - 8)
    }
  }

  /// It is no Home Screen, and has no other place.
  @Test func places() throws {
    let device = try #require(DeviceCatalog.find("apple-vision-pro"))
    let found = ContextCatalog.all.filter { $0.allows(.systemSmall, on: device) }.map(\.id)
    #expect(found.sorted() == ["gallery", "room", "room-distant"])
    #expect(ContextCatalog.main(for: .systemSmall, on: device)?.id == "room")
  }
}
