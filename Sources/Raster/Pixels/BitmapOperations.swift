import CGraphics
public import VitrineDrawing

extension Bitmap {
  /// The picture cut to an outline in points (a widget's continuous corners), clear outside.
  public func masked(by path: VectorPath, scale: Double) -> Bitmap {
    changed { $0.cut(to: path.transformed(by: .scale(scale, scale))) }
  }

  /// The picture with another one laid over it, its corner at a pixel of this one.
  public func overlaid(with picture: Bitmap, x: Int, y: Int, opacity: Double = 1) -> Bitmap {
    changed { layer in
      withSurface(of: picture) { source in
        cairo_set_source_surface(layer.context, source, Double(x), Double(y))
        cairo_pattern_set_filter(cairo_get_source(layer.context), CAIRO_FILTER_NEAREST)
        cairo_paint_with_alpha(layer.context, min(max(opacity, 0), 1))
        cairo_set_source_rgba(layer.context, 0, 0, 0, 0)
      }
    }
  }

  /// This picture (a widget) over a wallpaper, cut out of the wallpaper at a place in its pixels.
  public func composited(over wallpaper: Bitmap, x: Int = 0, y: Int = 0) -> Bitmap {
    wallpaper.cropped(x: x, y: y, width: width, height: height).overlaid(with: self, x: 0, y: 0)
  }

  /// The picture at another size, smoothly.
  public func resized(width: Int, height: Int) -> Bitmap {
    guard self.width > 0, self.height > 0, width > 0, height > 0 else {
      return Bitmap(width: width, height: height)
    }
    if width == self.width, height == self.height { return self }
    return resampled(
      PixelRect(left: 0, top: 0, right: self.width, bottom: self.height), width: width,
      height: height, .medium)
  }

  /// The middle part of the picture that fills a size, at that size (a wallpaper on a screen).
  public func filling(width: Int, height: Int) -> Bitmap {
    guard self.width > 0, self.height > 0, width > 0, height > 0 else {
      return Bitmap(width: width, height: height)
    }
    let factor = max(Double(width) / Double(self.width), Double(height) / Double(self.height))
    let (w, h) = (
      min(self.width, Int((Double(width) / factor).rounded())),
      min(self.height, Int((Double(height) / factor).rounded()))
    )
    let (x, y) = ((self.width - w) / 2, (self.height - h) / 2)
    let part = PixelRect(left: x, top: y, right: x + max(1, w), bottom: y + max(1, h))
    return resampled(part, width: width, height: height, .medium)
  }

  /// Gaussian blur, σ in pixels, edges kept.
  public func blurred(sigma: Double) -> Bitmap {
    changed { $0.blur(sigma: sigma, extendsEdges: true) }
  }

  /// Every pixel through the filter.
  public func filtered(_ filter: ColorFilter) -> Bitmap { changed { $0.apply(filter) } }

  private func changed(_ body: (Layer) -> Void) -> Bitmap {
    guard width > 0, height > 0 else { return self }
    var copy = self
    copy.pixels.withUnsafeMutableBytes { bytes in
      let layer = Layer(
        bounds: PixelRect(left: 0, top: 0, right: width, bottom: height), format: .color,
        data: bytes.baseAddress!, parent: nil)
      body(layer)
      layer.beginPixels()
    }
    return copy
  }
}
