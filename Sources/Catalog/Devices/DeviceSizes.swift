public import VitrineDrawing
public import VitrineMessages

/// A size that a widget is laid out in and the one it is then drawn at, points.
public struct WidgetSize: Hashable, Sendable {
  /// Points in which views are laid out.
  public var layout: Size
  /// Points that the result takes on the screen.
  public var drawn: Size
  public init(layout: Size, drawn: Size? = nil) {
    self.layout = layout
    self.drawn = drawn ?? layout
  }
  /// Drawn over laid out: 1 but on an iPad's Home Screen, in StandBy and in CarPlay.
  public var factor: Double { drawn.width / layout.width }
}

/// Widget sizes of one iPhone screen in pixels at `scale`.
struct PhoneSizeRow: Sendable {
  var width: Double
  var height: Double
  var scale: Double
  var small: (Double, Double)
  var medium: (Double, Double)
  var large: (Double, Double)
  var extraLargePortrait: (Double, Double)?
  var circular: (Double, Double)?
  var rectangular: (Double, Double)?
  var inline: (Double, Double)?

  init(
    _ width: Double, _ height: Double, scale: Double = 1, small: (Double, Double),
    medium: (Double, Double), large: (Double, Double), extraLargePortrait: (Double, Double)? = nil,
    circular: (Double, Double)? = nil, rectangular: (Double, Double)? = nil,
    inline: (Double, Double)? = nil
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.small = small
    self.medium = medium
    self.large = large
    self.extraLargePortrait = extraLargePortrait
    self.circular = circular
    self.rectangular = rectangular
    self.inline = inline
  }

  func size(of family: Family) -> Size? {
    let pair: (Double, Double)? =
      switch family {
      case .systemSmall: small
      case .systemMedium: medium
      case .systemLarge: large
      case .systemExtraLargePortrait: extraLargePortrait
      case .accessoryCircular: circular
      case .accessoryRectangular: rectangular
      case .accessoryInline: inline
      case .systemExtraLarge, .accessoryCorner, .activityLockScreen, .islandCompact,
        .islandCompactLeading, .islandCompactTrailing, .islandMinimal, .islandExpanded, .control,
        .controlSmall, .controlLarge:
        nil
      }
    return pair.map { Size($0.0 / scale, $0.1 / scale) }
  }
}

struct PadSizeRow: Sendable {
  typealias Pair = (Double, Double)
  typealias Sizes = (small: Pair, medium: Pair, large: Pair, extraLarge: Pair)
  var width: Double
  var height: Double
  var canvas: Sizes
  var drawn: Sizes
  var extraLargePortrait: (canvas: Pair, drawn: Pair)?

  init(
    _ width: Double, _ height: Double, canvas: Sizes, drawn: Sizes,
    extraLargePortrait: (canvas: Pair, drawn: Pair)?
  ) {
    self.width = width
    self.height = height
    self.canvas = canvas
    self.drawn = drawn
    self.extraLargePortrait = extraLargePortrait
  }

  func size(of family: Family) -> WidgetSize? {
    func pick(_ path: KeyPath<Sizes, Pair>) -> WidgetSize {
      let (layout, drawn) = (canvas[keyPath: path], drawn[keyPath: path])
      return WidgetSize(layout: Size(layout.0, layout.1), drawn: Size(drawn.0, drawn.1))
    }
    switch family {
    case .systemSmall: return pick(\.small)
    case .systemMedium: return pick(\.medium)
    case .systemLarge: return pick(\.large)
    case .systemExtraLarge: return pick(\.extraLarge)
    case .systemExtraLargePortrait:
      return extraLargePortrait.map {
        WidgetSize(layout: Size($0.canvas.0, $0.canvas.1), drawn: Size($0.drawn.0, $0.drawn.1))
      }
    case .accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner,
      .activityLockScreen, .islandCompact, .islandCompactLeading, .islandCompactTrailing,
      .islandMinimal, .islandExpanded, .control, .controlSmall, .controlLarge:
      return nil
    }
  }
}

/// Pixels at 2×.
struct PadLockRow: Sendable {
  var width: Double
  var height: Double?
  var small: Double
  var circular: Double
  var rectangular: (Double, Double)
  var inline: (Double, Double)
  init(
    _ width: Double, _ height: Double?, small: Double, circular: Double,
    rectangular: (Double, Double), inline: (Double, Double)
  ) {
    self.width = width
    self.height = height
    self.small = small
    self.circular = circular
    self.rectangular = rectangular
    self.inline = inline
  }
}

extension Device {
  /// The size of a family at a place, nil where the device does not show it there.
  public func size(
    of family: Family, in surface: Surface = .homeScreen, os: Int = OSVersion.newest
  ) -> WidgetSize? {
    if family.isActivity { return activitySize(of: family, in: surface, os: os) }
    if family.isControl { return controlSize(of: family, in: surface, os: os) }
    switch platform {
    case .iPhone: return iPhoneSize(of: family, in: surface, os: os)
    case .iPad: return iPadSize(of: family, in: surface, os: os)
    case .watch: return watchSize(of: family, in: surface)
    case .mac:
      if family == .systemExtraLargePortrait, !OSRules(os).hasExtraLargePortrait { return nil }
      return macSizes[family].map { WidgetSize(layout: $0) }
    case .vision:
      if family.isAccessory, !OSRules(os).roomHasAccessories { return nil }
      return visionSizes[family].map { WidgetSize(layout: $0) }
    }
  }

  /// All families that have a size on this device, by their names, at their usual places.
  public func sizes(os: Int = OSVersion.newest) -> [(family: Family, size: WidgetSize)] {
    Family.allCases.compactMap { family in
      guard !family.isControl else { return nil }
      let surface: Surface =
        family.isAccessory ? (platform == .watch ? .watchFace : .lockScreen) : .homeScreen
      return size(of: family, in: surface, os: os).map { (family, $0) }
    }
  }

  /// A tile of Control Center, or a button of the Lock Screen (estimates, facts/geometry.md §12).
  private func controlSize(of family: Family, in surface: Surface, os: Int) -> WidgetSize? {
    switch platform {
    case .vision: return nil
    case .watch:
      guard os >= OSRules.watchControlsSince else { return nil }
      // A card of the stack, with words.
      if surface == .smartStack {
        return family == .control
          ? watchSize(of: .accessoryRectangular, in: .smartStack).map {
            WidgetSize(layout: $0.layout)
          } : nil
      }
      // Two columns of capsules that hold a symbol.
      guard family == .controlSmall else { return nil }
      let width = (screen.width * 92 / 208).rounded()
      return WidgetSize(layout: Size(width, (width * 0.68).rounded()))
    case .mac: guard os >= OSRules.macControlsSince else { return nil }
    case .iPhone, .iPad: guard os >= OSRules.controlsSince else { return nil }
    }
    switch surface {
    case .lockScreen: return family == .controlSmall ? WidgetSize(layout: Size(50, 50)) : nil
    // An item of the menu bar.
    case .desktop: return family == .controlSmall ? WidgetSize(layout: Size(30, 24)) : nil
    case .homeScreen, .standBy, .carPlay, .watchFace, .smartStack, .room: break
    }
    switch family {
    case .controlSmall: return WidgetSize(layout: Size(72, 72))
    case .controlLarge: return WidgetSize(layout: Size(158, 158))
    default: return WidgetSize(layout: Size(158, 72))
    }
  }

  // MARK: iPhone

  private func iPhoneSize(of family: Family, in surface: Surface, os: Int) -> WidgetSize? {
    if family == .systemExtraLargePortrait, !OSRules(os).hasExtraLargePortrait { return nil }
    guard let layout = iPhoneRow(os: os).size(of: family) else { return nil }
    switch surface {
    case .homeScreen, .lockScreen: return WidgetSize(layout: layout)
    case .standBy:
      guard family == .systemSmall else { return nil }
      // Landscape: half the width between the safe areas, or the height. Estimate, §9.
      let (width, height) = (screen.height, screen.width)
      let side = min(height - 48, (width - 2 * 59 - 24) / 2)
      return WidgetSize(layout: layout, drawn: Size(side, side))
    case .carPlay:
      guard family == .systemSmall else { return nil }
      return WidgetSize(layout: layout, drawn: Size(CarScreen.widgetSide, CarScreen.widgetSide))
    case .desktop, .watchFace, .smartStack, .room: return nil
    }
  }

  private func iPhoneRow(os: Int) -> PhoneSizeRow {
    func match(_ rows: [PhoneSizeRow]) -> PhoneSizeRow? {
      let sameScreen = rows.filter { $0.width == screen.width && $0.height == screen.height }
      return sameScreen.first { $0.scale == displayScale } ?? sameScreen.first
    }
    let rows = OSRules(os).phoneSizes
    // Screens that one table lacks are in the other: 5.5 inches ended before, 420 × 912 came with it.
    if let row = match(rows) ?? match(iPhoneSizes18) ?? match(iPhoneSizes26) { return row }
    // No table has this screen (iPhone Duo): the row with the nearest width. Estimate.
    return rows.min { abs($0.width - screen.width) < abs($1.width - screen.width) }!
  }

  // MARK: iPad

  private func iPadSize(of family: Family, in surface: Surface, os: Int) -> WidgetSize? {
    switch surface {
    case .homeScreen:
      // In the gallery accessories are as large as where they will stand.
      if family.isAccessory { return iPadSize(of: family, in: .lockScreen, os: os) }
      if family == .systemExtraLargePortrait, !OSRules(os).hasExtraLargePortrait { return nil }
      return padRow.size(of: family)
    case .lockScreen:
      let row = lockRow
      func points(_ width: Double, _ height: Double) -> WidgetSize {
        WidgetSize(layout: Size(width / 2, height / 2))
      }
      switch family {
      case .systemSmall: return points(row.small, row.small)
      case .accessoryCircular: return points(row.circular, row.circular)
      case .accessoryRectangular: return points(row.rectangular.0, row.rectangular.1)
      case .accessoryInline: return points(row.inline.0, row.inline.1)
      case .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait,
        .accessoryCorner, .activityLockScreen, .islandCompact, .islandCompactLeading,
        .islandCompactTrailing, .islandMinimal, .islandExpanded, .control, .controlSmall,
        .controlLarge:
        return nil
      }
    case .standBy, .carPlay, .desktop, .watchFace, .smartStack, .room: return nil
    }
  }

  private var padRow: PadSizeRow {
    // 834 × 1210 has the frames of 834 × 1194, 1032 × 1376 those of 1024 × 1366 (§2).
    iPadSizes.min { distance($0.width, $0.height) < distance($1.width, $1.height) }!
  }

  private var lockRow: PadLockRow {
    iPadLockSizes.min {
      distance($0.width, $0.height ?? screen.height)
        < distance($1.width, $1.height ?? screen.height)
    }!
  }

  private func distance(_ width: Double, _ height: Double) -> Double {
    abs(width - screen.width) * 10 + abs(height - screen.height)
  }

  // MARK: Apple Watch

  private func watchSize(of family: Family, in surface: Surface) -> WidgetSize? {
    guard let row = watchSizes.first(where: { $0.watchCase == watchCase }) else { return nil }
    switch family {
    case .accessoryRectangular:
      let size = surface == .smartStack ? row.smartStack : row.rectangular
      return WidgetSize(layout: Size(size.0, size.1))
    case .accessoryCircular: return WidgetSize(layout: Size(row.circular, row.circular))
    case .accessoryCorner:
      guard surface != .smartStack else { return nil }
      return WidgetSize(layout: Size(row.corner, row.corner))
    case .accessoryInline:
      guard surface != .smartStack else { return nil }
      // The system reports a useless square; one line of text over the face's width (§5).
      return WidgetSize(layout: Size(row.rectangular.0, 18))
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait,
      .activityLockScreen, .islandCompact, .islandCompactLeading, .islandCompactTrailing,
      .islandMinimal, .islandExpanded, .control, .controlSmall, .controlLarge:
      return nil
    }
  }
}

/// The car's screen: 1280 × 720 pixels at 2×, the middle one of the sizes CarPlay supports; a
/// widget fills the height below nothing but 8 points of margin (estimate, §10).
package enum CarScreen {
  /// Points.
  package static let size = Size(640, 360)
  /// Pixels per point.
  package static let scale = 2.0
  package static let widgetSide = 344.0
}
