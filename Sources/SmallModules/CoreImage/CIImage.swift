import VitrineDrawing

/// A picture in a chain of filters: drawing on a plane without end whose y points up.
///
/// The drawing is recorded in y-down coordinates with the same origin, so that a point (x, y) of the
/// plane is (x, -y) in the list; pixels are made when a context is asked for them.
open class CIImage: NSObject, @unchecked Sendable {
  let list: DisplayList
  let images: [ImageID: EncodedImage]
  /// Where the picture is, in pixels; infinite for a color.
  open var extent: CGRect { area }
  private let area: CGRect
  /// The picture that it came from, without changes.
  private let source: CGImage?

  init(
    _ list: DisplayList, images: [ImageID: EncodedImage], extent: CGRect, source: CGImage? = nil
  ) {
    (self.list, self.images, area, self.source) = (list, images, extent, source)
  }

  public convenience init(cgImage: CGImage, options: [CIImageOption: Any]? = nil) {
    let picture = cgImage.picture
    let size = CGSize(width: cgImage.width, height: cgImage.height)
    let factor = picture.map { Double(cgImage.width) / max($0.size.width, 1e-9) } ?? 1
    let place = Affine.scale(factor, factor).then(.translation(0, -Double(size.height)))
    self.init(
      DisplayList(picture.map { [.group(EffectGroup(.transform(place), $0.list))] } ?? []),
      images: picture?.images ?? [:], extent: CGRect(origin: .zero, size: size), source: cgImage)
  }
  public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
    guard let image = UIImage(data: data)?.cgImage else { return nil }
    self.init(cgImage: image)
  }
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }
  public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
    guard let image = image.cgImage else { return nil }
    self.init(cgImage: image)
  }
  /// One color everywhere.
  public convenience init(color: CIColor) {
    // As large as a plane has to be: no picture reaches further.
    let reach = 100_000.0
    let all = VectorPath(rect: Rect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach))
    self.init(
      DisplayList([.fill(all, .winding, .color(color.rgba))]), images: [:], extent: .infinite)
  }
  open class func empty() -> CIImage {
    CIImage(DisplayList(), images: [:], extent: .null)
  }
  public static var black: CIImage { CIImage(color: CIColor(red: 0, green: 0, blue: 0)) }
  public static var white: CIImage { CIImage(color: CIColor(red: 1, green: 1, blue: 1)) }
  public static var clear: CIImage { CIImage(color: CIColor(red: 0, green: 0, blue: 0, alpha: 0)) }

  open var cgImage: CGImage? { source }
  open var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  open var properties: [String: Any] { [:] }

  // MARK: Changes

  /// The drawing under an effect; `extent` as it was where none is given.
  func with(_ effect: Effect, extent: CGRect? = nil) -> CIImage {
    CIImage(
      DisplayList([.group(EffectGroup(effect, list))]), images: images, extent: extent ?? area)
  }

  open func transformed(by transform: CGAffineTransform) -> CIImage {
    // Between two flips.
    let m = transform.drawing
    let flipped = Affine(a: m.a, b: -m.b, c: -m.c, d: m.d, tx: m.tx, ty: -m.ty)
    return with(
      .transform(flipped), extent: area.isInfinite ? area : area.applying(transform))
  }
  open func transformed(by transform: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
    transformed(by: transform)
  }
  open func cropped(to rect: CGRect) -> CIImage {
    let cut = area.isInfinite ? rect : area.intersection(rect)
    guard !cut.isNull else { return .empty() }
    return with(.clip(VectorPath(rect: Self.flipped(cut)), .winding), extent: cut)
  }
  open func composited(over below: CIImage) -> CIImage { blended(.normal, over: below) }
  func blended(_ mode: LayerBlendMode, over below: CIImage) -> CIImage {
    let top = mode == .normal ? list : DisplayList([.group(EffectGroup(.blend(mode), list))])
    return CIImage(
      DisplayList(below.list.operations + top.operations),
      images: images.merging(below.images) { a, _ in a },
      extent: area.isInfinite || below.area.isInfinite ? .infinite : area.union(below.area))
  }
  /// The same, without an end: at its edges a blur sees nothing there, where the system sees the
  /// edge's pixels.
  open func clampedToExtent() -> CIImage { self }
  open func clamped(to rect: CGRect) -> CIImage { cropped(to: rect) }
  open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    oriented(forExifOrientation: Int32(orientation.rawValue))
  }
  open func oriented(forExifOrientation orientation: Int32) -> CIImage {
    let (w, h) = (area.width, area.height)
    let transform: CGAffineTransform? =
      switch orientation {
      case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
      case 3: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
      case 4: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
      case 5: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
      case 6: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w)
      case 7: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case 8: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0)
      default: nil
      }
    return transform.map(transformed) ?? self
  }
  open func applyingGaussianBlur(sigma: Double) -> CIImage {
    // Three deviations on every side are what the system's extent grows by.
    let reach = -CGFloat((3 * sigma).rounded(.up))
    return with(
      .blur(radius: sigma, opaque: false),
      extent: area.isInfinite ? area : area.insetBy(dx: reach, dy: reach))
  }
  open func applyingFilter(_ name: String, parameters: [String: Any] = [:]) -> CIImage {
    guard let filter = CIFilter(name: name, parameters: parameters) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? self
  }
  open func applyingFilter(_ name: String) -> CIImage { applyingFilter(name, parameters: [:]) }
  open func premultiplyingAlpha() -> CIImage { self }
  open func unpremultiplyingAlpha() -> CIImage { self }
  open func samplingLinear() -> CIImage { self }
  open func samplingNearest() -> CIImage { self }
  open func insertingIntermediate() -> CIImage { self }
  open func settingAlphaOne(in rect: CGRect) -> CIImage {
    composited(over: CIImage.black.cropped(to: rect))
  }
  open func matchedFromWorkingSpace(to space: CGColorSpace) -> CIImage? { self }

  // MARK: Pixels

  static func flipped(_ rect: CGRect) -> Rect {
    Rect(
      x: Double(rect.minX), y: -Double(rect.maxY), width: Double(rect.width),
      height: Double(rect.height))
  }

  /// The part in `rect`, a pixel a unit; nil for more than a device could hold.
  func picture(in rect: CGRect) -> Picture? {
    let box = rect.integral
    guard box.width > 0, box.height > 0, box.width <= 16_384, box.height <= 16_384 else {
      return nil
    }
    let shift = Affine.translation(-Double(box.minX), Double(box.maxY))
    return Picture(
      list: DisplayList([.group(EffectGroup(.transform(shift), list))]), images: images,
      size: VitrineDrawing.Size(Double(box.width), Double(box.height)), scale: 1)
  }
}

extension CIColor {
  var rgba: RGBA { RGBA(Float(red), Float(green), Float(blue), Float(alpha)) }
}

extension UIImage {
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    if let image = CIContext().createCGImage(ciImage, from: ciImage.extent) {
      self.init(cgImage: image, scale: scale, orientation: orientation)
    } else {
      self.init()
    }
  }
  /// nil, as for every image that was not made from one.
  public var ciImage: CIImage? { nil }
}
