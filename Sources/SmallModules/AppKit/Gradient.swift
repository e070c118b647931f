public import Foundation
public import UIKit

/// Colors along a line or between two circles.
open class NSGradient: NSObject, @unchecked Sendable {
  public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let drawsBeforeStartingLocation = DrawingOptions(rawValue: 1)
    public static let drawsAfterEndingLocation = DrawingOptions(rawValue: 2)
  }
  private let colors: [UIColor]
  private let locations: [CGFloat]

  /// - Parameter locations: 0 to 1, one for each color.
  public init?(colors: [UIColor], atLocations locations: [CGFloat], colorSpace: NSColorSpace) {
    guard !colors.isEmpty, colors.count == locations.count else { return nil }
    (self.colors, self.locations) = (colors, locations)
  }
  public convenience init?(colors: [UIColor]) {
    let last = CGFloat(max(colors.count - 1, 1))
    self.init(
      colors: colors, atLocations: colors.indices.map { CGFloat($0) / last }, colorSpace: .sRGB)
  }
  public convenience init?(starting: UIColor, ending: UIColor) {
    self.init(colors: [starting, ending])
  }
  public convenience init?(colorsAndLocations pairs: (UIColor, CGFloat)...) {
    self.init(
      colors: pairs.map(\.0), atLocations: pairs.map(\.1), colorSpace: .sRGB)
  }

  open var numberOfColorStops: Int { colors.count }
  /// - Parameter location: 0 to 1.
  open func interpolatedColor(atLocation location: CGFloat) -> UIColor {
    guard let above = locations.firstIndex(where: { $0 >= location }) else {
      return colors[colors.count - 1]
    }
    guard above > 0 else { return colors[0] }
    let (from, to) = (locations[above - 1], locations[above])
    let fraction = to > from ? (location - from) / (to - from) : 1
    return colors[above - 1].blended(withFraction: fraction, of: colors[above]) ?? colors[above]
  }

  /// - Parameter angle: degrees, counterclockwise where y is up; the colors reach from corner to corner.
  open func draw(in rect: CGRect, angle: CGFloat) { draw(in: rect, angle) { $0.clip(to: rect) } }
  open func draw(in path: UIBezierPath, angle: CGFloat) {
    draw(in: path.bounds, angle) { _ in path.addClip() }
  }
  private func draw(in rect: CGRect, _ angle: CGFloat, _ clip: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let radians = angle * .pi / 180
    let direction = CGVector(dx: cos(radians), dy: sin(radians))
    let reach = (abs(direction.dx) * rect.width + abs(direction.dy) * rect.height) / 2
    context.saveGState()
    clip(context)
    draw(
      from: CGPoint(
        x: rect.midX - direction.dx * reach, y: rect.midY - direction.dy * reach),
      to: CGPoint(
        x: rect.midX + direction.dx * reach, y: rect.midY + direction.dy * reach),
      options: [.drawsBeforeStartingLocation, .drawsAfterEndingLocation])
    context.restoreGState()
  }
  open func draw(from start: CGPoint, to end: CGPoint, options: DrawingOptions) {
    guard let gradient else { return }
    UIGraphicsGetCurrentContext()?.drawLinearGradient(
      gradient, start: start, end: end, options: options.quartz)
  }
  open func draw(
    fromCenter start: CGPoint, radius startRadius: CGFloat, toCenter end: CGPoint,
    radius endRadius: CGFloat, options: DrawingOptions
  ) {
    guard let gradient else { return }
    UIGraphicsGetCurrentContext()?.drawRadialGradient(
      gradient, startCenter: start, startRadius: startRadius, endCenter: end, endRadius: endRadius,
      options: options.quartz)
  }
  /// - Parameter relativeCenterPosition: −1 to 1 in both directions; 0 is the middle.
  open func draw(in rect: CGRect, relativeCenterPosition center: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let middle = CGPoint(
      x: rect.midX + center.x * rect.width / 2, y: rect.midY + center.y * rect.height / 2)
    context.saveGState()
    context.clip(to: rect)
    draw(
      fromCenter: middle, radius: 0, toCenter: CGPoint(x: rect.midX, y: rect.midY),
      radius: hypot(rect.width, rect.height) / 2, options: .drawsAfterEndingLocation)
    context.restoreGState()
  }

  private var gradient: CGGradient? {
    CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors.map(\.cgColor),
      locations: locations)
  }
}

extension NSGradient.DrawingOptions {
  fileprivate var quartz: CGGradientDrawingOptions {
    var options: CGGradientDrawingOptions = []
    if contains(.drawsBeforeStartingLocation) { options.insert(.drawsBeforeStartLocation) }
    if contains(.drawsAfterEndingLocation) { options.insert(.drawsAfterEndLocation) }
    return options
  }
}
