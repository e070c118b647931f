import VitrineDrawing

/// The memory of a bitmap context: the caller's, or its own from when it is first asked for.
final class BitmapMemory {
  let layout: PixelLayout
  /// The caller sees it without asking.
  let isGiven: Bool
  /// Somebody holds its address and may write to it.
  var isRead = false
  private var bytes: UnsafeMutableRawBufferPointer?

  init(layout: PixelLayout, given: UnsafeMutableRawPointer?) {
    self.layout = layout
    isGiven = given != nil
    bytes = given.map { UnsafeMutableRawBufferPointer(start: $0, count: layout.byteCount) }
  }

  deinit { if !isGiven { bytes?.deallocate() } }

  private var room: UnsafeMutableRawBufferPointer {
    if let bytes { return bytes }
    let made = UnsafeMutableRawBufferPointer.allocate(byteCount: layout.byteCount, alignment: 16)
    made.initializeMemory(as: UInt8.self, repeating: 0)
    bytes = made
    return made
  }

  var address: UnsafeMutableRawPointer? { room.baseAddress }

  /// Its pixels; nil where all are zeros.
  var contents: EncodedImage? {
    guard let bytes, bytes.contains(where: { $0 != 0 }) else { return nil }
    return EncodedImage(
      format: .pixels, bytes: layout.straight(UnsafeRawBufferPointer(bytes)),
      pixelWidth: layout.width, pixelHeight: layout.height)
  }

  func write(_ pixels: EncodedImage) { layout.write(pixels.bytes, to: room) }
}
