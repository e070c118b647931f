public import VitrineCatalog
public import VitrineDrawing

/// A screen with any number of widgets: where each of them stands, and what the system draws below
/// and above them. A `Screen` is the same for one widget that stands alone.
public struct SceneLayout: Sendable {
  /// Cells of a page that icons and widgets share.
  public struct Grid: Hashable, Sendable {
    /// Cells beside each other.
    public var columns: Int
    /// Cells below each other.
    public var rows: Int
    /// Top left corner of the first cell's widget, points.
    public var origin: Point
    /// From a cell to the next one, points.
    public var pitch: Size
    /// Side of an icon, points; 0 where there are none.
    public var icon: Double
    /// Cells that a widget's corner may be at: every `step`th.
    public var step: Int
  }

  /// A place for one widget.
  public struct Slot: Hashable, Sendable {
    /// Tells it from the others of the place.
    public var index: Int
    /// Points on the screen.
    public var frame: Rect
    /// What may stand in it.
    public var families: [Family]
  }

  /// Points.
  public var size: Size
  /// Radius of the display's corners, points.
  public var cornerRadius = 0.0
  /// Where the request's items stand, in their order, points of the screen.
  public var frames: [Rect]
  /// nil: widgets stand in slots or in a row.
  public var grid: Grid?
  /// Empty where there is a grid.
  public var slots: [Slot] = []
  /// The sensors' capsule; nil: the device has none, or it is not shown here.
  public var island: Rect?
  var wallpaper: Backdrop?
  var images: [ImageID: EncodedImage] = [:]
  /// Fonts of widgets whose labels the screen sets.
  var fonts: [FontID: EncodedFont] = [:]
  /// Seconds since 1970, for labels that count.
  var now = 0.0
  /// What the system draws below the widgets, between them on a page, and above them.
  var below: @Sendable () -> DisplayList = { DisplayList() }
  var icons: (@Sendable (Int) -> DisplayList)?
  var above: (@Sendable () -> DisplayList)?

  /// The screen without widgets.
  /// - scale: pixels per point.
  public func background(scale: Double) -> Picture {
    var picture = Picture(list: below(), size: size, scale: scale)
    picture.backdrop = wallpaper
    picture.images = images
    return picture
  }

  /// Icons in the cells of a page that no widget takes; nil where there are none.
  public func icons(page: Int, scale: Double) -> Picture? {
    guard let icons else { return nil }
    return over(icons(page), scale: scale)
  }

  /// What stands in front of widgets; nil: nothing does.
  public func foreground(scale: Double) -> Picture? {
    guard let above else { return nil }
    return over(above(), scale: scale)
  }

  /// Glass and materials in a list see the wallpaper below them.
  private func over(_ list: DisplayList, scale: Double) -> Picture {
    var picture = Picture(list: list, size: size, scale: scale)
    picture.images = images
    picture.fonts = fonts
    picture.now = now
    return picture
  }
}

/// What a scene is made for.
public struct SceneRequest: Sendable {
  /// A widget, or the region of a Live Activity.
  public struct Item: Hashable, Sendable {
    /// What it is.
    public var family: Family
    /// As large as it is drawn; nil: as the tables say.
    public var size: Size?
    /// Page of a grid, from 0.
    public var page = 0
    /// First column on a grid, from 0.
    public var column = 0
    /// First row on a grid, from 0.
    public var row = 0
    /// Slot, or position in a list.
    public var index = 0
    /// How wide an inline accessory's text is, points.
    public var inkWidth: Double?
    /// What a watch face writes along its dial for a complication.
    public var label: FaceLabel?
    /// What a Live Activity gives to the whole screen, in points of the Live Activity.
    public var ground: DisplayList?
    /// Pictures that the ground names.
    public var images: [ImageID: EncodedImage] = [:]
    /// An item in the first cell or slot.
    public init(_ family: Family) { self.family = family }
  }

  /// An app that a widget on the screen belongs to.
  public struct App: Hashable, Sendable {
    /// In the language of the screen.
    public var name: String
    /// Its icon.
    public var look: AppLook
    /// With the name below its icon.
    public init(name: String, look: AppLook) { (self.name, self.look) = (name, look) }
  }

  /// As it is held upright.
  public var device: Device
  /// Whether it is held on its side; iPads are.
  public var isLandscape: Bool
  /// Which screen it is, and its light.
  public var context: Context
  /// What the person has set.
  public var options: EnvironmentOptions
  /// What stands on it.
  public var items: [Item]
  /// Printed below widgets.
  public var appName: String
  /// Apps whose icons stand on the first page.
  public var apps: [App] = []

  /// A screen of a device with what stands on it.
  public init(
    device: Device, isLandscape: Bool = false, context: Context, options: EnvironmentOptions,
    items: [Item] = [], appName: String = ""
  ) {
    self.device = device
    self.isLandscape = isLandscape && device.platform == .iPad
    self.context = context
    self.options = options
    self.items = items
    self.appName = appName
  }

  /// The layout of the place that the context stands for.
  /// - Parameters:
  ///   - isControlCenter: the tiles of Control Center.
  ///   - isIsland: the Dynamic Island's regions over a Home Screen.
  public func layout(isIsland: Bool = false, isControlCenter: Bool = false) -> SceneLayout {
    if device.platform == .vision { return RowScenes.room(self) }
    if isIsland { return HomeScene.island(self) }
    if isControlCenter { return RowScenes.controlCenter(self) }
    let family = items.first?.family ?? context.families[device.platform]?.first ?? .systemSmall
    switch request(family).traits.surround {
    case .controlCenter: return RowScenes.controlCenter(self)
    case .homeScreen, .none, .gallery, .banner, .actionButton: return HomeScene.layout(self)
    case .todayView: return RowScenes.today(self)
    case .lockScreen: return LockScene.layout(self)
    case .standBy: return RowScenes.standBy(self)
    case .desktop, .menuBar: return DesktopScene.layout(self)
    case .notificationCenter: return RowScenes.notificationCenter(self)
    case .watchFace: return WatchScene.layout(self)
    case .smartStack: return RowScenes.smartStack(self)
    case .carScreen: return RowScenes.car(self)
    }
  }
}

extension SceneRequest {
  /// As wide and high as it is held.
  var screen: Size {
    isLandscape ? Size(device.screen.height, device.screen.width) : device.screen
  }

  /// As large as an item is drawn.
  func drawn(_ item: Item) -> Size { item.size ?? drawn(item.family) }

  func drawn(_ family: Family) -> Size {
    device.size(of: family, in: context.surface, os: options.os)?.drawn ?? Size(100, 100)
  }

  /// What the screens' own drawing goes by.
  func request(_ family: Family) -> ScreenRequest {
    var held = device
    held.screen = screen
    let input = ContextInput(device: held, family: family, options: options)
    let moment = LocalMoment(
      date: options.date, timeZone: options.timeZone, locale: options.locale)
    return ScreenRequest(
      input: input, traits: context.traits(input), drawn: drawn(family),
      surroundings: Surroundings(appName: appName, moment: moment),
      isLightWallpaper: options.wallpaper.wallpaper?.isLight ?? false,
      wallpaperLight: options.wallpaper.wallpaper?.light, scale: 2)
  }

  /// A scene on the person's wallpaper, where the context shows it.
  func scene(_ family: Family, size: Size? = nil, frames: [Rect]) -> SceneLayout {
    let size = size ?? screen
    var layout = SceneLayout(size: size, frames: frames)
    layout.cornerRadius = device.displayCornerRadius
    if let wallpaper = options.wallpaper.wallpaper,
      case .wallpaper(let light) = request(family).traits.ground
    {
      layout.wallpaper = Backdrop(wallpaper: wallpaper, light: light, screen: size)
      layout.images = wallpaper.images
    }
    return layout
  }
}

extension SceneLayout {
  /// How wide the text of an inline accessory is: the Lock Screen centers it with the date.
  public static func inkWidth(of archive: Archive) -> Double? {
    archive.list.removingContainerBackground().inkBounds?.width
  }
}
