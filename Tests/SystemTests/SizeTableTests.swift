import Foundation
import TestSupport
import Testing
import VitrineCatalog
import VitrineDrawing

/// Every published and measured size, as data: `Cases/sizes.tsv` and `Cases/screens.tsv`.
@Suite(.timeLimit(.minutes(60))) struct SizeTableTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var device: String
    var versions: [Int]
    var context: String
    var family: Family
    /// nil: the family is not offered there.
    var layout: Size?
    var drawn: Size?
    var testDescription: String { "\(device) \(context) \(family) OS \(versions)" }

    init?(_ cells: [String]) {
      guard cells.count >= 5, let family = Family(rawValue: cells[3]) else { return nil }
      device = cells[0]
      versions = cells[1].split(separator: " ").compactMap { Int($0) }
      context = cells[2]
      self.family = family
      layout = Row.size(cells[4])
      drawn = cells.count > 5 ? Row.size(cells[5]) : layout
    }

    /// `1049/3 × 170`.
    static func size(_ text: String) -> Size? {
      let sides = text.components(separatedBy: " × ").compactMap { side -> Double? in
        let parts = side.split(separator: "/").compactMap { Double($0) }
        return parts.count == 2 ? parts[0] / parts[1] : parts.first
      }
      return sides.count == 2 ? Size(sides[0], sides[1]) : nil
    }
  }

  private static func isNear(_ a: Size, _ b: Size, _ distance: Double = 0.01) -> Bool {
    abs(a.width - b.width) <= distance && abs(a.height - b.height) <= distance
  }

  @Test func everyRowOfTheTables() throws {
    let lines = try Cases().rows("sizes.tsv")
    #expect(lines.count > 290)
    for line in lines {
      let row = try #require(Row(line), "\(line) is no row")
      let device = try #require(DeviceCatalog.find(row.device), "\(row.device)")
      let context = try #require(ContextCatalog.find(row.context), "\(row.context)")
      for os in row.versions {
        let size = device.size(of: row.family, in: context.surface, os: os)
        guard let layout = row.layout, let drawn = row.drawn else {
          #expect(size == nil, "\(row), OS \(os)")
          continue
        }
        let found = try #require(size, "\(row), OS \(os): there is no such size")
        #expect(Self.isNear(found.layout, layout), "\(row), OS \(os): \(found.layout)")
        // StandBy's sizes are given in whole points.
        let slack = row.context == "standby" ? 0.75 : 0.01
        #expect(Self.isNear(found.drawn, drawn, slack), "\(row), OS \(os): \(found.drawn)")
      }
    }
  }

  /// Every screen of the guidelines' layout table belongs to a device with the same panel; rows without
  /// a radius have corners that are published nowhere.
  @Test func everyScreen() throws {
    for line in try Cases().rows("screens.tsv") {
      let sides = line[1].split(separator: "x").compactMap { Double($0) }
      let pixels = line[3].split(separator: "x").compactMap { Int($0) }
      let matching = DeviceCatalog.all.filter {
        $0.screen == Size(sides[0], sides[1]) && $0.displayScale == Double(line[2])
          && $0.pixelWidth == pixels[0] && $0.pixelHeight == pixels[1]
          && (line.count < 5 || $0.displayCornerRadius == Double(line[4]))
      }
      #expect(!matching.isEmpty, "\(line[0])")
    }
  }

  /// The version that is shown chooses sizes and corners.
  @Test(
    arguments: [
      (17, 158.0, 22.0), (18, 158.0, 22.0), (26, 493 / 3.0, 27.3), (27, 493 / 3.0, 27.3),
    ] as [(Int, Double, Double)])
  func theVersionDecides(_ os: Int, _ side: Double, _ corner: Double) throws {
    let phone = try #require(DeviceCatalog.find("iphone-17-pro"))
    #expect(phone.size(of: .systemSmall, os: os)?.layout == Size(side, side))
    #expect(abs(phone.cornerRadius(of: .systemSmall, os: os) - corner) < 0.1)
    let mac = try #require(DeviceCatalog.find("mac"))
    #expect(mac.cornerRadius(of: .systemSmall, os: os) == (os >= 26 ? 26 : 20))
  }
}
