// `ColorResource` and `ImageResource` belong to this module on Apple's platforms; UIKit has them
// here, because it reads the catalogues. The preview types stand in SwiftUI, which needs them.
@_exported public import UIKit
@_exported public import struct SwiftUI.Preview
@_exported public import protocol SwiftUI.PreviewRegistry
@_exported public import struct SwiftUI.PreviewTrait
