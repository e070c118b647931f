import Testing
@testable import VitrineCatalog
@testable import VitrineComposition
import VitrineDrawing

/// What somebody saw in pictures of places who had not drawn them.
@Suite(.timeLimit(.minutes(60))) struct SeenFaultTests {
  private func request(
    _ context: String, _ device: String, _ family: Family, locale: String = "en_US"
  ) throws -> ScreenRequest {
    let stand = try #require(Stand.find(context, device, family))
    let size = try #require(stand.device.size(of: family, in: stand.context.surface))
    let moment = LocalMoment(date: 1_780_911_660, timeZone: "UTC", locale: locale)
    return ScreenRequest(
      input: stand.input, traits: stand.traits, drawn: size.drawn,
      surroundings: Surroundings(moment: moment), scale: 3)
  }

  /// Time, bars and battery stand in the ears beside a notch, not below it.
  @Test(
    arguments: [
      "iphone-x", "iphone-11", "iphone-11-pro", "iphone-12", "iphone-13-mini", "iphone-16e",
    ],
    ["en_US", "de_DE", "ar_EG", "he_IL"])
  func statusBarsStandBesideANotch(_ id: String, _ locale: String) throws {
    let request = try request("lock-screen", id, .accessoryCircular, locale: locale)
    let (device, width) = (request.device, request.device.screen.width)
    let notch = Sensors.notchSize(device)
    let bar = StatusBar.list(request, beside: nil)
    for operation in bar.operations.dropFirst() {
      let box = try #require(DisplayList([operation]).inkBounds)
      #expect(
        box.maxX <= (width - notch.width) / 2 + 0.5 || box.minX >= (width + notch.width) / 2 - 0.5,
        "\(box)")
      #expect(box.minX > 8 && box.maxX < width - 8, "\(box)")
    }
  }

  /// A minimal island is mirrored as the compact one is.
  @Test func minimalIslandsAreMirrored() throws {
    let left = Screens.screen(try request("home-screen", "iphone-17-pro", .islandMinimal))
    let right = Screens.screen(
      try request("home-screen", "iphone-17-pro", .islandMinimal, locale: "he_IL"))
    #expect(abs(left.slot.midX + right.slot.midX - left.size.width) < 1e-9)
    #expect(right.slot.midX < right.size.width / 2)
  }

  /// A corner's words stand clear of the sun's course and of the ticks: 12-point letters are 6 points
  /// high on each side of their line.
  @Test(arguments: ["solar-dial", "infograph"], FaceTests.watches)
  func cornersAreClearOfTheDial(_ id: String, _ device: Device) throws {
    let face = try #require(WatchFace.all.first { $0.id == id })
    let input = ContextInput(device: device, family: .accessoryCorner, face: face)
    let size = try #require(device.size(of: .accessoryCorner, in: .watchFace)).drawn
    let request = ScreenRequest(
      input: input, traits: Context.watchFace.traits(input), drawn: size,
      surroundings: Surroundings(), scale: 2)
    let layout = FaceLayout.layout(request, families: [.accessoryCorner])
    let dial = try #require(layout.below.inkBounds)
    let arc = try #require(layout.slots.first?.arc)
    #expect(arc.radius - 7.5 >= dial.height / 2, "\(arc.radius) beside \(dial.height / 2)")
  }

  /// A face without a place for a family says which face stands in, and which ones have a place.
  @Test(
    arguments: [
      ("x-large", Family.accessoryCorner, "Infograph"), ("x-large", .accessoryInline, "Modular"),
      ("modular", .accessoryCorner, "--face infograph or solar-dial"),
      ("modular", .accessoryCircular, nil),
      ("infograph", .accessoryRectangular, nil),
    ] as [(String, Family, String?)])
  func facesWithoutAPlaceAreNamed(_ id: String, _ family: Family, _ words: String?) throws {
    let device = try #require(DeviceCatalog.find("apple-watch-46mm"))
    let face = try #require(WatchFace.all.first { $0.id == id })
    let notes = FaceNotes.notes(
      kind: "tides", input: ContextInput(device: device, family: family, face: face),
      surround: .watchFace)
    #expect(notes.count == (words == nil ? 0 : 1))
    if let words { #expect("\(notes[0])".contains(words), "\(notes[0])") }
  }

  /// A sheet or panel is drawn on an iPad's side too.
  @Test(arguments: [
    ("gallery", Family.systemMedium), ("gallery", .accessoryCircular),
    ("control-center", .controlLarge), ("banner", .activityLockScreen),
  ])
  func sheetsAreDrawnOnAnIPadsSide(_ context: String, _ family: Family) throws {
    let stand = try #require(Stand.find(context, "ipad-pro-11", family))
    let size = try #require(stand.device.size(of: family, in: stand.context.surface))
    var composition = Composition(context: stand.context, input: stand.input, crop: .screen)
    composition.isLandscape = true
    let archive = Archive(
      size: size.layout, scale: 1, list: DisplayList(),
      semantics: SemanticsNode(type: "Text", frame: Screens.rect(size.layout)))
    let picture = composition.picture(of: archive, scale: 1, now: 0)
    #expect(picture.size == Size(1210, 834))
    let ink = try #require(picture.list.inkBounds)
    // The indicators stand at the right of the longer side.
    #expect(ink.maxX >= 1180, "\(ink)")
    let editing = composition.editing([EditedParameter("Plant", .text("Fern"))], scale: 1)
    #expect(editing.size == Size(1210, 834))
  }

  /// An iPad's grid has the cells of its own widgets, however it is held.
  @Test func gridsOnTheSideKeepTheirCells() throws {
    let device = try #require(DeviceCatalog.find("ipad-pro-11"))
    var held = device
    held.screen = Size(device.screen.height, device.screen.width)
    #expect(HomeGrid(held, os: 26).small == HomeGrid(device, os: 26).small)
  }

  /// What a row's title does not need is its value's, and the other way round.
  @Test(arguments: [
    ("Show Watering Reminder", EditedParameter.Value.flag(true), true),
    ("Plant", .text("Moth Orchid (Phalaenopsis)"), true),
    ("Which of the plants in the greenhouse", .text("Moth Orchid (Phalaenopsis)"), false),
  ])
  func rowsShareTheirWidth(_ title: String, _ value: EditedParameter.Value, _ fits: Bool) throws {
    let sheet = EditingSheet(
      request: try request("home-screen", "iphone-17-pro", .systemSmall),
      parameters: [EditedParameter(title, value)])
    let room = sheet.room(for: EditedParameter(title, value), in: 298)
    #expect(room.title + room.value <= 286 + 1e-9)
    let isWhole = sheet.card.list.texts.contains(title)
    #expect(isWhole == fits, "\(sheet.card.list.texts)")
  }
}
