public import VitrineCatalog
public import VitrineDrawing

/// One picture of a sheet and what is said about it.
public struct SheetTile: Sendable {
  /// The widget's name for people.
  public var widget: String
  /// The widget's identifier.
  public var kind: String
  /// WidgetKit's name of the family.
  public var family: String
  /// The device's identifier.
  public var device: String
  /// The device's name, as people say it.
  public var deviceName: String
  /// As in `--context`.
  public var context: String
  /// The context's name, as people say it.
  public var contextTitle: String
  /// `light`, `dark`, or both where they look the same.
  public var appearances: [String]
  /// What else was asked for, as file names say it.
  public var variant: String
  /// What the system did to the widget; nil for a preview.
  public var explanation: Explanation?
  /// What is behind the widget on its screen where that is no wallpaper: a picture without its own
  /// ground could not be read on the sheet's.
  public var surface: Backing?
  /// Points.
  public var size: Size
  /// A PNG; empty where there is no picture and `note` says why.
  public var png: [UInt8]
  /// Why the tile shows something else than the widget.
  public var note: String?

  /// What a tile stands on, so that clear parts can be told from white ones.
  public enum Backing: String, Sendable {
    case black, white
  }

  /// A job's tile; its picture is given to it later.
  public init(_ job: RenderJob) {
    widget = job.widgetName.isEmpty ? job.name : job.widgetName
    kind = job.name
    family = job.family?.rawValue ?? "view"
    (device, deviceName) = (job.device.id, job.device.name)
    context = job.contextID
    contextTitle = ContextCatalog.find(job.contextID)?.title ?? "Preview"
    appearances = [job.options.appearance.rawValue]
    variant = job.variant.split(separator: "-").filter { $0 != "dark" }.joined(separator: "-")
    (size, png) = (.zero, [])
    guard let family = job.family, let context = ContextCatalog.find(job.contextID) else { return }
    let input = job.contextInput(family)
    let traits = context.traits(input)
    surface =
      switch traits.ground {
      case .black: .black
      case .light: .white
      case .wallpaper: nil
      }
    let factor = job.device.size(of: family, in: context.surface, os: job.options.os)?.factor
    explanation = Explanation(traits, input, factor: factor ?? 1, isDisfavored: job.isDisfavored)
  }

  /// Light, dark or both, in words.
  public var appearance: String { appearances.joined(separator: " and ") }

  /// Tiles with the same picture but for light and dark as one.
  public static func merged(_ tiles: [SheetTile]) -> [SheetTile] {
    var result: [SheetTile] = []
    for tile in tiles {
      if let same = result.lastIndex(where: { $0.isPlace(of: tile) }), result[same].png == tile.png,
        result[same].appearances != tile.appearances
      {
        result[same].appearances += tile.appearances
        result[same].explanation = tile.explanation ?? result[same].explanation
      } else {
        result.append(tile)
      }
    }
    return result
  }

  private func isPlace(of other: SheetTile) -> Bool {
    kind == other.kind && family == other.family && device == other.device
      && context == other.context && variant == other.variant && note == other.note
  }

  /// The mode, then what the system did.
  public var caption: [String] {
    ([explanation.map { "widgetRenderingMode \($0.mode)" }, note].compactMap { $0 })
      + (explanation?.effects ?? [])
  }
}

/// Tiles of one widget in one family, in the order they came.
struct SheetSection {
  var widget: String
  var family: String
  var tiles: [SheetTile]

  static func sections(_ tiles: [SheetTile]) -> [SheetSection] {
    var sections: [SheetSection] = []
    for tile in tiles {
      if let known = sections.firstIndex(where: {
        $0.widget == tile.widget && $0.family == tile.family
      }) {
        sections[known].tiles.append(tile)
      } else {
        sections.append(SheetSection(widget: tile.widget, family: tile.family, tiles: [tile]))
      }
    }
    return sections
  }
}
