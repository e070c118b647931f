import Testing
import VitrineDrawing

@Suite(.timeLimit(.minutes(60))) struct CornerTests {
  /// Radii from none to a circle; the curve must not bend back or have corners at any of them.
  @Test(arguments: [1.0, 10, 22, 45, 51, 52, 55, 60, 65, 70, 75, 77, 78, 79])
  func `continuous corners are smooth`(radius: Double) {
    let path = VectorPath(
      roundedRect: Rect(x: 0, y: 0, width: 158, height: 158), cornerRadius: radius, continuous: true
    )
    var last: Point?
    var direction: Point?
    func check(_ from: Point, _ to: Point) {
      let d = Point(to.x - from.x, to.y - from.y)
      let length = (d.x * d.x + d.y * d.y).squareRoot()
      guard length > 1e-6 else { return }
      let unit = Point(d.x / length, d.y / length)
      if let direction {
        // Convex and clockwise; no turn of more than three degrees between short steps.
        let cross = direction.x * unit.y - direction.y * unit.x
        #expect(cross > -1e-3 && cross < 0.16, "radius \(radius): turn \(cross)")
      }
      direction = unit
    }
    for element in path.elements {
      switch element {
      case .move(let p): last = p
      case .line(let p):
        if let last { check(last, p) }
        last = p
      case .curve(let a, let b, let p):
        let s = last!
        var from = s
        for step in 1...16 {
          let t = Double(step) / 16
          let u = 1 - t
          let to = Point(
            u * u * u * s.x + 3 * u * u * t * a.x + 3 * u * t * t * b.x + t * t * t * p.x,
            u * u * u * s.y + 3 * u * u * t * a.y + 3 * u * t * t * b.y + t * t * t * p.y)
          check(from, to)
          from = to
        }
        last = p
      case .close: break
      }
    }
  }

  @Test func `half the side gives a circle`() {
    let box = Rect(x: 0, y: 0, width: 100, height: 100)
    let path = VectorPath(roundedRect: box, cornerRadius: 50, continuous: true)
    for element in path.elements {
      guard case .curve(_, _, let p) = element else { continue }
      let distance = ((p.x - 50) * (p.x - 50) + (p.y - 50) * (p.y - 50)).squareRoot()
      #expect(abs(distance - 50) < 1e-6)
    }
  }

  @Test func `corners stay inside their box`() {
    for width in [20.0, 60, 158, 338] {
      for radius in [0.0, 5, 22, 60, 1000] {
        let box = Rect(x: 3, y: 4, width: width, height: 60)
        let bounds = VectorPath(roundedRect: box, cornerRadius: radius, continuous: true)
          .controlBounds
        #expect(abs(bounds.minX - 3) < 1e-9 && abs(bounds.maxX - 3 - width) < 1e-9)
        #expect(abs(bounds.minY - 4) < 1e-9 && abs(bounds.maxY - 64) < 1e-9)
      }
    }
  }
}
