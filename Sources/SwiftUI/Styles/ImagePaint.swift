public import Foundation
import CoreGraphics
import UIKit
package import VitrineDrawing

/// Fills with a repeated image.
public struct ImagePaint: Sendable {
  public var image: Image
  /// The part of the image that is repeated, as fractions of it.
  public var sourceRect: CGRect
  public var scale: CGFloat
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }
}

extension ImagePaint: PaintStyle {
  public typealias Resolved = Never
  package func stylePaint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    guard let tile = image.tile(in: environment) else { return .color(.clear) }
    let paint = StylePaint.image(
      .init(id: tile.id, resource: tile.resource, size: tile.size, source: sourceRect, scale: scale)
    )
    return level == 0 ? paint : paint.opacity(levelOpacity(level))
  }
}

extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}

extension Image {
  /// The image's bytes and size in points; nil for symbols, drawings and images that are not there.
  fileprivate func tile(
    in environment: EnvironmentValues
  ) -> (id: ImageID, resource: EncodedImage, size: Size)? {
    let found: (resource: EncodedImage?, size: Size)
    var name: String?
    switch source {
    case .asset(let asked, _):
      guard let asset = AssetCatalog.image(asked, traits: environment.assetTraits) else {
        return nil
      }
      name = asked
      found = (asset.resource, asset.size)
    case .pixels(let image): found = (image.imageBytes, Size(image.size))
    case .system, .drawn: return nil
    }
    guard let resource = found.resource else { return nil }
    return (ImageID(hashing: resource, named: name), resource, found.size)
  }
}
