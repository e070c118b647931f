// `ColorResource` and `ImageResource` belong to this module on Apple's platforms; UIKit has them
// here, because it reads the catalogs. The preview types stand in SwiftUI, which needs them.
@_exported public import SwiftUI
@_exported public import UIKit
