public import VitrineCatalog
public import VitrineDrawing

/// The wallpaper behind a picture, which drawing does not repeat for every widget: the part of it
/// that is needed can be kept.
public struct Backdrop: Hashable, Sendable {
  /// What is drawn on the screen before anything else.
  public var wallpaper: Wallpaper
  /// Its light times this factor (Always-On), 0 … 1.
  public var light: Double
  /// What it is drawn for, points.
  public var screen: Size
  /// Where on the screen the picture's top left corner lies.
  public var origin: Point
  /// Outline in the picture's points that it shows through; nil: everywhere.
  public var shape: VectorPath?

  public init(
    wallpaper: Wallpaper, light: Double = 1, screen: Size, origin: Point = .zero,
    shape: VectorPath? = nil
  ) {
    self.wallpaper = wallpaper
    self.light = light
    self.screen = screen
    self.origin = origin
    self.shape = shape
  }

  /// The whole screen's wallpaper.
  public var list: DisplayList {
    var list = wallpaper.draw(screen)
    if light < 1 { list.append(Brush.flat(screen, RGBA.black.opacity(1 - max(0, light)))) }
    return list
  }
}
