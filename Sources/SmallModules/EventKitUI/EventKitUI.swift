@_exported public import EventKit
@_exported public import UIKit

// Sheets of events, which a widget cannot show.

public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }
@preconcurrency @MainActor public protocol EKEventEditViewDelegate: AnyObject {
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}
@preconcurrency @MainActor open class EKEventEditViewController: UINavigationController {
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  open var eventStore: EKEventStore! = EKEventStore()
  open var event: EKEvent?
}
@preconcurrency @MainActor open class EKEventViewController: UIViewController {
  open var event: EKEvent!
  open var allowsEditing = false
}
