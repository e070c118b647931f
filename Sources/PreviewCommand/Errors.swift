import Glibc

enum Errors {
  /// A line beside the results.
  static func print(_ text: String) {
    let bytes = Array((text + "\n").utf8)
    _ = write(2, bytes, bytes.count)
  }
}
