// AppKit's views and controls, as names: a widget on the Mac shows SwiftUI views only. They keep what
// they are told.

public typealias NSResponder = UIResponder
public typealias NSGestureRecognizer = UIGestureRecognizer
public typealias NSStackView = UIStackView
public typealias NSSlider = UISlider
public typealias NSCollectionView = UICollectionView
public typealias NSCollectionViewItem = UIViewController

@preconcurrency @MainActor open class NSControl: UIView {
  public enum StateValue: Int, Sendable {
    case mixed = -1
    case off = 0
    case on = 1
  }
  public enum ControlSize: UInt, Sendable { case regular, small, mini, large }
  open var isEnabled = true
  open var isHighlighted = false
  open var stringValue = ""
  open var attributedStringValue = NSAttributedString(string: "")
  open var integerValue = 0
  open var doubleValue = 0.0
  open var objectValue: Any?
  open var font: NSFont?
  open var alignment = NSTextAlignment.natural
  open var controlSize = ControlSize.regular
  open weak var target: AnyObject?
  open var action: Selector?
}
@preconcurrency @MainActor public protocol NSTextFieldDelegate: AnyObject {}
@preconcurrency @MainActor open class NSTextField: NSControl {
  open weak var delegate: (any NSTextFieldDelegate)?
  open var placeholderString: String?
  open var textColor: NSColor?
  open var isEditable = true
  open var isSelectable = true
  open var isBordered = true
  open var isBezeled = true
  open var drawsBackground = true
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  public convenience init(string: String) {
    self.init(frame: .zero)
    stringValue = string
  }
  public convenience init(labelWithString string: String) { self.init(string: string) }
  public convenience init(wrappingLabelWithString string: String) { self.init(string: string) }
}
@preconcurrency @MainActor open class NSSecureTextField: NSTextField {}
@preconcurrency @MainActor open class NSSearchField: NSTextField {}
@preconcurrency @MainActor open class NSButton: NSControl {
  public enum ButtonType: UInt, Sendable {
    case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff
    case momentaryPushIn
  }
  public enum BezelStyle: UInt, Sendable {
    case automatic = 0
    case rounded = 1
    case regularSquare, texturedRounded, inline, recessed, circular
  }
  open var title = ""
  open var image: NSImage?
  open var alternateTitle = ""
  open var alternateImage: NSImage?
  open var imageScaling = NSImageScaling.scaleProportionallyDown
  open var state = StateValue.off
  open var bezelStyle = BezelStyle.rounded
  open var isBordered = true
  open var keyEquivalent = ""
  open var imagePosition = NSControlImagePosition.noImage
  open var contentTintColor: NSColor?
  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.title = title
  }
  public convenience init(image: NSImage, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.image = image
  }
  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
  }
  open func setButtonType(_ type: ButtonType) {}
}
public enum NSControlImagePosition: UInt, Sendable {
  case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps
  case imageLeading, imageTrailing
}
public enum NSImageScaling: UInt, Sendable {
  case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
}
@preconcurrency @MainActor open class NSStatusBarButton: NSButton {}
@preconcurrency @MainActor open class NSPopUpButton: NSButton {
  open func addItem(withTitle title: String) {}
  open func addItems(withTitles titles: [String]) {}
  open func removeAllItems() {}
  open func selectItem(at index: Int) {}
  open var indexOfSelectedItem: Int { 0 }
  open var titleOfSelectedItem: String? { nil }
}
@preconcurrency @MainActor open class NSProgressIndicator: UIView {
  public enum Style: UInt, Sendable { case bar, spinning }
  open var style = Style.bar
  open var controlSize = NSControl.ControlSize.regular
  open var isDisplayedWhenStopped = true
  open var doubleValue = 0.0
  open var minValue = 0.0
  open var maxValue = 100.0
  open var isIndeterminate = true
  open func startAnimation(_ sender: Any?) {}
  open func stopAnimation(_ sender: Any?) {}
}
@preconcurrency @MainActor open class NSImageView: NSControl {
  open var image: NSImage?
  open var imageScaling = NSImageScaling.scaleProportionallyDown
  open var animates = false
  open var isEditable = false
  open var contentTintColor: NSColor?
  public convenience init(image: NSImage) {
    self.init(frame: .zero)
    self.image = image
  }
}
@preconcurrency @MainActor open class NSBox: UIView {}
@preconcurrency @MainActor open class NSClipView: UIView { open var documentView: NSView? }
@preconcurrency @MainActor open class NSScrollView: UIView {
  open var documentView: NSView?
  open var contentView = NSClipView(frame: .zero)
  open var hasVerticalScroller = false
  open var hasHorizontalScroller = false
  open var autohidesScrollers = false
  open var drawsBackground = true
  open var borderType = 0
}
@preconcurrency @MainActor open class NSText: UIView { open var string = "" }
@preconcurrency @MainActor public protocol NSTextViewDelegate: AnyObject {}
@preconcurrency @MainActor open class NSTextView: NSText {
  open weak var delegate: (any NSTextViewDelegate)?
  open var font: NSFont?
  open var textColor: NSColor?
  open var isEditable = true
  open var isSelectable = true
  open var isRichText = true
  open var drawsBackground = true
  open var textContainerInset = CGSize.zero
  open func selectedRange() -> NSRange { NSRange(location: 0, length: 0) }
}
@preconcurrency @MainActor public protocol NSTableViewDelegate: AnyObject {}
@preconcurrency @MainActor public protocol NSTableViewDataSource: AnyObject {}
@preconcurrency @MainActor open class NSTableView: NSControl {
  open weak var delegate: (any NSTableViewDelegate)?
  open weak var dataSource: (any NSTableViewDataSource)?
  open var selectedRow: Int { -1 }
  open var rowHeight: CGFloat = 17
  open var headerView: NSView?
  open func reloadData() {}
  open func addTableColumn(_ column: NSTableColumn) {}
}
@preconcurrency @MainActor open class NSOutlineView: NSTableView {}
@preconcurrency @MainActor open class NSTableColumn: NSObject {
  open var title = ""
  open var width: CGFloat = 100
  public init(identifier: String) {}
}
@preconcurrency @MainActor open class NSTableCellView: UIView {}
@preconcurrency @MainActor open class NSVisualEffectView: UIView {
  public enum Material: Int, Sendable {
    case titlebar = 3
    case selection = 4
    case menu = 5
    case popover = 6
    case sidebar = 7
    case headerView = 10
    case sheet, windowBackground, hudWindow
    case fullScreenUI = 15
    case toolTip = 17
    case contentBackground = 18
    case underWindowBackground = 21
    case underPageBackground = 22
  }
  public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
  public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }
  open var material = Material.windowBackground
  open var blendingMode = BlendingMode.behindWindow
  open var state = State.followsWindowActiveState
  open var isEmphasized = false
}
@preconcurrency @MainActor open class NSSplitView: UIView {}
@preconcurrency @MainActor open class NSTabView: UIView {}

extension UIView {
  /// Optional, as AppKit has it: `layer?.frame` and `if let layer` compile.
  public var layer: CALayer? { ownLayer }
  /// Always: every view has one here.
  public var wantsLayer: Bool {
    get { true }
    set {}
  }
  /// Its target is never called.
  public func displayLink(target: Any, selector: Selector) -> CADisplayLink {
    CADisplayLink(target: target, selector: selector)
  }
  public var canDrawSubviewsIntoLayer: Bool {
    get { false }
    set {}
  }
  public var alphaValue: CGFloat {
    get { alpha }
    set { alpha = newValue }
  }
  public var needsDisplay: Bool {
    get { false }
    set {}
  }
  public var needsLayout: Bool {
    get { false }
    set {}
  }
  public var toolTip: String? {
    get { nil }
    set {}
  }
}
