import Testing
import VitrineDrawing

@testable import VitrineGeometry

/// Shapes that are combined one after the other.
@Suite(.timeLimit(.minutes(60))) struct CleanLoopsTests {
  private func circle(_ x: Double, _ y: Double, _ radius: Double) -> Loops {
    VectorPath(
      ellipseIn: Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
    ).loops(tolerance: 0.01)
  }
  private func area(_ loops: Loops) -> Double { loops.reduce(0) { $0 + Polygon.area($1) } }

  private static let rules: [@Sendable (_ a: Int, _ b: Int) -> Bool] = [
    { $0 != 0 || $1 != 0 }, { $0 != 0 && $1 != 0 }, { $0 != 0 && $1 == 0 },
    { ($0 != 0) != ($1 != 0) },
  ]

  /// Islands, rings and what lies in them: as much is left as where all of it is combined at once.
  @Test(arguments: 0..<24)
  func whatIsFarAwayStays(seed: Int) {
    var state = UInt64(seed &+ 1)
    func next(_ limit: Double) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 33) / Double(1 << 31) * limit
    }
    var clean = CleanLoops()
    var plain: Loops = []
    for step in 0..<14 {
      // Now and then a shape as large as everything, so that rings come about.
      let shape =
        step % 5 == 4
        ? circle(50, 50, next(60)) : circle(next(100), next(100), 2 + next(15))
      let keep = Self.rules[step == 0 ? 0 : Int(next(3.99))]
      clean = CleanLoops.combine(.clean(clean), .plain(shape), keep: keep)
      plain = PlanarMap.combine(plain, shape, keep: keep)
      #expect(abs(area(clean.loops) - area(plain)) < 0.5, "step \(step)")
    }
  }

  /// The edges that are asked about do not grow with what is there already.
  @Test func dotsSideBySideCostEachTheSame() {
    func asked(_ count: Int) -> Int {
      var asked = 0
      var clean = CleanLoops()
      for index in 0..<count {
        let dot = circle(Double(index % 32) * 9, Double(index / 32) * 9, 3)
        clean = CleanLoops.combine(.clean(clean), .plain(dot)) {
          asked += 1
          return $0 != 0 || $1 != 0
        }
      }
      #expect(clean.loops.count == count)
      return asked
    }
    #expect(asked(400) < 5 * asked(100))
  }

  /// Rows of dots, over one another or not: how many edges are looked at grows as their number, within a fifth.
  @Test(arguments: [3.0, 5, 6.5, 12])
  func aGrowingUnionLooksAtEdgesSeldom(apart: Double) {
    func asked(_ count: Int) -> Int {
      var union = GrowingUnion()
      var dots: Loops = []
      for index in 0..<count {
        let dot = circle(Double(index % 20) * apart, Double(index / 20) * apart, 4)
        union.add(.plain(dot))
        dots += dot.map { Polygon.positive($0) }
      }
      let outline = union.outline()
      #expect(abs(area(outline.loops) - area(PlanarMap.union(dots))) < 0.5)
      #expect(union.outline().points == outline.points)
      return union.edgesAsked
    }
    #expect(Double(asked(1_600)) < 1.2 * 4 * Double(asked(400)))
  }

  /// A union with itself, and each of two with the other by turns, has no more parts than were added.
  @Test func unionsShareTheirParts() {
    var (one, other) = (GrowingUnion(), GrowingUnion())
    one.add(.plain(circle(0, 0, 4)))
    other.add(.plain(circle(5, 0, 4)))
    var itself = one
    for _ in 0..<100_000 { itself.add(itself) }
    #expect(itself.outline().points == one.outline().points)
    var both = one
    both.add(other)
    for level in 0..<200 {
      if level.isMultiple(of: 2) { one.add(other) } else { other.add(one) }
    }
    #expect(abs(area(one.outline().loops) - area(both.outline().loops)) < 0.01)
    #expect(abs(area(other.outline().loops) - area(both.outline().loops)) < 0.01)
  }

  /// Shapes joined, taken away and exclusive by turns: as much is left as where each step is worked out at once.
  @Test(arguments: 0..<24)
  func stepsThatWaitLeaveTheSame(seed: Int) {
    var state = UInt64(seed &+ 1)
    func next(_ limit: Double) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 33) / Double(1 << 31) * limit
    }
    let operations: [GrowingCombination.Operation] = [
      .union, .intersection, .subtraction, .symmetricDifference,
    ]
    var steps = GrowingCombination()
    var plain: Loops = []
    for step in 0..<40 {
      let shape = circle(next(100), next(100), step % 9 == 0 ? next(60) : 2 + next(15))
      // Cut with a large shape only: little would be left.
      let choice = step % 9 == 0 ? Int(next(3.99)) : [0, 2, 3][Int(next(2.99))]
      var operand = GrowingUnion()
      operand.add(.plain(shape))
      steps.add(operations[choice], operand)
      plain = PlanarMap.combine(plain, shape, keep: Self.rules[choice])
      // Now and then somebody looks, and it goes on from there or from where it was.
      guard step % 13 == 0 || step == 39 else { continue }
      var looked = steps
      #expect(abs(area(looked.outline().loops) - area(plain)) < 0.5, "step \(step)")
      #expect(area(looked.outline().loops) == area(looked.outline().loops))
      if step == 13 { steps = looked }
    }
  }

  /// Holes in a plate, dots that are exclusive of one another, dots joined and taken away by turns: how many edges are looked
  /// at grows as their number does.
  @Test(arguments: [
    [GrowingCombination.Operation.subtraction], [.symmetricDifference], [.union, .subtraction],
    [.union, .symmetricDifference, .subtraction],
  ])
  func stepsLookAtEdgesSeldom(operations: [GrowingCombination.Operation]) {
    func asked(_ count: Int) -> Int {
      var steps = GrowingCombination()
      var plate = GrowingUnion()
      plate.add(
        .plain([
          [Point(-5, -5), Point(300, -5), Point(300, 999), Point(-5, 999)]
        ]))
      steps.add(.union, plate)
      for index in 0..<count {
        var dot = GrowingUnion()
        dot.add(.plain(circle(Double(index % 20) * 6, Double(index / 20) * 6, 4)))
        steps.add(operations[index % operations.count], dot)
      }
      _ = steps.outline()
      return steps.edgesAsked
    }
    let counts = [asked(400), asked(1_600)]
    // Rows of dots that touch are looked at once more for each time that their number doubles.
    #expect(Double(counts[1]) < 1.3 * 4 * Double(counts[0]), "\(counts)")
  }

  /// Disks each a little beside the last: what all have in common is looked at as often for each.
  @Test func cutsLookAtEdgesSeldom() {
    func asked(_ count: Int) -> Int {
      var steps = GrowingCombination()
      for index in 0..<count {
        var disk = GrowingUnion()
        disk.add(.plain(circle(Double(index) / Double(count) * 10, 0, 40)))
        steps.add(index == 0 ? .union : .intersection, disk)
      }
      let left = area(steps.outline().loops)
      let ends = PlanarMap.combine(
        circle(0, 0, 40), circle(10 - 10 / Double(count), 0, 40), keep: Self.rules[1])
      #expect(abs(left - area(ends)) < 2)
      return steps.edgesAsked
    }
    let counts = [asked(400), asked(1_600)]
    #expect(Double(counts[1]) < 1.2 * 4 * Double(counts[0]), "\(counts)")
  }

  /// A union that is added to another one, in either order, is joined with it and not before it.
  @Test(arguments: [true, false])
  func unionsOfUnionsWait(isAddedFirst: Bool) {
    let dots = (0..<300).map { circle(Double($0) * 3, 0, 4) }
    var (all, one) = (GrowingUnion(), GrowingUnion())
    for dot in dots {
      one.add(.plain(dot))
      var next = GrowingUnion()
      next.add(.plain(dot))
      if isAddedFirst {
        next.add(all)
        all = next
      } else {
        all.add(next)
      }
    }
    #expect(abs(area(all.outline().loops) - area(one.outline().loops)) < 0.01)
    #expect(all.edgesAsked < 2 * one.edgesAsked)
  }
}
