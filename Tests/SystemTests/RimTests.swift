import Testing
@testable import VitrineCatalog
@testable import VitrineComposition
import VitrineDrawing

/// Light on the edges of widgets.
@Suite(.timeLimit(.minutes(60))) struct RimTests {
  /// From OS 26 on a widget in full color has a rim where it stands on its screen, without one before
  /// and in a bare picture; a Mac's is on straight edges too (facts/appearance.md §9).
  @Test(arguments: [
    ("home-screen", "iphone-17-pro", 26, 0.56), ("home-screen", "iphone-16-pro", 18, 0),
    ("today-view", "ipad-pro-11", 26, 0.56), ("mac-desktop", "mac", 26, 0.43),
    ("notification-center", "mac", 26, 0.43), ("mac-desktop", "mac", 18, 0),
    ("standby", "iphone-17-pro", 26, 0), ("carplay", "iphone-17-pro", 26, 0),
  ])
  func rims(_ context: String, _ device: String, _ os: Int, _ rim: Double) throws {
    let stand = try #require(Stand.find(context, device, .systemSmall, os: os))
    let base = DrawingOperation.fill(
      VectorPath(rect: Rect(x: 0, y: 0, width: 400, height: 400)), .winding, .color(.black))
    let probe = Probe(content: [base])
    func rims(_ crop: Crop) throws -> [Double] {
      try probe.picture(stand, crop: crop).list.glassPanes.filter(\.recipe.isRimAlone)
        .map(\.recipe.rim.x)
    }
    #expect(try rims(.screen) == (rim == 0 ? [] : [rim]))
    #expect(try rims(.widget).isEmpty)
  }
}

extension DisplayList {
  /// Panes of glass, those in groups too.
  fileprivate var glassPanes: [GlassPane] {
    operations.flatMap { operation -> [GlassPane] in
      switch operation {
      case .glass(let pane): [pane]
      case .group(let group): group.contents.glassPanes
      default: []
      }
    }
  }
}
