@_exported public import UIKit

// Web use that is limited, as names.

@preconcurrency @MainActor open class STWebpageController: UIViewController {
  open var url: URL?
  open var suppressUsageRecording = false
}
