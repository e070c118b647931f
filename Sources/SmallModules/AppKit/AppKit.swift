@_exported public import CoreVideo
public import SwiftUI
@_exported public import UIKit

// AppKit's names for colors, pictures and fonts. They are UIKit's classes under other names, which
// have the members that both share; the members that only AppKit has are added here.

public typealias NSColor = UIColor
public typealias NSImage = UIImage
public typealias NSFont = UIFont
public typealias NSBezierPath = UIBezierPath
public typealias NSFontDescriptor = UIFontDescriptor
public typealias NSEdgeInsets = UIEdgeInsets
public typealias NSScreen = UIScreen
public typealias NSApplication = UIApplication
public typealias NSView = UIView
public typealias NSViewController = UIViewController
public typealias NSWindow = UIWindow
public typealias NSPasteboard = UIPasteboard

/// The app. Inert in a widget.
@preconcurrency @MainActor public var NSApp: NSApplication! { .shared }

/// Gives an app its delegate. No app runs beside a widget, so nothing ever reads it.
@propertyWrapper @MainActor @preconcurrency
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate> {
  public var wrappedValue: DelegateType { fatalError("a widget has no application delegate") }
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}

extension UIScreen {
  public var frame: CGRect { bounds }
  /// Below the menu bar (24 points; estimate).
  public var visibleFrame: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - 24))
  }
  public var backingScaleFactor: CGFloat { scale }
  public var localizedName: String { "Built-in Display" }
}

extension Color {
  public init(nsColor: NSColor) { self.init(uiColor: nsColor) }
}

extension Image {
  public init(nsImage: NSImage) { self.init(uiImage: nsImage) }
}

extension UIColor {
  public convenience init(
    srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }
  public convenience init(
    calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }
  public convenience init(
    deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }
  public convenience init(
    calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) { self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha) }
  public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }

  public typealias Name = String
  /// The closure is asked anew for each appearance.
  public convenience init(
    name colorName: Name?, dynamicProvider: @escaping (NSAppearance) -> UIColor
  ) {
    self.init(dynamicProvider: { traits in
      dynamicProvider(NSAppearance(traits.userInterfaceStyle == .dark ? .darkAqua : .aqua))
    })
  }

  // Values from facts/colors.json, macOS (a dump of AppKit before 26).
  private static func pair(_ light: UIColor, _ dark: UIColor) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }
  public class var labelColor: UIColor {
    pair(UIColor(white: 0, alpha: 0.85), UIColor(white: 1, alpha: 0.85))
  }
  public class var secondaryLabelColor: UIColor {
    pair(UIColor(white: 0, alpha: 0.5), UIColor(white: 1, alpha: 0.55))
  }
  public class var tertiaryLabelColor: UIColor {
    pair(UIColor(white: 0, alpha: 0.26), UIColor(white: 1, alpha: 0.25))
  }
  public class var quaternaryLabelColor: UIColor {
    pair(UIColor(white: 0, alpha: 0.1), UIColor(white: 1, alpha: 0.1))
  }
  public class var textColor: UIColor { pair(.black, .white) }
  public class var textBackgroundColor: UIColor {
    pair(.white, UIColor(white: 30.0 / 255, alpha: 1))
  }
  public class var windowBackgroundColor: UIColor {
    pair(UIColor(white: 236.0 / 255, alpha: 1), UIColor(white: 50.0 / 255, alpha: 1))
  }
  public class var controlBackgroundColor: UIColor { textBackgroundColor }
  public class var underPageBackgroundColor: UIColor { windowBackgroundColor }
  public class var controlAccentColor: UIColor { .systemBlue }
  public class var controlColor: UIColor { pair(.white, UIColor(white: 1, alpha: 0.25)) }
  public class var separatorColor: UIColor {
    pair(UIColor(white: 0, alpha: 0.1), UIColor(white: 1, alpha: 0.1))
  }
  public class var headerTextColor: UIColor { labelColor }
  public class var controlTextColor: UIColor { labelColor }
  public class var disabledControlTextColor: UIColor { tertiaryLabelColor }
  public class var selectedTextColor: UIColor { textColor }
  public class var selectedTextBackgroundColor: UIColor {
    controlAccentColor.withAlphaComponent(0.3)
  }
  public class var selectedContentBackgroundColor: UIColor { controlAccentColor }
  public class var unemphasizedSelectedContentBackgroundColor: UIColor { separatorColor }
  public class var selectedControlColor: UIColor { selectedTextBackgroundColor }
  public class var gridColor: UIColor { separatorColor }
  public class var alternatingContentBackgroundColors: [UIColor] {
    [controlBackgroundColor, separatorColor.withAlphaComponent(0.05)]
  }
  public class var shadowColor: UIColor { .black }
  public class var highlightColor: UIColor { .white }
  public class var linkColor: UIColor { .link }
  public class var placeholderTextColor: UIColor { tertiaryLabelColor }

  /// Components are sRGB already.
  public func usingColorSpace(_ space: NSColorSpace) -> UIColor? {
    resolvedColor(with: .current)
  }
  private var parts: (CGFloat, CGFloat, CGFloat, CGFloat) {
    var value: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&value.0, green: &value.1, blue: &value.2, alpha: &value.3)
    return value
  }
  public var redComponent: CGFloat { parts.0 }
  public var greenComponent: CGFloat { parts.1 }
  public var blueComponent: CGFloat { parts.2 }
  public var alphaComponent: CGFloat { parts.3 }
  private var hsb: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    var value: (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    getHue(&value.0, saturation: &value.1, brightness: &value.2, alpha: nil)
    return value
  }
  public var hueComponent: CGFloat { hsb.hue }
  public var saturationComponent: CGFloat { hsb.saturation }
  public var brightnessComponent: CGFloat { hsb.brightness }
  public var whiteComponent: CGFloat {
    var white: CGFloat = 0
    getWhite(&white, alpha: nil)
    return white
  }
  public func blended(withFraction fraction: CGFloat, of other: UIColor) -> UIColor? {
    let (a, b) = (parts, other.parts)
    func mix(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x + (y - x) * fraction }
    return UIColor(
      red: mix(a.0, b.0), green: mix(a.1, b.1), blue: mix(a.2, b.2), alpha: mix(a.3, b.3))
  }
}

public struct NSColorSpace: Hashable, Sendable {
  let name: String
  public static let sRGB = NSColorSpace(name: "sRGB")
  public static let extendedSRGB = NSColorSpace(name: "extendedSRGB")
  public static let deviceRGB = NSColorSpace(name: "deviceRGB")
  public static let genericRGB = NSColorSpace(name: "genericRGB")
  public static let displayP3 = NSColorSpace(name: "displayP3")
}

extension UIImage {
  public typealias Name = String
  /// Read at once; empty where there is no picture.
  public convenience init(byReferencing url: URL) {
    if let image = UIImage(contentsOfFile: url.path)?.cgImage {
      self.init(cgImage: image)
    } else {
      self.init()
    }
  }
  public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
    self.init(systemName: name)
  }
  public convenience init?(contentsOf url: URL) { self.init(contentsOfFile: url.path) }
  public var tiffRepresentation: Data? { pngData() }
  /// Pixels per point of a layer with this picture: the screen's, as a picture of any scale is drawn for it.
  public func recommendedLayerContentsScale(_ preferred: CGFloat) -> CGFloat {
    preferred > 0 ? preferred : scale
  }
  public func layerContents(forContentsScale scale: CGFloat) -> Any { cgImage ?? self }
  public var isTemplate: Bool {
    get { renderingMode == .alwaysTemplate }
    set { state.rendering = newValue ? .alwaysTemplate : .automatic }
  }
  public func cgImage(
    forProposedRect rect: UnsafeMutablePointer<CGRect>?, context: Any?, hints: [AnyHashable: Any]?
  ) -> CGImage? { cgImage }
}

/// Opens files and addresses. Inert: a widget opens nothing by itself.
open class NSWorkspace: NSObject, @unchecked Sendable {
  public static let shared = NSWorkspace()
  @discardableResult open func open(_ url: URL) -> Bool { false }
  open func open(
    _ url: URL, configuration: OpenConfiguration,
    completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, nil) }
  open func open(
    _ urls: [URL], withApplicationAt applicationURL: URL, configuration: OpenConfiguration,
    completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, nil) }
  @discardableResult open func selectFile(
    _ path: String?, inFileViewerRootedAtPath root: String
  ) -> Bool { false }
  open func activateFileViewerSelecting(_ urls: [URL]) {}
  open var accessibilityDisplayShouldReduceMotion: Bool { false }
  open var runningApplications: [NSRunningApplication] {
    [NSRunningApplication.app].compactMap(\.self)
  }
  open var frontmostApplication: NSRunningApplication? { nil }
  open var menuBarOwningApplication: NSRunningApplication? { nil }
  open var notificationCenter: NotificationCenter { .default }
  open func icon(forFile path: String) -> NSImage { NSImage(systemName: "doc") ?? NSImage() }
  open func icon(for type: UTType) -> NSImage { NSImage(systemName: "doc") ?? NSImage() }
  open func urlForApplication(withBundleIdentifier id: String) -> URL? { nil }
  open func urlForApplication(toOpen url: URL) -> URL? { nil }
  open func desktopImageURL(for screen: NSScreen) -> URL? { nil }
  open func openApplication(
    at url: URL, configuration: OpenConfiguration,
    completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, nil) }
  public static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
  public static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")
  public static let screensDidSleepNotification = Notification.Name(
    "NSWorkspaceScreensDidSleepNotification")
  public static let screensDidWakeNotification = Notification.Name(
    "NSWorkspaceScreensDidWakeNotification")
  public static let didActivateApplicationNotification = Notification.Name(
    "NSWorkspaceDidActivateApplicationNotification")
  public static let didLaunchApplicationNotification = Notification.Name(
    "NSWorkspaceDidLaunchApplicationNotification")
  public static let didTerminateApplicationNotification = Notification.Name(
    "NSWorkspaceDidTerminateApplicationNotification")
  open class OpenConfiguration: NSObject, @unchecked Sendable {
    open var activates = true
    open var arguments: [String] = []
    public override init() {}
  }
}
