import CGraphics
import VitrineDrawing

/// Draws into a clear picture with Cairo.
private func picture(
  _ width: Int, _ height: Int, _ draw: (OpaquePointer) throws(ImageError) -> Void
) throws(ImageError) -> Bitmap {
  let layer = Layer(
    bounds: PixelRect(left: 0, top: 0, right: width, bottom: height), format: .color, parent: nil)
  try draw(layer.context)
  layer.beginPixels()
  let words = UnsafeBufferPointer(
    start: layer.data.assumingMemoryBound(to: UInt32.self), count: width * height)
  return Bitmap(width: width, height: height, pixels: Array(words))
}

/// librsvg.
enum SVGLibrary {
  /// RsvgRectangle.
  private struct Viewport {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }
  private typealias New = @convention(c) (UnsafePointer<UInt8>?, Int, RawPointer?) -> RawPointer?
  private typealias Render =
    @convention(c) (
      RawPointer?, OpaquePointer?, RawPointer?, RawPointer?
    ) -> Int32

  private static let functions: (new: New, render: Render)? = {
    guard let library = SystemLibrary("librsvg-2.so.2"),
      let new = library.function("rsvg_handle_new_from_data", as: New.self),
      let render = library.function("rsvg_handle_render_document", as: Render.self)
    else { return nil }
    return (new, render)
  }()

  static func draw(_ bytes: [UInt8], _ width: Int, _ height: Int) throws(ImageError) -> Bitmap {
    guard let functions else { throw .noLibrary("librsvg", package: "librsvg2-2") }
    return try picture(width, height) { context throws(ImageError) in
      let drawn = imageLibraryLock.withLock { _ in
        bytes.withUnsafeBufferPointer { buffer -> Bool in
          guard let handle = functions.new(buffer.baseAddress, buffer.count, nil) else {
            return false
          }
          defer { g_object_unref(handle) }
          var viewport = Viewport(x: 0, y: 0, width: Double(width), height: Double(height))
          return functions.render(handle, context, &viewport, nil) != 0
        }
      }
      guard drawn else { throw .corrupt("its drawing cannot be read") }
    }
  }
}

/// poppler-glib, first page.
enum PopplerLibrary {
  private typealias Open =
    @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, RawPointer?)
    -> RawPointer?
  private typealias Count = @convention(c) (RawPointer?) -> Int32
  private typealias Page = @convention(c) (RawPointer?, Int32) -> RawPointer?
  private typealias PageSize =
    @convention(c) (
      RawPointer?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?
    ) -> Void
  private typealias Render = @convention(c) (RawPointer?, OpaquePointer?) -> Void

  private static let functions:
    (open: Open, count: Count, page: Page, size: PageSize, render: Render)? = {
      guard let library = SystemLibrary("libpoppler-glib.so.8"),
        let open = library.function("poppler_document_new_from_bytes", as: Open.self),
        let count = library.function("poppler_document_get_n_pages", as: Count.self),
        let page = library.function("poppler_document_get_page", as: Page.self),
        let size = library.function("poppler_page_get_size", as: PageSize.self),
        let render = library.function("poppler_page_render", as: Render.self)
      else { return nil }
      return (open, count, page, size, render)
    }()

  static func draw(_ bytes: [UInt8], _ width: Int, _ height: Int) throws(ImageError) -> Bitmap {
    guard let functions else { throw .noLibrary("poppler", package: "libpoppler-glib8") }
    return try picture(width, height) { context throws(ImageError) in
      let drawn = imageLibraryLock.withLock { _ -> Bool in
        let data = bytes.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(data) }
        guard let document = functions.open(data, nil, nil) else { return false }
        defer { g_object_unref(document) }
        guard functions.count(document) > 0, let page = functions.page(document, 0) else {
          return false
        }
        defer { g_object_unref(page) }
        var (w, h) = (0.0, 0.0)
        functions.size(page, &w, &h)
        guard w > 0, h > 0, w.isFinite, h.isFinite else { return false }
        cairo_scale(context, Double(width) / w, Double(height) / h)
        functions.render(page, context)
        return true
      }
      guard drawn else { throw .corrupt("its page cannot be read") }
    }
  }
}
