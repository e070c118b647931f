// `import Foundation` on Apple's platforms brings networking along; on Linux it is its own module.
// Every widget file imports this module implicitly, so files that name only Foundation see both.
@_exported public import Foundation
@_exported public import FoundationNetworking
