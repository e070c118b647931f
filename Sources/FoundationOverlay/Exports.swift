// `import Foundation` on Apple's platforms brings networking and XML along; on Linux they are
// modules of their own. Every widget file imports this module implicitly, so files that name only
// Foundation see all three.
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import FoundationXML
