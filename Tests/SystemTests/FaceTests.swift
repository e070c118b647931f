import Testing
@testable import VitrineCatalog
@testable import VitrineComposition
import VitrineDrawing
import VitrineHost
import VitrineMessages

/// Watch faces: where complications stand, and what the system draws beside them.
@Suite(.timeLimit(.minutes(60))) struct FaceTests {
  static let watches = DeviceCatalog.all.filter { $0.platform == .watch && $0.runs(26) }

  private func request(_ face: WatchFace, _ family: Family, _ device: Device) throws
    -> ScreenRequest
  {
    let input = ContextInput(device: device, family: family, os: 26, face: face)
    let size = try #require(device.size(of: family, in: .watchFace, os: 26)).drawn
    return ScreenRequest(
      input: input, traits: Context.watchFace.traits(input),
      drawn: size.scaled(by: face.factor(of: family, on: device)), surroundings: Surroundings(),
      scale: 2)
  }

  /// Places lie on the screen, and no two of them on each other.
  @Test(arguments: WatchFace.all, watches)
  func placesDoNotOverlap(_ face: WatchFace, _ device: Device) throws {
    guard face.isOffered(on: device) else { return }
    for family in face.families {
      let layout = FaceLayout.layout(try request(face, family, device), families: [family])
      #expect(layout.slots.contains { $0.family == family }, "\(family)")
      for (index, slot) in layout.slots.enumerated() {
        let frame = slot.frame
        #expect(frame.minX >= 0 && frame.maxX <= device.screen.width, "\(slot)")
        #expect(frame.minY >= 0 && frame.maxY <= device.screen.height, "\(slot)")
        for other in layout.slots.dropFirst(index + 1) where slot.family == other.family {
          let distance = CircleGeometry.distance(
            from: Point(frame.midX, frame.midY), to: Point(other.frame.midX, other.frame.midY))
          #expect(distance >= min(frame.width, frame.height) - 0.01, "\(slot) and \(other)")
        }
      }
    }
  }

  /// The guidelines' extra-large circle.
  @Test(arguments: [
    ("apple-watch-40mm", 120.0), ("apple-watch-41mm", 127), ("apple-watch-44mm", 132),
    ("apple-watch-45mm", 143), ("apple-watch-46mm", 143), ("apple-watch-49mm", 143),
  ])
  func theHugeCircle(_ id: String, _ side: Double) throws {
    let device = try #require(DeviceCatalog.find(id))
    let face = try #require(WatchFace.all.first { $0.id == "x-large" })
    let screen = WatchFaceScreen.screen(try request(face, .accessoryCircular, device))
    #expect(abs(screen.slot.width - side) < 0.01)
    #expect(abs(screen.slot.midX - device.screen.width / 2) < 0.01)
  }

  /// Every family stands somewhere, whatever the face.
  @Test(arguments: WatchFace.all, FamilyGroups.face)
  func everyFamilyHasAPlace(_ face: WatchFace, _ family: Family) throws {
    let device = try #require(DeviceCatalog.find("apple-watch-49mm"))
    let screen = WatchFaceScreen.screen(try request(face, family, device))
    #expect(!screen.below().isEmpty)
    #expect(screen.slot.width > 10)
  }

  /// Nobody edits a widget on a watch: what is recommended is listed one by one.
  @Test func aWatchsGalleryListsRecommendations() throws {
    let device = try #require(DeviceCatalog.find("apple-watch-46mm"))
    var tide = WidgetDescription(
      kind: "Tide", displayName: "Tides", families: ["accessoryCircular"],
      configuration: .appIntent)
    tide.intentType = "Harbor"
    let plain = WidgetDescription(
      kind: "Plain", displayName: "Plain", families: ["accessoryCircular"])
    let gallery = Gallery(
      [tide, plain], location: "watchFace", context: .watchFace, device: device, os: 26
    ).listing { $0 == "Tide" ? ["Lisbon", "Porto"] : [] }
    #expect(gallery.items.map(\.name) == ["Lisbon", "Porto", "Plain"])
    #expect(gallery.items.map(\.kind) == ["Tide", "Tide", "Plain"])
  }

  @Test func onlyTheUltraHasTheWayfinder() throws {
    let face = try #require(WatchFace.all.first { $0.id == "wayfinder" })
    let offered = Self.watches.filter(face.isOffered).map(\.id).sorted()
    #expect(offered == ["apple-watch-49mm", "apple-watch-ultra-2"])
  }

  /// The compass has the language's letters, and is a compass in every direction of writing.
  @Test(arguments: [
    ("en_US", "N E S W"), ("de_DE", "N O S W"), ("fr_FR", "N E S O"), ("ar_EG", "ش ق ج غ"),
    ("ja_JP", "北 東 南 西"), ("xx", "N E S W"),
  ])
  func theCompass(_ locale: String, _ letters: String) throws {
    let face = try #require(WatchFace.all.first { $0.id == "wayfinder" })
    let device = try #require(DeviceCatalog.find("apple-watch-49mm"))
    var request = try request(face, .accessoryCorner, device)
    request.surroundings.moment = LocalMoment(
      date: 1_780_911_660, timeZone: "UTC", locale: locale)
    let texts = AnalogFace(request).wayfinder.below.texts
    let expected = letters.split(separator: " ").map(String.init)
    #expect(texts.filter(expected.contains) == expected, "\(texts)")
  }

  /// A background that paints nothing leaves the Smart Stack's own plate, as none does.
  @Test func anEmptyBackgroundLeavesThePlate() throws {
    let stand = try #require(Stand.find("smart-stack", "apple-watch-46mm", .accessoryRectangular))
    let none = try Probe(content: [], background: nil).draw(stand)
    let clear = try Probe(content: [], background: .clear).draw(stand)
    #expect(none == clear)
    #expect(none[none.width / 2, none.height / 2].alpha == 1)
    let red = try Probe(content: []).draw(stand)
    #expect(red[red.width / 2, red.height / 2].isNear(RGBA(1, 0, 0)))
  }

  /// A long side bends along the circle, also the one that closes a path.
  @Test func barsAreBent() {
    let bar = DisplayList([Ink.rounded(Rect(x: 0, y: -3, width: 80, height: 6), 3, .white)])
    let bent = ArcWarp(
      center: Point(100, 100), radius: 60, angle: -.pi / 2, middle: 40, baseline: 0,
      isUpsideDown: false
    ).apply(to: bar)
    guard case .fill(let path, _, _) = bent.operations.first else {
      Issue.record("the bar is gone")
      return
    }
    for element in path.elements {
      switch element {
      case .move(let p), .line(let p), .curve(_, _, let p):
        let distance = CircleGeometry.distance(from: Point(100, 100), to: p)
        #expect(distance > 56.9 && distance < 63.1, "\(distance)")
      case .close: break
      }
    }
    #expect(path.elements.count > 20)
  }
}
