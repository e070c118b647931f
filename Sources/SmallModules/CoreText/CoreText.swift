// The names themselves are UIKit's, which shows them to those that do not import this module.
@_exported public import UIKit
