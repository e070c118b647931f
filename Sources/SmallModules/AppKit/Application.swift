public import SwiftUI

// AppKit's app, windows, menus and events, as names: a widget has none.

@preconcurrency @MainActor public protocol NSApplicationDelegate: AnyObject {
  func applicationDidFinishLaunching(_ notification: Notification)
  func applicationWillTerminate(_ notification: Notification)
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
}
extension NSApplicationDelegate {
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  public func applicationWillTerminate(_ notification: Notification) {}
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
    false
  }
}
extension UIApplication {
  public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }
  @discardableResult public func setActivationPolicy(_ policy: ActivationPolicy) -> Bool { false }
  public func activate(ignoringOtherApps flag: Bool) {}
  public func activate() {}
  public func terminate(_ sender: Any?) {}
  public var isActive: Bool { false }
  public var mainWindow: NSWindow? { nil }
  public var effectiveAppearance: NSAppearance { NSAppearance() }
}
open class NSAppearance: NSObject, @unchecked Sendable {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
    public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
  }
  private let own: Name?
  public override init() { own = nil }
  public convenience init?(named name: Name) { self.init(name) }
  init(_ name: Name) { own = name }
  /// What the widget is drawn in, where it was not made by its name.
  open var name: Name {
    own ?? (UITraitCollection.current.userInterfaceStyle == .dark ? .darkAqua : .aqua)
  }
  open var allowsVibrancy: Bool { name == .vibrantDark || name == .vibrantLight }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSAppearance)?.name == name
  }
  open override var hash: Int { name.hashValue }
  open func bestMatch(from names: [Name]) -> Name? { names.contains(name) ? name : names.first }
  open class func currentDrawing() -> NSAppearance { NSAppearance() }
  open class var current: NSAppearance! { NSAppearance() }
  open func performAsCurrentDrawingAppearance(_ block: () -> Void) { block() }
}

open class NSEvent: NSObject, @unchecked Sendable {
  public struct ModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    public static let control = ModifierFlags(rawValue: 1 << 18)
    public static let option = ModifierFlags(rawValue: 1 << 19)
    public static let command = ModifierFlags(rawValue: 1 << 20)
    public static let function = ModifierFlags(rawValue: 1 << 23)
    public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xffff_0000)
  }
  public struct EventTypeMask: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let leftMouseDown = EventTypeMask(rawValue: 1 << 1)
    public static let mouseMoved = EventTypeMask(rawValue: 1 << 5)
    public static let keyDown = EventTypeMask(rawValue: 1 << 10)
    public static let keyUp = EventTypeMask(rawValue: 1 << 11)
    public static let flagsChanged = EventTypeMask(rawValue: 1 << 12)
    public static let scrollWheel = EventTypeMask(rawValue: 1 << 22)
    public static let any = EventTypeMask(rawValue: .max)
  }
  open class var modifierFlags: ModifierFlags { [] }
  open var modifierFlags: ModifierFlags { [] }
  open var keyCode: UInt16 { 0 }
  open var characters: String? { nil }
  open var charactersIgnoringModifiers: String? { nil }
  open var locationInWindow: CGPoint { .zero }
  open class var mouseLocation: CGPoint { .zero }
  open class func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler: @escaping (NSEvent) -> NSEvent?
  ) -> Any? { nil }
  open class func addGlobalMonitorForEvents(
    matching mask: EventTypeMask, handler: @escaping (NSEvent) -> Void
  ) -> Any? { nil }
  open class func removeMonitor(_ monitor: Any) {}
}

@preconcurrency @MainActor open class NSMenuItem: NSObject {
  open var title = ""
  open var image: NSImage?
  open var isEnabled = true
  open var isHidden = false
  open var state = NSControl.StateValue.off
  open var submenu: NSMenu?
  open internal(set) weak var menu: NSMenu?
  open var attributedTitle: NSAttributedString?
  open var toolTip: String?
  open var indentationLevel = 0
  open var isAlternate = false
  open var view: NSView?
  open var keyEquivalent = ""
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = [.command]
  open weak var target: AnyObject?
  open var action: Selector?
  open var representedObject: Any?
  open var tag = 0
  public override init() {}
  public convenience init(title: String, action: Selector?, keyEquivalent: String) {
    self.init()
    (self.title, self.action, self.keyEquivalent) = (title, action, keyEquivalent)
  }
  open class func separator() -> NSMenuItem { NSMenuItem() }
}
@preconcurrency @MainActor public protocol NSMenuDelegate: AnyObject {}
@preconcurrency @MainActor open class NSMenu: NSObject {
  open var title = ""
  open var items: [NSMenuItem] = []
  open weak var delegate: (any NSMenuDelegate)?
  open var autoenablesItems = true
  public override init() {}
  public convenience init(title: String) {
    self.init()
    self.title = title
  }
  open func addItem(_ item: NSMenuItem) { insertItem(item, at: items.count) }
  @discardableResult
  open func addItem(withTitle title: String, action: Selector?, keyEquivalent key: String)
    -> NSMenuItem
  {
    let item = NSMenuItem(title: title, action: action, keyEquivalent: key)
    addItem(item)
    return item
  }
  open func insertItem(_ item: NSMenuItem, at index: Int) {
    items.insert(item, at: max(0, min(index, items.count)))
    item.menu = self
  }
  open func removeItem(_ item: NSMenuItem) {
    if let index = items.firstIndex(where: { $0 === item }) { removeItem(at: index) }
  }
  open func removeItem(at index: Int) { items.remove(at: index).menu = nil }
  open func removeAllItems() {
    for item in items { item.menu = nil }
    items = []
  }
  open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
  open func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }
  open func item(at index: Int) -> NSMenuItem? {
    items.indices.contains(index) ? items[index] : nil
  }
  open var numberOfItems: Int { items.count }
  /// −1 where it is none of them.
  open func index(of item: NSMenuItem) -> Int { items.firstIndex { $0 === item } ?? -1 }
  /// Inert: nobody sees it.
  open func performActionForItem(at index: Int) {}
  open func update() {}
  @discardableResult
  open func popUp(positioning item: NSMenuItem?, at location: CGPoint, in view: NSView?) -> Bool {
    false
  }
  open class func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView) {}
}
@preconcurrency @MainActor open class NSStatusItem: NSObject {
  public static let variableLength: CGFloat = -1
  public static let squareLength: CGFloat = -2
  open var button: NSStatusBarButton? { nil }
  open var menu: NSMenu?
  open var length: CGFloat = 0
  open var isVisible = false
}
@preconcurrency @MainActor open class NSStatusBar: NSObject {
  public static let system = NSStatusBar()
  open func statusItem(withLength length: CGFloat) -> NSStatusItem { NSStatusItem() }
  open func removeStatusItem(_ item: NSStatusItem) {}
}
@preconcurrency @MainActor open class NSAlert: NSObject {
  public enum Style: UInt, Sendable { case warning, informational, critical }
  open var messageText = ""
  open var informativeText = ""
  open var alertStyle = Style.warning
  open var icon: NSImage?
  public override init() {}
  @discardableResult open func addButton(withTitle title: String) -> NSButton {
    NSButton(frame: .zero)
  }
  /// Nobody answers.
  @discardableResult open func runModal() -> NSModalResponse { .abort }
}
public struct NSModalResponse: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let OK = NSModalResponse(rawValue: 1)
  public static let cancel = NSModalResponse(rawValue: 0)
  public static let abort = NSModalResponse(rawValue: -1001)
  public static let alertFirstButtonReturn = NSModalResponse(rawValue: 1000)
  public static let alertSecondButtonReturn = NSModalResponse(rawValue: 1001)
}
@preconcurrency @MainActor open class NSSavePanel: UIWindow {
  open var url: URL? { nil }
  open var nameFieldStringValue = ""
  open var canCreateDirectories = true
  open var message: String! = ""
  open var prompt: String! = ""
  @discardableResult open func runModal() -> NSModalResponse { .cancel }
  open func begin(completionHandler: @escaping (NSModalResponse) -> Void) {
    completionHandler(.cancel)
  }
}
@preconcurrency @MainActor open class NSOpenPanel: NSSavePanel {
  open var urls: [URL] { [] }
  open var canChooseFiles = true
  open var canChooseDirectories = false
  open var allowsMultipleSelection = false
}
@preconcurrency @MainActor open class NSPanel: UIWindow {}
@preconcurrency @MainActor open class NSPopover: NSObject {
  public enum Behavior: Int, Sendable { case applicationDefined, transient, semitransient }
  open var contentViewController: NSViewController?
  open var contentSize = CGSize.zero
  open var behavior = Behavior.applicationDefined
  open var isShown: Bool { false }
  public override init() {}
  open func performClose(_ sender: Any?) {}
}
@preconcurrency @MainActor open class NSWindowController: UIResponder {
  open var window: NSWindow?
  open func showWindow(_ sender: Any?) {}
}
@preconcurrency @MainActor public protocol NSWindowDelegate: AnyObject {}
/// Another app on the Mac. Of all of them the one that the widget belongs to runs: without it most widgets only
/// ask for it to be opened.
open class NSRunningApplication: NSObject, @unchecked Sendable {
  open var bundleIdentifier: String?
  open var localizedName: String? { nil }
  /// The widget's app. An extension's identifier is its app's and one part more.
  static var app: NSRunningApplication? {
    let parts = Bundle.main.bundleIdentifier?.split(separator: ".") ?? []
    guard parts.count > 2 else { return nil }
    let app = NSRunningApplication()
    app.bundleIdentifier = parts.dropLast().joined(separator: ".")
    return app
  }
  open var icon: NSImage? { nil }
  open var bundleURL: URL? { nil }
  open var executableURL: URL? { nil }
  open var processIdentifier: Int32 { -1 }
  open var isActive: Bool { false }
  open var isHidden: Bool { false }
  open var isTerminated: Bool { bundleIdentifier == nil }
  open var activationPolicy: UIApplication.ActivationPolicy { .prohibited }
  public struct ActivationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let activateAllWindows = ActivationOptions(rawValue: 1)
    public static let activateIgnoringOtherApps = ActivationOptions(rawValue: 2)
  }
  @discardableResult open func activate(options: ActivationOptions = []) -> Bool { false }
  @discardableResult open func terminate() -> Bool { false }
  @discardableResult open func forceTerminate() -> Bool { false }
  @discardableResult open func hide() -> Bool { false }
  open class var current: NSRunningApplication { NSRunningApplication() }
  open class func runningApplications(withBundleIdentifier id: String) -> [NSRunningApplication] {
    [app].compactMap(\.self).filter { $0.bundleIdentifier == id }
  }
}
open class NSCursor: NSObject, @unchecked Sendable {
  public static let arrow = NSCursor()
  public static let pointingHand = NSCursor()
  open func push() {}
  open func set() {}
  open class func pop() {}
}
open class NSSound: NSObject, @unchecked Sendable {
  public typealias Name = String
  public convenience init?(named name: Name) { nil }
  @discardableResult open func play() -> Bool { false }
}
public func NSBeep() {}
@preconcurrency @MainActor open class NSHapticFeedbackManager: NSObject {}
@preconcurrency @MainActor open class NSToolbar: NSObject { public init(identifier: String) {} }
@preconcurrency @MainActor open class NSToolbarItem: NSObject {}
@preconcurrency @MainActor open class NSSharingService: NSObject {}
@preconcurrency @MainActor open class NSSharingServicePicker: NSObject {
  public init(items: [Any]) {}
}
public typealias NSHostingView = _UIHostingView
public typealias NSHostingController = UIHostingController

extension UIWindow {
  /// Pixels per point.
  public var backingScaleFactor: CGFloat { UIScreen.main.scale }
}
