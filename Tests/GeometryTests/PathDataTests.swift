import Testing
import VitrineDrawing
import VitrineGeometry

@Suite(.timeLimit(.minutes(60))) struct PathDataTests {
  /// Path data, and x, y, width and height of what it draws.
  @Test(arguments: [
    ("M0 0H10V10H0Z", [0, 0, 10, 10]),
    ("m1,1 l10-2 .5.5", [1, -1, 10.5, 2]),
    ("M0 0C0 10 10 10 10 0", [0, 0, 10, 7.5]),
    ("M0 0C0 10 10 10 10 0S20-10 20 0", [0, -7.5, 20, 15]),
    ("M0 0Q5 10 10 0T20 0", [0, -5, 20, 10]),
    ("M0 5A5 5 0 0 1 10 5", [0, 0, 10, 5]),
    ("M0 5A5 5 0 01 10 5", [0, 0, 10, 5]),
    ("M0 5a5 5 0 1 0 10 0z", [0, 5, 10, 5]),
    ("M0 0A10 5 90 0 1 0 20", [0, 0, 5, 20]),
    ("M1e1 1E-1L2e+1 0", [10, 0, 10, 0.1]),
    // What cannot be read ends the path; what came before is drawn.
    ("M0 0L3 4L5", [0, 0, 3, 4]),
  ])
  func `path data is read`(text: String, box: [Double]) {
    let bounds = VectorPath(pathData: text).tightBounds
    for (found, wanted) in zip([bounds.x, bounds.y, bounds.width, bounds.height], box) {
      #expect(abs(found - wanted) < 1e-6, "\(bounds)")
    }
  }

  @Test(arguments: ["", "10 10", "X1 2", "M", "L"])
  func `what is no path data draws nothing`(text: String) {
    #expect(VectorPath(pathData: text).isEmpty)
  }

  /// Start, end and direction; the arc's length.
  @Test(arguments: [
    (0.0, 90.0, false, 90.0), (90, 0, false, 270), (0, 90, true, 270), (0, 720, false, 360),
    (10, 10, false, 0), (0, -800, true, 360),
  ])
  func `arcs run the asked way`(start: Double, end: Double, decreasing: Bool, degrees: Double) {
    let radian = Double.pi / 180
    var path = VectorPath()
    path.addArc(
      center: Point(3, 4), radius: 10, from: start * radian, to: end * radian,
      decreasing: decreasing)
    #expect(abs(path.length - degrees * radian * 10) < 0.02)
  }

  @Test(arguments: [.nan, .infinity, 1e300, -1e18] as [Double])
  func `strange angles end`(angle: Double) {
    var path = VectorPath()
    path.addArc(center: .zero, radius: 1, from: 0, sweep: angle)
    path.addArc(center: .zero, radius: 1, from: angle, to: 0, decreasing: true)
    #expect(path.elements.count < 40)
  }
}
