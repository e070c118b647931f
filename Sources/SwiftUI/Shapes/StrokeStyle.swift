public import CoreGraphics
public import Foundation
package import VitrineDrawing

/// How a line along an outline is drawn; lengths in points.
public struct StrokeStyle: Equatable, Hashable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension StrokeStyle: Animatable {
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      (miterLimit, dashPhase) = (newValue.second.first, newValue.second.second)
    }
  }

  /// The style as the display list has it.
  package var drawing: StrokeAttributes {
    StrokeAttributes(
      width: Double(lineWidth), cap: drawingCap, join: drawingJoin, miterLimit: Double(miterLimit),
      dash: dash.contains { $0 > 0 } ? dash.map { max(0, Double($0)) } : [],
      dashPhase: Double(dashPhase))
  }
  private var drawingCap: StrokeAttributes.Cap {
    lineCap == .round ? .round : lineCap == .square ? .square : .butt
  }
  private var drawingJoin: StrokeAttributes.Join {
    lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
  }
}

/// How the inside of an outline is filled.
public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
  package var rule: FillRule { isEOFilled ? .evenOdd : .winding }
}
