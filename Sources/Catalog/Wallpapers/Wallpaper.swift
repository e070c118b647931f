public import VitrineDrawing

/// What people have behind their icons: one of our own, made anew for every size, or a picture.
public struct Wallpaper: Sendable, Identifiable {
  /// What `--wallpaper` calls it.
  public var id: String
  /// One line for listings.
  public var summary: String
  /// Whether labels on it are dark.
  public var isLight: Bool
  /// Mean luminance of what it draws, 0 … 1: the system decides by the whole screen how much glass is
  /// dimmed; nil: unknown, and each pane goes by what lies below it.
  public var light: Double?
  /// Draws it for a screen in points. Nothing but the size decides what comes out.
  public var draw: @Sendable (Size) -> DisplayList
  /// Bytes behind the images of the drawing.
  public var images: [ImageID: EncodedImage]

  public init(
    id: String, summary: String, isLight: Bool = false, light: Double? = nil,
    images: [ImageID: EncodedImage] = [:],
    draw: @escaping @Sendable (Size) -> DisplayList
  ) {
    self.id = id
    self.summary = summary
    self.isLight = isLight
    self.light = light
    self.images = images
    self.draw = draw
  }

  /// A picture of the person's own: as large as it must be to fill the screen, centered.
  /// - Parameters:
  ///   - pixels: width and height of the picture as stored; both must be above 0.
  ///   - orientation: EXIF's turn or mirror, 1 … 8.
  public static func picture(
    _ id: ImageID, _ resource: EncodedImage, pixels: Size, orientation: Int = 1
  ) -> Wallpaper {
    // Turns by a quarter swap the sides.
    let pixels = orientation >= 5 ? Size(pixels.height, pixels.width) : pixels
    return Wallpaper(
      id: "picture-\(id.rawValue.suffix(12))", summary: "a picture", images: [id: resource]
    ) { screen in
      let factor = max(screen.width / pixels.width, screen.height / pixels.height)
      let (width, height) = (pixels.width * factor, pixels.height * factor)
      return DisplayList([
        .image(
          ImageDrawing(
            image: id,
            frame: Rect(
              x: (screen.width - width) / 2, y: (screen.height - height) / 2, width: width,
              height: height), interpolation: .high, orientation: orientation))
      ])
    }
  }
}

extension Wallpaper: Hashable {
  /// The name stands for the drawing.
  public static func == (a: Wallpaper, b: Wallpaper) -> Bool { a.id == b.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// What `--wallpaper` says.
public enum WallpaperChoice: Hashable, Sendable {
  /// The standard one, where the context needs one.
  case automatic
  /// Nothing at all, nor what the system puts in a removed background's place: what is left is the
  /// widget's own.
  case none
  case some(Wallpaper)

  /// What is drawn; nil where nothing is.
  public var wallpaper: Wallpaper? {
    switch self {
    case .automatic: WallpaperCatalog.standard
    case .none: nil
    case .some(let wallpaper): wallpaper
    }
  }
}
