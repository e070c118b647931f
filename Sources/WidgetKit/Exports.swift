// A widget's source may import WidgetKit alone; Apple's module brings SwiftUI's names along.
@_exported public import SwiftUI
