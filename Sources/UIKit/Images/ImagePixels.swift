import Foundation
import VitrineDrawing
import VitrineRaster

/// Recorded drawing to pixels, through the raster.
enum ImagePixels {
  private static let rasterizer = Rasterizer()

  /// Lets `CGImage` turn drawing into pixels. Runs once.
  static let isProvided: Bool = {
    PictureRaster.provide { picture in
      let bitmap = draw(picture)
      return EncodedImage(
        format: .pixels, bytes: bitmap.straightRGBA, pixelWidth: bitmap.width,
        pixelHeight: bitmap.height)
    }
    return true
  }()

  static func png(of picture: Picture) -> [UInt8] { draw(picture).pngData() }

  /// Timers show the moment in which their picture is made.
  private static func draw(_ picture: Picture) -> Bitmap {
    rasterizer.render(
      picture.list, size: picture.size, scale: picture.scale,
      images: ImageProvider(picture.images), now: Date.now.timeIntervalSince1970)
  }
}

@_cdecl("vitrine_provide_pixels")
package func vitrineProvidePixels() { _ = ImagePixels.isProvided }
