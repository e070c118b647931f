public import VitrineCatalog
public import VitrineDrawing

/// How large the pictures in an archive may be. A device refuses to archive an entry with a larger
/// one ("image being too large") and shows a blank widget.
public enum ArchiveLimit {
  /// Pixels of one image, whatever the size it is drawn at. Apple publishes no figure; these are what
  /// devices have said in logs that developers posted (718,080: developer.apple.com/forums thread
  /// 773785; 2,121,055: TortugaPower/BookPlayer #1282). Which family has which is an estimate.
  public static func pixels(for family: Family) -> Int {
    switch family {
    case .systemSmall, .systemMedium, .accessoryCircular, .accessoryCorner, .accessoryInline,
      .accessoryRectangular, .activityLockScreen, .islandCompact, .islandCompactLeading,
      .islandCompactTrailing,
      .islandMinimal, .islandExpanded, .control, .controlSmall, .controlLarge:
      718_080
    case .systemLarge, .systemExtraLarge, .systemExtraLargePortrait: 2_121_055
    }
  }

  /// Width and height of an image in pixels, nil where it is a drawing without pixels. Reading files
  /// of pictures is not this module's business.
  public typealias Measure = (EncodedImage) -> (width: Int, height: Int)?

  /// What is too large in an archive, largest first.
  public static func faults(
    in archive: Archive, family: Family, measure: Measure
  ) -> [TimelineFault] {
    let most = pixels(for: family)
    return archive.images.values.compactMap(measure)
      .filter { $0.width * $0.height > most }
      .sorted { $0.width * $0.height > $1.width * $1.height }
      .map { width, height in
        TimelineFault(
          .archiveTooLarge,
          "an image of \(width) x \(height) pixels has \(width * height), more than the limit of "
            + "\(most) for \(family.rawValue): scale it down before you use it in the view")
      }
  }
}
