/// What converts points and rectangles of one view to another's.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect
}
extension UICoordinateSpace {
  /// A screen's space, and any other that is no view's, is the one that views end in.
  public func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    (self as? UIView)?.convert(point, to: space as? UIView)
      ?? (space as? UIView)?.convert(point, from: nil) ?? point
  }
  public func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    space.convert(point, to: self)
  }
  public func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    CGRect(origin: convert(rect.origin, to: space), size: rect.size)
  }
  public func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    space.convert(rect, to: self)
  }
}
extension UIView: UICoordinateSpace {}
extension UIScreen: UICoordinateSpace {
  public var coordinateSpace: any UICoordinateSpace { self }
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
}
