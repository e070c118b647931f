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
