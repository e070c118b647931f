import Synchronization

/// The name of a symbol that stands in a state that is made up. Many properties called after an icon hold an emoji, which
/// a view shows as text: where it shows this name, the emoji that means the same is drawn.
package enum MadeUpSymbol {
  private static let name = "star.fill"
  private static let emoji = "⭐️"
  private static let isGiven = Atomic(false)

  /// The name, for a state.
  package static func give() -> String {
    isGiven.store(true, ordering: .relaxed)
    return name
  }

  /// A text as it is shown.
  static func shown(_ text: String) -> String {
    guard isGiven.load(ordering: .relaxed) else { return text }
    return text.replacing(name, with: emoji)
  }

  /// Whether a picture of that name is asked for because it stands in a made-up state: the symbol is shown where no
  /// catalog has it.
  static func isMadeUp(_ image: String) -> Bool {
    image == name && isGiven.load(ordering: .relaxed)
  }
}
