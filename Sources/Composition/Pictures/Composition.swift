public import VitrineCatalog
public import VitrineDrawing
import VitrineGeometry

/// A finished picture: what a backend needs and nothing else.
public struct Picture: Hashable, Sendable {
  /// What is drawn, in points from the top left corner.
  public var list: DisplayList
  /// Points of the picture.
  public var size: Size
  /// Pixels per point.
  public var scale: Double
  /// Bytes of the images that the list names.
  public var images: [ImageID: EncodedImage]
  /// Fonts that the widget brings.
  public var fonts: [FontID: EncodedFont]
  /// Outside of it the picture is clear; nil: nothing is cut.
  public var clip: VectorPath?
  /// What lies below the list; nil: nothing.
  public var backdrop: Backdrop?
  /// Seconds since 1970 for text that follows the clock.
  public var now: Double

  public init(
    list: DisplayList, size: Size, scale: Double, images: [ImageID: EncodedImage] = [:],
    fonts: [FontID: EncodedFont] = [:],
    clip: VectorPath? = nil, backdrop: Backdrop? = nil, now: Double = 0
  ) {
    self.list = list
    self.size = size
    self.scale = scale
    self.images = images
    self.fonts = fonts
    self.clip = clip
    self.backdrop = backdrop
    self.now = now
  }
}

/// How much of the screen a picture shows.
public enum Crop: String, Hashable, Sendable, CaseIterable {
  /// The bare widget, clear outside of its shape.
  case widget
  /// The widget on its screen.
  case screen
}

/// From the archive to the widget in its context.
public struct Composition: Sendable {
  /// Decides appearance, plate and surround.
  public var context: Context
  /// Device, family and settings that the context decides by.
  public var input: ContextInput
  /// How much of the screen is shown.
  public var crop: Crop
  /// nil: drawn over nothing, and without what the system puts in a removed background's place.
  public var wallpaper: Wallpaper?
  /// Without one the system shows a message instead of the widget.
  public var hasContainerBackground: Bool
  /// What the screen says beside the widget.
  public var surroundings: Surroundings
  /// Whether a bare picture has a ground where the widget leaves it clear: black where the place is
  /// black, else the base of the color scheme.
  public var isOpaque = false
  /// Where the widget stands among others, and the size of their screen, points; nil: alone in the
  /// place of its own. What shows through glass depends on it, and how a face bends a corner's content.
  public var standing: (frame: Rect, screen: Size)?
  /// Whether the device is held on its side; iPads are.
  public var isLandscape = false

  public init(
    context: Context, input: ContextInput, crop: Crop = .widget, wallpaper: Wallpaper? = nil,
    hasContainerBackground: Bool = true, surroundings: Surroundings = Surroundings()
  ) {
    self.context = context
    self.input = input
    self.crop = crop
    self.wallpaper = wallpaper
    self.hasContainerBackground = hasContainerBackground
    self.surroundings = surroundings
  }

  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - now: seconds since 1970.
  public func picture(of archive: Archive, scale: Double, now: Double) -> Picture {
    let traits = context.traits(input)
    var archive = archive
    archive.list = archive.list.showingProgress(at: now)
    let widget = widget(archive, traits, scale: scale)
    let request = request(traits, archive, widget, scale: scale)
    var screen = Screens.screen(request)
    if let standing {
      (screen.slot, screen.size) = standing
      screen.bend = WatchFaceScreen.bend(request, at: standing.frame)
    }
    var picture =
      crop == .widget
      ? bare(widget, traits, screen, scale: scale) : whole(widget, traits, screen, scale: scale)
    picture.now = now
    picture.images.merge(archive.images) { _, own in own }
    picture.fonts = archive.fonts
    return picture
  }

  /// What a widget says along the dial; nil: nothing, or it stands where none is shown.
  /// - now: seconds since 1970.
  public func faceLabel(of archive: Archive, scale: Double, now: Double) -> FaceLabel? {
    let traits = context.traits(input)
    guard traits.showsWidgetLabel else { return nil }
    var archive = archive
    archive.list = archive.list.showingProgress(at: now)
    var label = widget(archive, traits, scale: scale).label.flatMap(FaceLabel.init)
    label?.images = archive.images
    label?.fonts = archive.fonts
    return label
  }

  // MARK: The widget itself

  /// The widget in points of its layout size.
  fileprivate struct Widget {
    var list: DisplayList
    /// Contents of `.widgetLabel`, for the screen to place.
    var label: DisplayList?
    var size: Size
    var drawn: Size
    var shape: VectorPath?
  }

  private func widget(_ archive: Archive, _ traits: ContextTraits, scale: Double) -> Widget {
    let size = archive.size
    let all = content(of: archive, traits, scale: scale)
    // Only some faces draw labels; elsewhere there are none to look for.
    let (content, label) =
      traits.showsWidgetLabel ? all.separatingWidgetLabel() : (all, nil)
    let appearance = traits.appearance(on: wallpaper)
    let list = appearance.apply(to: content)
    let rect = Rect(x: 0, y: 0, width: size.width, height: size.height)
    var plate = DisplayList()
    if wallpaper != nil || !traits.plate.standsInForBackground {
      plate = Plates.list(
        traits.plate, rect: rect, radius: radius, scheme: traits.colorScheme,
        hasBackground: content.paintsContainerBackground, light: wallpaper?.light,
        platform: input.device.platform)
    }
    var whole = plate.standingUnder(
      list, isolates: !traits.plate.seesBackdrop && !input.seesThrough)
    // A bare picture is the widget alone.
    let isOnScreen = crop == .screen || standing != nil
    let edge = isOnScreen ? Plates.edge(traits, rect: rect, radius: radius, input) : nil
    whole.operations += edge.map { [$0] } ?? []
    return Widget(
      list: whole,
      label: label.map { DisplayList().standingUnder(appearance.apply(to: $0)) },
      size: size, drawn: drawn(size, scale: scale),
      shape: isCut(traits) ? shape(of: size) : nil)
  }

  /// Whether a widget's outline cuts its content. Where nothing of the widget's ground is left
  /// (StandBy, CarPlay, an iPad's Lock Screen) no outline is seen, and margins are so narrow that
  /// content in a corner would lose a piece of itself (estimate); there its frame cuts it.
  private func isCut(_ traits: ContextTraits) -> Bool {
    !input.family.isSystem || traits.showsContainerBackground || traits.plate != .none
  }

  private func content(of archive: Archive, _ traits: ContextTraits, scale: Double) -> DisplayList {
    if !hasContainerBackground, MissingBackground.isShown(input) {
      return MissingBackground.list(
        input.family, size: archive.size, dark: traits.colorScheme == .dark, scale: scale)
    }
    return traits.showsContainerBackground && !fillsScreen(traits)
      ? archive.list : archive.list.removingContainerBackground()
  }

  /// What a Live Activity gives to the whole screen; nil: its background stays its own.
  public func ground(of archive: Archive) -> DisplayList? {
    let traits = context.traits(input)
    guard fillsScreen(traits), let background = archive.list.containerBackground else { return nil }
    return traits.appearance.apply(to: background)
  }

  /// A Live Activity in StandBy gives its background to the whole screen.
  private func fillsScreen(_ traits: ContextTraits) -> Bool {
    (crop == .screen || standing != nil) && traits.surround == .standBy && input.family.isActivity
  }

  private var radius: Double {
    input.device.cornerRadius(of: input.family, in: context.surface, os: input.os)
  }

  /// Outline of the widget in points of its layout size, nil where it has none of its own.
  public func shape(of size: Size) -> VectorPath? {
    let rect = Rect(x: 0, y: 0, width: size.width, height: size.height)
    switch input.family {
    case .accessoryCircular, .accessoryCorner: return VectorPath(ellipseIn: rect)
    case .accessoryInline: return nil
    case .accessoryRectangular:
      // On a Lock Screen or face nothing shows whether a rectangle is cut; text reaches its edges.
      guard context.surface == .smartStack else { return nil }
      return VectorPath(roundedRect: rect, cornerRadius: radius, continuous: true)
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait,
      .activityLockScreen, .islandCompact, .islandCompactLeading, .islandCompactTrailing,
      .islandMinimal,
      .islandExpanded, .control, .controlSmall, .controlLarge:
      return VectorPath(roundedRect: rect, cornerRadius: radius, continuous: true)
    }
  }

  /// An iPad's Home Screen, StandBy, CarPlay and a face with a huge circle draw the laid-out widget
  /// scaled, to whole pixels as the drawn size in the tables is.
  /// - Parameters:
  ///   - size: points of its layout.
  ///   - scale: pixels per point.
  public func drawn(_ size: Size, scale: Double) -> Size {
    var factor =
      input.device.size(of: input.family, in: context.surface, os: input.os)?.factor ?? 1
    if context.surface == .watchFace {
      factor *= input.face.factor(of: input.family, on: input.device)
    }
    guard factor != 1 else { return size }
    func snap(_ length: Double) -> Double { (length * factor * scale).rounded() / scale }
    return Size(snap(size.width), snap(size.height))
  }

  // MARK: Two crops

  private func bare(
    _ widget: Widget, _ traits: ContextTraits, _ screen: Screen, scale: Double
  ) -> Picture {
    var (list, shape) = widget.placed(in: Screens.rect(widget.drawn))
    if standing != nil, let bend = screen.bend, widget.list.curvesContent {
      let origin = Point(-screen.slot.x, -screen.slot.y)
      (list, shape) = (bend.moved(by: origin).apply(to: list), nil)
    }
    var picture = Picture(list: list, size: widget.drawn, scale: scale, clip: shape)
    if isOpaque {
      picture.fill(shape, traits, seesWallpaper: traits.seesWallpaper && wallpaper != nil)
    }
    if wallpaper != nil, let shape { picture.layControlGround(within: shape, traits, input.family) }
    guard traits.seesWallpaper, let wallpaper, case .wallpaper(let light) = traits.ground else {
      return picture
    }
    // The wallpaper shows through the widget's own shape only. Where it has none, content reaches
    // its edges and is not cut: that of a widget without margins would lie beside round corners.
    var opening: VectorPath?
    if shape == nil, !isOpaque {
      let rect = Screens.rect(widget.drawn)
      opening =
        input.family.isSystem
        ? VectorPath(rect: rect)
        : VectorPath(
          roundedRect: rect, cornerRadius: min(12, rect.height / 3), continuous: true)
    }
    // Beside the date an inline widget may stand with its empty end beyond the screen's edge, where
    // there is no wallpaper.
    let slot = screen.slot.snapped(toScale: scale)
    let origin = Point(
      max(0, min(slot.minX, screen.size.width - slot.width)),
      max(0, min(slot.minY, screen.size.height - slot.height)))
    picture.backdrop = Backdrop(
      wallpaper: wallpaper, light: light, screen: screen.size, origin: origin, shape: opening)
    picture.images = wallpaper.images
    return picture
  }

  private func whole(
    _ widget: Widget, _ traits: ContextTraits, _ screen: Screen, scale: Double
  ) -> Picture {
    var (list, shape) = widget.placed(in: screen.slot.snapped(toScale: scale))
    if let bend = screen.bend, widget.list.curvesContent {
      (list, shape) = (bend.apply(to: list), nil)
    }
    var parts = screen.below()
    if case .glass = traits.plate, let shape {
      parts.append(GlassPane.shadow(around: shape))
    }
    // A picture that fills more than its widget does not lie on what stands beside it.
    let cut =
      shape ?? (input.family.isSystem ? frame(screen.slot.snapped(toScale: scale), traits) : nil)
    parts.operations +=
      cut.map { [.group(EffectGroup(.clip($0, .winding), list))] } ?? list.operations
    parts.operations += screen.above().operations
    var picture = Picture(list: parts, size: screen.size, scale: scale)
    if screen.corner > 0 {
      picture.clip = VectorPath(
        roundedRect: Screens.rect(screen.size), cornerRadius: screen.corner, continuous: true)
    }
    if let wallpaper, case .wallpaper(let light) = traits.ground, input.device.platform != .vision {
      picture.backdrop = Backdrop(wallpaper: wallpaper, light: light, screen: screen.size)
      picture.images = wallpaper.images
    }
    picture.images.merge(screen.images) { _, own in own }
    return picture
  }

  /// What a widget without a ground of its own lies in: a car's surface with round corners, or nothing
  /// that is seen.
  private func frame(_ slot: Rect, _ traits: ContextTraits) -> VectorPath {
    guard traits.surround == .carScreen else { return VectorPath(rect: slot) }
    return VectorPath(roundedRect: slot, cornerRadius: CarScreenView.radius, continuous: true)
  }

  /// On a screen as wide and high as it is held.
  var held: ContextInput {
    var held = input
    if isLandscape, input.device.platform == .iPad {
      held.device.screen = Size(input.device.screen.height, input.device.screen.width)
    }
    return held
  }

  private func request(
    _ traits: ContextTraits, _ archive: Archive, _ widget: Widget, scale: Double
  ) -> ScreenRequest {
    return ScreenRequest(
      input: held, traits: traits, drawn: widget.drawn, surroundings: surroundings,
      isLightWallpaper: wallpaper?.isLight ?? false, wallpaperLight: wallpaper?.light, scale: scale,
      label: widget.label.flatMap(FaceLabel.init),
      background: ground(of: archive),
      inkWidth: input.family == .accessoryInline
        ? archive.list.removingContainerBackground().inkBounds?.width : nil)
  }
}

extension Picture {
  /// Puts the place's own color where the widget leaves it clear, and cuts the widget instead of the
  /// picture.
  fileprivate mutating func fill(_ shape: VectorPath?, _ traits: ContextTraits, seesWallpaper: Bool)
  {
    if let shape { list = DisplayList([.group(EffectGroup(.clip(shape, .winding), list))]) }
    clip = nil
    guard !seesWallpaper else { return }
    list = DisplayList([Brush.flat(size, Plates.ground(traits))]).appending(list)
  }
}

extension Composition.Widget {
  /// The widget's list and shape, moved and scaled into a frame.
  fileprivate func placed(in frame: Rect) -> (list: DisplayList, shape: VectorPath?) {
    let transform = Affine(
      a: frame.width / size.width, b: 0, c: 0, d: frame.height / size.height, tx: frame.x,
      ty: frame.y)
    guard transform != .identity else { return (list, shape) }
    return (
      DisplayList([.group(EffectGroup(.transform(transform), list))]),
      shape?.transformed(by: transform)
    )
  }
}
