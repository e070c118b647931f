import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// Pictures and contexts as pixels in memory.
@Suite(.timeLimit(.minutes(60)))
struct PixelTests {
  /// A program of tests hands out no symbols, by which an extension finds this itself.
  init() { vitrineProvidePixels() }

  private static let space = CGColorSpaceCreateDeviceRGB()

  /// What an image's provider hands out: premultiplied RGBA.
  private static func bytes(_ image: CGImage?) -> [UInt8] {
    (image?.dataProvider?.data).map(Array.init) ?? []
  }

  @Test(arguments: [
    (CGImageAlphaInfo.premultipliedLast.rawValue, [UInt8](arrayLiteral: 10, 20, 30, 255)),
    (CGImageAlphaInfo.premultipliedFirst.rawValue, [255, 10, 20, 30]),
    (
      CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue,
      [30, 20, 10, 255]
    ),
    (CGImageAlphaInfo.noneSkipLast.rawValue, [10, 20, 30, 0]),
  ])
  func everyLayoutOfAPixelIsRead(info: UInt32, pixel: [UInt8]) throws {
    let provider = try #require(CGDataProvider(data: Data(pixel)))
    let image = CGImage(
      width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4,
      space: Self.space, bitmapInfo: CGBitmapInfo(rawValue: info), provider: provider, decode: nil,
      shouldInterpolate: false, intent: .defaultIntent)
    #expect(Self.bytes(image) == [10, 20, 30, 255])
  }

  @Test func aPictureOfMoreThanMemoryIsRefused() throws {
    let provider = try #require(CGDataProvider(data: Data(count: 16)))
    let image = CGImage(
      width: 1 << 20, height: 1 << 20, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 1 << 22,
      space: Self.space, bitmapInfo: CGBitmapInfo(rawValue: 1), provider: provider, decode: nil,
      shouldInterpolate: false, intent: .defaultIntent)
    #expect(image == nil)
  }

  private static func context(_ data: UnsafeMutableRawPointer?) -> CGContext? {
    CGContext(
      data: data, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8, space: space,
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
  }

  /// The lower left pixel is the first of the second row.
  @Test func whatIsDrawnIsInTheCallersMemory() throws {
    var pixels = [UInt8](repeating: 0, count: 16)
    try pixels.withUnsafeMutableBytes { memory in
      let context = try #require(Self.context(memory.baseAddress))
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(Array(pixels[8..<12]) == [255, 0, 0, 255])
    #expect(Array(pixels[0..<4]) == [0, 0, 0, 0])
  }

  @Test func whatIsWrittenByHandIsInTheImage() throws {
    let context = try #require(Self.context(nil))
    let data = try #require(context.data)
    data.storeBytes(of: 0xFF00_00FF, as: UInt32.self)
    #expect(Array(Self.bytes(context.makeImage()).prefix(4)) == [255, 0, 0, 255])
  }

  @Test func layersConvertPlacesAndTimes() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.frame = CGRect(x: 10, y: 20, width: 50, height: 50)
    inner.frame = CGRect(x: 1, y: 2, width: 5, height: 5)
    outer.addSublayer(inner)
    (outer.beginTime, inner.speed, inner.timeOffset) = (100, 2, 1)
    let box = CGRect(x: 0, y: 0, width: 5, height: 5)
    #expect(inner.convert(box, to: nil) == CGRect(x: 11, y: 22, width: 5, height: 5))
    #expect(inner.convert(inner.convert(box, to: nil), from: nil) == box)
    #expect(inner.convertTime(103, from: nil) == 7 && inner.convertTime(7, to: nil) == 103)
  }

  @Test func layersAreDrawnOneInAnother() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
    layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    let inner = CAShapeLayer()
    inner.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    inner.fillColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    inner.frame = CGRect(x: 1, y: 1, width: 1, height: 1)
    layer.addSublayer(inner)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image {
      layer.render(in: $0.cgContext)
    }
    let pixels = Self.bytes(image.cgImage)
    #expect(Array(pixels.prefix(4)) == [0, 0, 255, 255])
    #expect(Array(pixels.suffix(4)) == [0, 255, 0, 255])
  }

  @Test func aGradientLayerGoesFromTopToBottom() {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 1, height: 10)
    layer.colors = [CGColor.black, CGColor.white]
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: layer.bounds.size, format: format).image {
      layer.render(in: $0.cgContext)
    }
    let reds = stride(from: 0, to: 40, by: 4).map { Self.bytes(image.cgImage)[$0] }
    #expect(reds == reds.sorted())
    #expect(reds[0] < 30 && reds[9] > 225)
  }

  @Test func aViewDrawsItsLabel() async {
    let isDrawn = await MainActor.run {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      label.text = "Hi"
      label.textColor = .black
      let image = UIGraphicsImageRenderer(size: label.bounds.size).image {
        label.layer.render(in: $0.cgContext)
      }
      return Self.bytes(image.cgImage).contains { $0 != 0 }
    }
    #expect(isDrawn)
  }

  /// A symbol was black, whatever the tint of the view or of what it is in.
  @Test(arguments: [true, false]) func symbolsTakeTheViewsTint(isInherited: Bool) async {
    let colors = await MainActor.run {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      let view = UIImageView(frame: outer.bounds)
      view.image = UIImage(systemName: "square.fill")
      outer.addSubview(view)
      (isInherited ? outer : view).tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      let image = UIGraphicsImageRenderer(size: outer.bounds.size).image {
        outer.layer.render(in: $0.cgContext)
      }
      let bytes = Self.bytes(image.cgImage)
      return stride(from: 0, to: bytes.count, by: 4).filter { bytes[$0 + 3] == 255 }
        .map { Array(bytes[$0..<$0 + 3]) }
    }
    #expect(!colors.isEmpty)
    #expect(colors.allSatisfy { $0 == [255, 0, 0] })
  }

  @Test func picturesWithColorsKeepThem() {
    let symbol = UIImage(systemName: "star") ?? UIImage()
    #expect(symbol.isTemplate)
    #expect(!symbol.withTintColor(.red).isTemplate)
    #expect(!symbol.withRenderingMode(.alwaysOriginal).isTemplate)
    #expect(!UIImage().isTemplate && UIImage().withRenderingMode(.alwaysTemplate).isTemplate)
  }

  @Test func transformsInSpaceAreRows() {
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let point = CGPoint(x: 1, y: 0).applying(CATransform3DGetAffineTransform(turn))
    #expect(abs(point.x) < 1e-9 && abs(point.y - 1) < 1e-9)
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 3, 0, 0)
    #expect(moved.m41 == 6)
  }
}
