import Testing
import VitrineRaster

@Suite(.timeLimit(.minutes(60))) struct ImageInfoTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var expected: String
    var testDescription: String { name }
    init(_ name: String, _ bytes: [UInt8], _ expected: String) {
      self.name = name
      self.bytes = bytes
      self.expected = expected
    }
    init(_ name: String, _ text: String, _ expected: String) {
      self.init(name, Array(text.utf8), expected)
    }
  }

  static let cases: [Case] = [
    Case(
      "png",
      [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8) + [
        0, 0, 1, 2, 0, 0, 0, 3,
      ], "png 258×3 1"),
    Case("gif", Array("GIF89a".utf8) + [2, 1, 3, 0], "gif 258×3 1"),
    Case(
      "jpeg turned",
      [0xff, 0xd8, 0xff, 0xe1, 0, 34] + Array("Exif".utf8) + [0, 0] + Array("MM".utf8)
        + [0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
        + [0xff, 0xc0, 0, 17, 8, 0, 4, 1, 0, 3], "jpeg 256×4 6"),
    Case(
      "webp lossless",
      Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8L".utf8)
        + [0, 0, 0, 0, 0x2f, 0x03, 0x40, 0x01, 0x00], "webp 4×6 1"),
    Case(
      "webp extended",
      Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8X".utf8)
        + [10, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 19, 0, 0], "webp 10×20 1"),
    Case(
      "svg with sizes", "<?xml version='1.0'?>\n<!-- a > b --><svg width='24px' height=\"12\"/>",
      "svg 24×12 1"),
    Case("svg with a view box", "<svg xmlns='x' viewBox='0 0 16 32'>", "svg 16×32 1"),
    Case("svg with one size", "<svg width='8' viewBox='0,0,16,32'>", "svg 8×16 1"),
    Case("svg in points", "<svg width='72pt' height='1in'>", "svg 96×96 1"),
    Case("svg in percent", "<svg width='100%' height='100%' viewBox='0 0 5 6'>", "svg 5×6 1"),
    Case(
      "svg with a doctype",
      "<!DOCTYPE svg PUBLIC \"-//W3C\" \"x\"><svg stroke-width='3' width='7' height='7'>",
      "svg 7×7 1"),
    Case("pdf", "%PDF-1.7\n1 0 obj<</Type/Page/MediaBox [ 0 0 24.5 30 ]>>", "pdf 25×30 1"),
    Case("pdf without a box", "%PDF-1.7\n", "pdf 612×792 1"),
    Case("html", "<html><svg width='3'/></html>", "nil"),
    Case("nothing", "", "nil"),
    Case("text", "hello", "nil"),
  ]

  @Test(arguments: cases)
  func `headers are read`(item: Case) {
    let found = ImageInfo(item.bytes).map {
      "\($0.format) \($0.pixelWidth)×\($0.pixelHeight) \($0.orientation)"
    }
    #expect(found ?? "nil" == item.expected)
  }

  @Test(arguments: cases)
  func `headers that break off are survived`(item: Case) {
    for length in 0..<item.bytes.count { _ = ImageInfo(Array(item.bytes.prefix(length))) }
    for place in item.bytes.indices {
      var bytes = item.bytes
      bytes[place] = 0xff
      _ = ImageInfo(bytes)
    }
  }
}
