import VitrineDrawing
import VitrineText

// CoreText's names. UIKit and SwiftUI show them too: widgets register fonts without importing CoreText.

public typealias CTFont = UIFont
public typealias CTFontDescriptor = UIFontDescriptor
public enum CTFontManagerScope: UInt32, Sendable {
  case none, process, persistent, session
  public static let user = CTFontManagerScope.persistent
}

/// Why a font is not registered.
public enum CTFontManagerError: Int, Error, Sendable {
  case fileNotFound = 101
  case insufficientPermissions = 102
  case unrecognizedFormat = 103
  case invalidFontData = 104
  case alreadyRegistered = 105
  case exceededResourceLimit = 106
  case notRegistered = 201
}

public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

/// Makes the faces of a font file known to all texts that are set from then on. False, with an error,
/// for a file that cannot be read, is no font, or is known already.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ url: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  answer(register(url), error)
}

/// The same for several files; true where all were registered.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
  _ urls: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<Unmanaged<NSArray>?>?
) -> Bool {
  urls.compactMap { $0 as? URL }.reduce(true) { register($1) == nil && $0 }
}

/// The same, telling the handler of what failed.
public func CTFontManagerRegisterFontURLs(
  _ urls: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ handler: ((CFArray, Bool) -> Bool)?
) {
  _ = handler?(urls.compactMap { ($0 as? URL).flatMap(register) }, true)
}

@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ url: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  answer(unregister(try? FontLibrary.encoded(path: url.path)), error)
}

/// Makes a font known that is in memory.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  answer(register(font.encoded), error)
}

@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  answer(unregister(font.encoded), error)
}

/// Descriptors of the faces in a font file, registered or not.
public func CTFontManagerCreateFontDescriptorsFromURL(_ url: CFURL) -> CFArray? {
  guard let font = try? FontLibrary.encoded(path: url.path),
    let names = FontLibrary.names(of: font)
  else { return nil }
  return [UIFontDescriptor(name: names.postScript, size: 0)]
}

public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
  UIFont.familyNames.flatMap { UIFont.fontNames(forFamilyName: $0) }
}
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { UIFont.familyNames }

/// A font by its name, the system font where nobody has it.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
}
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  UIFont(descriptor: descriptor, size: size)
}

public struct CTFontOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// No font is registered for the sake of a name in any case.
  public static let preventAutoActivation = CTFontOptions(rawValue: 1)
  public static let preventAutoDownload = CTFontOptions(rawValue: 2)
  public static let preferSystemFont = CTFontOptions(rawValue: 4)
}
public func CTFontCreateWithFontDescriptorAndOptions(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ options: CTFontOptions
) -> CTFont {
  UIFont(descriptor: descriptor, size: size)
}
public func CTFontCreateWithNameAndOptions(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ options: CTFontOptions
) -> CTFont {
  CTFontCreateWithName(name, size, matrix)
}
public func CTFontDescriptorCreateWithNameAndSize(
  _ name: CFString, _ size: CGFloat
) -> CTFontDescriptor {
  UIFontDescriptor(name: name, size: size)
}
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Below the baseline, positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }

// MARK: What they share

private func answer(
  _ failure: NSError?, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let failure else { return true }
  error?.pointee = Unmanaged.passRetained(failure)
  return false
}

private func failure(_ code: CTFontManagerError, _ reason: String) -> NSError {
  NSError(
    domain: kCTFontManagerErrorDomain, code: code.rawValue,
    userInfo: [NSLocalizedDescriptionKey: reason])
}

private func register(_ url: URL) -> NSError? {
  do {
    return register(try FontLibrary.encoded(path: url.path))
  } catch {
    return failure(.fileNotFound, "\(error)")
  }
}

private func register(_ font: EncodedFont) -> NSError? {
  let library = WidgetFonts.library
  guard library.encoded(FontID(hashing: font.bytes)) == nil else {
    return failure(.alreadyRegistered, "font \(font.name) is registered already")
  }
  do {
    try library.register(font)
    return nil
  } catch {
    return failure(.invalidFontData, "\(error)")
  }
}

private func unregister(_ font: EncodedFont?) -> NSError? {
  guard let font, WidgetFonts.library.unregister(font) else {
    return failure(.notRegistered, "the font is not registered")
  }
  return nil
}
// Lines of Core Text: measured and drawn on a baseline.

/// One line of text.
open class CTLine: NSObject, @unchecked Sendable {
  let text: DrawnText
  let length: Int
  init(_ string: NSAttributedString) {
    text = DrawnText(string, width: nil, wraps: false)
    length = string.length
  }
  fileprivate var baseline: Double { text.layout.lines.first?.baseline ?? 0 }
}

public struct CTLineBoundsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1)
  public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 2)
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 4)
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 8)
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 16)
}

public func CTLineCreateWithAttributedString(_ string: CFAttributedString) -> CTLine {
  CTLine(string)
}

/// The line's width.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = CGFloat(line.baseline)
  descent?.pointee = line.text.size.height - CGFloat(line.baseline)
  leading?.pointee = 0
  return Double(line.text.size.width)
}

/// From the start of the baseline, y up. Bounds of glyphs are those of the line.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  let size = line.text.size
  return CGRect(
    x: 0, y: CGFloat(line.baseline) - size.height, width: size.width, height: size.height)
}
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  let box = CTLineGetBoundsWithOptions(line, [])
  let start = context?.textPosition ?? .zero
  return box.offsetBy(dx: start.x, dy: start.y)
}
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
  CFRange(location: 0, length: line.length)
}
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
  line.text.layout.lines.reduce(0) { $0 + $1.runs.reduce(0) { $0 + $1.glyphs.count } }
}

/// On the baseline from the context's text position, which is at the line's end afterward.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  let list = DisplayList(line.text.operations(at: Point(0, -line.baseline)))
  // Glyphs hang down from their baseline in a display list, and stand up from it in Core Text.
  let map = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    .concatenating(context.textMatrix).concatenating(context.ctm)
  context.record(.group(EffectGroup(.transform(map.drawing), list)))
  context.textPosition.x += line.text.size.width
}
