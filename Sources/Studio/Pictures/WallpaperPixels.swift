import Synchronization
import VitrineCatalog
import VitrineComposition
import VitrineDrawing
import VitrineRaster

/// Wallpapers as pixels, kept between pictures: a thousand widgets stand on few of them.
final class WallpaperPixels: Sendable {
  private struct Key: Hashable {
    var wallpaper: Wallpaper
    var light: Double
    var screen: Size
    var scale: Double
    var part: [Int]
  }
  /// A part of a screen with what glass and blurs around it can see.
  struct Part: Sendable {
    var bitmap: Bitmap
    /// The pixel of the bitmap below the picture's top left corner.
    var x: Int
    var y: Int
  }

  private let rasterizer: Rasterizer
  private let kept = Mutex<[Key: Bitmap]>([:])
  /// Pixels that are kept at most: 64 MB of them.
  private static let limit = 16 << 20
  /// As far as the strongest blur below a widget reaches: three times 12 points.
  private static let margin = 36.0

  init(_ rasterizer: Rasterizer) { self.rasterizer = rasterizer }

  func part(_ backdrop: Backdrop, size: Size, scale: Double) -> Part {
    func pixels(_ length: Double) -> Int { Int((length * scale).rounded()) }
    let (left, top) = (pixels(backdrop.origin.x), pixels(backdrop.origin.y))
    let margin = pixels(Self.margin)
    let x = max(0, left - margin)
    let y = max(0, top - margin)
    let right = min(pixels(backdrop.screen.width), left + pixels(size.width) + margin)
    let bottom = min(pixels(backdrop.screen.height), top + pixels(size.height) + margin)
    let key = Key(
      wallpaper: backdrop.wallpaper, light: backdrop.light, screen: backdrop.screen, scale: scale,
      part: [x, y, right, bottom])
    let bitmap = kept.withLock { $0[key] } ?? draw(backdrop, key)
    return Part(bitmap: bitmap, x: left - x, y: top - y)
  }

  private func draw(_ backdrop: Backdrop, _ key: Key) -> Bitmap {
    let (x, y) = (Double(key.part[0]) / key.scale, Double(key.part[1]) / key.scale)
    let moved = DisplayList([.group(EffectGroup(.transform(.translation(-x, -y)), backdrop.list))])
    let bitmap = rasterizer.render(
      moved,
      size: Size(
        Double(key.part[2] - key.part[0]) / key.scale,
        Double(key.part[3] - key.part[1]) / key.scale), scale: key.scale,
      images: ImageProvider(backdrop.wallpaper.images))
    kept.withLock { kept in
      if kept.values.reduce(bitmap.pixels.count, { $0 + $1.pixels.count }) > Self.limit {
        kept.removeAll()
      }
      kept[key] = bitmap
    }
    return bitmap
  }
}
