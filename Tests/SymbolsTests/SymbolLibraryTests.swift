import Foundation
import TestSupport
import Testing
import VitrineDrawing

@testable import VitrineSymbols

let library = SymbolLibrary.standard

@Suite(.timeLimit(.minutes(60))) struct SymbolLibraryTests {
  @Test func dataIsFound() {
    #expect(library.loadError == nil)
    #expect(library.allNames().count > 1000)
  }

  @Test(arguments: try Cases().lines("frequent-names.txt"))
  func frequentNamesHaveTheirPicture(_ name: String) {
    let symbol = library.symbol(name, pointSize: 17)
    #expect(symbol.exactness == .exact || symbol.exactness == .composed)
    #expect(library.names.failure(of: name) == nil)
    #expect(symbol.inkBounds.width > 1 && symbol.inkBounds.height > 0.5)
    #expect(symbol.inkBounds.height < 17 * 1.4, "taller than any symbol beside text")
  }

  /// Space beside the ink that was measured, em.
  @Test(arguments: [
    ("arrow.up", 0.117, 0.117), ("aqi.low", 0.198, 0.198), ("aqi.medium", 0.176, 0.175),
    ("aqi.high", 0.158, -0.025), ("circle", 0.0805, 0.0805),
  ])
  func sideBearings(_ name: String, leading: Double, trailing: Double) {
    let symbol = library.symbol(name, pointSize: 20)
    #expect(abs(symbol.inkBounds.x - leading * 20) < 0.01)
    #expect(abs(symbol.bounds.maxX - symbol.inkBounds.maxX - trailing * 20) < 0.01)
  }

  /// How much of a frame of its own a symbol fills in height, measured in frames of 16 and 20 points.
  @Test(arguments: [16.0, 20, 100])
  func boltsFillTheirFrame(_ size: Double) {
    let symbol = library.symbol("bolt.fill", pointSize: size)
    #expect(abs(symbol.inkBounds.height / symbol.bounds.height - 0.955) < 0.005)
  }

  @Test(arguments: try Cases().lines("names.txt"))
  func nearness(_ line: String) {
    let words = line.split(separator: " ").map(String.init)
    #expect("\(library.symbol(words[0], pointSize: 17).exactness)" == words[1])
    #expect("\(library.exactness(of: words[0]))" == words[1])
  }

  /// Letters, digits and marks of a language, and its variant by name.
  @Test(arguments: try Cases().lines("scripts.txt"))
  func scriptsHaveTheirPictures(_ line: String) {
    let words = line.split(separator: " ").map(String.init)
    func ink(_ symbol: SymbolDrawing) -> [VectorPath] { symbol.monochrome.map(\.path) }
    let everywhere = library.symbol(words[0], pointSize: 20)
    let there = library.symbol(words[0], pointSize: 20, isRightToLeft: false, language: words[1])
    #expect((ink(there) != ink(everywhere)) == (words[2] == "other"))
    #expect(there.exactness == everywhere.exactness)
    #expect(there.inkBounds.height < 20 * 1.4)
    if words[2] == "other" {
      let named = library.symbol("\(words[0]).\(words[1])", pointSize: 20)
      #expect(ink(named) == ink(there))
    }
  }

  /// The weighted share over a corpus that is not part of the project.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["VITRINE_SYMBOL_CORPUS"] != nil))
  func coverage() throws {
    let path = ProcessInfo.processInfo.environment["VITRINE_SYMBOL_CORPUS"]!
    var (found, total) = (0, 0)
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").dropFirst()
    {
      let fields = line.split(separator: "\t")
      guard fields.count == 3, let uses = Int(fields[2]) else { continue }
      total += uses
      let exactness = library.exactness(of: String(fields[0]))
      if exactness == .exact || exactness == .composed { found += uses }
      if exactness == .similar || exactness == .fallback { print(exactness, fields[0], uses) }
    }
    print("symbols: \(found) of \(total) uses, \(Double(found) / Double(total))")
    #expect(Double(found) >= 0.95 * Double(total))
  }

  @Test func recipesHaveNoMistakes() {
    for entry in library.allNames() {
      #expect(library.names.mistake(in: entry.name) == nil, "\(entry.name)")
    }
  }

  @Test func unknownNamesAreVisible() {
    let symbol = library.symbol("no.such.symbol", pointSize: 17)
    #expect(symbol.isFallback)
    #expect(symbol.inkBounds.width > 12)
    #expect(!symbol.monochrome.isEmpty)
  }

  @Test(arguments: try Cases().lines("variants.txt"))
  func variants(_ line: String) {
    let words = line.split(separator: " ").map(String.init)
    var set = SymbolVariantSet()
    for word in words[1].split(separator: ",") {
      switch word {
      case "fill": set.insert(.fill)
      case "slash": set.insert(.slash)
      case "circle": set.insert(.circle)
      case "square": set.insert(.square)
      default: set.insert(.rectangle)
      }
    }
    #expect(library.resolvedName(words[0], variants: set) == words[2])
  }

  /// A value along a line: the line up to it, from the top of what goes round, and the rest dimmed.
  @Test(arguments: [0.25, 0.5, 0.75])
  func valuesAreDrawnAlongLines(_ value: Double) throws {
    let whole = library.symbol("circle", pointSize: 100)
    let symbol = library.symbol("circle", variableValue: value, drawsValue: true, pointSize: 100)
    #expect(symbol.isDrawnToValue && symbol.bounds == whole.bounds)
    let reached = try #require(symbol.monochrome.first { $0.isActive }).path.controlBounds
    let rest = try #require(symbol.monochrome.first { !$0.isActive }).path.controlBounds
    let ink = whole.inkBounds
    // Clockwise from the top: a quarter reaches to the right, a half to the bottom.
    #expect(abs(reached.maxX - ink.maxX) < 1.5 && abs(reached.minY - ink.minY) < 1.5)
    #expect((value > 0.5) == (reached.minX < ink.minX + 1.5))
    #expect((value >= 0.5) == (reached.maxY > ink.maxY - 1.5))
    #expect(abs(rest.minX - ink.minX) < 1.5)
    #expect((value < 0.5) == (rest.maxY > ink.maxY - 1.5 && rest.maxX > ink.midX + 15))
  }

  @Test func valuesAtTheEndsAreWhole() {
    for value in [1.0, 7] {
      let symbol = library.symbol("wifi", variableValue: value, drawsValue: true, pointSize: 20)
      #expect(!symbol.monochrome.contains { !$0.isActive })
    }
    let none = library.symbol("circle", variableValue: 0, drawsValue: true, pointSize: 20)
    #expect(none.isDrawnToValue && !none.monochrome.contains { $0.isActive })
  }

  /// Of a symbol whose waves alone have values the rest is always there.
  @Test(arguments: [0, 0.3, 1]) func whatHasNoValueStays(value: Double) {
    func still(_ drawing: SymbolDrawing) -> [SymbolDrawing.Layer] {
      drawing.layers.filter { $0.variableThreshold == nil && $0.isActive }
    }
    let plain = library.symbol("speaker.wave.3", pointSize: 20)
    let drawn = library.symbol(
      "speaker.wave.3", variableValue: value, drawsValue: true, pointSize: 20)
    #expect(!still(plain).isEmpty)
    #expect(still(plain).allSatisfy { drawn.layers.contains($0) })
    #expect(drawn.layers.contains { !$0.isActive } == (value < 1))
  }

  @Test func sameValueTwice() {
    let first = library.symbol("cloud.sun.fill", weight: 700, pointSize: 40)
    #expect(first == library.symbol("cloud.sun.fill", weight: 700, pointSize: 40))
  }

  @Test func brokenFilesAreRefused() {
    #expect(DataFile(bytes: []) == nil)
    #expect(DataFile(bytes: Array("not a symbol file".utf8)) == nil)
    #expect(DataFile(bytes: DataFile.magic + [255, 255, 255, 0, 1, 2, 3]) == nil)
    var bytes = DataFile.magic + [1, 0, 0, 0]
    bytes += [200, 0, 0, 0, 9, 0, 0, 0, 28, 0, 0, 0, 255, 255, 0, 0]
    #expect(DataFile(bytes: bytes) == nil)
    #expect(throws: SymbolError.self) { try SymbolLibrary.load(path: "/nowhere/symbols.dat") }
  }
}

/// Names are never repaired: a mistaken one is said.
@Suite(.timeLimit(.minutes(60))) struct KnownNameTests {
  @Test(
    arguments: [
      ("checkmark.cicle", "checkmark.circle"), ("hart.fill", "heart.fill"),
      ("person.crop.cirlce.fill", "person.crop.circle.fill"), ("chevrn.right", "chevron.right"),
      ("no.such.symbol", nil),
    ] as [(String, String?)])
  func theNearestNameIsFound(name: String, nearest: String?) {
    #expect(library.nearestName(to: name) == nearest)
    #expect(library.symbol(name, pointSize: 17).isFallback)
  }

  @Test(arguments: [
    ("heart", true), ("plus.circle.fill", true), ("12.circle", true), ("a.square.fill", true),
    ("leaf.and.flame", false), ("99.circle", false), ("no.such.symbol", false),
  ])
  func composedNamesAreVerifiedOrNot(name: String, isVerified: Bool) {
    #expect(library.isVerified(name) == isVerified)
  }

  /// Names that composition could take apart in very many ways end.
  @Test func aNameOfManyPartsEnds() {
    let name = (0..<40).map { $0 % 2 == 0 ? "circle.on" : "heart.and.badge" }
      .joined(separator: ".")
    #expect(library.exactness(of: name) != .exact)
  }

  /// Width over height of the ink, and the ink's size against a circle's, as measured in pictures of
  /// Apple's renderer.
  @Test(arguments: [
    ("heart.fill", 0.972, 0.903), ("timer", 1.0, 1.0),
  ])
  func inkIsAsLargeAsMeasured(name: String, width: Double, height: Double) {
    let ink = library.symbol(name, pointSize: 100).inkBounds
    #expect(abs(ink.width - width * 100) < 1.5, "\(ink)")
    #expect(abs(ink.height - height * 100) < 1.5, "\(ink)")
  }
}

@Suite(.timeLimit(.minutes(60))) struct DirectionTests {
  @Test(arguments: [
    ("chevron.forward", "chevron.left"), ("arrow.backward.circle", "arrow.right.circle"),
    ("chevron.right", "chevron.right"), ("forward.fill", "forward.fill"),
    ("text.justify.leading", "text.justify.trailing"), ("arrow.up.forward", "arrow.up.left"),
  ])
  func forwardTurnsRound(name: String, expected: String) {
    let turned = library.symbol(name, pointSize: 17, isRightToLeft: true)
    #expect(turned.monochrome == library.symbol(expected, pointSize: 17).monochrome)
  }

  /// The name of the other direction may only be put together from its parts.
  @Test(arguments: [
    "rectangle.portrait.and.arrow.forward", "iphone.and.arrow.forward",
    "sensor.tag.radiowaves.forward",
    "square.stack.3d.down.forward", "wave.3.forward",
  ])
  func drawnPicturesAreMirroredRatherThanComposed(name: String) {
    let plain = library.symbol(name, pointSize: 17)
    let mirrored = library.symbol(name, pointSize: 17, isRightToLeft: true)
    #expect(plain.exactness == .exact && mirrored.exactness == .exact)
    #expect(abs(plain.inkBounds.width - mirrored.inkBounds.width) < 0.01)
    #expect(plain.monochrome != mirrored.monochrome)
  }

  /// The list is on the other side, its digits read as ever.
  @Test func digitsAreNotMirrored() {
    func drawing(_ name: String, isRightToLeft: Bool = false) -> SymbolDrawing {
      library.symbol(name, pointSize: 17, isRightToLeft: isRightToLeft)
    }
    let turned = drawing("list.number", isRightToLeft: true)
    #expect(turned.monochrome != drawing("list.number").monochrome)
    #expect(turned.monochrome == drawing("list.number.rtl").monochrome)
  }

  @Test func listsAreMirrored() {
    let plain = library.symbol("list.bullet", pointSize: 17)
    let mirrored = library.symbol("list.bullet", pointSize: 17, isRightToLeft: true)
    #expect(plain.bounds == mirrored.bounds)
    #expect(plain.monochrome != mirrored.monochrome)
  }
}
