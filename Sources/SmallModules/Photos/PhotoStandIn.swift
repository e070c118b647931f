public import UIKit

/// A picture of the library.
struct StandInPhoto: Sendable {
  var name: String
  var date: Date
  var isFavorite: Bool
  /// Pixels.
  var size: CGSize
  /// In the folder of fixtures; nil: it is drawn.
  var path: String?
  /// Which landscape is drawn.
  var index: Int

  var image: UIImage? {
    if let path { return UIImage(contentsOfFile: path) }
    return Landscape(index: index).image(size)
  }
}

enum PhotoStandIn {
  static let standIn = StandIn("Photos", "photos.json", content: "photos/")

  private struct Nothing: Decodable {}

  /// Newest first.
  static func assets(_ options: PHFetchOptions?) -> [PHAsset] {
    guard standIn.isAllowed else { return [] }
    let photos = given ?? sample
    let isOldestFirst = options?.sortDescriptors?.first?.ascending ?? false
    let assets = (isOldestFirst ? photos.reversed() : photos).map(PHAsset.init)
    let limit = options?.fetchLimit ?? 0
    return limit > 0 ? Array(assets.prefix(limit)) : assets
  }

  /// Pictures of the folder, by name; at most so many (estimate).
  private static let mostPictures = 200

  private static var given: [StandInPhoto]? {
    let folder = standIn.path(of: "photos") ?? ""
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let pictures = names.filter { name in
      ["png", "jpg", "jpeg"].contains { name.lowercased().hasSuffix("." + $0) }
    }.sorted().prefix(mostPictures)
    guard !pictures.isEmpty else {
      let _: Nothing? = standIn.fixture()
      return nil
    }
    standIn.answers(with: folder)
    return pictures.enumerated().map { index, name in
      StandInPhoto(
        name: name, date: day(index), isFavorite: index % 3 == 0, size: .zero,
        path: folder + "/" + name, index: index)
    }
  }

  private static var sample: [StandInPhoto] {
    (0..<6).map { index in
      StandInPhoto(
        name: "sample-\(index)", date: day(index), isFavorite: index % 2 == 0,
        size: CGSize(width: 1200, height: 900), path: nil, index: index)
    }
  }

  private static func day(_ index: Int) -> Date { StandInDate.at(day: -index, 17, 20) }
}

/// A sky, a sun and hills, in one of six lights.
private struct Landscape {
  let index: Int

  private static let lights: [(top: UInt32, low: UInt32, sun: UInt32, hills: [UInt32])] = [
    (0x4A86D8, 0xBFE0F5, 0xFFF6D8, [0x6FA06A, 0x4E8454, 0x2F5F3E]),
    (0xF2785C, 0xFFD08A, 0xFFF1B8, [0x8C4B5E, 0x5E3350, 0x33203F]),
    (0x2B3A67, 0x8A7BB8, 0xF4E9FF, [0x3F4B7D, 0x2C355F, 0x1B2142]),
    (0x7FC4C9, 0xE8F3E4, 0xFFFFFF, [0x5FA39A, 0x3F7F7C, 0x275B5E]),
    (0xE8A94C, 0xFBE6B5, 0xFFFFFF, [0xC98A45, 0xA06632, 0x6F4423]),
    (0x9CB7D1, 0xE9EEF2, 0xFFFFFF, [0xB9C7D4, 0x8EA3B7, 0x5F778F]),
  ]

  func image(_ size: CGSize) -> UIImage {
    let light = Self.lights[index % Self.lights.count]
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      let bands = 60
      for band in 0..<bands {
        let part = CGFloat(band) / CGFloat(bands)
        color(light.top, light.low, part).setFill()
        context.fill(
          CGRect(
            x: 0, y: size.height * part, width: size.width, height: size.height / 59))
      }
      color(light.sun, light.sun, 0).setFill()
      let sun = size.height * 0.09
      let middle = CGPoint(
        x: size.width * (0.25 + 0.1 * CGFloat(index % 6)), y: size.height * 0.34)
      UIBezierPath(
        ovalIn: CGRect(x: middle.x - sun, y: middle.y - sun, width: 2 * sun, height: 2 * sun)
      ).fill()
      for (layer, hill) in light.hills.enumerated() {
        color(hill, hill, 0).setFill()
        ridge(layer, size).fill()
      }
    }
  }

  private func ridge(_ layer: Int, _ size: CGSize) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: size.height))
    let base = 0.52 + 0.14 * Double(layer)
    for step in 0...60 {
      let x = Double(step) / 60
      let phase = Double(layer) * 2.1 + Double(index) * 1.3
      let y =
        base + 0.07 * sin(x * 5 + phase) + 0.03 * sin(x * 13 + phase * 2)
        - 0.02 * Double(layer) * x
      path.addLine(to: CGPoint(x: size.width * CGFloat(x), y: size.height * CGFloat(y)))
    }
    path.addLine(to: CGPoint(x: size.width, y: size.height))
    path.close()
    return path
  }

  private func color(_ a: UInt32, _ b: UInt32, _ part: CGFloat) -> UIColor {
    func channel(_ shift: UInt32) -> CGFloat {
      let (x, y) = (CGFloat((a >> shift) & 255), CGFloat((b >> shift) & 255))
      return (x + (y - x) * part) / 255
    }
    return UIColor(red: channel(16), green: channel(8), blue: channel(0), alpha: 1)
  }
}
