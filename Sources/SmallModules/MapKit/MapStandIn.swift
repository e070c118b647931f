public import UIKit

/// A field that looks like a map where Apple's maps would be: streets, blocks, parks and a river, made
/// up, the same for the same place at every size. Nothing on it is where it is in the world but what
/// a widget puts there itself.
package struct MapStandIn: Sendable {
  /// What the field shows at least, as Apple's snapshots do: the longer side shows more.
  package let region: MKCoordinateRegion
  /// Points.
  package let size: CGSize
  package let isDark: Bool
  /// Whether it is seen from above instead of drawn.
  package let isSatellite: Bool
  /// Points of a degree of longitude.
  private let pointsPerDegree: Double
  /// How much longer a degree of latitude is.
  private let stretch: Double

  package init(
    region: MKCoordinateRegion, size: CGSize, isDark: Bool, isSatellite: Bool = false
  ) {
    var region = region
    region.center = CLLocationCoordinate2D(
      latitude: Self.bounded(region.center.latitude, 85),
      longitude: Self.bounded(region.center.longitude, 360))
    let size = CGSize(
      width: max(1, Self.bounded(size.width, 4096)), height: max(1, Self.bounded(size.height, 4096))
    )
    self.region = region
    self.size = size
    self.isDark = isDark
    self.isSatellite = isSatellite
    let latitude = region.center.latitude * .pi / 180
    stretch = 1 / cos(latitude)
    let longitude = Self.span(region.span.longitudeDelta)
    let height = Self.span(region.span.latitudeDelta) * stretch
    pointsPerDegree = min(Double(size.width) / longitude, Double(size.height) / height)
  }

  private static func bounded<Value: BinaryFloatingPoint>(_ value: Value, _ most: Value) -> Value {
    value.isFinite ? max(-most, min(most, value)) : 0
  }

  private static func span(_ degrees: Double) -> Double {
    degrees.isFinite && degrees > 1e-7 ? min(degrees, 360) : 0.01
  }

  /// Where a coordinate is on the field, points from its top left corner.
  package func point(for place: CLLocationCoordinate2D) -> CGPoint {
    let (x, y) = offset(place.longitude, place.latitude)
    return CGPoint(x: size.width / 2 + CGFloat(x), y: size.height / 2 - CGFloat(y))
  }

  private func offset(_ longitude: Double, _ latitude: Double) -> (Double, Double) {
    (
      (longitude - region.center.longitude) * pointsPerDegree,
      (latitude - region.center.latitude) * stretch * pointsPerDegree
    )
  }

  /// The field without anything of the widget's.
  /// - Parameter scale: pixels per point.
  package func image(scale: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      draw(in: context)
    }
  }

  // MARK: Drawing

  private struct Palette {
    var land, block, park, water, street, avenue: UInt32
  }

  private var palette: Palette {
    if isSatellite {
      return Palette(
        land: 0x4C5A3E, block: 0x565F4B, park: 0x33502E, water: 0x1F3A4D, street: 0x77786F,
        avenue: 0x8C8A7C)
    }
    return isDark
      ? Palette(
        land: 0x2B2D31, block: 0x33363B, park: 0x24382C, water: 0x16324A, street: 0x4A4E55,
        avenue: 0x6A6250)
      : Palette(
        land: 0xF2EFE8, block: 0xE9E5DC, park: 0xC9E6BE, water: 0x9CD3EE, street: 0xFFFFFF,
        avenue: 0xFCE49B)
  }

  /// A block's side in degrees of longitude: a power of two, so that blocks stay where they are when
  /// the map moves, and about 40 to 80 points long.
  private var block: Double { exp2((log2(40 / pointsPerDegree)).rounded(.up)) }

  private func draw(in context: UIGraphicsImageRendererContext) {
    let palette = palette
    color(palette.land).setFill()
    context.fill(CGRect(origin: .zero, size: size))
    let grid = Grid(map: self, block: block)
    for (cell, kind) in grid.cells {
      color(kind == 0 ? palette.park : palette.block).setFill()
      path(cell, isClosed: true).fill()
    }
    stroke(grid.river, palette.water, width: grid.side * 0.42)
    for street in grid.streets { stroke(street, palette.street, width: max(1.5, grid.side * 0.06)) }
    for avenue in grid.avenues { stroke(avenue, palette.avenue, width: max(2.5, grid.side * 0.11)) }
  }

  private func color(_ hex: UInt32) -> UIColor {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((hex >> shift) & 255) / 255 }
    return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }

  private func path(_ points: [CGPoint], isClosed: Bool) -> UIBezierPath {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    if isClosed { path.close() }
    return path
  }

  private func stroke(_ points: [CGPoint], _ hex: UInt32, width: Double) {
    let line = path(points, isClosed: false)
    line.lineWidth = CGFloat(width)
    line.lineCapStyle = .round
    line.lineJoinStyle = .round
    color(hex).setStroke()
    line.stroke()
  }

  /// Streets in a turned grid over the part of the world that is seen.
  private struct Grid {
    let map: MapStandIn
    let block: Double
    /// Of a block, points.
    var side: Double { block * map.pointsPerDegree }
    /// Numbers of the blocks that are seen.
    private let columns: ClosedRange<Int>
    private let rows: ClosedRange<Int>

    init(map: MapStandIn, block: Double) {
      self.map = map
      self.block = block
      let middle = Self.turned(
        map.region.center.longitude / block, map.region.center.latitude * map.stretch / block)
      let side = block * map.pointsPerDegree
      // As far as the corners are, and one more.
      let (width, height) = (Double(map.size.width), Double(map.size.height))
      let reach = Int(((width * width + height * height).squareRoot() / 2 / side).rounded(.up)) + 1
      let (u, v) = (Int(middle.0.rounded()), Int(middle.1.rounded()))
      let bound = min(reach, 60)
      columns = (u - bound)...(u + bound)
      rows = (v - bound)...(v + bound)
    }

    /// The grid is 14° off north.
    private static let (cosine, sine) = (0.9703, 0.2419)
    private static func turned(_ x: Double, _ y: Double) -> (Double, Double) {
      (x * cosine + y * sine, y * cosine - x * sine)
    }

    private func point(_ u: Double, _ v: Double) -> CGPoint {
      let x = u * Self.cosine - v * Self.sine
      let y = u * Self.sine + v * Self.cosine
      let (dx, dy) = map.offset(x * block, y * block / map.stretch)
      return CGPoint(x: map.size.width / 2 + CGFloat(dx), y: map.size.height / 2 - CGFloat(dy))
    }

    /// Parks (0) and built-up blocks; others are open land.
    var cells: [([CGPoint], Int)] {
      rows.flatMap { row in
        columns.compactMap { column -> ([CGPoint], Int)? in
          let kind = Self.hash(column, row) % 9
          guard kind != 3, kind != 6 else { return nil }
          let (u, v) = (Double(column), Double(row))
          let inset = 0.07
          return (
            [
              point(u + inset, v + inset), point(u + 1 - inset, v + inset),
              point(u + 1 - inset, v + 1 - inset), point(u + inset, v + 1 - inset),
            ], kind
          )
        }
      }
    }

    var streets: [[CGPoint]] {
      columns.filter { $0 % 4 != 0 }.map { along(column: $0) }
        + rows.filter { $0 % 3 != 0 }.map { along(row: $0) }
    }

    var avenues: [[CGPoint]] {
      columns.filter { $0 % 4 == 0 }.map { along(column: $0) }
        + rows.filter { $0 % 3 == 0 }.map { along(row: $0) }
    }

    private func along(column: Int) -> [CGPoint] {
      [rows.lowerBound, rows.upperBound].map { point(Double(column), Double($0)) }
    }

    private func along(row: Int) -> [CGPoint] {
      [columns.lowerBound, columns.upperBound].map { point(Double($0), Double(row)) }
    }

    /// A river winds through every sixth row.
    var river: [CGPoint] {
      let middle = (rows.lowerBound + rows.upperBound) / 2
      let row = (Double(middle) / 6).rounded() * 6 + 1.5
      return stride(from: Double(columns.lowerBound), through: Double(columns.upperBound), by: 0.25)
        .map { point($0, row + 0.8 * sin($0 * 0.7) + 0.5 * sin($0 * 0.31 + 1.3)) }
    }

    private static func hash(_ a: Int, _ b: Int) -> Int {
      var value = UInt64(bitPattern: Int64(a)) &* 0x9E37_79B9_7F4A_7C15
      value ^= UInt64(bitPattern: Int64(b)) &* 0xC2B2_AE3D_27D4_EB4F
      value ^= value >> 29
      value = value &* 0xBF58_476D_1CE4_E5B9
      return Int((value ^ (value >> 32)) % 1_000)
    }
  }
}

extension MapStandIn {
  /// Says once that what is seen is not a map.
  package static func say(_ name: String) {
    StandIn("MapKit", "").say("\(name) draws a stand-in: streets and parks are made up")
  }
}
