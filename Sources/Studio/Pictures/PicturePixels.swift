public import VitrineCatalog
public import VitrineComposition
public import VitrineDrawing
public import VitrineRaster

/// From pictures to pixels, on their wallpapers. One value with its caches serves all threads.
public struct PicturePixels: Sendable {
  private let rasterizer: Rasterizer
  private let wallpapers: WallpaperPixels

  /// Pictures in pictures are decoded in a process of their own.
  public init() { self.init(Rasterizer(decoding: PictureDecoder.process())) }

  init(_ rasterizer: Rasterizer) {
    self.rasterizer = rasterizer
    wallpapers = WallpaperPixels(rasterizer)
  }

  /// Mean luminance of a wallpaper, 0 … 1; nil where it cannot be drawn.
  public func light(of wallpaper: Wallpaper) -> Double? {
    let size = Size(100, 200)
    let picture = Picture(
      list: wallpaper.draw(size), size: size, scale: 1, images: wallpaper.images)
    guard let bitmap = try? draw(picture).bitmap, !bitmap.pixels.isEmpty else { return nil }
    let light = bitmap.pixels.reduce(0) { sum, pixel in
      sum + Int((pixel >> 16) & 255) * 2126 + Int((pixel >> 8) & 255) * 7152 + Int(pixel & 255)
        * 722
    }
    return Double(light) / (2_550_000 * Double(bitmap.pixels.count))
  }

  /// The pixels, and what could not be drawn as asked.
  public func draw(
    _ picture: Picture
  ) throws(DrawingRefusal) -> (bitmap: Bitmap, diagnostics: [Diagnostic]) {
    var options = Rasterizer.Options(clip: picture.clip, now: picture.now)
    if let backdrop = picture.backdrop {
      let part = wallpapers.part(backdrop, size: picture.size, scale: picture.scale)
      options.backdrop = part.bitmap
      (options.backdropX, options.backdropY) = (part.x, part.y)
      options.backdropShape = backdrop.shape
    }
    return try rasterizer.bringing(picture.fonts).render(
      picture.list, size: picture.size, scale: picture.scale,
      images: ImageProvider(picture.images), options: options)
  }
}
