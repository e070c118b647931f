import Foundation
import Testing
import VitrineDrawing
import VitrineGeometry

@testable import VitrineSymbols

/// Signed area of everything that is filled.
private func area(_ layers: [SymbolDrawing.Layer]) -> Double {
  layers.reduce(0) { $0 + $1.path.loops.reduce(0) { $0 + Polygon.area($1) } }
}

private func covers(_ path: VectorPath, _ x: Double, _ y: Double) -> Bool {
  Polygon.contains(path.loops, Point(x, y))
}

@Suite(.timeLimit(.minutes(60))) struct SymbolDrawingTests {
  /// facts/symbols.md: a circle is about an em tall, centered on the middle of the capitals.
  @Test func circleBesideText() {
    let symbol = library.symbol("circle", pointSize: 100)
    #expect(abs(symbol.inkBounds.height - 99.6) < 0.5)
    #expect(abs(symbol.inkBounds.midY + 35.23) < 0.1)
    #expect(abs(symbol.firstBaseline + symbol.bounds.y) < 1e-9)
    let body = library.symbol("circle.fill", pointSize: 17)
    #expect(abs(body.advanceSize.width - 19.67) < 0.1)
    #expect(abs(body.advanceSize.height - 19.33) < 0.1)
  }

  @Test func scales() {
    let sizes = SymbolScale.allCases.map {
      library.symbol("circle.fill", scale: $0, pointSize: 100).inkBounds.height
    }
    #expect(abs(sizes[0] / sizes[1] - 0.79) < 0.02)
    #expect(abs(sizes[2] / sizes[1] - 1.28) < 0.02)
  }

  @Test(arguments: ["circle", "chevron.right", "trash", "cloud.sun", "gearshape", "plus.circle"])
  func heavierIsHeavier(_ name: String) {
    let inks = stride(from: 100.0, through: 900, by: 100).map {
      area(library.symbol(name, weight: $0, pointSize: 100).monochrome)
    }
    #expect(zip(inks, inks.dropFirst()).allSatisfy { $0 < $1 }, "\(inks)")
  }

  @Test(arguments: [(400.0, 8.6), (100, 3), (900, 16.8)])
  func lineWidths(weight: Double, width: Double) {
    let symbol = library.symbol("minus", weight: weight, pointSize: 100)
    #expect(abs(symbol.inkBounds.height - width) < 0.1)
  }

  /// facts/measured-2.md: 128 pixels wide in 72 points, bold, at 3x.
  @Test func tickInACircle() throws {
    let symbol = library.symbol("checkmark.circle.fill", weight: 700, pointSize: 72)
    let tick = try #require(symbol.layers.last)
    #expect(tick.knockout)
    #expect(abs(tick.path.controlBounds.width * 3 - 128) < 1.5)
  }

  /// In the colors that people give them: a cloud is gray, what falls from it comes second, or third where
  /// the sun is.
  @Test(arguments: [
    ("cloud.rain.fill", [0, 1]), ("cloud.snow", [0, 1]), ("cloud.fog.fill", [0, 1]),
    ("cloud.bolt.fill", [0, 1]), ("cloud.sun.rain.fill", [1, 0, 2]),
    ("cloud.moon.rain.fill", [1, 0, 2]),
  ])
  func weatherInPalettes(name: String, levels: [Int]) {
    var seen: [Int] = []
    for layer in library.symbol(name, pointSize: 100).layers
    where !seen.contains(layer.hierarchyLevel) && !layer.knockout {
      seen.append(layer.hierarchyLevel)
    }
    #expect(seen == levels)
  }

  @Test func markOnFilledShapeIsAHole() {
    let symbol = library.symbol("x.circle.fill", pointSize: 100)
    #expect(symbol.monochrome.count == 1)
    let hole = symbol.monochrome[0].path
    let middle = symbol.bounds.midX
    #expect(!covers(hole, middle, -35.2))
    #expect(covers(hole, middle + 35, -35.2))
    #expect(symbol.layers.map(\.hierarchyLevel) == [1, 0])
    #expect(symbol.layers.last?.knockout == true)
  }

  @Test func badgeKeepsItsMarkOnItsOwnLevel() {
    let symbol = library.symbol("folder.badge.plus", pointSize: 100)
    #expect(!symbol.layers.contains { $0.knockout })
    #expect(symbol.colored.contains { $0.multicolor == .systemGreen })
    #expect(symbol.colored.contains { $0.multicolor == .white && $0.knockout })
  }

  @Test(arguments: [(nil, 4), (0.0, 0), (0.2, 2), (0.5, 3), (1.0, 4)] as [(Double?, Int)])
  func variableValues(value: Double?, active: Int) {
    let symbol = library.symbol("wifi", variableValue: value, pointSize: 17)
    #expect(symbol.layers.count == 4)
    #expect(symbol.layers.filter(\.isActive).count == active)
    #expect(symbol.monochrome.filter(\.isActive).count == active)
  }

  @Test func renderingModes() {
    let symbol = library.symbol("cloud.sun.fill", pointSize: 30)
    let red = Paint.color(RGBA(1, 0, 0))
    let blue = Paint.color(RGBA(0, 0, 1))
    func paints(_ rendering: SymbolRendering, _ paints: [Paint]) -> [Paint] {
      symbol.displayList(rendering, paints: paints, at: Point(3, 4)) { color in
        color == .systemYellow ? RGBA(1, 1, 0) : .white
      }.operations.compactMap {
        if case .fill(_, _, let paint) = $0 { return paint }
        return nil
      }
    }
    #expect(paints(.monochrome, [red]) == [red])
    #expect(paints(.hierarchical, [red]) == [red.opacity(0.5), red])
    #expect(paints(.palette, [red, blue]) == [blue, red])
    #expect(paints(.multicolor, [red]) == [.color(RGBA(1, 1, 0)), .color(.white)])
  }

  @Test func multicolorWithoutColorsIsPlain() {
    let symbol = library.symbol("calendar", pointSize: 30)
    #expect(!symbol.hasColors)
    let list = symbol.displayList(.multicolor, paints: [.color(.black)]) { _ in .white }
    #expect(list.operations.count == 1)
  }
}
