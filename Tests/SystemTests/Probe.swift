import Testing
@testable import VitrineCatalog
@testable import VitrineComposition
import VitrineDrawing
import VitrineMessages
import VitrineRaster

/// Every place on a few devices that stand for their kinds.
struct Stand: Sendable, CustomTestStringConvertible {
  var context: Context
  var device: Device
  var family: Family
  var os: Int

  var testDescription: String { "\(context.id) \(family) \(device.id) OS \(os)" }
  var input: ContextInput { ContextInput(device: device, family: family, os: os) }
  var traits: ContextTraits { context.traits(input) }

  static let all: [Stand] = {
    let ids = ["iphone-17-pro", "iphone-se", "ipad-air-11", "apple-watch-46mm", "mac"]
    var result: [Stand] = []
    for device in ids.compactMap(DeviceCatalog.find) {
      for context in ContextCatalog.all {
        for os in [17, 18, 26] {
          for family in context.families[device.platform] ?? []
          where context.allows(family, on: device, os: os) {
            result.append(Stand(context: context, device: device, family: family, os: os))
          }
        }
      }
    }
    return result
  }()

  static func find(_ context: String, _ device: String, _ family: Family, os: Int = 26) -> Stand? {
    guard let context = ContextCatalog.find(context), let device = DeviceCatalog.find(device) else {
      return nil
    }
    return Stand(context: context, device: device, family: family, os: os)
  }
}

let rasterizer = Rasterizer()

/// A widget made of operations, laid out and drawn where it stands.
struct Probe {
  var content: [DrawingOperation]
  var background: RGBA? = RGBA(1, 0, 0)
  var images: [ImageID: EncodedImage] = [:]

  func picture(
    _ stand: Stand, wallpaper: Wallpaper? = nil, crop: Crop = .widget, removable: Bool = true,
    hasBackground: Bool = true, scale: Double = 1
  ) throws -> Picture {
    let size = try #require(
      stand.device.size(of: stand.family, in: stand.context.surface, os: stand.os)
    ).layout
    var list = DisplayList()
    if let background {
      let whole = VectorPath(rect: Rect(x: 0, y: 0, width: size.width, height: size.height))
      list.append(
        .group(
          EffectGroup(
            .tag(.containerBackground),
            DisplayList([.fill(whole, .winding, .color(background))]))))
    }
    list.operations += content
    var input = stand.input
    input.isBackgroundRemovable = removable
    let archive = Archive(
      size: size, scale: scale, list: list,
      semantics: SemanticsNode(
        type: "Widget", frame: Rect(x: 0, y: 0, width: size.width, height: size.height)),
      images: images)
    return Composition(
      context: stand.context, input: input, crop: crop, wallpaper: wallpaper,
      hasContainerBackground: hasBackground
    ).picture(of: archive, scale: scale, now: 0)
  }

  func draw(
    _ stand: Stand, wallpaper: Wallpaper? = nil, crop: Crop = .widget, removable: Bool = true,
    scale: Double = 1
  ) throws -> Bitmap {
    try picture(stand, wallpaper: wallpaper, crop: crop, removable: removable, scale: scale).drawn
  }
}

extension Picture {
  /// The picture over its whole wallpaper.
  var drawn: Bitmap {
    get throws {
      var options = Rasterizer.Options(clip: clip, now: now)
      if let backdrop {
        options.backdrop = rasterizer.render(
          backdrop.list, size: backdrop.screen, scale: scale, images: ImageProvider(images))
        options.backdropX = Int((backdrop.origin.x * scale).rounded())
        options.backdropY = Int((backdrop.origin.y * scale).rounded())
        options.backdropShape = backdrop.shape
      }
      return try rasterizer.render(
        list, size: size, scale: scale, images: ImageProvider(images), options: options
      ).bitmap
    }
  }
}

extension RGBA {
  func isNear(_ other: RGBA, _ levels: Float = 2) -> Bool {
    let limit = levels / 255
    return abs(red - other.red) <= limit && abs(green - other.green) <= limit
      && abs(blue - other.blue) <= limit && abs(alpha - other.alpha) <= limit
  }
}

/// Four squares of ten points in the middle of a place, numbered from the left.
func square(_ index: Int, in size: Size, _ color: RGBA) -> DrawingOperation {
  let rect = Rect(
    x: (size.width / 2).rounded() - 20 + Double(index) * 10, y: (size.height / 2).rounded() - 5,
    width: 10, height: 10)
  return .fill(VectorPath(rect: rect), .winding, .color(color))
}

/// The middle of a square in a picture of the same size as the layout.
func pixel(_ index: Int, in size: Size) -> (x: Int, y: Int) {
  (Int((size.width / 2).rounded()) - 15 + index * 10, Int((size.height / 2).rounded()))
}
