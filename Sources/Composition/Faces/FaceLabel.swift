public import VitrineDrawing

/// What a complication says along the dial: the contents of its `.widgetLabel`.
public struct FaceLabel: Hashable, Sendable {
  /// Straight, with the corner of its ink at the origin.
  var list: DisplayList
  /// Of its ink, points.
  var size: Size
  var images: [ImageID: EncodedImage] = [:]
  var fonts: [FontID: EncodedFont] = [:]

  /// nil: the list shows nothing.
  init?(_ list: DisplayList) {
    guard let box = list.inkBounds else { return nil }
    let moved = Affine.translation(-box.minX, -box.minY)
    self.list = DisplayList([.group(EffectGroup(.transform(moved), list))])
    size = box.size
  }
}
