/// Every wallpaper of our own, plain ones first.
public enum WallpaperCatalog {
  /// Every wallpaper, in the order of lists.
  public static let all: [Wallpaper] = [
    .light, .dark, .white, .gray, .black, .gradient, .dusk, .sunset, .ocean, .aurora, .meadow,
    .mountains, .dunes, .bokeh, .city, .stripes, .busy,
  ]

  /// Taken where none is asked for: dark enough for white content, colorful enough for glass.
  public static let standard = Wallpaper.dusk

  /// The wallpaper with a name in any case; nil for none.
  public static func find(_ id: String) -> Wallpaper? {
    let id = id.lowercased()
    return all.first { $0.id == id }
  }
}
