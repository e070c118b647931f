import TestSupport
import Testing
import VitrineRaster
import VitrineSnapshots

@Suite(.timeLimit(.minutes(60))) struct DifferenceTests {
  static let colors: [Character: UInt32] = [
    "r": 0xFFFF_0000, "s": 0xFFFE_0100, "b": 0xFF00_00FF, "w": 0xFFFF_FFFF, "k": 0xFF00_0000,
    "g": 0xFF80_8080, ".": 0,
  ]

  private func picture(_ text: String?) throws -> Bitmap {
    let rows = try #require(text).split(separator: "/")
    let pixels = try rows.joined().map { try #require(Self.colors[$0]) }
    return Bitmap(width: rows[0].count, height: rows.count, pixels: pixels)
  }

  @Test(arguments: try Cases().records("differences.txt"))
  func isMeasured(_ test: Case) throws {
    let (before, after) = (try picture(test["before"]), try picture(test["after"]))
    let passes = (test["passes"] ?? "").split(separator: " ").map(String.init)
    for threshold in SnapshotThreshold.allCases {
      let found = PictureDifference(from: before, to: after, threshold: threshold)
      let difference = try #require(found)
      #expect("\(difference.pixels)" == test["pixels"])
      #expect("\(difference.visiblePixels)" == test["visible"])
      #expect(difference.box.text == test["box"])
      #expect(difference.isTolerated == passes.contains(threshold.rawValue), "\(threshold)")
    }
  }

  @Test func theSameIsNoDifference() throws {
    let picture = try picture("rb/wk")
    #expect(PictureDifference(from: picture, to: picture) == nil)
  }

  @Test func blackAndWhiteAreOneApart() throws {
    let difference = PictureDifference(from: try picture("w"), to: try picture("k"))
    #expect(abs((difference?.perceptual ?? 0) - 1) < 0.001)
    #expect(difference?.text == "1 pixel (100.0 %) differs, by ΔE 1.0 at most, in 0,0 1×1")
  }

  @Test func theThreeStandSideBySide() throws {
    let (red, blue) = (
      Bitmap(width: 20, height: 10, color: .init(1, 0, 0)),
      Bitmap(width: 20, height: 10, color: .init(0, 0, 1))
    )
    let triple = TriplePicture.make(expected: red, actual: blue)
    #expect(triple.width == 76 && triple.height == 10)
    #expect(triple[5, 5].red == 1 && triple[5, 5].blue == 0)
    #expect(triple[28 + 5, 5].red > 0.9 && triple[28 + 5, 5].green < 0.2)
    #expect(triple[56 + 5, 5].blue == 1)
  }

  @Test(arguments: [(0, "0"), (999, "999"), (1204, "1,204"), (12_345_678, "12,345,678")])
  func numbersAreGrouped(_ number: Int, _ text: String) { #expect(Figures.grouped(number) == text) }
}
