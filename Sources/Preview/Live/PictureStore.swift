import Dispatch
import Synchronization
import VitrineComposition
import VitrineDrawing
import VitrineStudio

/// Pictures by names that follow from what they show. A name is given out before anything is drawn;
/// drawing is done for the first who asks, on other threads than the widgets'.
final class PictureStore: Sendable {
  private struct Kept {
    var pictures: [String: Picture] = [:]
    /// Names, the oldest first.
    var order: [String] = []
    var bytes: [String: [UInt8]] = [:]
    var byteOrder: [String] = []
    var size = 0
  }
  private let kept = Mutex(Kept())
  private let writer = PictureWriter()
  private let queue = DispatchQueue(label: "vitrine.preview.pictures", attributes: .concurrent)

  /// Undrawn pictures that are remembered (estimate: all places of a large bundle).
  private static let pictureLimit = 3000
  /// Encoded pictures that are remembered, bytes.
  private static let byteLimit = 24 << 20

  /// The picture's name, by which it can be asked for from now on.
  func name(_ picture: Picture) -> String {
    var picture = picture
    // Nothing in it follows the clock: the same at every moment.
    if !picture.list.isMoving { picture.now = 0 }
    let name = Self.hash(picture)
    kept.withLock { kept in
      guard kept.pictures.updateValue(picture, forKey: name) == nil else { return }
      kept.order.append(name)
      if kept.order.count > Self.pictureLimit {
        for old in kept.order.prefix(Self.pictureLimit / 4) { kept.pictures[old] = nil }
        kept.order.removeFirst(Self.pictureLimit / 4)
      }
    }
    return name
  }

  /// 128 bits, other ones in every run.
  private static func hash(_ picture: Picture) -> String {
    [0x5157, 0xA6C1].map { (seed: Int) in
      var hasher = Hasher()
      hasher.combine(seed)
      hasher.combine(picture)
      let text = String(UInt(bitPattern: hasher.finalize()), radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }.joined()
  }

  /// The PNG file of a name; nil where it is not known (any more).
  func png(_ name: String) async throws -> [UInt8]? {
    let (bytes, picture) = kept.withLock { ($0.bytes[name], $0.pictures[name]) }
    if let bytes { return bytes }
    guard let picture else { return nil }
    let drawn = try await draw(picture)
    kept.withLock { kept in
      guard kept.bytes.updateValue(drawn, forKey: name) == nil else { return }
      kept.byteOrder.append(name)
      kept.size += drawn.count
      while kept.size > Self.byteLimit, let old = kept.byteOrder.first {
        kept.byteOrder.removeFirst()
        kept.size -= kept.bytes.removeValue(forKey: old)?.count ?? 0
      }
    }
    return drawn
  }

  func draw(_ picture: Picture) async throws -> [UInt8] {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { [writer] in
        continuation.resume(with: Result { try writer.encode(picture).bytes })
      }
    }
  }
}

extension DisplayList {
  /// Whether anything in it follows the clock.
  var isMoving: Bool {
    operations.contains { operation in
      switch operation {
      case .dynamicText, .progress: true
      case .fill, .stroke, .glyphs, .image, .glass: false
      case .group(let group):
        group.contents.isMoving
          || {
            if case .mask(let mask) = group.effect { mask.isMoving } else { false }
          }()
      }
    }
  }
}
