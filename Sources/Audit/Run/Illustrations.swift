import VitrineCatalog
import VitrineComposition
import VitrineDrawing
import VitrinePlatform
import VitrineStudio

/// Pictures of the renders that show findings, with the region outlined.
struct Illustrations {
  private(set) var findings: [Finding] = []
  /// PNG bytes by the findings' index.
  private(set) var pictures: [Int: [UInt8]] = [:]

  /// - folder: where pictures are written; nil: nowhere.
  /// - keeps: whether their bytes are kept.
  init(
    _ shown: [(finding: Finding, rendered: Rendered?)], folder: String?, keeps: Bool,
    _ messages: inout Messages
  ) {
    let writer = PictureWriter()
    for (index, pair) in shown.enumerated() {
      var finding = pair.finding
      if folder != nil || keeps, let rendered = pair.rendered,
        let bytes = try? writer.encode(Self.picture(rendered, finding.frame, writer)).bytes
      {
        if keeps { pictures[index] = bytes }
        if let folder {
          let path = "\(folder)/\(Self.name(finding, index))"
          do {
            try AtomicFile.write(bytes, to: path)
            finding.picture = path
          } catch { messages.say(.warning, "\(error)") }
        }
      }
      findings.append(finding)
    }
  }

  private static func name(_ finding: Finding, _ index: Int) -> String {
    let parts = [finding.widget, finding.family, finding.context, finding.rule].compactMap { $0 }
    return FileName.safe(parts.joined(separator: "-")) + "-\(index + 1).png"
  }

  private static func picture(
    _ rendered: Rendered, _ frame: Rect?, _ writer: PictureWriter
  ) -> Picture {
    var picture = writer.picture(
      of: rendered.archive, rendered.job, hasContainerBackground: rendered.hasContainerBackground)
    guard let frame, !frame.isEmpty else { return picture }
    let factor = picture.size.width / max(1, rendered.size.width)
    let box = Affine.scale(factor, factor).apply(frame).inset(by: -1)
      .intersection(
        Rect(x: 1, y: 1, width: picture.size.width - 2, height: picture.size.height - 2))
    guard !box.isEmpty else { return picture }
    let path = VectorPath(rect: box)
    // Two lines, so that it is seen on any ground.
    picture.list.append(.stroke(path, StrokeAttributes(width: 3), .color(.white)))
    picture.list.append(.stroke(path, StrokeAttributes(width: 1.5), .color(RGBA(hex: 0xE5007D))))
    return picture
  }
}
