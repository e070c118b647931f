/// The types stand in SwiftUI, which has them too.
@_exported public import SwiftUI
