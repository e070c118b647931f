import CoreGraphics
import Foundation
import UIKit
import VitrineDrawing

/// Pictures that a script holds, by number.
@MainActor
final class Images {
  private var images: [UIImage] = []
  /// Pictures by address, loaded before a view is drawn; nil where that failed.
  private var loaded: [String: UIImage] = [:]
  /// Pictures of the script's own files by path; nil where there is none.
  private var files: [String: UIImage?] = [:]
  /// Larger pictures are refused, pixels.
  private static let maximumPixels: CGFloat = 64_000_000

  subscript(id: Int) -> UIImage? { images.indices.contains(id) ? images[id] : nil }
  func image(at url: String) -> UIImage? { loaded[url] }
  func set(_ image: UIImage?, at url: String) { loaded[url] = image }

  /// The picture of a file, read once: it is asked for in each family's and time's view.
  func image(inFile path: String, of folders: Folders) -> UIImage? {
    if let known = files[path] { return known }
    let image = folders.readable(path).flatMap { FileManager.default.contents(atPath: $0) }
      .flatMap { Self.decode([UInt8]($0)) }
    files[path] = .some(image)
    return image
  }

  /// Bytes that a device holds of them: four for each pixel.
  var bytes: Int {
    let all = images + loaded.values + files.values.compactMap { $0 }
    return all.reduce(0) { sum, image in
      sum + 4 * Int(image.size.width * image.scale) * Int(image.size.height * image.scale)
    }
  }

  func add(_ image: UIImage?) -> Int? {
    guard let image else { return nil }
    images.append(image)
    return images.count - 1
  }

  /// The picture that bytes hold; nil where they hold none.
  static func decode(_ bytes: [UInt8], scale: Double = 1) -> UIImage? {
    // Scripts write SVG as text, often with a line break before it.
    let bytes = Array(bytes.drop { $0 <= 0x20 })
    guard let image = vector(bytes) ?? UIImage(data: Data(bytes), scale: scale > 0 ? scale : 1),
      image.size.width > 0, image.size.width * image.size.height <= maximumPixels
    else { return nil }
    return image
  }

  /// An SVG document; `UIImage` itself reads bitmaps only.
  private static func vector(_ bytes: [UInt8]) -> UIImage? {
    guard ImageHeader(bytes)?.kind == .svg else { return nil }
    return CGImage(EncodedImage(format: .svg, bytes: bytes)).map { UIImage(cgImage: $0) }
  }

  func resized(_ id: Int, to size: CGSize) -> Int? {
    guard let image = self[id], size.width > 0, size.height > 0,
      size.width * size.height <= Self.maximumPixels
    else { return nil }
    return add(image.preparingThumbnail(of: size))
  }

  /// Cut to the largest circle in its middle.
  func inCircle(_ id: Int) -> Int? {
    guard let image = self[id] else { return nil }
    let side = min(image.size.width, image.size.height)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: side, height: side))
    return add(
      renderer.image { _ in
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: side, height: side)).addClip()
        image.draw(at: CGPoint(x: (side - image.size.width) / 2, y: (side - image.size.height) / 2))
      })
  }
}
