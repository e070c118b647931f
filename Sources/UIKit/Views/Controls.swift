/// Controls, which a widget cannot show: they keep what they are told.
@preconcurrency @MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allEvents = Event(rawValue: .max)
  }
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
    public static let application = State(rawValue: 0xFF_0000)
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var state: State { isEnabled ? isSelected ? .selected : .normal : .disabled }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  open var showsMenuAsPrimaryAction = false
  open var isContextMenuInteractionEnabled = false
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {}
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {}
  open func addAction(_ action: UIAction, for events: Event) {}
  open func sendActions(for events: Event) {}
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
}

@preconcurrency @MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
  }
  public struct Configuration {
    public enum Size: Sendable { case medium, small, mini, large }
    public enum CornerStyle: Sendable { case fixed, dynamic, small, medium, large, capsule }
    public var title: String?
    public var subtitle: String?
    public var attributedTitle: AttributedString?
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 0
    public var contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    public var showsActivityIndicator = false
    public static func plain() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    public static func borderless() -> Configuration { Configuration() }
    public static func bordered() -> Configuration { Configuration() }
    public static func borderedProminent() -> Configuration { Configuration() }
  }
  open var configuration: Configuration?
  open var menu: UIMenu?
  open var role = 0
  open var titleLabel: UILabel? { label }
  open var imageView: UIImageView? { picture }
  open var contentEdgeInsets = UIEdgeInsets.zero
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  open var adjustsImageWhenHighlighted = true
  private let label = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private var titles: [UInt: String] = [:]
  private var images: [UInt: UIImage] = [:]
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(type: ButtonType) { self.init(frame: .zero) }
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
  }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
  }
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    label.text = titles[State.normal.rawValue]
  }
  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }
  open var currentTitle: String? { title(for: state) }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    label.attributedText = title
  }
  open func setTitleColor(_ color: UIColor?, for state: State) {
    if state == .normal { label.textColor = color }
  }
  open func titleColor(for state: State) -> UIColor? { label.textColor }
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    picture.image = images[State.normal.rawValue]
  }
  open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {}
  open func backgroundImage(for state: State) -> UIImage? { nil }
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}
}

@preconcurrency @MainActor open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}
@preconcurrency @MainActor open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  open func setThumbImage(_ image: UIImage?, for state: State) {}
}
@preconcurrency @MainActor open class UIStepper: UIControl {
  open var value = 0.0
  open var minimumValue = 0.0
  open var maximumValue = 100.0
  open var stepValue = 1.0
}
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  private var titles: [String?] = []
  open var selectedSegmentIndex = -1
  open var selectedSegmentTintColor: UIColor?
  open var numberOfSegments: Int { titles.count }
  public static let noSegment = -1
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String }
  }
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title, at: max(0, min(segment, titles.count)))
  }
  open func removeAllSegments() { titles = [] }
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
  }
}
@preconcurrency @MainActor open class UIPageControl: UIControl {
  open var numberOfPages = 0
  open var currentPage = 0
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
}
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  open var isRefreshing: Bool { false }
  open var attributedTitle: NSAttributedString?
  open func beginRefreshing() {}
  open func endRefreshing() {}
}
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }
  open var date = Date()
  open var datePickerMode = Mode.dateAndTime
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var minuteInterval = 1
  open var locale: Locale?
  open var calendar: Calendar! = .current
  open var timeZone: TimeZone?
  open var countDownDuration: TimeInterval = 0
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}
@preconcurrency @MainActor open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }
  open var progress: Float = 0
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
    // As they were called before iOS 13.
    public static var gray: Style { .medium }
    public static var white: Style { .medium }
    public static var whiteLarge: Style { .large }
  }
  open var style = Style.medium
  open var color: UIColor! = .gray
  open var hidesWhenStopped = true
  open private(set) var isAnimating = false
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init(coder: NSCoder) { super.init(frame: .zero) }
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {}
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
@preconcurrency @MainActor open class UIPickerView: UIView {
  open weak var delegate: (any UIPickerViewDelegate)?
  open weak var dataSource: (any UIPickerViewDataSource)?
  open func reloadAllComponents() {}
  open func selectedRow(inComponent component: Int) -> Int { 0 }
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
}
