/// A color that a target's description names: a color set is made of it before the target is built.
struct DescribedColor: Sendable, Hashable, Encodable {
  var name: String
  /// Red, green, blue and alpha, each from 0 to 1.
  var light: [Double]
  /// The same in a dark appearance; nothing where that has no color of its own.
  var dark: [Double]?
}

/// A picture that a target's description names: an image set is made of it before the target is built.
struct DescribedImage: Sendable, Hashable, Encodable {
  var name: String
  /// Absolute paths by scale; addresses stay as they are.
  var files: [Int: String]
}
