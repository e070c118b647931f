public import SwiftUI
@_exported public import UIKit

// Sheets that show files, which a widget cannot.

public protocol QLPreviewItem: AnyObject {
  var previewItemURL: URL? { get }
  var previewItemTitle: String? { get }
}
extension QLPreviewItem { public var previewItemTitle: String? { nil } }
extension NSURL: QLPreviewItem { public var previewItemURL: URL? { self as URL } }
@preconcurrency @MainActor public protocol QLPreviewControllerDataSource: AnyObject {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int)
    -> any QLPreviewItem
}
@preconcurrency @MainActor public protocol QLPreviewControllerDelegate: AnyObject {}
@preconcurrency @MainActor open class QLPreviewController: UIViewController {
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  open weak var delegate: (any QLPreviewControllerDelegate)?
  open var currentPreviewItemIndex = 0
  open func reloadData() {}
}
extension View {
  nonisolated public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    inert("quickLookPreview")
  }
  nonisolated public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> some View where Items.Element == URL { inert("quickLookPreview") }
}
