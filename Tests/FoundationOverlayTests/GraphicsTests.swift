import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit
import VitrineDrawing

@testable import VitrineFoundation

@Suite(.timeLimit(.minutes(60)))
struct GraphicsTests {
  @Test func transformsUndoThemselves() {
    let t = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 2, y: 3).translatedBy(x: 5, y: -1)
    let p = CGPoint(x: 3, y: 4).applying(t).applying(t.inverted())
    #expect(abs(p.x - 3) < 1e-9 && abs(p.y - 4) < 1e-9)
  }

  @Test func arcsTurnAsAppleDescribes() {
    // Angle growing, y down: from the right over the bottom to the left.
    let half = CGMutablePath()
    half.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    let box = half.boundingBoxOfPath
    #expect(abs(box.minY) < 0.01 && abs(box.maxY - 10) < 0.01 && abs(box.width - 20) < 0.01)
    let other = CGMutablePath()
    other.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(abs(other.boundingBoxOfPath.minY + 10) < 0.01)
  }

  @Test func evenOddLeavesHoles() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    #expect(!path.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
    #expect(path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
  }

  @Test func headersTellSizes() {
    let png: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, 12, 0, 0, 0, 34]
    #expect(ImageHeader(png)?.width == 12 && ImageHeader(png)?.height == 34)
    let gif = Array("GIF89a".utf8) + [7, 0, 9, 0]
    #expect(ImageHeader(gif)?.width == 7 && ImageHeader(gif)?.height == 9)
    let svg = Array("<?xml?><svg viewBox=\"0 0 24 18\">".utf8)
    #expect(ImageHeader(svg)?.kind == .svg && ImageHeader(svg)?.height == 18)
    for length in 0..<40 { _ = ImageHeader(Array(png.prefix(length))) }
    #expect(ImageHeader([1, 2, 3]) == nil)
  }

  /// Numbers in a file's head that no picture has.
  @Test(arguments: [
    "<svg width=\"1e400\" height=\"99999999999999999999999\">", "<svg viewBox=\"0 0 inf nan\">",
    "%PDF-1.4 /MediaBox [0 0 1e300 -1e300]", "%PDF-1.4 /MediaBox [nan 0 inf 1]",
  ])
  func hostileHeads(_ text: String) {
    guard let header = ImageHeader(Array(text.utf8)) else { return }
    #expect((0...1_000_000_000).contains(header.width))
    #expect((0...1_000_000_000).contains(header.height))
  }

  @Test func hostileExtents() {
    var heic: [UInt8] = [0, 0, 0, 24] + Array("ftypheic".utf8)
    heic += Array("ispe".utf8) + [0, 0, 0, 0] + [UInt8](repeating: 0xFF, count: 8)
    heic += [UInt8](repeating: 0, count: 32)
    #expect(ImageHeader(heic)?.width == 0xFFFF_FFFF)
  }

  @Test func renderersDrawPixels() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    #expect(image.size == CGSize(width: 4, height: 4))
    let bytes = try #require(image.imageBytes)
    #expect(bytes.pixelWidth == 8 && bytes.pixelHeight == 8)
    #expect(Array(bytes.bytes.prefix(4)) == [255, 0, 0, 255])
    #expect(bytes.bytes[8 * 4 * 7 + 3] == 0)
    let png = try #require(image.pngData())
    let again = try #require(UIImage(data: png, scale: 2))
    #expect(again.size == image.size)
  }

  @Test func bitmapContextsHaveYUp() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    _ = UIImage()
    let bytes = try #require(context.makeImage()?.resource).bytes
    #expect(Array(bytes[(4 * 4 * 3)..<(4 * 4 * 3 + 4)]) == [0, 0, 255, 255])
    #expect(bytes[3] == 0)
  }
}

@Suite(.timeLimit(.minutes(60)))
struct ColorTests {
  @Test func palettesFollowTheSystem() {
    #expect(
      UIColor.systemBlue.resolve(dark: false, highContrast: false, os: 26) == RGBA(hex: 0x0088FF))
    #expect(
      UIColor.systemBlue.resolve(dark: false, highContrast: false, os: 18) == RGBA(hex: 0x007AFF))
    #expect(
      UIColor.systemRed.resolve(dark: true, highContrast: true, os: 26) == RGBA(hex: 0xFF6165))
    #expect(UIColor.label.resolve(dark: true, highContrast: false, os: 26) == .white)
  }

  @Test(arguments: stride(from: 0.0, to: 1, by: 0.09).map { $0 })
  func huesComeBack(_ hue: Double) {
    var (h, s, b) = (CGFloat(0), CGFloat(0), CGFloat(0))
    UIColor(hue: CGFloat(hue), saturation: 0.6, brightness: 0.8, alpha: 1)
      .getHue(&h, saturation: &s, brightness: &b, alpha: nil)
    #expect(abs(Double(h) - hue) < 1e-5 && abs(s - 0.6) < 1e-5 && abs(b - 0.8) < 1e-5)
  }

  @Test func dynamicColorsAskTheirSurroundings() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(color.resolvedColor(with: dark).cgColor.rgba == .white)
    #expect(
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor.rgba
        == .black)
  }
}

@Suite(.serialized, .timeLimit(.minutes(60)))
struct AssetTests {
  init() { WidgetResources.use(folder: Cases().folder.appendingPathComponent("resources").path) }

  @Test func variantsFollowAppearanceAndContrast() {
    func color(_ dark: Bool, _ contrast: Bool) -> RGBA? {
      AssetCatalog.color("Brand", traits: .init(isDark: dark, isHighContrast: contrast))
    }
    #expect(color(false, false) == RGBA(1, 0, 0))
    #expect(color(true, false) == RGBA(0, 1, 0))
    #expect(color(false, true) == RGBA(0, 0, 1))
    #expect(color(true, true) == RGBA(1, 1, 0))
    #expect(AssetCatalog.color("Nobody", traits: .init()) == nil)
    #expect(UIColor(named: "Nobody") == nil)
  }

  /// Xcode makes sets without a color: nothing is seen of these, and they are not missing.
  @Test func setsWithoutAColorAreClear() throws {
    #expect(AssetCatalog.color("Unset", traits: .init()) == nil)
    #expect(AssetCatalog.drawnColor("Unset", traits: .init()) == .clear)
    #expect(try #require(UIColor(named: "Unset")).cgColor.rgba == .clear)
    #expect(AssetCatalog.drawnColor("Nobody", traits: .init()) == nil)
  }

  @Test func otherSpacesBecomeSRGB() throws {
    let wide = try #require(AssetCatalog.color("Wide", traits: .init()))
    // Display P3's green lies outside sRGB.
    #expect(wide.red < 0 && wide.green > 1)
    #expect(AssetCatalog.color("System", traits: .init(osVersion: 18)) == RGBA(hex: 0x007AFF))
    // AppKit's names, which the catalogs of widgets for the Mac refer to.
    let dark = AssetCatalog.Traits(isDark: true)
    #expect(AssetCatalog.color("Mac text background", traits: .init()) == RGBA(hex: 0xFFFFFF))
    #expect(AssetCatalog.color("Mac text background", traits: dark) == RGBA(hex: 0x1E1E1E))
    #expect(AssetCatalog.color("Mac window", traits: .init()) == RGBA(hex: 0xECECEC))
    #expect(AssetCatalog.color("Mac control", traits: dark) == RGBA(hex: 0x1E1E1E))
  }

  @Test func colorsAreArchived() throws {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
    #expect(read.cgColor == color.cgColor)
  }

  @Test func anUnknownCodeIsAnUnknownError() {
    #expect(URLError(URLError.Code(rawValue: 418)).code == .unknown)
    #expect(URLError(.badServerResponse).code == .badServerResponse)
    #expect(URLError.appTransportSecurityRequiresSecureConnection.rawValue == -1022)
    #expect(URLError.dataLengthExceedsMaximum.rawValue == -1103)
  }
}
