package import VitrineDrawing

/// A place to draw. It records operations; pixels are made when an image of it is asked for.
///
/// Not `Sendable`, as on Apple's platforms: one context, one thread.
open class CGContext {
  struct State {
    var transform = Affine.identity
    var fill = Paint.color(.black)
    var stroke = RGBA.black
    var style = StrokeAttributes(width: 1)
    var alpha = 1.0
    var blend = CGBlendMode.normal
    var interpolation = CGInterpolationQuality.default
    var shadow: (color: RGBA, radius: Double, offset: Point)?
    var clips: [(VectorPath, FillRule)] = []
  }

  var state = State()
  private var saved: [State] = []
  var current = VectorPath()
  private var list = DisplayList()
  private var images: [ImageID: EncodedImage] = [:]
  private var layers: [(DisplayList, State)] = []
  let base: Affine
  package let size: VitrineDrawing.Size
  package let scale: Double
  /// What a bitmap's pixels are read from and written to; nil for UIKit's contexts.
  private var memory: BitmapMemory?

  /// A bitmap of `width` × `height` pixels, y up. Where `data` is given, each operation is in it when
  /// its call returns; otherwise pixels are made when `data` or an image is asked for.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    memory = PixelLayout(
      width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: nil,
      bytesPerRow: bytesPerRow, space: space.kind, info: bitmapInfo
    ).map { BitmapMemory(layout: $0, given: data) }
    size = VitrineDrawing.Size(Double(width), Double(height))
    scale = 1
    base = Affine(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(height))
    state.transform = base
    if let before = memory?.contents { show(before) }
  }

  /// UIKit's contexts: points, y down. AppKit's: y up.
  package init(size: VitrineDrawing.Size, scale: Double, isFlipped: Bool = true) {
    self.size = size
    self.scale = scale
    base = isFlipped ? .identity : Affine(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
    state.transform = base
    standsUpright = !isFlipped
  }
  /// Whether text and pictures stand upright although y is up: in AppKit's contexts.
  package var standsUpright = false

  /// From the coordinates of Core Text's glyphs, y up, to those of the context; not a part of what is saved.
  public var textMatrix = CGAffineTransform.identity
  /// Where the next line of Core Text begins.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }

  public var width: Int { Int((size.width * scale).rounded()) }
  public var height: Int { Int((size.height * scale).rounded()) }

  package var picture: Picture {
    Picture(list: list, images: images, size: size, scale: scale)
  }

  public func makeImage() -> CGImage? {
    // What was written to the bitmap by hand counts.
    if let memory, memory.isRead, layers.isEmpty, let pixels = memory.contents {
      return CGImage(pixels)
    }
    return CGImage(picture)
  }

  public var bitsPerComponent: Int { 8 }
  public var bytesPerRow: Int { memory?.layout.bytesPerRow ?? 0 }
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// The bitmap's pixels as they are now; nil where the context is none. What is written there shows in
  /// `makeImage()`, and what is drawn afterwards lies on it.
  public var data: UnsafeMutableRawPointer? {
    guard let memory else { return nil }
    settle()
    memory.isRead = true
    return memory.address
  }

  /// Brings the bitmap up to date, and goes on from its pixels.
  private func settle() {
    guard let memory, !list.isEmpty, let pixels = PictureRaster.pixels(of: picture) else { return }
    memory.write(pixels)
    show(pixels)
  }

  private func show(_ pixels: EncodedImage) {
    let id = ImageID(hashing: pixels)
    let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    list = DisplayList([.image(ImageDrawing(image: id, frame: frame))])
    images = [id: pixels]
  }

  // MARK: State

  public func saveGState() { saved.append(state) }
  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }

  public var ctm: CGAffineTransform { CGAffineTransform(state.transform) }
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.drawing.then(state.transform)
  }
  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  public func setFillColor(_ color: CGColor) { state.fill = .color(color.rgba) }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.rgba }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }
  public func setLineWidth(_ width: CGFloat) { state.style.width = Double(width) }
  public func setLineCap(_ cap: CGLineCap) { state.style.cap = cap.drawing }
  public func setLineJoin(_ join: CGLineJoin) { state.style.join = join.drawing }
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = Double(limit) }
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.style.dash = lengths.map { Double($0) }
    state.style.dashPhase = Double(phase)
  }
  public func setAlpha(_ alpha: CGFloat) { state.alpha = Double(alpha) }
  public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode }
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    // Core Graphics takes shadow offsets in base space; with y up they point the other way.
    let flip = base.d < 0 ? -1.0 : 1.0
    state.shadow = color.map {
      ($0.rgba, Double(blur), Point(Double(offset.width), Double(offset.height) * flip))
    }
  }
  public func setShadow(offset: CGSize, blur: CGFloat) {
    // The default shadow is black at a third.
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }
  /// Inert: edges are always smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Inert: edges are always smooth.
  public func setAllowsAntialiasing(_ allows: Bool) {}
  public func setFillColorSpace(_ space: CGColorSpace) {}
  public func setStrokeColorSpace(_ space: CGColorSpace) {}

  // MARK: Recording

  /// Adds an operation in base coordinates, under the state's clip, alpha, blend and shadow.
  /// Goes on from a drawing of the context's own size, where nothing was drawn before and nothing changes it: one
  /// that is drawn upon again and again would else stand in as many groups.
  func begin(with picture: Picture, in frame: Rect) -> Bool {
    let fresh = State()
    guard list.isEmpty, layers.isEmpty, memory == nil, picture.size == size,
      frame == Rect(x: 0, y: 0, width: size.width, height: size.height),
      state.alpha == fresh.alpha, state.blend == fresh.blend, state.clips.isEmpty,
      state.shadow == nil
    else { return false }
    (list, images) = (picture.list, picture.images)
    return true
  }

  package func record(
    _ operation: DrawingOperation, images new: [ImageID: EncodedImage] = [:]
  ) {
    if let memory, memory.isRead, layers.isEmpty, let pixels = memory.contents { show(pixels) }
    images.merge(new) { old, _ in old }
    var result = operation
    func wrap(_ effect: Effect) { result = .group(EffectGroup(effect, DisplayList([result]))) }
    if let shadow = state.shadow, shadow.color.alpha > 0 {
      // A context's blur is twice the Gaussian's σ, which is SwiftUI's radius too.
      wrap(.shadow(color: shadow.color, radius: shadow.radius, offset: shadow.offset))
    }
    if state.alpha != 1 { wrap(.opacity(state.alpha)) }
    if state.blend.drawing != .normal { wrap(.blend(state.blend.drawing)) }
    for (path, rule) in state.clips.reversed() { wrap(.clip(path, rule)) }
    list.append(result)
    if let memory, memory.isGiven || memory.isRead, layers.isEmpty { settle() }
  }

  package func beginLayer() {
    layers.append((list, state))
    list = DisplayList()
    state.shadow = nil
    state.alpha = 1
    state.blend = .normal
    state.clips = []
  }

  /// What `mask` draws is where the layer is to be seen.
  package func endLayer(mask: ((CGContext) -> Void)? = nil) {
    guard let (outer, outerState) = layers.popLast() else { return }
    var contents = DrawingOperation.group(EffectGroup(.layer, list))
    if let mask {
      list = DisplayList()
      layers.append((outer, outerState))
      (state, state.shadow, state.alpha) = (outerState, nil, 1)
      state.clips = []
      mask(self)
      layers.removeLast()
      contents = .group(EffectGroup(.mask(list), DisplayList([contents])))
    }
    list = outer
    state = outerState
    record(contents)
  }

  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) { beginLayer() }
  public func endTransparencyLayer() { endLayer() }
  package func endTransparencyLayer(maskedBy mask: ((CGContext) -> Void)?) { endLayer(mask: mask) }
}
