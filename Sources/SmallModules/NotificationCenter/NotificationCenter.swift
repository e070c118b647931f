@_exported public import UIKit

// The Today extensions of iOS 8 to 13, as names: WidgetKit's widgets stand in their place.

public enum NCUpdateResult: UInt, Sendable { case newData, noData, failed }
public enum NCWidgetDisplayMode: Int, Sendable { case compact, expanded }
@preconcurrency @MainActor public protocol NCWidgetProviding: AnyObject {
  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
}
