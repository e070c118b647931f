/// Two texts in a row. Adding many, one after the other, makes rows in the first of a row: they are
/// compared and released one after the other, so that their number needs no room on the stack.
package final class TextRow: Equatable, @unchecked Sendable {
  /// Only letting go changes them.
  package fileprivate(set) var first: Text
  package fileprivate(set) var last: Text

  init(_ first: Text, _ last: Text) {
    self.first = first
    self.last = last
  }

  deinit { Text.release(&first, &last) }

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

/// A text that stands in another one's key. As with rows, however many are in one another.
package final class InnerText: Equatable, @unchecked Sendable {
  /// Only letting go changes it.
  package fileprivate(set) var text: Text

  init(_ text: Text) { self.text = text }

  deinit { Text.release(&text) }

  package static func == (one: InnerText, other: InnerText) -> Bool {
    one === other || one.text == other.text
  }
}

extension Text {
  private static let nothing = Text(verbatim: "")

  /// Whether other texts are in it.
  private var isNested: Bool {
    switch storage {
    case .concatenated: true
    case .localized(let key, _, _): !key.arguments.isEmpty
    default: false
    }
  }

  /// Lets go of texts and of those in them that nobody else holds, one after the other.
  fileprivate static func release(_ text: inout Text) {
    guard text.isNested else { return }
    release([text.taken()])
  }

  fileprivate static func release(_ one: inout Text, _ other: inout Text) {
    guard one.isNested || other.isNested else { return }
    release([one.taken(), other.taken()])
  }

  private static func release(_ texts: consuming [Text]) {
    var waiting = texts
    while var text = waiting.popLast() {
      if var row = text.takenRow() {
        guard isKnownUniquelyReferenced(&row) else { continue }
        waiting.append(row.first.taken())
        waiting.append(row.last.taken())
      } else {
        var arguments = text.takenArguments()
        for index in arguments.indices {
          guard var inner = arguments[index].takenText(), isKnownUniquelyReferenced(&inner) else {
            continue
          }
          waiting.append(inner.text.taken())
        }
      }
    }
  }

  // Each takes in a call of its own: nothing of what it looked at is held any more when it is back.

  private mutating func taken() -> Text {
    let text = self
    self = Self.nothing
    return text
  }

  private mutating func takenRow() -> TextRow? {
    guard case .concatenated(let row) = storage else { return nil }
    self = Self.nothing
    return row
  }

  private mutating func takenArguments() -> [LocalizedStringKey.Argument] {
    guard case .localized(let key, _, _) = storage else { return [] }
    self = Self.nothing
    return key.arguments
  }
}

extension LocalizedStringKey.Argument {
  fileprivate mutating func takenText() -> InnerText? {
    guard case .text(let inner) = self else { return nil }
    self = .integer(0)
    return inner
  }
}
