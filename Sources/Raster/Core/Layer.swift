import CGraphics
import Synchronization
import VitrineDrawing

/// Pixels that Cairo draws into, in their place on the screen. Coordinates of `context` are the
/// screen's pixels, whatever part of it the layer covers.
final class Layer {
  enum Format {
    /// Premultiplied color, a word a pixel.
    case color
    /// Alpha alone, a byte a pixel.
    case alpha

    var cairo: cairo_format_t { self == .color ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8 }
  }

  let bounds: PixelRect
  let format: Format
  let data: UnsafeMutableRawPointer
  /// Bytes from one row to the next.
  let stride: Int
  let surface: OpaquePointer
  /// Made for the first operation that is drawn: a mask of glyphs needs none.
  private(set) lazy var context: OpaquePointer = {
    hasContext = true
    return cairo_create(surface)
  }()
  private var hasContext = false
  /// The layer that this one will be composited onto; materials look through to it.
  let parent: Layer?
  private let block: ScratchBlock?

  /// Over memory that the caller keeps alive.
  init(
    bounds: PixelRect, format: Format, data: UnsafeMutableRawPointer, parent: Layer?,
    block: ScratchBlock? = nil
  ) {
    self.bounds = bounds
    self.format = format
    self.data = data
    self.parent = parent
    self.block = block
    stride = Layer.stride(width: bounds.width, format: format)
    surface = cairo_image_surface_create_for_data(
      data.assumingMemoryBound(to: UInt8.self), format.cairo, Int32(bounds.width),
      Int32(bounds.height), Int32(stride))
    cairo_surface_set_device_offset(surface, Double(-bounds.left), Double(-bounds.top))
  }

  /// Over clear scratch memory, which is reused when the layer goes.
  convenience init(bounds: PixelRect, format: Format, parent: Layer?, clear: Bool = true) {
    let size = Layer.stride(width: bounds.width, format: format) * max(1, bounds.height)
    let block = ScratchBlock.take(size)
    if clear { block.memory.initializeMemory(as: UInt8.self, repeating: 0, count: size) }
    self.init(bounds: bounds, format: format, data: block.memory, parent: parent, block: block)
  }

  deinit {
    if hasContext { cairo_destroy(context) }
    cairo_surface_destroy(surface)
    block?.recycle()
  }

  static func stride(width: Int, format: Format) -> Int {
    format == .color ? width * 4 : (width + 3) & ~3
  }

  /// Call before reading or writing `data` by hand.
  func beginPixels() { cairo_surface_flush(surface) }
  /// Call after writing `data` by hand.
  func endPixels() { cairo_surface_mark_dirty(surface) }

  func words(row: Int) -> UnsafeMutablePointer<UInt32> {
    (data + row * stride).assumingMemoryBound(to: UInt32.self)
  }

  func bytes(row: Int) -> UnsafeMutablePointer<UInt8> {
    (data + row * stride).assumingMemoryBound(to: UInt8.self)
  }
}

/// A piece of memory that outlives one picture, since fresh pages cost more than drawing on them.
struct ScratchBlock: @unchecked Sendable {  // owned by one layer at a time
  let memory: UnsafeMutableRawPointer
  let capacity: Int

  /// At most this many bytes wait for reuse in the process.
  private static let keptBytes = 48 << 20
  private static let waiting = Mutex<[ScratchBlock]>([])

  static func take(_ size: Int) -> ScratchBlock {
    let found = waiting.withLock { blocks -> ScratchBlock? in
      // Not much more than asked for, so that small layers do not hold large blocks.
      guard
        let index = blocks.lastIndex(where: {
          $0.capacity >= size && $0.capacity <= size * 4 + 65536
        })
      else { return nil }
      return blocks.remove(at: index)
    }
    if let found { return found }
    let capacity = (size + 65535) & ~65535
    return ScratchBlock(
      memory: .allocate(byteCount: capacity, alignment: 64), capacity: capacity)
  }

  func recycle() {
    let dropped = Self.waiting.withLock { blocks -> [ScratchBlock] in
      blocks.append(self)
      var total = blocks.reduce(0) { $0 + $1.capacity }
      var dropped: [ScratchBlock] = []
      while total > Self.keptBytes || blocks.count > 32 {
        let oldest = blocks.removeFirst()
        total -= oldest.capacity
        dropped.append(oldest)
      }
      return dropped
    }
    for block in dropped { block.memory.deallocate() }
  }
}
