@_exported public import SwiftUI
public import UIKit

// `UTType` and what SwiftUI says with it stand below, since SwiftUI brings them along.

extension UIDocumentPickerViewController {
  public convenience init(forOpeningContentTypes types: [UTType], asCopy: Bool = false) {
    self.init()
  }
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) { self.init() }
}
