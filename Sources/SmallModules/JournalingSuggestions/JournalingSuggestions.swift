@_exported public import VitrineFoundation

// What the user did. Inert: nothing is suggested.

public struct JournalingSuggestion: Sendable {
  public let title: String
  public let date: DateInterval?
}
