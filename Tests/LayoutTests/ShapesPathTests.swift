import CoreGraphics
import Foundation
import Testing
import VitrineGeometry

@testable import SwiftUI

/// Paths as numbers: arcs, lengths, cuts, combinations.
@Suite(.timeLimit(.minutes(60))) struct ShapesPathTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func describesItselfAsCoreGraphicsDoes() throws {
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 3, y: 4.5))
      path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 4, y: 4))
      path.closeSubpath()
    }
    #expect(path.description == "1 2 m 3 4.5 l 4 4 5 6 q h")
    #expect(Path(path.description) == path)
    #expect(Path("1 2 3 m") == nil)
  }

  @Test func boundsFollowTheCurveNotItsControls() {
    let arch = Path { path in
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    }
    #expect(abs(arch.boundingRect.height - 5) < 1e-9)
    #expect(Path().boundingRect.isNull)
  }

  @Test(arguments: [
    (false, 0.0, 90.0, 15.708), (true, 0, 90, 47.124), (false, 90, 0, 47.124),
    (false, 0, 360, 62.832),
  ])
  func arcsRunTheAskedWay(_ clockwise: Bool, _ start: Double, _ end: Double, _ length: Double) {
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end),
      clockwise: clockwise)
    #expect(abs(Double(path.length) - length) < 0.02)
  }

  @Test func roundsACornerBetweenTangents() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    let end = path.currentPoint ?? .zero
    #expect(abs(end.x - 10) < 1e-9 && abs(end.y - 4) < 1e-9)
    #expect(abs(Double(path.length) - (6 + 2 * .pi)) < 0.01)
  }

  @Test(arguments: [(0.0, 0.25, 10.0), (0.25, 0.75, 20), (0.9, 1, 4), (0.5, 0.5, 0), (-1, 2, 40)])
  func trimsByLength(_ from: Double, _ to: Double, _ length: Double) {
    #expect(abs(Double(square.trimmedPath(from: from, to: to).length) - length) < 1e-6)
  }

  @Test func aTrimmedCircleStartsAtThreeOClock() {
    let half = Circle().path(in: CGRect(x: 0, y: 0, width: 20, height: 20)).trimmedPath(
      from: 0, to: 0.5)
    #expect(half.boundingRect.minY > 9.99 && abs(half.boundingRect.maxY - 20) < 1e-6)
  }

  @Test func combinesOutlines() {
    let other = Path(CGRect(x: 5, y: 5, width: 10, height: 10))
    #expect(area(square.union(other)) == 175)
    #expect(area(square.intersection(other)) == 25)
    #expect(area(square.subtracting(other)) == 75)
    #expect(area(square.symmetricDifference(other)) == 150)
    let line = Path { $0.addLines([CGPoint(x: -5, y: 2), CGPoint(x: 15, y: 2)]) }
    #expect(line.lineIntersection(square).length == 10)
    #expect(line.lineSubtraction(square).length == 10)
  }

  /// A union is made when somebody looks at it; what is added then goes on from its outline.
  @Test func unionsWaitUntilTheyAreLookedAt() {
    let squares = (0..<40).map {
      Path(CGRect(x: CGFloat($0 % 8) * 5, y: CGFloat($0 / 8) * 5, width: 10, height: 10))
    }
    let all = squares.reduce(Path()) { $0.union($1) }
    #expect(area(all) == 45 * 30)
    #expect(area(squares.reversed().reduce(Path()) { $1.union($0) }) == 45 * 30)
    #expect(all.currentPoint != nil && !all.isEmpty)
    var more = all
    more.addLine(to: CGPoint(x: 90, y: 90))
    #expect(more.elements.dropLast() == all.elements[...] && more.combination == nil)
    #expect(Path().union(Path()).isEmpty)
  }

  /// A path that crosses itself keeps its fill rule when it waits.
  @Test(arguments: [(false, 100.0), (true, 0)])
  func unionsKeepTheirFillRule(_ eoFill: Bool, _ expected: Double) {
    var twice = square
    twice.addPath(square)
    #expect(area(twice.union(Path(), eoFill: eoFill)) == expected)
    #expect(area(Path().union(twice, eoFill: eoFill)) == expected)
  }

  @Test(arguments: [(CGLineCap.butt, 40.0), (.square, 44), (.round, 43.14)])
  func outlinesALine(_ cap: CGLineCap, _ expected: Double) {
    let line = Path { $0.addLines([.zero, CGPoint(x: 20, y: 0)]) }
    let outline = line.strokedPath(StrokeStyle(lineWidth: 2, lineCap: cap))
    #expect(abs(area(outline.normalized(eoFill: false)) - expected) < 0.05)
  }

  @Test func dashesALine() {
    let line = Path { $0.addLines([.zero, CGPoint(x: 20, y: 0)]) }
    let outline = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [3, 2]))
    #expect(abs(area(outline.normalized(eoFill: false)) - 24) < 0.05)
  }

  private func area(_ path: Path) -> Double {
    path.drawing().loops(tolerance: 0.05).reduce(0) { $0 + Polygon.area($1) }
  }
}
