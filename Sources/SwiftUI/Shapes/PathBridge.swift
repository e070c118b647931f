public import CoreGraphics
import Foundation

extension Path {
  public init(_ path: CGPath) { self.init(path.path) }
  public init(_ path: CGMutablePath) { self.init(path.path) }
  public var cgPath: CGPath { CGPath(drawing()) }
}

/// The text form that Core Graphics uses: coordinates, then one letter an element.
extension Path: LosslessStringConvertible {
  public var description: String {
    func text(_ p: CGPoint) -> String { "\(Self.number(p.x)) \(Self.number(p.y))" }
    return elements.map {
      switch $0 {
      case .move(let p): "\(text(p)) m"
      case .line(let p): "\(text(p)) l"
      case .quadCurve(let p, let c): "\(text(c)) \(text(p)) q"
      case .curve(let p, let a, let b): "\(text(a)) \(text(b)) \(text(p)) c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(Double(value))"
  }

  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    for word in string.split(separator: " ") {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      func at(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
      switch (word, numbers.count) {
      case ("m", 2): move(to: at(0))
      case ("l", 2): append([.line(to: at(0))])
      case ("q", 4): append([.quadCurve(to: at(1), control: at(0))])
      case ("c", 6): append([.curve(to: at(2), control1: at(0), control2: at(1))])
      case ("h", 0): append([.closeSubpath])
      default: return nil
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
  }
}
