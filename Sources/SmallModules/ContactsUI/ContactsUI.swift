@_exported public import Contacts
@_exported public import UIKit

// Sheets of people, which a widget cannot show.

@preconcurrency @MainActor public protocol CNContactPickerDelegate: AnyObject {}
@preconcurrency @MainActor open class CNContactPickerViewController: UIViewController {
  open weak var delegate: (any CNContactPickerDelegate)?
  open var displayedPropertyKeys: [String]?
}
@preconcurrency @MainActor open class CNContactViewController: UIViewController {
  public convenience init(for contact: CNContact) { self.init() }
  public convenience init(forNewContact contact: CNContact?) { self.init() }
}
