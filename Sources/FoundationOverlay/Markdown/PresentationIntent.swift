/// The blocks that a run of text stands in: paragraph, list item, list …
public struct PresentationIntent: Hashable, Sendable, Codable, CustomDebugStringConvertible {
  public enum Kind: Hashable, Sendable, Codable, CustomDebugStringConvertible {
    case paragraph
    case header(level: Int)
    case orderedList
    case unorderedList
    case listItem(ordinal: Int)
    case codeBlock(languageHint: String?)
    case blockQuote
    case thematicBreak
    case table(columns: [TableColumn])
    case tableHeaderRow
    case tableRow(rowIndex: Int)
    case tableCell(columnIndex: Int)

    public var debugDescription: String {
      switch self {
      case .paragraph: "paragraph"
      case .header(let level): "header \(level)"
      case .orderedList: "orderedList"
      case .unorderedList: "unorderedList"
      case .listItem(let ordinal): "listItem \(ordinal)"
      case .codeBlock(let hint): "codeBlock '\(hint ?? "")'"
      case .blockQuote: "blockQuote"
      case .thematicBreak: "thematicBreak"
      case .table(let columns): "table \(columns.map(\.debugDescription))"
      case .tableHeaderRow: "tableHeaderRow"
      case .tableRow(let index): "tableRow \(index)"
      case .tableCell(let index): "tableCell \(index)"
      }
    }
  }

  public struct TableColumn: Hashable, Sendable, Codable, CustomDebugStringConvertible {
    public enum Alignment: Int, Hashable, Sendable, Codable, CustomDebugStringConvertible {
      case left, center, right
      public var debugDescription: String {
        switch self {
        case .left: "left"
        case .center: "center"
        case .right: "right"
        }
      }
    }
    public var alignment: Alignment
    public init(alignment: Alignment) { self.alignment = alignment }
    public var debugDescription: String { alignment.debugDescription }
  }

  /// One block; runs of the same block have the same identity.
  public struct IntentType: Hashable, Sendable, Codable, CustomDebugStringConvertible {
    public var kind: Kind
    public var identity: Int
    public init(kind: Kind, identity: Int) {
      self.kind = kind
      self.identity = identity
    }
    public var debugDescription: String { "\(kind.debugDescription) (id \(identity))" }
  }

  /// From the innermost block outwards.
  public var components: [IntentType]

  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }
  public init(types: [IntentType]) { components = types }

  public var count: Int { components.count }

  /// Lists and quotes that the text stands in.
  public var indentationLevel: Int {
    components.filter {
      switch $0.kind {
      case .orderedList, .unorderedList, .blockQuote: true
      default: false
      }
    }.count
  }

  /// Whether both are the same kinds of blocks, whatever their identities.
  public func isEquivalent(to other: PresentationIntent) -> Bool {
    components.map(\.kind) == other.components.map(\.kind)
  }

  public var debugDescription: String {
    "[" + components.map(\.debugDescription).joined(separator: ", ") + "]"
  }
}

extension AttributeScopes.FoundationAttributes {
  /// Key of `AttributedString.presentationIntent`.
  public enum PresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = PresentationIntent
    public static let name = "NSPresentationIntent"
  }
}
