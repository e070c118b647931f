// `ColorResource` and `ImageResource` belong to this module on Apple's platforms; UIKit has them
// here, because it reads the catalogues.
@_exported public import UIKit
