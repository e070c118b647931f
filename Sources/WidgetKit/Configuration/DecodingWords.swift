import VitrineFoundation

/// Why JSON that somebody wrote does not fit a type.
extension DecodingError {
  /// What is wrong with the value.
  var words: String {
    switch self {
    case .keyNotFound: "it is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      context.debugDescription
    @unknown default: "\(self)"
    }
  }

  /// Where the value is: `states.0.score`, or the name of the whole.
  func place(in whole: String) -> String {
    let (context, missing): (DecodingError.Context, String?) =
      switch self {
      case .keyNotFound(let key, let context): (context, key.stringValue)
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .dataCorrupted(let context):
        (context, nil)
      @unknown default:
        (DecodingError.Context(codingPath: [], debugDescription: ""), nil)
      }
    let names = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    let path = (names + (missing.map { [$0] } ?? [])).joined(separator: ".")
    return path.isEmpty ? whole : path
  }
}
