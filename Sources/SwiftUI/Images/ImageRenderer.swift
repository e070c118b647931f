public import CoreGraphics
package import UIKit
internal import Foundation
import VitrineDrawing
import VitrineFoundation
import VitrineText

/// Draws a view into an image.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content
  /// Points; unspecified axes take the view's ideal length.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels a point.
  public var scale: CGFloat = 1
  /// Draws over black where the view draws nothing.
  public var isOpaque = false
  /// Inert: pictures are sRGB.
  public var colorMode = ColorRenderingMode.nonLinear

  public init(content view: Content) { content = view }

  public var cgImage: CGImage? { image(scale: scale) }

  private func image(scale: CGFloat) -> CGImage? {
    var environment = EnvironmentValues()
    // Timers show the moment in which the picture is made: there is no entry whose date they could show.
    environment.core.render.date = Date.now.timeIntervalSince1970
    environment.core.render.osVersion = AmbientContext.current.osVersion
    let archive = ViewRenderer(typesetter: .shared).render(
      content, in: environment, proposal: proposedSize)
    guard archive.size.width > 0, archive.size.height > 0 else { return nil }
    var list = archive.list
    if isOpaque {
      let box = Rect(x: 0, y: 0, width: archive.size.width, height: archive.size.height)
      list.operations.insert(
        .fill(VectorPath(rect: box), .winding, .color(.black)), at: 0)
    }
    return CGImage(
      Picture(list: list, images: archive.images, size: archive.size, scale: Double(scale)))
  }

  /// Hands over the view's size in points and a function that draws it into a context, whose origin
  /// is the view's lower left corner, as Core Graphics has it.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {
    let image = image(scale: rasterizationScale)
    let size = CGSize(
      width: CGFloat(image?.width ?? 0) / max(rasterizationScale, 0.01),
      height: CGFloat(image?.height ?? 0) / max(rasterizationScale, 0.01))
    renderer(size) { context in
      guard let image else { return }
      context.draw(image, in: CGRect(origin: .zero, size: size))
    }
  }

  public var uiImage: UIImage? {
    cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }
}
