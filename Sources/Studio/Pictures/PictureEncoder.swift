import Dispatch
import VitrineComposition
import VitrineDrawing
import VitrineRaster

/// From a picture to the bytes of a file.
enum PictureEncoder {
  typealias Encode = @Sendable (Picture) throws -> EncodedPicture

  /// Opens on another thread what the first picture needs, while the extension lays it out.
  static func warmUp(_ format: PictureFormat) {
    DispatchQueue.global(qos: .userInitiated).async {
      let rect = Rect(x: 0, y: 0, width: 8, height: 8)
      let paint = Paint.color(RGBA(hex: 0x3366CC, alpha: 0.5))
      let picture = Picture(
        list: DisplayList([.fill(VectorPath(rect: rect), .winding, paint)]), size: Size(8, 8),
        scale: 1,
        clip: VectorPath(roundedRect: rect, cornerRadius: 2, continuous: true))
      _ = try? encoder(format)(picture)
    }
  }

  /// Draws pictures; one rasterizer with its caches serves all threads.
  static func encoder(_ format: PictureFormat) -> Encode {
    let rasterizer = Rasterizer(decoding: PictureDecoder.process())
    switch format {
    case .png:
      let pixels = PicturePixels(rasterizer)
      return { picture in
        let (bitmap, diagnostics) = try pixels.draw(picture)
        return EncodedPicture(
          bytes: bitmap.pngData(), pixelWidth: bitmap.width, pixelHeight: bitmap.height,
          diagnostics: diagnostics)
      }
    case .svg:
      return { picture in
        let (text, diagnostics) = try rasterizer.bringing(picture.fonts).svg(
          picture.listOverBackdrop, size: picture.size, images: ImageProvider(picture.images),
          options: Rasterizer.Options(clip: picture.clip, now: picture.now))
        return EncodedPicture(
          bytes: Array(text.utf8), pixelWidth: pixels(picture.size.width, 1),
          pixelHeight: pixels(picture.size.height, 1), diagnostics: diagnostics)
      }
    case .pdf:
      return { picture in
        let (bytes, diagnostics) = try rasterizer.bringing(picture.fonts).pdf(
          picture.listOverBackdrop, size: picture.size, images: ImageProvider(picture.images),
          options: Rasterizer.Options(clip: picture.clip, now: picture.now))
        return EncodedPicture(
          bytes: bytes, pixelWidth: pixels(picture.size.width, 1),
          pixelHeight: pixels(picture.size.height, 1), diagnostics: diagnostics)
      }
    }
  }

  /// Vector files are measured in points.
  private static func pixels(_ length: Double, _ scale: Double) -> Int {
    Int((length * scale).rounded(.up))
  }
}

extension Picture {
  /// The list with the wallpaper as drawing below it, for formats that have no pixels to lay down.
  fileprivate var listOverBackdrop: DisplayList {
    guard let backdrop else { return list }
    let moved = Affine.translation(-backdrop.origin.x, -backdrop.origin.y)
    var below = DrawingOperation.group(EffectGroup(.transform(moved), backdrop.list))
    if let shape = backdrop.shape {
      below = .group(EffectGroup(.clip(shape, .winding), DisplayList([below])))
    }
    return DisplayList([below] + list.operations)
  }
}
