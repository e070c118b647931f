/// Markdown as a value: CommonMark with GitHub's tables, task lists and strikethrough.
public struct MarkdownDocument: Hashable, Sendable {
  /// From top to bottom.
  public var blocks: [MarkdownBlock]
}

/// A piece of a document.
public indirect enum MarkdownBlock: Hashable, Sendable {
  case paragraph([MarkdownSpan])
  /// Level 1 to 6.
  case heading(Int, [MarkdownSpan])
  /// `start`: the first number; nil where items have bullets.
  case list([Item], start: Int?)
  case quote([MarkdownBlock])
  /// Ends with a line end; `language` is the first word after a fence.
  case code(String, language: String?)
  /// The first row is the head; every row has as many cells as there are columns.
  case table([[[MarkdownSpan]]], columns: [Alignment])
  case rule
  case html(String)

  /// An entry of a list.
  public struct Item: Hashable, Sendable {
    /// From top to bottom; an item may hold lists of its own.
    public var blocks: [MarkdownBlock]
    /// Of an item with a box to tick.
    public var isDone: Bool?
    public init(blocks: [MarkdownBlock], isDone: Bool? = nil) {
      self.blocks = blocks
      self.isDone = isDone
    }
  }
  /// How a column of a table stands.
  public enum Alignment: Hashable, Sendable { case leading, center, trailing }
}

/// A stretch of text of one kind.
public struct MarkdownSpan: Hashable, Sendable {
  /// What a span is.
  public enum Kind: Hashable, Sendable {
    case text
    /// A line end of the source that is a space.
    case softBreak
    case lineBreak
    case html
  }
  /// Without markup.
  public var text: String
  /// Text, a line end or HTML.
  public var kind: Kind
  /// Between two stars.
  public var isStrong = false
  /// Between single stars.
  public var isEmphasized = false
  /// Between backticks.
  public var isCode = false
  /// Between two tildes.
  public var isStruck = false
  /// Address of a link, as it is written.
  public var link: String?
  /// Address of a picture whose description the text is.
  public var image: String?

  public init(_ text: String, kind: Kind = .text) {
    self.text = text
    self.kind = kind
  }

  fileprivate func isLike(_ other: MarkdownSpan) -> Bool {
    var copy = other
    copy.text = text
    return copy == self
  }
}

extension [MarkdownSpan] {
  /// Adds a span, joined to the last one where both look alike.
  mutating func add(_ span: MarkdownSpan) {
    guard !span.text.isEmpty else { return }
    if let last, last.kind == .text, last.isLike(span) {
      self[count - 1].text += span.text
    } else {
      append(span)
    }
  }
}
