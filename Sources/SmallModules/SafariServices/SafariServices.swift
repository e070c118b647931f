@_exported public import UIKit

// Browsing inside an app. Inert: a widget opens nothing.

@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
  public struct Configuration: Sendable {
    public var entersReaderIfAvailable = false
    public var barCollapsingEnabled = true
    public init() {}
  }
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  public init(url: URL) { super.init(nibName: nil, bundle: nil) }
  public init(url: URL, configuration: Configuration) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }
}
open class SFContentBlockerManager: NSObject, @unchecked Sendable {
  open class func reloadContentBlocker(
    withIdentifier identifier: String, completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
}
