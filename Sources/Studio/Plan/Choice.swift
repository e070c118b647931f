import Foundation

/// Values out of a list, with a hint where one is misspelled.
public enum Choice {
  /// `a,b` and `a, b` as two names: a kind may have a space in its own.
  public static func split(_ values: [String]) -> [String] {
    values.flatMap { value in
      value.split(separator: ",").map { String($0).trimmingCharacters(in: .whitespaces) }
    }.filter { !$0.isEmpty }
  }

  /// The value with a name, in any case. Throws an error that lists the names and the nearest one.
  public static func pick<T>(
    _ text: String, from values: [T], name: (T) -> String, what: String
  ) throws -> T {
    if let value = values.first(where: { name($0) == text })
      ?? values.first(where: { name($0).lowercased() == text.lowercased() })
    {
      return value
    }
    throw StudioError.usage(unknown(text, what: what, known: values.map(name)))
  }

  /// The error for an unknown name.
  public static func unknown(
    _ text: String, what: String, known: [String], listing: String? = nil
  ) -> String {
    let start = "no \(what) is named '\(text)'"
    if let near = nearest(text, in: known) { return "\(start); did you mean '\(near)'?" }
    return "\(start); \(listing ?? "there are: " + known.joined(separator: ", "))"
  }

  /// The name with the fewest edits, where these are few for its length.
  static func nearest(_ text: String, in names: [String]) -> String? {
    let text = text.lowercased()
    let scored = names.sorted().map { ($0, distance(text, $0.lowercased())) }
    guard let best = scored.min(by: { $0.1 < $1.1 }), best.1 <= max(2, text.count / 3) else {
      return names.sorted().first { text.count >= 3 && $0.lowercased().contains(text) }
    }
    return best.0
  }

  /// Levenshtein's: insertions, deletions, replacements.
  static func distance(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a), Array(b))
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let next = min(row[j] + 1, row[j + 1] + 1, diagonal + (x == y ? 0 : 1))
        diagonal = row[j + 1]
        row[j + 1] = next
      }
    }
    return row[b.count]
  }
}
