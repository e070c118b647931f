import Testing
import VitrineDrawing
import VitrineGeometry

@Suite(.timeLimit(.minutes(60))) struct StrokingTests {
  private func area(_ style: StrokeAttributes, _ data: String) -> Double {
    PlanarMap.union(Stroker(style, tolerance: 0.001).loops(along: VectorPath(pathData: data)))
      .reduce(0) { $0 + Polygon.area($1) }
  }

  /// A line of 20 points, 2 wide.
  @Test(arguments: [
    (StrokeAttributes.Cap.butt, 40.0), (.square, 44), (.round, 40 + .pi),
  ])
  func `caps`(cap: StrokeAttributes.Cap, expected: Double) {
    #expect(abs(area(StrokeAttributes(width: 2, cap: cap), "M0 0H20") - expected) < 0.02)
  }

  /// A right angle of two lines of 10 points, 2 wide: 38 points of lines and the corner.
  @Test(arguments: [
    (StrokeAttributes.Join.miter, 10.0, 40.0), (.bevel, 10, 39.5), (.round, 10, 39 + .pi / 4),
    (.miter, 1, 39.5),
  ])
  func `joins`(join: StrokeAttributes.Join, limit: Double, expected: Double) {
    let style = StrokeAttributes(width: 2, join: join, miterLimit: limit)
    #expect(abs(area(style, "M0 0H10V10") - expected) < 0.02)
    #expect(abs(area(style, "M0 10V0H10") - expected) < 0.02)
  }

  @Test func `a closed line has no caps`() {
    let style = StrokeAttributes(width: 2, cap: .square)
    #expect(abs(area(style, "M0 0H10V10H0Z") - 80) < 0.02)
  }

  /// Pattern and phase on a line of 20 points, 2 wide.
  @Test(arguments: [
    ([3.0, 2], 0.0, 24.0), ([5], 0, 20), ([3, 2], 2.5, 24), ([3, 2], 1, 24), ([3, 2], -1, 24),
    ([0, 2], 0, 0),
    ([0, 0], 0, 40), ([-1, 2], 0, 40), ([.nan], 0, 40), ([], 0, 40),
  ])
  func `dashes`(dash: [Double], phase: Double, expected: Double) {
    let style = StrokeAttributes(width: 2, dash: dash, dashPhase: phase)
    #expect(abs(area(style, "M0 0H20") - expected) < 0.02)
  }

  /// Finer dashes than anybody could see are the line itself.
  @Test(arguments: [1e-3, 1e-9, 1e-300, .leastNonzeroMagnitude] as [Double])
  func `tiny dashes are bounded`(length: Double) {
    let style = StrokeAttributes(width: 2, dash: [length, length])
    let loops = Stroker(style, tolerance: 0.1).loops(along: VectorPath(pathData: "M0 0H1000"))
    #expect(loops.count == 1)
  }

  /// The outline grows with the points and no faster.
  @Test func `a long line is stroked`() {
    func points(_ count: Int) -> Int {
      var path = VectorPath()
      var state: UInt64 = 7
      path.move(to: .zero)
      for index in 1..<count {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        path.line(to: Point(Double(index) * 0.01, Double(state >> 40) / 1e5))
      }
      return Stroker(StrokeAttributes(width: 2), tolerance: 0.1).loops(along: path)
        .reduce(0) { $0 + $1.count }
    }
    #expect(Double(points(20_000)) <= Double(points(2000)) * 10 * 1.05)
  }
}
