import VitrineDrawing
import VitrineText

public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
}

/// Text set for drawing into a context.
struct DrawnText {
  let layout: TextLayout
  let paints: [Paint]

  /// Spans of `text` by its attributes; without a width the text stays on one line.
  init(_ text: NSAttributedString, width: Double?, wraps: Bool) {
    var spans: [TextSpan] = []
    var paints: [Paint] = []
    var paragraph: NSParagraphStyle?
    let whole = text.string as NSString
    text.enumerateAttributes(in: NSRange(location: 0, length: whole.length)) {
      attributes, range, _ in
      let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
      let color = attributes[.foregroundColor] as? UIColor ?? .black
      let kern = (attributes[.kern] as? NSNumber)?.doubleValue ?? attributes[.kern] as? Double ?? 0
      paragraph = paragraph ?? attributes[.paragraphStyle] as? NSParagraphStyle
      spans.append(
        TextSpan(
          whole.substring(with: range), font: font.fontDescription, kerning: kern,
          style: paints.count))
      paints.append(.color(color.cgColor.rgba))
    }
    let alignment =
      switch paragraph?.alignment ?? .natural {
      case .center: 0.5
      case .right: 1.0
      case .left, .natural, .justified: 0.0
      }
    self.paints = paints
    layout = Typesetter.shared.layout(
      Paragraph(
        spans, alignment: alignment, lineLimit: wraps ? nil : 1,
        lineSpacing: Double(paragraph?.lineSpacing ?? 0),
        isRightToLeft: UITraitCollection.current.layoutDirection == .rightToLeft,
        locale: AmbientContext.current.locale.identifier),
      width: width)
  }

  var size: CGSize { CGSize(layout.size) }

  /// Glyphs with the layout's top left corner at `origin`.
  func operations(at origin: VitrineDrawing.Point) -> [DrawingOperation] {
    layout.lines.flatMap { line in
      line.runs.map { run in
        .glyphs(
          GlyphRun(
            font: run.font,
            origin: VitrineDrawing.Point(
              origin.x + line.x + run.x, origin.y + line.baseline),
            glyphs: run.glyphs.map {
              GlyphRun.Glyph(id: $0.id, x: $0.x - run.x, y: $0.y)
            }, width: run.width, text: run.text),
          paints.indices.contains(run.style) ? paints[run.style] : .color(.black))
      }
    }
  }

  func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var transform = context.ctm
    var origin = point
    if context.standsUpright {
      origin = .zero
      transform = CGAffineTransform(
        a: 1, b: 0, c: 0, d: -1, tx: point.x, ty: point.y + size.height
      ).concatenating(transform)
    }
    let list = DisplayList(operations(at: origin.drawing))
    context.record(.group(EffectGroup(.transform(transform.drawing), list)))
  }
}

extension NSAttributedString {
  public func size() -> CGSize { DrawnText(self, width: nil, wraps: false).size }
  public func draw(at point: CGPoint) { DrawnText(self, width: nil, wraps: false).draw(at: point) }
  public func draw(in rect: CGRect) {
    let text = DrawnText(self, width: Double(rect.width), wraps: true)
    let paragraph =
      length > 0
      ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
    let slack = rect.width - text.size.width
    let shift: CGFloat =
      switch paragraph?.alignment ?? .natural {
      case .center: slack / 2
      case .right: slack
      case .left, .natural, .justified: 0
      }
    let isUp = UIGraphicsGetCurrentContext()?.standsUpright == true
    text.draw(
      at: CGPoint(x: rect.minX + shift, y: isUp ? rect.maxY - text.size.height : rect.minY))
  }
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) { draw(in: rect) }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let wraps = options.contains(.usesLineFragmentOrigin)
    let width = size.width > 0 && size.width < 1e6 ? Double(size.width) : nil
    return CGRect(origin: .zero, size: DrawnText(self, width: width, wraps: wraps).size)
  }
}

extension NSString {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: description, attributes: attributes).size()
  }
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { NSAttributedString(string: description, attributes: attributes).draw(at: point) }
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  { NSAttributedString(string: description, attributes: attributes).draw(in: rect) }
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: description, attributes: attributes).draw(
      with: rect, options: options, context: context)
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: description, attributes: attributes).boundingRect(
      with: size, options: options, context: context)
  }
}

/// Apple bridges `String` to `NSString` for these.
extension String {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { NSAttributedString(string: self, attributes: attributes).draw(at: point) }
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  { NSAttributedString(string: self, attributes: attributes).draw(in: rect) }
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(
      with: rect, options: options, context: context)
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes).boundingRect(
      with: size, options: options, context: context)
  }
}
