import CGraphics
import Synchronization
public import VitrineDrawing

/// A pinned font at a size, ready to draw.
public final class PinnedFont: Sendable {
  /// File, face and size: what glyph runs carry.
  public let instance: FontInstance
  let face: FontFace
  /// Number of the instance's set of features, for cache keys.
  let featureSet: Int32
  /// What makes its advances San Francisco's; nil for what is drawn as it is.
  let fit: GlyphFit?
  /// The font whose advances its own are on the way to.
  let next: PinnedFont?
  private let bitmaps = Mutex<[BitmapKey: GlyphBitmap]>([:])
  private let pictures = Mutex<[UInt32: ColorBitmap?]>([:])

  private struct BitmapKey: Hashable {
    var glyph: UInt32
    var subpixel: Int32
    var pixelScale: Double
  }

  init(instance: FontInstance, face: FontFace, featureSet: Int32, next: PinnedFont?) {
    fit = GlyphFit(instance)
    self.next = next
    self.instance = instance
    self.face = face
    self.featureSet = featureSet
  }

  /// There is no such file on this machine: every glyph is a box.
  public var isMissing: Bool { face.isMissing }

  /// What a missing font means for a text.
  public func missing(_ text: String) -> Diagnostic {
    FontIssue.missingFile(instance.file).diagnostic(text)
  }

  /// Its glyphs are pictures: ask for `colorBitmap`.
  public var isColor: Bool { face.isColor }

  /// A glyph's outline in points, y down, relative to the glyph's origin.
  public func outline(_ glyph: UInt32) -> VectorPath { outline(glyph, scale: 1, offset: 0) }

  private func outline(_ glyph: UInt32, scale: Double, offset: Double) -> VectorPath {
    let em = face.outline(glyph)
    guard !em.isEmpty else { return em }
    let size = instance.size * scale
    let slant = instance.slant == 0 ? 0 : Self.tangent(instance.slant)
    let path = em.transformed(
      by: Affine(
        a: size * instance.stretch, b: 0, c: -slant * size, d: size, tx: offset, ty: 0))
    guard instance.embolden != 0 else { return path }
    return OutlineOperations.embolden(path, by: instance.embolden * scale)
  }

  /// Good to 1e-4 for the small angles fonts slant by.
  private static func tangent(_ angle: Double) -> Double {
    angle + angle * angle * angle / 3 + 2 * angle * angle * angle * angle * angle / 15
  }

  /// 8-bit coverage of a glyph at `pixelScale` pixels a point, its origin `subpixel` quarters of a
  /// pixel (0 … 3) right of a pixel's left edge and on a pixel's edge vertically. Cached.
  public func coverage(_ glyph: UInt32, pixelScale: Double, subpixel: Int) -> GlyphBitmap {
    let key = BitmapKey(glyph: glyph, subpixel: Int32(subpixel & 3), pixelScale: pixelScale)
    if let known = bitmaps.withLock({ $0[key] }) { return known }
    let path = outline(glyph, scale: pixelScale, offset: Double(subpixel & 3) / 4)
    let bitmap =
      path.isEmpty
      ? GlyphBitmap.empty
      : FreeType.shared.withLibrary { OutlineOperations.coverage(path, library: $0) }
    bitmaps.withLock { cache in
      if cache.count >= 1024 { cache.removeAll() }
      cache[key] = bitmap
    }
    return bitmap
  }

  /// The picture of a glyph of a color font, nil where it has none. Cached.
  public func colorBitmap(_ glyph: UInt32) -> ColorBitmap? {
    guard isColor else { return nil }
    if let known = pictures.withLock({ $0[glyph] }) { return known }
    let picture = ColorGlyph.read(
      glyph, face: face, size: instance.size, stretch: instance.stretch)
    pictures.withLock { cache in
      // 74 kB each at Noto's 136 × 128.
      if cache.count >= 64 { cache.removeAll() }
      cache[glyph] = .some(picture)
    }
    return picture
  }
}

/// FreeType's rasterizer, one at a time.
final class FreeType: Sendable {
  static let shared = FreeType()

  private struct Library: @unchecked Sendable { var handle: FT_Library? }
  private let library: Mutex<Library>

  private init() {
    var handle: FT_Library?
    FT_Init_FreeType(&handle)
    library = Mutex(Library(handle: handle))
  }

  func withLibrary<R: Sendable>(_ body: (FT_Library?) -> R) -> R {
    library.withLock { body($0.handle) }
  }
}
