@preconcurrency @MainActor open class UIResponder: NSObject {
  open var next: UIResponder? { nil }
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { false }
}

/// A UIKit view. Inert: a widget shows SwiftUI views only, so that these compile and are never on
/// screen.
@preconcurrency @MainActor open class UIView: UIResponder {
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right,
      topLeft, topRight, bottomLeft, bottomRight
  }
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }
  open var frame: CGRect
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  open var transform = CGAffineTransform.identity
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isOpaque = true
  open var clipsToBounds = false
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! = .tintColor
  open var contentMode = ContentMode.scaleToFill
  open var autoresizingMask: AutoresizingMask = []
  open var isUserInteractionEnabled = true
  open var translatesAutoresizingMaskIntoConstraints = true
  open var tag = 0
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  open var window: UIWindow? { nil }
  open var traitCollection: UITraitCollection { .current }
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?

  public init(frame: CGRect) { self.frame = frame }
  public override convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { frame = .zero }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  open func layoutSubviews() {}
  open func layoutIfNeeded() {}
  open func setNeedsLayout() {}
  open func setNeedsDisplay() {}
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  open func draw(_ rect: CGRect) {}
  /// False: nothing of a UIKit view can be drawn here.
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { false }
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
}

@preconcurrency @MainActor open class UIWindow: UIView {
  open var rootViewController: UIViewController?
  open func makeKeyAndVisible() {}
}

/// Inert, as `UIView`.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  open var view: UIView! = UIView(frame: .zero)
  open var title: String?
  open private(set) var children: [UIViewController] = []
  open weak var parent: UIViewController?
  open var presentedViewController: UIViewController? { nil }
  open var traitCollection: UITraitCollection { .current }
  public override init() {}
  public init(nibName: String?, bundle: Bundle?) {}
  public required init?(coder: NSCoder) {}
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewDidLayoutSubviews() {}
  open func addChild(_ child: UIViewController) {
    children.append(child)
    child.parent = self
  }
  open func didMove(toParent parent: UIViewController?) {}
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) { completion?() }
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { completion?() }
}

/// Inert, as `UIView`.
@preconcurrency @MainActor open class UILabel: UIView {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
}

/// Inert, as `UIView`.
@preconcurrency @MainActor open class UIImageView: UIView {
  open var image: UIImage?
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
}

/// Inert, as `UIView`.
@preconcurrency @MainActor open class UIControl: UIView {
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
}
@preconcurrency @MainActor open class UIButton: UIControl {}
@preconcurrency @MainActor open class UIScrollView: UIView {
  open var contentSize = CGSize.zero
  open var contentOffset = CGPoint.zero
}
@preconcurrency @MainActor open class UIStackView: UIView {}
@preconcurrency @MainActor open class UITextField: UIControl { open var text: String? }
@preconcurrency @MainActor open class UITextView: UIScrollView { open var text: String! = "" }
@preconcurrency @MainActor open class UISwitch: UIControl { open var isOn = false }
@preconcurrency @MainActor open class UIVisualEffectView: UIView {}
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {}
@preconcurrency @MainActor open class UINavigationController: UIViewController {}
@preconcurrency @MainActor open class UITabBarController: UIViewController {}
@preconcurrency @MainActor open class UIAlertController: UIViewController {}
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {}
