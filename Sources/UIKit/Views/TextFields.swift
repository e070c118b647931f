/// Fields of text, which a widget cannot show.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {}
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  var selectedTextRange: UITextRange? { get set }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
}
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool
}
extension UITextFieldDelegate {
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool { true }
}
@preconcurrency @MainActor open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  open var text: String?
  open var attributedText: NSAttributedString?
  open var placeholder: String?
  open var attributedPlaceholder: NSAttributedString?
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var clearButtonMode = ViewMode.never
  open var leftViewMode = ViewMode.never
  open var rightViewMode = ViewMode.never
  open var leftView: UIView?
  open var rightView: UIView?
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var textContentType: UITextContentType!
  open var isSecureTextEntry = false
  open var isEditing: Bool { false }
  open weak var delegate: (any UITextFieldDelegate)?
  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  open var enablesReturnKeyAutomatically = false
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var background: UIImage?
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  open var hasText: Bool { text?.isEmpty == false }
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  open func deleteBackward() { text = text.map { String($0.dropLast()) } }
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
}
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewDidChange(_ textView: UITextView)
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
}
extension UITextViewDelegate {
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
}
@preconcurrency @MainActor open class UITextView: UIScrollView {
  open var text: String! = ""
  open var attributedText: NSAttributedString!
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocorrectionType = UITextAutocorrectionType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var selectedRange = NSRange(location: 0, length: 0)
  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  public let textContainer: NSTextContainer
  public let layoutManager = NSLayoutManager()
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer(size: .zero)
    super.init(frame: frame)
  }
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  public required init?(coder: NSCoder) { nil }
  public let textStorage = NSTextStorage(string: "")
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var adjustsFontForContentSizeCategory = false
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var textContentType: UITextContentType!
  open var hasText: Bool { !text.isEmpty }
  open func insertText(_ text: String) { self.text += text }
  open func deleteBackward() { text = String(text.dropLast()) }
}
extension UITextField: UITextInput {}
extension UITextView: UITextInput {}
/// The field of a search bar, with what has been chosen as pieces before its text.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  open var tokens: [UISearchToken] = []
  open var tokenBackgroundColor: UIColor!
  open var allowsDeletingTokens = true
  open var allowsCopyingTokens = true
  open func insertToken(_ token: UISearchToken, at index: Int) { tokens.insert(token, at: index) }
  open func removeToken(at index: Int) { tokens.remove(at: index) }
}
@preconcurrency @MainActor open class UISearchToken: NSObject {
  open var representedObject: Any?
  public init(icon: UIImage?, text: String) {}
}
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {}
@preconcurrency @MainActor open class UISearchBar: UIView {
  open var text: String?
  open var placeholder: String?
  open var barTintColor: UIColor?
  open var showsCancelButton = false
  open weak var delegate: (any UISearchBarDelegate)?
  public let searchTextField = UISearchTextField(frame: .zero)
}
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}
@preconcurrency @MainActor open class UISearchController: UIViewController {
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  public let searchBar = UISearchBar(frame: .zero)
  open var isActive = false
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  public convenience init(searchResultsController: UIViewController?) { self.init() }
}
