import AppKit
import Testing

/// Pictures drawn by AppKit's ways, as pixels: y is up, text and pictures stand upright.
@MainActor
@Suite(.timeLimit(.minutes(60)))
struct AppKitTests {
  /// A program of tests hands out no symbols, by which an extension finds this itself.
  init() { vitrineProvidePixels() }

  private static let red = NSColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// Whether a pixel of a picture of 4 × 4 points is there; top left is 0, 0.
  private func isRed(_ image: NSImage, _ x: Int, _ y: Int) throws -> Bool {
    let rep = NSBitmapImageRep(cgImage: try #require(image.cgImage))
    let scale = rep.pixelsWide / 4
    let color = try #require(rep.colorAt(x: x * scale + scale / 2, y: y * scale + scale / 2))
    return color.alphaComponent > 0.9 && color.redComponent > 0.9
  }
  private func corner(flipped: Bool) -> NSImage {
    NSImage(size: NSSize(width: 4, height: 4), flipped: flipped) { _ in
      Self.red.setFill()
      NSRect(x: 0, y: 0, width: 2, height: 2).fill()
      return true
    }
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func aColorIsAskedForItsAppearance(style: UIUserInterfaceStyle) {
    let color = NSColor(name: nil) { appearance in
      appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .white : .black
    }
    let shown = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
    #expect(shown.redComponent == (style == .dark ? 1 : 0))
  }

  @Test(arguments: [true, false])
  func theHandlersYIsAsItWasAskedFor(flipped: Bool) throws {
    let image = corner(flipped: flipped)
    #expect(image.size == CGSize(width: 4, height: 4))
    #expect(try isRed(image, 0, 0) == flipped)
    #expect(try isRed(image, 0, 3) == !flipped)
  }

  @Test func picturesStandUprightInPicturesWhoseYIsUp() throws {
    let part = corner(flipped: true)
    let image = NSImage(size: NSSize(width: 4, height: 4))
    image.lockFocus()
    part.draw(in: NSRect(x: 0, y: 0, width: 4, height: 4))
    image.unlockFocus()
    #expect(try isRed(image, 0, 0))
    #expect(try !isRed(image, 0, 3))
  }

  /// The source's lower left quarter, which is red, fills the picture.
  @Test func aPartOfAPictureIsDrawn() throws {
    let part = corner(flipped: false)
    let image = NSImage(size: NSSize(width: 4, height: 4), flipped: false) { rect in
      part.draw(
        in: rect, from: NSRect(x: 0, y: 0, width: 2, height: 2), operation: .sourceOver,
        fraction: 1)
      return true
    }
    for (x, y) in [(0, 0), (3, 0), (0, 3), (3, 3)] { #expect(try isRed(image, x, y)) }
  }

  @Test func aBitmapIsDrawnInto() throws {
    let rep = try #require(
      NSBitmapImageRep(
        bitmapDataPlanes: nil, pixelsWide: 4, pixelsHigh: 4, bitsPerSample: 8, samplesPerPixel: 4,
        hasAlpha: true, isPlanar: false, colorSpaceName: .deviceRGB, bytesPerRow: 0,
        bitsPerPixel: 0))
    NSGraphicsContext.saveGraphicsState()
    NSGraphicsContext.current = NSGraphicsContext(bitmapImageRep: rep)
    Self.red.setFill()
    NSBezierPath(rect: NSRect(x: 2, y: 0, width: 2, height: 2)).fill()
    NSGraphicsContext.restoreGraphicsState()
    #expect(NSGraphicsContext.current == nil)
    let image = NSImage(size: NSSize(width: 4, height: 4))
    image.addRepresentation(rep)
    #expect(image.size == CGSize(width: 4, height: 4))
    #expect(try isRed(image, 3, 3))
    #expect(try !isRed(image, 3, 0))
  }

  /// 90 degrees are from below to above.
  @Test func aGradientsAngleIsCounterclockwise() throws {
    let gradient = try #require(NSGradient(starting: .black, ending: Self.red))
    let image = NSImage(size: NSSize(width: 4, height: 4), flipped: false) { rect in
      gradient.draw(in: rect, angle: 90)
      return true
    }
    let rep = NSBitmapImageRep(cgImage: try #require(image.cgImage))
    let above = try #require(rep.colorAt(x: 0, y: 0)).redComponent
    let below = try #require(rep.colorAt(x: 0, y: rep.pixelsHigh - 1)).redComponent
    #expect(above > 0.8 && below < 0.2)
    #expect(abs(gradient.interpolatedColor(atLocation: 0.5).redComponent - 0.5) < 0.01)
  }

  /// What was drawn first is still there, however often the picture was drawn upon.
  @Test(arguments: [1, 200, 2000])
  func aPictureIsDrawnUponAgainAndAgain(times: Int) throws {
    let image = corner(flipped: true)
    for _ in 0..<times {
      image.lockFocus()
      NSColor.blue.setFill()
      NSRect(x: 3, y: 0, width: 1, height: 1).fill()
      image.unlockFocus()
    }
    #expect(try isRed(image, 0, 0))
    #expect(try !isRed(image, 3, 3))
  }

  /// As a loop over all pixels of a picture asks for them.
  @Test func colorsOfManyPixels() throws {
    let rep = NSBitmapImageRep(cgImage: try #require(corner(flipped: true).cgImage))
    var red = 0
    for _ in 0..<100_000 where rep.colorAt(x: 0, y: 0)?.redComponent == 1 { red += 1 }
    #expect(red == 100_000)
    #expect(rep.colorAt(x: rep.pixelsWide, y: 0) == nil)
  }

  @Test func aMenuKnowsItsItems() {
    let menu = NSMenu(title: "Menu")
    let item = menu.addItem(withTitle: "Item", action: nil, keyEquivalent: "")
    #expect(item.menu === menu)
    #expect(menu.index(of: item) == 0)
    #expect(menu.index(of: NSMenuItem()) == -1)
    menu.removeItem(item)
    #expect(item.menu == nil)
  }

  @Test func anAppearanceOfANameIsThatOne() {
    #expect(NSAppearance(named: .darkAqua)?.name == .darkAqua)
    #expect(NSAppearance(named: .darkAqua) == NSAppearance(named: .darkAqua))
    #expect(NSAppearance(named: .darkAqua) != NSAppearance(named: .aqua))
  }

  /// What a library of pictures asks of the Mac's views and of the beat of a display.
  @Test func viewsHaveTheMacsNames() throws {
    let view = NSImageView(frame: NSRect(x: 0, y: 0, width: 4, height: 4))
    view.imageScaling = .scaleNone
    view.layer?.cornerRadius = 2
    let layer = try #require(view.layer)
    #expect(layer.cornerRadius == 2)
    let spinner = NSProgressIndicator(frame: .zero)
    (spinner.style, spinner.controlSize) = (.spinning, .small)
    #expect(spinner.style == .spinning)

    var link: CVDisplayLink?
    #expect(CVDisplayLinkCreateWithActiveCGDisplays(&link) == kCVReturnSuccess)
    CVDisplayLinkStart(try #require(link))
    #expect(link.map(CVDisplayLinkIsRunning) == false)
  }

  /// An arc between two tangents ends where it touches the second.
  @Test func cornersAreRoundedBetweenTangents() {
    let path = NSBezierPath()
    path.move(to: .zero)
    path.appendArc(from: NSPoint(x: 10, y: 0), to: NSPoint(x: 10, y: 10), radius: 4)
    #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 4) < 1e-9)
  }
}
