// Points, sizes and rectangles print their numbers alone on Apple's platforms: "(0.0, 1.0, 2.0, 3.5)". Foundation on
// Linux prints the names of types and members, which a widget's text would show.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  public var debugDescription: String { "(\(x), \(y))" }
}
extension CGSize: @retroactive CustomDebugStringConvertible {
  public var debugDescription: String { "(\(width), \(height))" }
}
extension CGRect: @retroactive CustomDebugStringConvertible {
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
