public import UIKit

extension UIDocumentPickerViewController {
  public convenience init(forOpeningContentTypes types: [UTType], asCopy: Bool = false) {
    self.init()
  }
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) { self.init() }
}
