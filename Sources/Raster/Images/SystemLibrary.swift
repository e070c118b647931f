import CGraphics
import Glibc
import Synchronization
import VitrineDrawing

/// A shared library that is opened when the first image needs it, since loading it costs more than
/// drawing a widget.
struct SystemLibrary: @unchecked Sendable {  // dlsym may be called from any thread
  private let handle: UnsafeMutableRawPointer

  /// The first of the names that the machine has.
  init?(_ names: String...) {
    for name in names {
      if let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) {
        self.handle = handle
        return
      }
    }
    return nil
  }

  /// A function of the library. The caller states its C type.
  func function<F>(_ name: String, as type: F.Type) -> F? {
    guard let address = dlsym(handle, name) else { return nil }
    return unsafeBitCast(address, to: F.self)
  }
}

/// The image libraries are not all safe on several threads, and need not be fast.
let imageLibraryLock = Mutex<Void>(())

typealias RawPointer = UnsafeMutableRawPointer

/// gdk-pixbuf: JPEG, GIF, TIFF, BMP.
enum PixbufLibrary {
  private struct Functions {
    let new: @convention(c) () -> RawPointer?
    let write: @convention(c) (RawPointer?, UnsafePointer<UInt8>?, Int, RawPointer?) -> Int32
    let close: @convention(c) (RawPointer?, RawPointer?) -> Int32
    let picture: @convention(c) (RawPointer?) -> RawPointer?
    let width: @convention(c) (RawPointer?) -> Int32
    let height: @convention(c) (RawPointer?) -> Int32
    let stride: @convention(c) (RawPointer?) -> Int32
    let channels: @convention(c) (RawPointer?) -> Int32
    let pixels: @convention(c) (RawPointer?) -> UnsafePointer<UInt8>?
  }

  private static let functions: Functions? = {
    guard let library = SystemLibrary("libgdk_pixbuf-2.0.so.0") else { return nil }
    func get<F>(_ name: String, _ type: F.Type) -> F? { library.function(name, as: type) }
    guard
      let new = get("gdk_pixbuf_loader_new", (@convention(c) () -> RawPointer?).self),
      let write = get(
        "gdk_pixbuf_loader_write",
        (@convention(c) (RawPointer?, UnsafePointer<UInt8>?, Int, RawPointer?) -> Int32).self),
      let close = get(
        "gdk_pixbuf_loader_close", (@convention(c) (RawPointer?, RawPointer?) -> Int32).self),
      let picture = get(
        "gdk_pixbuf_loader_get_pixbuf", (@convention(c) (RawPointer?) -> RawPointer?).self),
      let width = get("gdk_pixbuf_get_width", (@convention(c) (RawPointer?) -> Int32).self),
      let height = get("gdk_pixbuf_get_height", (@convention(c) (RawPointer?) -> Int32).self),
      let stride = get("gdk_pixbuf_get_rowstride", (@convention(c) (RawPointer?) -> Int32).self),
      let channels = get(
        "gdk_pixbuf_get_n_channels", (@convention(c) (RawPointer?) -> Int32).self),
      let pixels = get(
        "gdk_pixbuf_read_pixels", (@convention(c) (RawPointer?) -> UnsafePointer<UInt8>?).self)
    else { return nil }
    return Functions(
      new: new, write: write, close: close, picture: picture, width: width, height: height,
      stride: stride, channels: channels, pixels: pixels)
  }()

  static func decode(_ bytes: [UInt8]) throws(ImageError) -> Bitmap {
    guard let f = functions else {
      throw .noLibrary("gdk-pixbuf", package: "libgdk-pixbuf-2.0-0")
    }
    let result: Result<Bitmap, ImageError> = imageLibraryLock.withLock { _ in
      guard let loader = f.new() else { return .failure(.corrupt("no loader")) }
      defer { g_object_unref(loader) }
      // Errors are not asked for: whatever was decoded before one is shown.
      let written = bytes.withUnsafeBufferPointer {
        f.write(loader, $0.baseAddress, $0.count, nil)
      }
      let closed = f.close(loader, nil)
      guard let picture = f.picture(loader), let pixels = f.pixels(picture) else {
        return .failure(
          .corrupt(written == 0 || closed == 0 ? "its decoder refused it" : "no picture in it"))
      }
      let (width, height) = (Int(f.width(picture)), Int(f.height(picture)))
      let (stride, channels) = (Int(f.stride(picture)), Int(f.channels(picture)))
      do throws(ImageError) { try ImageDecoder.check(width, height) } catch {
        return .failure(error)
      }
      guard channels == 3 || channels == 4, stride >= width * channels else {
        return .failure(.corrupt("\(channels) channels"))
      }
      let words = [UInt32](unsafeUninitializedCapacity: width * height) { out, count in
        for y in 0..<height {
          let row = pixels + y * stride
          for x in 0..<width {
            let p = row + x * channels
            out[y * width + x] = premultiply(
              UInt32(p[0]), UInt32(p[1]), UInt32(p[2]), channels == 4 ? UInt32(p[3]) : 255)
          }
        }
        count = width * height
      }
      return .success(Bitmap(width: width, height: height, pixels: words))
    }
    return try result.get()
  }
}

/// libwebp's simple decoder.
enum WebPLibrary {
  private typealias Decode =
    @convention(c) (
      UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<UInt8>?, Int, Int32
    ) -> UnsafeMutablePointer<UInt8>?

  private static let decodeInto: Decode? = SystemLibrary("libwebp.so.7", "libwebp.so.6")?
    .function("WebPDecodeRGBAInto", as: Decode.self)

  static func decode(_ bytes: [UInt8], _ width: Int, _ height: Int) throws(ImageError) -> Bitmap {
    guard let decodeInto else { throw .noLibrary("libwebp", package: "libwebp7") }
    var straight = [UInt8](repeating: 0, count: width * height * 4)
    let done = straight.withUnsafeMutableBufferPointer { out in
      bytes.withUnsafeBufferPointer {
        decodeInto($0.baseAddress, $0.count, out.baseAddress, out.count, Int32(width * 4)) != nil
      }
    }
    guard done, let bitmap = Bitmap(width: width, height: height, straightRGBA: straight) else {
      throw .corrupt("its decoder refused it")
    }
    return bitmap
  }
}
