@_exported public import Intents
@_exported public import UIKit

// Siri's sheets, which a widget cannot show.

@preconcurrency @MainActor public protocol INUIAddVoiceShortcutViewControllerDelegate: AnyObject {}
@preconcurrency @MainActor public protocol INUIEditVoiceShortcutViewControllerDelegate: AnyObject {}
@preconcurrency @MainActor open class INUIAddVoiceShortcutViewController: UIViewController {
  open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
  public convenience init(shortcut: INShortcut) { self.init() }
}
public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
  case white, whiteOutline, black, blackOutline, automatic, automaticOutline
}
@preconcurrency @MainActor open class INUIAddVoiceShortcutButton: UIButton {
  open var shortcut: INShortcut?
  public convenience init(style: INUIAddVoiceShortcutButtonStyle) { self.init(frame: .zero) }
}
