public import VitrineDrawing

/// A finished picture: what a backend needs and nothing else.
public struct Picture: Hashable, Sendable {
  public var list: DisplayList
  /// Points of the picture.
  public var size: Size
  /// Pixels a point.
  public var scale: Double
  public var images: [ImageID: ImageResource]
  /// Outside of it the picture is clear; nil: nothing is cut.
  public var clip: Path?
  /// Seconds since 1970 for text that follows the clock.
  public var now: Double

  public init(
    list: DisplayList, size: Size, scale: Double, images: [ImageID: ImageResource] = [:],
    clip: Path? = nil, now: Double = 0
  ) {
    self.list = list
    self.size = size
    self.scale = scale
    self.images = images
    self.clip = clip
    self.now = now
  }
}

/// From the archive to the bare widget in its context.
public struct Composition: Sendable {
  public var context: Context
  public var place: Place
  /// `containerBackgroundRemovable`.
  public var isBackgroundRemovable: Bool

  public init(context: Context, place: Place, isBackgroundRemovable: Bool = true) {
    self.context = context
    self.place = place
    self.isBackgroundRemovable = isBackgroundRemovable
  }

  public func picture(of archive: Archive, scale: Double, now: Double) -> Picture {
    let traits = context.traits(place)
    let keepsBackground = traits.showsContainerBackground || !isBackgroundRemovable
    var list = keepsBackground ? archive.list : archive.list.removingContainerBackground()
    list = traits.appearance.apply(to: list)
    let size = archive.size
    let shape = self.shape(of: size)
    let plate = Plates.list(
      traits.plate, rect: Rect(x: 0, y: 0, width: size.width, height: size.height), shape: shape,
      scheme: traits.colorScheme,
      hasBackground: keepsBackground && archive.list.hasContainerBackground)
    list = DisplayList(plate.operations + list.operations)
    return scaled(list, size: size, shape: shape, scale: scale, images: archive.images, now: now)
  }

  /// Outline of the widget in points of its layout size, nil where it has none of its own.
  public func shape(of size: Size) -> Path? {
    let rect = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let radius = place.device.cornerRadius(
      of: place.family, in: context.placement, os: place.os)
    switch place.family {
    case .accessoryCircular, .accessoryCorner: return Path(ellipseIn: rect)
    case .accessoryInline: return nil
    case .accessoryRectangular:
      // On a Lock Screen or face nothing shows whether a rectangle is cut; text reaches its edges.
      guard context.placement == .smartStack else { return nil }
      return Path(roundedRect: rect, cornerRadius: radius, continuous: true)
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait,
      .activityLockScreen, .islandCompactLeading, .islandCompactTrailing, .islandMinimal,
      .islandExpanded, .control:
      return Path(roundedRect: rect, cornerRadius: radius, continuous: true)
    }
  }

  /// An iPad's Home Screen, StandBy and CarPlay draw the laid-out widget scaled.
  private func scaled(
    _ list: DisplayList, size: Size, shape: Path?, scale: Double,
    images: [ImageID: ImageResource], now: Double
  ) -> Picture {
    let factor =
      place.device.size(of: place.family, in: context.placement, os: place.os)?.factor ?? 1
    guard factor != 1 else {
      return Picture(list: list, size: size, scale: scale, images: images, clip: shape, now: now)
    }
    // To whole pixels, as the drawn size in the tables is.
    func snap(_ length: Double) -> Double { (length * factor * scale).rounded() / scale }
    let drawn = Size(snap(size.width), snap(size.height))
    let transform = Affine.scale(drawn.width / size.width, drawn.height / size.height)
    return Picture(
      list: DisplayList([.group(Group(.transform(transform), list))]), size: drawn, scale: scale,
      images: images, clip: shape?.transformed(by: transform), now: now)
  }
}
