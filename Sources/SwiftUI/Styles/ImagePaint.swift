public import Foundation
import CoreGraphics
import UIKit
package import VitrineDrawing
import VitrineSymbols

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
  /// The image's bytes and size in points; nil for drawings and images that are not there.
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
    case .system(let symbol, let value):
      let picture = symbolTile(symbol, value, in: environment)
      name = symbol
      found = (picture.imageBytes, Size(picture.size))
    case .drawn: return nil
    }
    guard let resource = found.resource else { return nil }
    return (ImageID(hashing: resource, named: name), resource, found.size)
  }

  /// A symbol as it stands beside text, in the color of labels: a paint cannot ask for the style that
  /// it is a part of itself.
  private func symbolTile(
    _ name: String, _ value: Double?, in environment: EnvironmentValues
  ) -> UIImage {
    let font = environment.resolvedFont()
    let drawing = SymbolLibrary.standard.symbol(
      name, variableValue: value, weight: font.weight, scale: environment.imageScale.symbol,
      pointSize: font.size, isRightToLeft: environment.layoutDirection == .rightToLeft,
      language: environment.symbolLanguage)
    let list = drawing.displayList(
      .monochrome, paints: [.color(environment.semanticColor(0))],
      at: Point(0, drawing.firstBaseline), color: { _ in environment.semanticColor(0) })
    let scale = environment.displayScale
    let picture = Picture(list: list, size: drawing.advanceSize, scale: Double(scale))
    return UIImage(cgImage: CGImage(picture), scale: scale, orientation: .up)
  }
}
