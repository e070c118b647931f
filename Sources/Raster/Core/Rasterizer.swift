import CGraphics
public import VitrineDrawing
public import VitrineText

/// Gives the bytes behind an image's name.
public struct ImageProvider: Sendable {
  /// Bytes of an image, nil where it is not known: then a visible stand-in is drawn.
  public var resource: @Sendable (ImageID) -> EncodedImage?

  public init(_ resource: @escaping @Sendable (ImageID) -> EncodedImage?) {
    self.resource = resource
  }

  public init(_ images: [ImageID: EncodedImage]) {
    resource = { images[$0] }
  }

  /// Knows no image.
  public static let none = ImageProvider { _ in nil }
}

/// Turns display lists into pixels. Values of it share caches when copied; safe on any thread, and
/// the same list gives the same bytes on each.
public struct Rasterizer: Sendable {
  private(set) var fonts: FontLibrary
  private(set) var typesetter: Typesetter
  let images = ImageCache()
  let decoding: DecodingProcess?
  private let sets = FontSets()
  private let cuts = CutCache()

  /// `fonts` is where shapes of letters come from; `decoding` is where pictures are decoded, here
  /// where it is nil.
  public init(fonts: FontLibrary = .shared, decoding: DecodingProcess? = nil) {
    self.fonts = fonts
    self.decoding = decoding
    typesetter = Typesetter(fonts: fonts)
  }

  /// The same with the fonts that a picture's archive carries.
  public func bringing(_ fonts: [FontID: EncodedFont]) -> Rasterizer {
    guard !fonts.isEmpty else { return self }
    var copy = self
    copy.typesetter = sets.typesetter(fonts, over: self.fonts)
    copy.fonts = copy.typesetter.library
    return copy
  }

  /// What rendering may need to know besides the list.
  public struct Options: Sendable {
    /// Color below everything, clear where nil.
    public var background: RGBA?
    /// Pixels below everything (a wallpaper). May be larger than the picture: glass and blurs at
    /// its edges see what lies outside.
    public var backdrop: Bitmap?
    /// The pixel of the backdrop under the picture's top left corner.
    public var backdropX = 0
    /// Pixels, down.
    public var backdropY = 0
    /// Outline in points that the backdrop shows through; nil: everywhere.
    public var backdropShape: VectorPath?
    /// Outline in points that the picture is cut to, clear outside.
    public var clip: VectorPath?
    /// Seconds since 1970-01-01 UTC for texts that follow the clock.
    public var now: Double
    /// What the picture may take.
    public var budget = DrawingBudget.standard

    public init(
      background: RGBA? = nil, backdrop: Bitmap? = nil, clip: VectorPath? = nil, now: Double = 0
    ) {
      self.background = background
      self.backdrop = backdrop
      self.clip = clip
      self.now = now
    }
  }

  /// The list as pixels: `size` in points at `scale` pixels a point. For lists of our own and for
  /// processes that can be ended: without a budget.
  public func render(
    _ list: DisplayList, size: Size, scale: Double, images: ImageProvider = .none,
    background: RGBA? = nil, clip: VectorPath? = nil, now: Double = 0
  ) -> Bitmap {
    var options = Options(background: background, clip: clip, now: now)
    options.budget = .unlimited
    let meter = DrawingMeter(options.budget)
    return draw(list, size, scale, images, options, meter).bitmap
  }

  /// The list as pixels, and what could not be drawn as asked.
  public func render(
    _ list: DisplayList, size: Size, scale: Double, images: ImageProvider = .none,
    options: Options
  ) throws(DrawingRefusal) -> (bitmap: Bitmap, diagnostics: [Diagnostic]) {
    let meter = DrawingMeter(options.budget)
    let drawn = draw(list, size, scale, images, options, meter)
    if let refusal = meter.refusal { throw refusal }
    return drawn
  }

  private func draw(
    _ list: DisplayList, _ size: Size, _ scale: Double, _ images: ImageProvider,
    _ options: Options, _ meter: DrawingMeter
  ) -> (bitmap: Bitmap, diagnostics: [Diagnostic]) {
    let width = Self.pixels(size.width, scale)
    let height = Self.pixels(size.height, scale)
    let bounds = PixelRect(left: 0, top: 0, right: width, bottom: height)
    var diagnostics: [Diagnostic] = []
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      count = width * height
      guard let base = buffer.baseAddress else { return }
      options.withBackdrop { backdrop in
        let root = Layer(
          bounds: bounds, format: .color, data: UnsafeMutableRawPointer(base), parent: backdrop)
        let renderer = Renderer(
          target: root, fonts: fonts, typesetter: typesetter, cache: self.images, images: images,
          now: options.now, meter: meter, scale: scale)
        renderer.decoding = decoding
        let transform = Affine.scale(scale, scale)
        let state = State(transform: transform, clip: Clip(bounds: bounds))
        let seen = transform.isUsable ? renderer.firstSeen(of: list, state) : nil
        if seen == nil { root.fill(options.background?.premultipliedWord ?? 0) }
        if transform.isUsable {
          renderer.draw(list.dropping(first: seen ?? 0), state)
          if let backdrop {
            root.lay(below: backdrop, in: options.backdropShape?.transformed(by: transform))
          }
          if let clip = options.clip { root.cut(to: clip.transformed(by: transform), cache: cuts) }
        }
        root.beginPixels()
        diagnostics = renderer.diagnostics
      }
    }
    return (Bitmap(width: width, height: height, pixels: pixels), diagnostics)
  }

  /// Whole pixels for a length, within what one picture may measure.
  static func pixels(_ length: Double, _ scale: Double) -> Int {
    let value = (length * scale - 1e-6).rounded(.up)
    return value.isFinite ? Int(min(max(value, 1), 16384)) : 1
  }
}

extension Rasterizer.Options {
  /// Lends the backdrop's pixels as a layer that is only read from.
  fileprivate func withBackdrop(_ body: (Layer?) -> Void) {
    guard let backdrop else { return body(nil) }
    backdrop.pixels.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return body(nil) }
      let bounds = PixelRect(
        left: -backdropX, top: -backdropY, right: backdrop.width - backdropX,
        bottom: backdrop.height - backdropY)
      body(
        Layer(
          bounds: bounds, format: .color, data: UnsafeMutableRawPointer(mutating: base), parent: nil
        ))
    }
  }
}

extension DisplayList {
  fileprivate func dropping(first count: Int) -> DisplayList {
    count == 0 ? self : DisplayList(Array(operations.dropFirst(count)))
  }
}

extension Layer {
  fileprivate func fill(_ word: UInt32) {
    if word == 0 {
      data.initializeMemory(as: UInt8.self, repeating: 0, count: stride * bounds.height)
    } else {
      PixelRows(base: data, stride: stride, bounds: bounds).fill(word)
    }
  }

  /// Puts another layer below what has been drawn, inside an outline in pixels.
  fileprivate func lay(below layer: Layer, in outline: VectorPath?) {
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_OVER)
    cairo_set_source_surface(context, layer.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    if let outline {
      cairo_new_path(context)
      addPath(outline, .identity, to: context)
      cairo_fill(context)
    } else {
      cairo_paint(context)
    }
    cairo_set_source_rgba(context, 0, 0, 0, 0)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }
}

/// Lends a picture to Cairo for reading.
func withSurface<R>(of picture: Bitmap, _ body: (OpaquePointer) -> R) -> R {
  picture.pixels.withUnsafeBytes { bytes in
    // Cairo asks for mutable memory and only reads from a source.
    let memory = UnsafeMutablePointer(
      mutating: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
    let surface = cairo_image_surface_create_for_data(
      memory, CAIRO_FORMAT_ARGB32, Int32(picture.width), Int32(picture.height),
      Int32(picture.width * 4))!
    defer { cairo_surface_destroy(surface) }
    return body(surface)
  }
}
