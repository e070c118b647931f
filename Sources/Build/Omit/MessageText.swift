extension String {
  /// What stands between two texts in a compiler's message; nil where it does not have both, one behind the other.
  func between(_ head: String, _ tail: String) -> Substring? {
    guard let start = firstRange(of: head)?.upperBound,
      let end = self[start...].firstRange(of: tail)
    else { return nil }
    return self[start..<end.lowerBound]
  }
}
