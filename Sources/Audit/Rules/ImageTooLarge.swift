import VitrineDrawing
import VitrineHost
import VitrineRaster

extension AuditRule {
  static let imageTooLarge = AuditRule(
    "image-too-large", .error,
    summary: "A picture has more pixels than the system archives.",
    rationale: """
      The system refuses to archive an entry with such a picture and shows an empty widget, on devices \
      only.
      """,
    source:
      "Limits that devices report (`Sources/Host/Limits/ArchiveLimit.swift` names the reports)",
    fix: "Scale the picture down to the widget's size times the screen's scale before it is shown."
  ) { evidence in
    evidence.mains.flatMap { rendered -> [Finding] in
      let most = ArchiveLimit.pixels(for: rendered.family)
      return rendered.archive.images.sorted { $0.key.rawValue < $1.key.rawValue }.compactMap {
        id, image in
        guard let size = ImageSize.pixels(of: image), size.width * size.height > most else {
          return nil
        }
        let leaf = rendered.leaves.first {
          if case .image(let drawing) = $0.kind { drawing.image == id } else { false }
        }
        return rendered.finding(
          "picture \(id.title) of \(size.width) × \(size.height) pixels: \(rendered.family.rawValue) "
            + "allows \(most)", leaf.flatMap(rendered.node), frame: leaf?.visible)
      }
    }
  }
}

enum ImageSize {
  /// nil for drawings without pixels.
  static func pixels(of image: EncodedImage) -> (width: Int, height: Int)? {
    switch image.format {
    case .svg, .pdf: nil
    case .pixels: (image.pixelWidth, image.pixelHeight)
    case .bitmap: ImageInfo(image.bytes).map { ($0.pixelWidth, $0.pixelHeight) }
    }
  }
}
