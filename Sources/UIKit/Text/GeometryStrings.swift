public import Foundation

/// Points, sizes and rectangles as text, in the form that archives keep: `{{0, 0}, {10, 20}}`.
extension NSCoder {
  public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
  public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
  public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
  public class func cgPoint(for string: String) -> CGPoint { CGPointFromString(string) }
  public class func cgSize(for string: String) -> CGSize { CGSizeFromString(string) }
  public class func cgRect(for string: String) -> CGRect { CGRectFromString(string) }
}

public func NSStringFromCGPoint(_ point: CGPoint) -> String { braced(point.x, point.y) }
public func NSStringFromCGSize(_ size: CGSize) -> String { braced(size.width, size.height) }
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}

/// Whole numbers have no fraction.
private func braced(_ first: CGFloat, _ second: CGFloat) -> String {
  let parts = [first, second].map { Int(exactly: $0).map(String.init) ?? "\($0)" }
  return "{\(parts[0]), \(parts[1])}"
}

/// Zero where the text has another form.
public func CGPointFromString(_ string: String) -> CGPoint {
  numbers(2, in: string).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
}
public func CGSizeFromString(_ string: String) -> CGSize {
  numbers(2, in: string).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
}
public func CGRectFromString(_ string: String) -> CGRect {
  numbers(4, in: string).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
}

private func numbers(_ count: Int, in text: String) -> [Double]? {
  let parts = text.split { "{}, ".contains($0) }.map { Double($0) }
  let numbers = parts.compactMap(\.self)
  return parts.count == count && numbers.count == count ? numbers : nil
}
