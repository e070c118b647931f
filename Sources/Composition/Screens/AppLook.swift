public import VitrineDrawing
public import VitrineMessages

/// What the system shows of the app beside its widgets: its icon and its colors.
public struct AppLook: Hashable, Sendable {
  /// One picture of an icon, on a canvas of 1024 points.
  public struct Layer: Hashable, Sendable {
    /// A file, as the catalog has it.
    public var image: EncodedImage
    /// Relative to the canvas.
    public var scale = 1.0
    /// Points of the canvas, from its middle.
    public var shift = Point(0, 0)
    /// 0 … 1.
    public var opacity = 1.0
    /// A picture that fills the canvas.
    public init(_ image: EncodedImage) { self.image = image }
  }

  /// An icon of one appearance.
  public struct Icon: Hashable, Sendable {
    /// Top and bottom of the ground; one color, or none for a picture that brings its own.
    public var fill: [RGBA] = []
    /// From back to front.
    public var layers: [Layer] = []
    /// Nothing at all.
    public init() {}
  }

  /// A color for each color scheme.
  public struct Pair: Hashable, Sendable {
    /// For the light scheme.
    public var light: RGBA
    /// For the dark one.
    public var dark: RGBA
    /// Both.
    public init(light: RGBA, dark: RGBA) { (self.light, self.dark) = (light, dark) }
  }

  /// nil: the app has none, and a stand-in is drawn.
  public var icon: Icon?
  /// With `--appearance dark`; nil: the same.
  public var darkIcon: Icon?
  /// The target's `AccentColor`, light and dark; nil: the system's blue.
  public var accent: Pair?
  /// The target's `WidgetBackground`, which the editing sheet stands on; nil: the system's own.
  public var background: Pair?

  /// Of an app that nothing is known of.
  public init() {}

  /// The color of buttons that belong to the widget.
  public func tint(_ scheme: RenderEnvironment.ColorScheme) -> RGBA {
    accent.map { scheme == .dark ? $0.dark : $0.light }
      ?? RGBA(hex: scheme == .dark ? 0x0091FF : 0x0088FF)
  }
}

/// The app's own icon on a screen.
struct OwnIcon {
  var list: DisplayList
  var images: [ImageID: EncodedImage]

  /// - name: of the app, whose first letter stands in where there is no icon.
  init(_ look: AppLook, name: String, in rect: Rect, dark: Bool, os: Int) {
    (list, images) = (DisplayList(), [:])
    let outline = VectorPath(
      roundedRect: rect, cornerRadius: AppIcon.radius(rect.width, os: os), continuous: true)
    guard let icon = (dark ? look.darkIcon : nil) ?? look.icon else {
      list = Self.letter(name, in: rect, outline, look.tint(dark ? .dark : .light))
      return
    }
    var content = DisplayList()
    if let top = icon.fill.first {
      content.append(
        .fill(
          VectorPath(rect: rect), .winding,
          .linearGradient(
            [GradientStop(top, at: 0), GradientStop(icon.fill.last ?? top, at: 1)],
            from: Point(rect.midX, rect.minY), to: Point(rect.midX, rect.maxY))))
    }
    let unit = rect.width / 1024
    for (index, layer) in icon.layers.enumerated() {
      let id = ImageID("app-icon-\(dark ? "dark" : "light")-\(index)")
      images[id] = layer.image
      let side = rect.width * layer.scale
      let frame = Rect(
        x: rect.midX + layer.shift.x * unit - side / 2,
        y: rect.midY + layer.shift.y * unit - side / 2, width: side, height: side)
      let image = DisplayList([
        .image(ImageDrawing(image: id, frame: frame, interpolation: .high))
      ])
      content.append(.group(EffectGroup(.opacity(layer.opacity), image)))
    }
    list = DisplayList([.group(EffectGroup(.clip(outline, .winding), content))])
  }

  private static func letter(
    _ name: String, in rect: Rect, _ outline: VectorPath, _ color: RGBA
  ) -> DisplayList {
    let ground = DrawingOperation.fill(
      outline, .winding,
      .linearGradient(
        [
          GradientStop(color.mixed(with: .white, by: 0.25), at: 0), GradientStop(color, at: 1),
        ], from: Point(rect.midX, rect.minY), to: Point(rect.midX, rect.maxY)))
    let size = rect.width * 0.56
    return DisplayList([ground]).appending(
      Ink.text(
        String(name.prefix(1)).uppercased(), size, weight: 700, design: .rounded,
        color: color.luminance > 0.6 ? .black : .white,
        at: Point(rect.midX, rect.midY + size * 0.36), .center))
  }
}
