/// Text as TextKit keeps it. Nothing lays it out: views of a widget are SwiftUI's.
open class NSTextStorage: NSMutableAttributedString, @unchecked Sendable {
  public convenience init() { self.init(string: "") }
  open private(set) var layoutManagers: [NSLayoutManager] = []
  open func addLayoutManager(_ manager: NSLayoutManager) { layoutManagers.append(manager) }
  open func removeLayoutManager(_ manager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === manager }
  }
  public struct EditActions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editedAttributes = EditActions(rawValue: 1)
    public static let editedCharacters = EditActions(rawValue: 2)
  }
  /// Nothing is laid out: nobody is told.
  open func edited(_ actions: EditActions, range: NSRange, changeInLength delta: Int) {}
  open func processEditing() {}
}
public protocol NSLayoutManagerDelegate: NSObjectProtocol {}
open class NSLayoutManager: NSObject, @unchecked Sendable {
  open private(set) var textContainers: [NSTextContainer] = []
  open weak var textStorage: NSTextStorage?
  open weak var delegate: (any NSLayoutManagerDelegate)?
  open var usesFontLeading = true
  public override init() {}
  open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
  open func removeTextContainer(at index: Int) { textContainers.remove(at: index) }
  open func ensureLayout(for container: NSTextContainer) {}
  open func usedRect(for container: NSTextContainer) -> CGRect { .zero }
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: 0)
  }
  open func boundingRect(forGlyphRange range: NSRange, in container: NSTextContainer) -> CGRect {
    .zero
  }
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints fraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { 0 }
  open func drawGlyphs(forGlyphRange range: NSRange, at origin: CGPoint) {}
  open func drawBackground(forGlyphRange range: NSRange, at origin: CGPoint) {}
  open func characterRange(
    forGlyphRange range: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange { range }
  open func glyphRange(
    forCharacterRange range: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange { range }
  open func glyphIndexForCharacter(at index: Int) -> Int { index }
  open func characterIndexForGlyph(at index: Int) -> Int { index }
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { 0 }
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph fraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { 0 }
  open func lineFragmentRect(
    forGlyphAt index: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect { .zero }
  open func lineFragmentUsedRect(
    forGlyphAt index: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect { .zero }
  open func textContainer(
    forGlyphAt index: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> NSTextContainer? { textContainers.first }
  /// Calls for no line, since nothing is laid out.
  open func enumerateLineFragments(
    forGlyphRange range: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}
open class NSTextContainer: NSObject, @unchecked Sendable {
  open var size: CGSize
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var widthTracksTextView = false
  open var exclusionPaths: [UIBezierPath] = []
  public init(size: CGSize) { self.size = size }
  public override init() { size = .zero }
}
open class NSTextTab: NSObject, @unchecked Sendable {
  public let location: CGFloat
  public let alignment: NSTextAlignment
  public let options: [OptionKey: Any]
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }
  public init(
    textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]
  ) { (self.alignment, self.location, self.options) = (alignment, location, options) }
}
/// Knows no language: every word is right.
@preconcurrency @MainActor open class UITextChecker: NSObject {
  open class var availableLanguages: [String] { [] }
  open class func learnWord(_ word: String) {}
  open class func unlearnWord(_ word: String) {}
  open class func hasLearnedWord(_ word: String) -> Bool { false }
  open func rangeOfMisspelledWord(
    in text: String, range: NSRange, startingAt start: Int, wrap: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  open func guesses(forWordRange range: NSRange, in text: String, language: String) -> [String]? {
    nil
  }
}
open class UITextPosition: NSObject, @unchecked Sendable {}
open class UITextRange: NSObject, @unchecked Sendable {
  open var isEmpty: Bool { true }
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
}
extension UITextField {
  /// Nothing is ever selected.
  public var selectedTextRange: UITextRange? {
    get { nil }
    set {}
  }
  public var beginningOfDocument: UITextPosition { UITextPosition() }
  public var endOfDocument: UITextPosition { UITextPosition() }
}
extension UITextView {
  /// Nothing is ever selected.
  public var selectedTextRange: UITextRange? {
    get { nil }
    set {}
  }
  public var beginningOfDocument: UITextPosition { UITextPosition() }
  public var endOfDocument: UITextPosition { UITextPosition() }
  public func scrollRangeToVisible(_ range: NSRange) {}
}

/// Letters of sections, in the order of the Latin alphabet.
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject {
  open class func current() -> UILocalizedIndexedCollation { UILocalizedIndexedCollation() }
  open var sectionTitles: [String] {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) } + ["#"]
  }
}
