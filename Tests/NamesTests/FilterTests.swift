import CoreImage
import Foundation
import Testing
import UIKit

/// Core Image's filters, whose pixels a widget shows.
@Suite(.timeLimit(.minutes(60)))
struct FilterTests {
  /// A program of tests hands out no symbols, by which an extension finds this itself.
  init() { vitrineProvidePixels() }

  private static func pixels(_ image: CIImage?, _ rect: CGRect? = nil) -> [UInt8] {
    guard let image, let made = CIContext().createCGImage(image, from: rect ?? image.extent),
      let data = made.dataProvider?.data
    else { return [] }
    return Array(data)
  }
  private static func plain(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> CIImage {
    CIImage(color: CIColor(red: red, green: green, blue: blue))
      .cropped(to: CGRect(x: 0, y: 0, width: 2, height: 2))
  }

  /// Version 1 has 21 modules and Core Image a quiet zone of one; finders stand in three corners.
  @Test func aQRCodeHasItsFinders() throws {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data("HELLO".utf8)
    filter.correctionLevel = "L"
    let image = try #require(filter.outputImage)
    #expect(image.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
    let pixels = Self.pixels(image)
    func isDark(_ x: Int, _ y: Int) -> Bool { pixels[(y * 23 + x) * 4] < 128 }
    for (x, y) in [(1, 1), (15, 1), (1, 15)] {
      #expect((0..<7).allSatisfy { isDark(x + $0, y) && isDark(x, y + $0) })
      #expect(!isDark(x + 1, y + 1) && isDark(x + 3, y + 3))
    }
    #expect((0..<23).allSatisfy { !isDark($0, 0) && !isDark(0, $0) })
  }

  @Test func aCodeThatIsEnlargedStaysSharp() throws {
    let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
    filter.setValue(Data("x".utf8), forKey: "inputMessage")
    let big = try #require(filter.outputImage).transformed(by: CGAffineTransform(scaleX: 4, y: 4))
    #expect(big.extent.width == 92)
    let levels = Set(Self.pixels(big).enumerated().filter { $0.offset % 4 == 0 }.map(\.element))
    #expect(levels == [0, 255])
  }

  @Test(arguments: [
    ("CIColorInvert", [:], [0, 128, 255]),
    ("CIColorControls", ["inputSaturation": 0.0], [127, 127, 127]),
    ("CIColorControls", ["inputBrightness": 0.2], [255, 178, 51]),
    ("CIHueAdjust", [:], [255, 127, 0]),
    ("CINothingOfTheKind", [:], [255, 127, 0]),
  ])
  func colorsChange(name: String, parameters: [String: Double], expected: [Int]) {
    let image = Self.plain(1, 0.5, 0).applyingFilter(name, parameters: parameters)
    let color = Self.pixels(image).prefix(3).map { Int($0) }
    let isGray = name == "CIColorControls" && parameters["inputSaturation"] != nil
    if isGray {
      #expect(Set(color).count == 1)
    } else {
      #expect(zip(color, expected).allSatisfy { abs($0 - $1) <= 2 })
    }
  }

  @Test func theMeanOfARegionIsOnePixel() throws {
    let left = Self.plain(1, 0, 0)
    let both = left.composited(
      over: Self.plain(0, 0, 1).transformed(by: CGAffineTransform(translationX: 2, y: 0)))
    let filter = CIFilter.areaAverage()
    filter.inputImage = both
    filter.extent = both.extent
    let output = try #require(filter.outputImage)
    var pixel = [UInt8](repeating: 0, count: 4)
    CIContext(options: [.workingColorSpace: kCFNull!]).render(
      output, toBitmap: &pixel, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
      format: .RGBA8, colorSpace: nil)
    #expect(abs(Int(pixel[0]) - 128) <= 1 && pixel[1] == 0 && abs(Int(pixel[2]) - 128) <= 1)
  }

  @Test func yPointsUp() {
    let low = Self.plain(1, 0, 0)
    let high = Self.plain(0, 1, 0).transformed(by: CGAffineTransform(translationX: 0, y: 2))
    let pixels = Self.pixels(low.composited(over: high))
    #expect(Array(pixels.prefix(3)) == [0, 255, 0])
    #expect(Array(pixels.suffix(4).prefix(3)) == [255, 0, 0])
    let cut = low.composited(over: high).cropped(to: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(Array(Self.pixels(cut).prefix(3)) == [255, 0, 0])
  }

  @Test func aBlurReachesOutAndKeepsTheMiddle() throws {
    let image = CIImage(color: CIColor(red: 1, green: 1, blue: 1))
      .cropped(to: CGRect(x: 0, y: 0, width: 40, height: 40))
    let blurred = image.applyingGaussianBlur(sigma: 4)
    #expect(blurred.extent == CGRect(x: -12, y: -12, width: 64, height: 64))
    let pixels = Self.pixels(blurred, image.extent)
    #expect(pixels[(20 * 40 + 20) * 4 + 3] > 250)
    #expect(abs(Int(pixels[20 * 40 * 4 + 3]) - 128) < 20)
  }
}
