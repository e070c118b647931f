/// Two texts in a row. Adding many, one after the other, makes rows in the first of a row: they are
/// compared and released one after the other, so that their number needs no room on the stack.
package final class TextRow: Equatable, @unchecked Sendable {
  /// Only `deinit` changes it.
  package private(set) var first: Text
  package let last: Text

  init(_ first: Text, _ last: Text) {
    self.first = first
    self.last = last
  }

  deinit {
    var rest = Self.taking(&first)
    while isKnownUniquelyReferenced(&rest), let row = rest { rest = Self.taking(&row.first) }
  }

  /// The row that a text is made of, which lets go of it.
  private static func taking(_ text: inout Text) -> TextRow? {
    guard case .concatenated(let row) = text.storage else { return nil }
    text = Text(verbatim: "")
    return row
  }

  package static func == (one: TextRow, other: TextRow) -> Bool {
    var (one, other) = (one, other)
    while one !== other {
      guard one.last == other.last, one.first.modifiers == other.first.modifiers else {
        return false
      }
      guard case .concatenated(let a) = one.first.storage,
        case .concatenated(let b) = other.first.storage
      else { return one.first == other.first }
      (one, other) = (a, b)
    }
    return true
  }
}
