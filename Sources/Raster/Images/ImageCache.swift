import Synchronization
import VitrineDrawing

/// Which decoded or resampled picture.
indirect enum ImageKey: Hashable, Sendable {
  /// The bytes as decoded, turned upright.
  case decoded(ImageID, orientation: Int, flipped: Bool)
  /// A drawing (SVG, PDF) at a size in pixels.
  case drawn(ImageID, width: Int, height: Int, orientation: Int, flipped: Bool)
  case glyph(file: String, index: Int, glyph: UInt32)
  /// A part of another picture at a size in pixels.
  case resampled(
    ImageKey, source: PixelRect, width: Int, height: Int, ImageDrawing.Interpolation)
}

/// Decoded pictures, kept between pictures up to a number of bytes; oldest use goes first.
final class ImageCache: Sendable {
  /// Bytes of pixels that are kept.
  private static let limit = 64 << 20

  private struct Entry {
    var bitmap: Bitmap
    var used: UInt64
  }
  private struct State {
    var entries: [ImageKey: Entry] = [:]
    var clock: UInt64 = 0
    var bytes = 0
  }
  private let state = Mutex(State())

  /// The picture, made if it is not there. Two threads may make the same one; both are equal.
  func picture(_ key: ImageKey, _ make: () throws(ImageError) -> Bitmap) throws(ImageError)
    -> Bitmap
  {
    if let known = find(key) { return known }
    let bitmap = try make()
    keep(bitmap, key)
    return bitmap
  }

  func picture(_ key: ImageKey, _ make: () -> Bitmap) -> Bitmap {
    if let known = find(key) { return known }
    let bitmap = make()
    keep(bitmap, key)
    return bitmap
  }

  private func find(_ key: ImageKey) -> Bitmap? {
    state.withLock { state in
      state.clock += 1
      guard state.entries[key] != nil else { return nil }
      state.entries[key]!.used = state.clock
      return state.entries[key]!.bitmap
    }
  }

  private func keep(_ bitmap: Bitmap, _ key: ImageKey) {
    let size = bitmap.pixels.count * 4 + 256
    guard size < Self.limit / 2 else { return }
    state.withLock { state in
      if let old = state.entries[key] { state.bytes -= old.bitmap.pixels.count * 4 + 256 }
      state.entries[key] = Entry(bitmap: bitmap, used: state.clock)
      state.bytes += size
      guard state.bytes > Self.limit else { return }
      for (key, entry) in state.entries.sorted(by: { $0.value.used < $1.value.used }) {
        if state.bytes <= Self.limit * 3 / 4 { break }
        state.entries[key] = nil
        state.bytes -= entry.bitmap.pixels.count * 4 + 256
      }
    }
  }
}

/// Why an image cannot be drawn.
enum ImageError: Error, Hashable {
  case missing
  case unknownFormat
  case tooLarge(width: Int, height: Int)
  case corrupt(String)
  /// The process that decodes was ended.
  case tooCostly
  /// What the process that decodes says.
  case refused(String)
  case noLibrary(String, package: String)

  var message: String {
    switch self {
    case .missing: "its bytes are not in the archive"
    case .unknownFormat: "its format is not known: use PNG, JPEG, GIF, WebP, SVG or PDF"
    case .tooLarge(let width, let height):
      "\(width) × \(height) pixels are too many: scale it down first"
    case .corrupt(let detail): "its data is damaged (\(detail))"
    case .tooCostly: "decoding it takes more than \(DecodingService.secondsPerPicture) s"
    case .refused(let message): message
    case .noLibrary(let name, let package): "\(name) is not installed: install \(package)"
    }
  }
}
