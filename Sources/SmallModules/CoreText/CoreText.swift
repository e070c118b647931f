@_exported public import UIKit

public typealias CTFont = UIFont
public enum CTFontManagerScope: UInt32, Sendable { case none, process, persistent, session }

/// True: fonts of the widget's resources are known already.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ url: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: Any, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }
