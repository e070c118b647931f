import VitrineDrawing

/// What the writers of vector files have in common: operations are counted before they are written,
/// and a list that the format cannot express becomes a picture.
protocol VectorWriter: AnyObject {
  var meter: DrawingMeter { get }
  /// From the current operation's points to the page's.
  var transform: Affine { get }
  /// Whether the format can blend so.
  func hasMode(_ mode: LayerBlendMode) -> Bool
  /// Says what the format cannot express.
  func report(_ what: String)
  /// Puts a picture of the list into the file.
  func embed(_ list: DisplayList)
  /// Writes one operation that the budget has room for.
  func perform(_ operation: DrawingOperation)
}

extension VectorWriter {
  /// A list that starts on nothing: the page's, a layer's, a mask's.
  func draw(_ list: DisplayList) {
    if let reason = list.dependsOnBackdrop({ !hasMode($0) }) {
      report(reason)
      embed(list)
    } else {
      drawEach(list)
    }
  }

  /// What is in a list of which the whole has been looked at.
  func drawEach(_ list: DisplayList) {
    for operation in list.operations { draw(operation) }
  }

  func draw(_ operation: DrawingOperation) {
    guard !meter.isOver else { return }
    if meter.operations(operation.letters), meter.points(operation.points) { perform(operation) }
    if meter.isOver { meter.locate(operation, transform.apply(operation.box)) }
  }
}
