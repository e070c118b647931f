import VitrineDrawing
import VitrineRaster

/// Recorded drawing to pixels, through the raster.
enum ImagePixels {
  private static let rasterizer = Rasterizer()

  /// Lets `CGImage` turn drawing into pixels. Runs once.
  static let isProvided: Bool = {
    PictureRaster.provide { picture in
      let bitmap = rasterizer.render(
        picture.list, size: picture.size, scale: picture.scale,
        images: ImageProvider(picture.images))
      return EncodedImage(
        format: .pixels, bytes: bitmap.straightRGBA, pixelWidth: bitmap.width,
        pixelHeight: bitmap.height)
    }
    return true
  }()

  static func png(of picture: Picture) -> [UInt8] {
    rasterizer.render(
      picture.list, size: picture.size, scale: picture.scale,
      images: ImageProvider(picture.images)
    ).pngData()
  }
}

@_cdecl("vitrine_provide_pixels")
package func vitrineProvidePixels() { _ = ImagePixels.isProvided }
