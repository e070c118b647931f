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
public func CTFontDescriptorCreateWithNameAndSize(
  _ name: CFString, _ size: CGFloat
) -> CTFontDescriptor {
  UIFontDescriptor(name: name, size: size)
}
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }

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
