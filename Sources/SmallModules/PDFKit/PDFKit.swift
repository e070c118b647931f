@_exported public import UIKit

// Documents of pages, as names: `Image` draws a PDF of the asset catalog; pages are not read here.

public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }
open class PDFPage: NSObject, @unchecked Sendable {
  open var string: String? { nil }
  open func bounds(for box: PDFDisplayBox) -> CGRect { .zero }
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { UIImage() }
}
open class PDFDocument: NSObject, @unchecked Sendable {
  open var documentURL: URL?
  open var pageCount: Int { 0 }
  open var string: String? { nil }
  public override init() {}
  public convenience init?(url: URL) { nil }
  public convenience init?(data: Data) { nil }
  open func page(at index: Int) -> PDFPage? { nil }
  open func dataRepresentation() -> Data? { nil }
}
@preconcurrency @MainActor open class PDFView: UIView {
  open var document: PDFDocument?
  open var autoScales = false
}
