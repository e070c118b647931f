public import VitrineCatalog
import VitrineDrawing
import VitrineMessages

/// A screen that shows one widget: its frame, and what the system draws around it.
struct Screen {
  /// Points.
  var size: Size
  /// Where the widget stands, at the size it is drawn.
  var slot: Rect
  /// Radius of the display's corners.
  var corner = 0.0
  /// How a face bends content that asks for it.
  var bend: ArcWarp?
  /// Pictures that the system's own drawing names.
  var images: [ImageID: EncodedImage] = [:]
  /// What the system draws below and above the widget; only called for whole screens.
  var below: () -> DisplayList = { DisplayList() }
  var above: () -> DisplayList = { DisplayList() }
}

/// What a screen says beside the widget.
public struct Surroundings: Hashable, Sendable {
  /// Printed under widgets.
  public var appName: String
  /// `configurationDisplayName`, for the gallery.
  public var widgetName: String
  /// `description(_:)` of the configuration, for the gallery.
  public var widgetDescription: String
  /// Whether the gallery lists the widget under "Other" (`disfavoredLocations`).
  public var isDisfavored: Bool
  /// The app's icon and colors.
  public var app = AppLook()
  /// Sizes that people choose from in the gallery.
  public var families: [Family] = []
  /// What the screen's own clock and calendar show.
  public var moment: LocalMoment
  /// How the widget hangs in a room (visionOS).
  public var mounting = Mounting()
  /// Whether the widget is an iPhone's, which a Mac lists apart.
  public var isBuiltForPhone = false

  public init(
    appName: String = "App", widgetName: String = "", widgetDescription: String = "",
    isDisfavored: Bool = false, moment: LocalMoment = LocalMoment(date: 0, timeZone: "UTC")
  ) {
    self.appName = appName
    self.widgetName = widgetName
    self.widgetDescription = widgetDescription
    self.isDisfavored = isDisfavored
    self.moment = moment
  }
}

/// What a screen is made for.
struct ScreenRequest {
  var input: ContextInput
  var traits: ContextTraits
  /// The widget's size as the context draws it.
  var drawn: Size
  var surroundings: Surroundings
  var isLightWallpaper = false
  /// Mean luminance of the wallpaper, where it is known.
  var wallpaperLight: Double?
  var scale: Double
  /// Contents of `.widgetLabel`, for the watch faces.
  var label: FaceLabel?
  /// Background of a Live Activity that fills the screen, in points of the Live Activity.
  var background: DisplayList?
  /// How wide an inline accessory's text is.
  var inkWidth: Double?

  var device: Device { input.device }
  var family: Family { input.family }
  var rules: OSRules { OSRules(input.os) }
  var moment: LocalMoment { surroundings.moment }
  /// The one that the widget belongs to.
  var app: SceneRequest.App { SceneRequest.App(name: surroundings.appName, look: surroundings.app) }
  /// Where the language is written so, the system's screens are mirrored.
  var isRightToLeft: Bool { Direction.of(locale: moment.locale) == .rtl }
  var isAlwaysOn: Bool { traits.isLuminanceReduced }
  /// Color of labels on the wallpaper.
  var labelColor: RGBA { isLightWallpaper ? RGBA(hex: 0x1C1C1E) : .white }
}

enum Screens {
  /// One file a surround, in this folder.
  static func screen(_ request: ScreenRequest) -> Screen {
    if request.device.platform == .vision, request.traits.surround != .gallery {
      return RoomScreen.screen(request)
    }
    switch request.traits.surround {
    case .none: return Screen(size: request.drawn, slot: rect(request.drawn))
    case .homeScreen: return HomePage.screen(request)
    case .todayView: return TodayScreen.screen(request)
    case .lockScreen: return LockPage.screen(request)
    case .standBy:
      return request.family.isActivity
        ? StandByActivity.screen(request) : StandByScreen.screen(request)
    case .desktop, .notificationCenter: return DesktopScreen.screen(request)
    case .watchFace: return WatchFaceScreen.screen(request)
    case .smartStack: return SmartStackScreen.screen(request)
    case .carScreen:
      return request.family.isActivity
        ? CarDashboard.screen(request) : CarScreenView.screen(request)
    case .controlCenter:
      return request.device.platform == .watch
        ? WatchControlScreen.screen(request) : ControlCenterScreen.screen(request)
    case .actionButton:
      return request.device.platform == .watch
        ? WatchActionScreen.screen(request) : ActionButtonScreen.screen(request)
    case .banner: return BannerScreen.screen(request)
    case .menuBar: return MenuBarScreen.screen(request)
    case .gallery: return GalleryScreen.screen(request)
    }
  }

  static func rect(_ size: Size) -> Rect {
    Rect(x: 0, y: 0, width: size.width, height: size.height)
  }
}
