import Synchronization
import VitrineDrawing

/// A box of pixels of which an outline leaves something.
struct CutPart: Sendable {
  private let box: PixelRect
  /// What is left of each pixel, 0 … 255, row by row.
  private let coverage: [UInt8]

  /// - layer: of alpha alone.
  init(_ layer: Layer) {
    box = layer.bounds
    coverage = (0..<layer.bounds.height).flatMap { row in
      UnsafeBufferPointer(start: layer.bytes(row: row), count: layer.bounds.width)
    }
  }

  var bytes: Int { coverage.count }

  /// Takes what lies outside from a layer of color. Call between `beginPixels` and `endPixels`.
  func cut(_ layer: Layer) {
    coverage.withUnsafeBufferPointer { coverage in
      guard let alpha = coverage.baseAddress else { return }
      for y in 0..<box.height {
        let row = layer.words(row: box.top + y - layer.bounds.top)
        cut(row + (box.left - layer.bounds.left), alpha + y * box.width)
      }
    }
  }

  private func cut(_ row: UnsafeMutablePointer<UInt32>, _ alpha: UnsafePointer<UInt8>) {
    var x = 0
    while x < box.width {
      // Nearly all of a box is inside or outside.
      if x &+ 8 <= box.width {
        let eight = UnsafeRawPointer(alpha + x).loadUnaligned(as: UInt64.self)
        if eight == 0 { (row + x).update(repeating: 0, count: 8) }
        if eight == 0 || eight == .max {
          x &+= 8
          continue
        }
      }
      if alpha[x] != 255 { row[x] = scaled(row[x], UInt32(alpha[x])) }
      x &+= 1
    }
  }
}

/// The parts of the last outlines that pictures were cut to. A widget's shape is the same in each of its
/// appearances, languages and text sizes, and to find what it leaves takes longer than to draw its background.
final class CutCache: Sendable {
  struct Key: Hashable, Sendable {
    var path: VectorPath
    var rule: FillRule
    var bounds: PixelRect
  }
  /// Shapes that are kept: a run goes through devices and families one after the other.
  private static let capacity = 8
  /// Bytes of one shape that is kept (estimate: the corners of a screen are less).
  private static let largest = 1 << 20
  private static let mostElements = 1000

  private let known = Mutex<[(key: Key, parts: [CutPart])]>([])

  /// The parts, found if they are not known.
  func parts(_ key: Key, _ find: () -> [CutPart]) -> [CutPart] {
    if let known = known.withLock({ $0.last { $0.key == key }?.parts }) { return known }
    let found = find()
    if key.path.elements.count <= Self.mostElements,
      found.reduce(0, { $0 + $1.bytes }) <= Self.largest
    {
      known.withLock { known in
        known.append((key, found))
        if known.count > Self.capacity { known.removeFirst() }
      }
    }
    return found
  }
}
