import VitrineDrawing

@preconcurrency @MainActor open class UILabel: UIView {
  open var allowsDefaultTighteningForTruncation = false
  open var showsExpansionTextWhenTruncated = false
  open var text: String? {
    get { attributedText?.string }
    set {
      attributedText = newValue.map { NSAttributedString(string: $0) }
      isPlain = true
    }
  }
  /// The label's own font, color and alignment do not count for it.
  open var attributedText: NSAttributedString? { didSet { isPlain = false } }
  private var isPlain = true
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .label
  open var highlightedTextColor: UIColor?
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumScaleFactor: CGFloat = 0
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var isEnabled = true
  open var isHighlighted = false

  private var shown: NSAttributedString? {
    guard isPlain, let text else { return attributedText }
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    return NSAttributedString(
      string: text,
      attributes: [
        .font: font ?? .systemFont(ofSize: 17), .foregroundColor: textColor ?? .label,
        .paragraphStyle: style,
      ])
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let shown else { return .zero }
    let width = numberOfLines == 1 || size.width <= 0 ? CGFloat.greatestFiniteMagnitude : size.width
    let box = shown.boundingRect(
      with: CGSize(width: width, height: .greatestFiniteMagnitude),
      options: numberOfLines == 1 ? [] : .usesLineFragmentOrigin, context: nil)
    return CGSize(width: box.width.rounded(.up), height: box.height.rounded(.up))
  }
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    bounds
  }
  open func drawText(in rect: CGRect) {
    guard let shown else { return }
    let height = min(rect.height, sizeThatFits(rect.size).height)
    shown.draw(
      in: CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height))
  }
  override func drawOwn(in context: CGContext) { drawText(in: bounds) }
}

@preconcurrency @MainActor open class UIImageView: UIView {
  open var image: UIImage?
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  open var animationImages: [UIImage]?
  open var highlightedAnimationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  open var isAnimating: Bool { false }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
  open func startAnimating() {}
  open func stopAnimating() {}
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  /// A symbol as it is asked for, and templates in the tint.
  private var shownImage: UIImage? {
    guard var shown = isHighlighted ? highlightedImage ?? image : image else { return nil }
    if let preferredSymbolConfiguration, shown.isSymbolImage {
      shown = shown.withConfiguration(preferredSymbolConfiguration)
    }
    return shown.isTemplate ? shown.withTintColor(tintColor) : shown
  }

  override func drawOwn(in context: CGContext) {
    guard let image = shownImage, image.size.width > 0, image.size.height > 0 else { return }
    let (x, y) = (bounds.width / image.size.width, bounds.height / image.size.height)
    let factor: CGFloat
    switch contentMode {
    case .scaleToFill, .redraw: return image.draw(in: bounds)
    case .scaleAspectFit: factor = min(x, y)
    case .scaleAspectFill: factor = max(x, y)
    default: factor = 1
    }
    let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
    image.draw(
      in: CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height))
  }
}
