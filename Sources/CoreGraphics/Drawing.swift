#if canImport(Glibc)
  import Glibc
#endif
package import VitrineDrawing
import VitrineFoundation

/// Operations with the bytes of the images they show.
package struct Picture: Hashable, Sendable {
  package var list: DisplayList
  package var images: [ImageID: EncodedImage]
  /// Points.
  package var size: Size
  /// Pixels a point.
  package var scale: Double

  package init(
    list: DisplayList, images: [ImageID: EncodedImage] = [:], size: Size, scale: Double
  ) {
    self.list = list
    self.images = images
    self.size = size
    self.scale = scale
  }
}

/// Turns recorded drawing into pixels. UIKit, which may import the raster, provides it.
package enum PictureRaster {
  package typealias Draw = @Sendable (Picture) -> EncodedImage?
  private static let hook = ProvidedFunction<Draw>()

  package static func provide(_ draw: @escaping Draw) { hook.provide(draw) }

  /// Straight RGBA pixels; nil without a raster in the process.
  package static func pixels(of picture: Picture) -> EncodedImage? {
    if hook.function == nil { prepare() }
    return hook.function?(picture)
  }

  /// UIKit's own preparation, for code that draws before it has made an image of UIKit's.
  private static func prepare() {
    guard let function = dlsym(nil, "vitrine_provide_pixels") else { return }
    unsafeBitCast(function, to: (@convention(c) () -> Void).self)()
  }
}

extension ImageID {
  /// Names bytes by two 64-bit FNV-1a hashes with different starts, in hexadecimal.
  package init(hashing resource: EncodedImage, named name: String? = nil) {
    var a: UInt64 = 0xcbf2_9ce4_8422_2325
    var b: UInt64 = 0x8422_2325_cbf2_9ce4
    func add(_ byte: UInt8) {
      a = (a ^ UInt64(byte)) &* 0x100_0000_01b3
      b = (b ^ UInt64(byte ^ 0x5a)) &* 0x100_0000_01b3
    }
    resource.bytes.withUnsafeBufferPointer { for byte in $0 { add(byte) } }
    for value in [Int(resource.format.rawValue), resource.pixelWidth, resource.pixelHeight] {
      for shift in stride(from: 0, to: 32, by: 8) { add(UInt8(truncatingIfNeeded: value >> shift)) }
    }
    func hex(_ value: UInt64) -> String {
      let digits = String(value, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    self.init(hash: hex(a) + hex(b), name: name)
  }
}
