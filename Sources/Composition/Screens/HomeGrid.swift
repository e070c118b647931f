import VitrineCatalog
import VitrineDrawing

/// Where icons and widgets stand on a Home Screen page, points.
struct HomeGrid {
  var columns: Int
  var rows: Int
  /// Top left corner of the first cell's icon or widget.
  var origin: Point
  /// From one icon to the next.
  var pitch: Size
  var icon: Double
  /// A small widget as it is drawn, the step from widget to widget.
  var small: Double
  var widgetStep: Size
  /// Icons a small widget covers in a row.
  var span: Int
  /// The page's width where it is filled from the right; nil: from the left.
  private var mirrorWidth: Double?

  /// - screen: as wide and high as the device is held; nil: upright.
  init(_ device: Device, os: Int, isRightToLeft: Bool = false, screen: Size? = nil) {
    let screen = screen ?? device.screen
    self = device.platform == .iPad ? .pad(device, screen) : .phone(device, os: os)
    if isRightToLeft { mirrorWidth = screen.width }
  }

  init(_ request: ScreenRequest) {
    self.init(request.device, os: request.input.os, isRightToLeft: request.isRightToLeft)
  }

  private init(
    columns: Int, rows: Int, origin: Point, pitch: Size, icon: Double, small: Double,
    widgetStep: Size, span: Int
  ) {
    self.columns = columns
    self.rows = rows
    self.origin = origin
    self.pitch = pitch
    self.icon = icon
    self.small = small
    self.widgetStep = widgetStep
    self.span = span
  }

  private func mirrored(_ rect: Rect) -> Rect {
    guard let mirrorWidth else { return rect }
    return Rect(x: mirrorWidth - rect.maxX, y: rect.y, width: rect.width, height: rect.height)
  }

  /// The frame of a family in the page's first corner: top left, or top right where it is mirrored.
  func slot(_ family: Family, drawn: Size) -> Rect {
    guard span == 2 else {
      return mirrored(
        Rect(x: origin.x, y: origin.y, width: drawn.width, height: drawn.height))
    }
    // An iPhone's widgets fill whole cells; before iOS 26 they are drawn a little larger than laid
    // out (Widget-Blur's positions).
    let wide = small + widgetStep.width
    let size: Size =
      switch family {
      case .systemSmall: Size(small, small)
      case .systemMedium: Size(wide, small)
      case .systemLarge: Size(wide, small + widgetStep.height)
      case .systemExtraLargePortrait: Size(wide, small + 2 * widgetStep.height)
      default: drawn
      }
    return mirrored(Rect(x: origin.x, y: origin.y, width: size.width, height: size.height))
  }

  /// The frame of a family with its corner in a cell that widgets may begin at.
  func frame(_ family: Family, drawn: Size, column: Int, row: Int) -> Rect {
    let across = Double(column / span) * widgetStep.width
    let first = slot(family, drawn: drawn)
    return first.offset(
      by: Point(mirrorWidth == nil ? across : -across, Double(row / span) * widgetStep.height))
  }

  /// The square of an icon, counted from the first cell.
  func icon(column: Int, row: Int) -> Rect {
    // Icons stand in the middle of cells that split a widget's step.
    let cell = pitch.width
    let left = origin.x + (small - Double(span - 1) * cell - cell) / 2
    return mirrored(
      Rect(
        x: left + cell * (Double(column) + 0.5) - icon / 2,
        y: origin.y + pitch.height * Double(row), width: icon, height: icon))
  }

  /// Cells that a widget covers.
  func cells(_ family: Family) -> (columns: Int, rows: Int) {
    switch family {
    case .systemSmall: (span, span)
    case .systemMedium: (2 * span, span)
    case .systemLarge: (2 * span, 2 * span)
    case .systemExtraLarge: (4 * span, 2 * span)
    case .systemExtraLargePortrait: (2 * span, 3 * span)
    case .accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner,
      .activityLockScreen, .islandCompact, .islandCompactLeading, .islandCompactTrailing,
      .islandMinimal,
      .islandExpanded, .control, .controlSmall, .controlLarge:
      (0, 0)
    }
  }

  // MARK: iPhone

  private static func phone(_ device: Device, os: Int) -> HomeGrid {
    let row = pageRows.first { $0.matches(device) }
    let scale = device.displayScale
    let top = row.map { Double($0.top) / scale } ?? device.screen.height * 0.105  // estimate
    let layout = device.size(of: .systemSmall, os: os)?.layout.width ?? 158
    let medium = device.size(of: .systemMedium, os: os)?.layout.width ?? 338
    let large = device.size(of: .systemLarge, os: os)?.layout.height ?? 354
    var small = layout
    var step = Size(medium - layout, large - layout)
    var left = (device.screen.width - medium) / 2
    if !OSRules(os).hasGlass, let row {
      small = Double(row.small) / scale
      step = Size(Double(row.right - row.left) / scale, Double(row.middle - row.top) / scale)
      left = Double(row.left) / scale
    }
    // A screen on its side has room for more than two widgets beside each other (estimate).
    let across = max(2, Int((device.screen.width - 64 - small) / step.width) + 1)
    if across > 2 {
      left = (device.screen.width - small - Double(across - 1) * step.width) / 2
    }
    let pitch = Size(step.width / 2, step.height / 2)
    // A widget ends where the icons of its second row do.
    let icon = max(48, small - pitch.height)
    // Clear of the dock; only screens that are nearly square have fewer than six rows.
    let dock = icon + 28 + (device.displayCornerRadius > 0 ? 13 : 0)
    let rows = Int((device.screen.height - dock - top) / pitch.height)
    return HomeGrid(
      columns: 2 * across, rows: max(2, min(6, rows)), origin: Point(left, top), pitch: pitch,
      icon: icon,
      small: small, widgetStep: step, span: 2)
  }

  // MARK: iPad

  /// A small widget covers one cell; cells and gutters are those of facts/geometry.md §2.
  private static func pad(_ held: Device, _ screen: Size) -> HomeGrid {
    // Its widgets are as large on its side as upright, by which they are listed.
    var device = held
    device.screen = Size(
      min(screen.width, screen.height), max(screen.width, screen.height))
    let small = device.size(of: .systemSmall)?.drawn.width ?? 136
    let medium = device.size(of: .systemMedium)?.drawn.width ?? 300
    let gutter = medium - 2 * small
    let step = small + gutter
    let columns = max(4, Int((screen.width - 40 + gutter) / step))
    // Clear of the dock, which takes about 110 points (estimate).
    let rows = max(4, Int((screen.height - 190 + gutter) / step))
    let width = Double(columns) * step - gutter
    let height = Double(rows) * step - gutter
    return HomeGrid(
      columns: columns, rows: rows,
      origin: Point(
        (screen.width - width) / 2, max(52, (screen.height - 120 - height) / 2 + 10)),
      pitch: Size(step, step), icon: min(76, small * 0.47), small: small,
      widgetStep: Size(step, step), span: 1)
  }
}

/// Home Screen placement in pixels, iOS 18 with labels (mzeryck/Widget-Blur, facts/geometry.md §1).
/// iOS 26 keeps the top edge (estimate).
private struct PageRow {
  var height: Int
  var width: Int
  var small: Int
  var left: Int
  var right: Int
  var top: Int
  var middle: Int

  func matches(_ device: Device) -> Bool {
    device.pixelHeight == height && device.pixelWidth == width
  }
}

private let pageRows: [PageRow] = [
  PageRow(height: 2868, width: 1320, small: 510, left: 114, right: 696, top: 276, middle: 912),
  PageRow(height: 2796, width: 1290, small: 510, left: 98, right: 681, top: 252, middle: 888),
  PageRow(height: 2622, width: 1206, small: 486, left: 87, right: 633, top: 261, middle: 872),
  PageRow(height: 2556, width: 1179, small: 474, left: 81, right: 624, top: 240, middle: 828),
  PageRow(height: 2778, width: 1284, small: 510, left: 96, right: 678, top: 246, middle: 882),
  PageRow(height: 2688, width: 1242, small: 507, left: 81, right: 654, top: 228, middle: 858),
  PageRow(height: 2532, width: 1170, small: 474, left: 78, right: 618, top: 231, middle: 819),
  PageRow(height: 2436, width: 1125, small: 465, left: 69, right: 591, top: 213, middle: 783),
  PageRow(height: 1792, width: 828, small: 338, left: 55, right: 437, top: 159, middle: 579),
  PageRow(height: 1334, width: 750, small: 296, left: 54, right: 400, top: 60, middle: 412),
  PageRow(height: 1920, width: 1080, small: 471, left: 99, right: 672, top: 114, middle: 696),
]
