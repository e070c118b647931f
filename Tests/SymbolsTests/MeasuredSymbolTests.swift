import Testing
import VitrineDrawing

@testable import VitrineSymbols

/// Ink boxes of symbols that Apple's renderer drew, hundredths of the font size at regular weight
/// (docs/facts/measured-3.md says in which pictures).
@Suite(.timeLimit(.minutes(60))) struct MeasuredSymbolTests {
  @Test(arguments: [
    ("apps.iphone", 62.7, 103.4), ("aqi.low", 101, 116.3), ("aqi.medium", 103.5, 118.6),
    ("aqi.high", 125.3, 121.2), ("battery.0", 143.9, 65.4), ("battery.75", 143.9, 65.4),
    ("bolt.fill", 70.6, 105.9), ("cable.connector.horizontal", 120.8, 34.7),
    ("calendar", 97.9, 89.6),
    ("cloud.sun.rain", 141.8, 136.7), ("eye.slash", 133.3, 88.9),
    ("flipphone", 68.3, 100.5), ("gauge", 99, 99), ("humidity", 105, 85), ("house", 116.4, 102.6),
    ("key.slash.fill", 95.7, 120.4),
    ("location.fill", 92.1, 91.6), ("lock.fill", 66.7, 95.8), ("lock.open.fill", 100.5, 95.7),
    ("map", 101.5, 96.1), ("mappin.and.ellipse", 92.6, 107.2), ("powerplug", 121.8, 76.4),
    ("sensor", 118.6, 84.7), ("shield.checkered", 81.3, 98.3),
    ("signpost.right.and.left", 95.1, 109.8), ("square.stack.3d.down.forward", 96.1, 110.1),
    ("star.fill", 108.4, 103.4), ("wifi.router", 139.4, 93), ("wind", 106, 92),
  ])
  func inkBox(_ name: String, width: Double, height: Double) {
    let ink = library.symbol(name, pointSize: 100).inkBounds
    #expect(abs(ink.width - width) < 0.04 * width, "\(name) is \(ink.width) wide, not \(width)")
    #expect(
      abs(ink.height - height) < 0.04 * height, "\(name) is \(ink.height) tall, not \(height)")
  }

  /// Marks on a shape, hundredths of the font size: what hierarchical rendering paints in full.
  @Test(arguments: [
    ("checkmark.circle.fill", 45.5, 45.5), ("moon.circle.fill", 53, 54.5),
    ("2.circle.fill", 31.2, 45.8),
    ("3.square", 33.3, 45.8), ("arrow.up.arrow.down.circle.fill", 63.1, 48.8),
    ("arrow.up.circle.fill", 41.7, 50),
  ])
  func markOnShape(_ name: String, width: Double, height: Double) throws {
    let list = library.symbol(name, pointSize: 100)
      .displayList(.hierarchical, paints: [.color(.black)]) { _ in .black }
    let marks = list.operations.compactMap { operation -> Rect? in
      guard case .fill(let path, _, .color(let color)) = operation, color.alpha == 1 else {
        return nil
      }
      return path.controlBounds
    }
    let first = try #require(marks.first)
    let ink = marks.dropFirst().reduce(first) { $0.union($1) }
    // A pixel of a digit is a fifteenth of its width.
    #expect(abs(ink.width - width) < 0.07 * width, "\(name)'s mark is \(ink.width) wide")
    #expect(abs(ink.height - height) < 0.07 * height, "\(name)'s mark is \(ink.height) tall")
  }

  @Test func semiboldArrow() {
    let ink = library.symbol("arrow.clockwise", weight: 600, pointSize: 100).inkBounds
    #expect(abs(ink.width - 87.8) < 3.5 && abs(ink.height - 106.6) < 4.3, "\(ink)")
  }

  /// `3.square` draws its outline at half the opacity, `2.circle.fill` and `arrow.up.circle.fill` the
  /// area under their mark at a quarter.
  @Test(
    arguments: [("3.square", 0.5), ("2.circle.fill", 0.25), ("arrow.up.circle.fill", 0.25)]
      as [(String, Float)])
  func hierarchicalOpacity(_ name: String, opacity: Float) {
    let symbol = library.symbol(name, pointSize: 100)
    let list = symbol.displayList(.hierarchical, paints: [.color(.black)]) { _ in .black }
    let alphas = list.operations.compactMap { operation -> Float? in
      guard case .fill(_, _, .color(let color)) = operation else { return nil }
      return color.alpha
    }
    #expect(Set(alphas) == [1, opacity])
  }

  /// A battery's case and charge have the system's text colors, whatever the foreground style is.
  @Test func batteryInColors() {
    let symbol = library.symbol("battery.75", pointSize: 100)
    #expect(symbol.colored.map(\.multicolor) == [.secondaryLabel, .label])
  }
}
