import ArgumentParser
import VitrineDrawing
import VitrineRaster
import VitrineSystem

/// Formats of a picture.
enum PictureFormat: String, ExpressibleByArgument, CaseIterable {
  case png, svg, pdf

  /// By the extension of a file's name, nil where that says nothing.
  init?(path: String) {
    guard let dot = path.lastIndex(of: "."), dot > (path.lastIndex(of: "/") ?? path.startIndex)
    else { return nil }
    self.init(rawValue: path[path.index(after: dot)...].lowercased())
  }
}

enum Encoding {
  /// Draws pictures; one rasterizer with its caches serves all threads.
  static func encoder(_ format: PictureFormat) -> RenderSession.Encode {
    let rasterizer = Rasterizer()
    switch format {
    case .png:
      return { picture in
        let (bitmap, diagnostics) = rasterizer.render(
          picture.list, size: picture.size, scale: picture.scale,
          images: ImageProvider(picture.images),
          options: Rasterizer.Options(clip: picture.clip, now: picture.now))
        return EncodedPicture(
          bytes: bitmap.pngData(), pixelWidth: bitmap.width, pixelHeight: bitmap.height,
          diagnostics: diagnostics)
      }
    case .svg, .pdf:
      return { picture in
        throw EncodingFailure.notAvailable(format.rawValue)
      }
    }
  }
}

enum EncodingFailure: Error, CustomStringConvertible {
  case notAvailable(String)
  var description: String {
    switch self {
    case .notAvailable(let format): "format \(format) is not available; use --format png"
    }
  }
}
