/// Makes the layer that a view's class asks for.
enum ViewLayer {
  /// A class that is not the system's own cannot be made here: it becomes a plain layer.
  static func make(_ type: AnyClass) -> CALayer {
    switch ObjectIdentifier(type) {
    case ObjectIdentifier(CAGradientLayer.self): CAGradientLayer()
    case ObjectIdentifier(CAShapeLayer.self): CAShapeLayer()
    case ObjectIdentifier(CAReplicatorLayer.self): CAReplicatorLayer()
    case ObjectIdentifier(CAScrollLayer.self): CAScrollLayer()
    case ObjectIdentifier(CATiledLayer.self): CATiledLayer()
    case ObjectIdentifier(CAEmitterLayer.self): CAEmitterLayer()
    case ObjectIdentifier(CATextLayer.self): CATextLayer()
    default: CALayer()
    }
  }
}

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// Text in a layer. It stands here and not in QuartzCore, which knows no text.
open class CATextLayer: CALayer, @unchecked Sendable {
  /// A `String` or an `NSAttributedString`.
  open var string: Any?
  /// A `UIFont`, a `CGFont` or a font's name; without one the system's is taken.
  open var font: CFTypeRef?
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor? = CGColor.white
  open var isWrapped = false
  open var alignmentMode = CATextLayerAlignmentMode.natural

  open override func draw(in context: CGContext) {
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    if let text = string as? NSAttributedString {
      text.draw(in: bounds)
    } else if let text = string as? String {
      let style = NSMutableParagraphStyle()
      style.alignment =
        switch alignmentMode {
        case .center: .center
        case .right: .right
        case .justified: .justified
        default: .natural
        }
      let known = (font as? UIFont)?.withSize(fontSize) ?? .systemFont(ofSize: fontSize)
      NSAttributedString(
        string: text,
        attributes: [
          .font: known, .paragraphStyle: style,
          .foregroundColor: foregroundColor.map { UIColor(cgColor: $0) } ?? .white,
        ]
      ).draw(in: bounds)
    }
  }
}
