// Whoever looks for a module of Apple's name (`canImport` in packages) may load modules that stand on
// this one without knowing cmark's module map: it must not be asked for there.
@_implementationOnly import CMarkdown
import Synchronization

extension MarkdownDocument {
  /// Reads a whole document. Every text is Markdown; nothing can be wrong with it.
  /// - Parameter levels: blocks that stand deeper in others are left out.
  public init(_ source: String, levels: Int = 64) {
    blocks = MarkdownReader.parse(source) { MarkdownReader.blocks(in: $0, levels: levels) }
  }
}

extension [MarkdownSpan] {
  /// Reads inline syntax only: blocks, spaces and line ends stay as they are written.
  public init(inlineMarkdown source: String) {
    guard MarkdownReader.hasSyntax(source) else {
      self = source.isEmpty ? [] : [MarkdownSpan(source)]
      return
    }
    self = MarkdownReader.inline(source)
  }
}

/// From cmark's nodes to values.
private enum MarkdownReader {
  /// Of emphasis in emphasis: each takes a frame of the stack.
  private static let mostLevels = 64
  private static let options = CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE | CMARK_OPT_VALIDATE_UTF8

  /// cmark-gfm marks the characters of its extensions in tables that all parsers share, and takes the marks away at
  /// a document's end: one document at a time. Whether the extensions are registered.
  private static let parsing = Mutex(false)

  /// Whether a text has any character that inline syntax needs.
  static func hasSyntax(_ source: String) -> Bool {
    source.utf8.contains {
      switch $0 {
      case 0x2A, 0x5F, 0x60, 0x7E, 0x5B, 0x5C, 0x3C, 0x26: true  // * _ ` ~ [ \ < &
      default: false
      }
    }
  }

  static func parse<Result>(
    _ source: String, _ read: (OpaquePointer) -> [Result]
  ) -> [Result] {
    guard let document = document(source) else { return [] }
    defer { cmark_node_free(document) }
    return read(document)
  }

  private static func document(_ source: String) -> OpaquePointer? {
    parsing.withLock { isRegistered in
      if !isRegistered { cmark_gfm_core_extensions_ensure_registered() }
      isRegistered = true
      guard let parser = cmark_parser_new(options) else { return nil }
      defer { cmark_parser_free(parser) }
      for name in ["table", "strikethrough", "tasklist"] {
        if let found = cmark_find_syntax_extension(name) {
          cmark_parser_attach_syntax_extension(parser, found)
        }
      }
      var source = source
      source.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          cmark_parser_feed(parser, $0.baseAddress, $0.count)
        }
      }
      return cmark_parser_finish(parser)
    }
  }

  // MARK: Blocks

  static func blocks(
    in parent: OpaquePointer, levels: Int
  ) -> [MarkdownBlock] {
    levels > 0 ? children(of: parent).compactMap { block($0, levels: levels - 1) } : []
  }

  private static func block(
    _ node: OpaquePointer, levels: Int
  ) -> MarkdownBlock? {
    switch kind(of: node) {
    case "paragraph": return .paragraph(spans(in: node))
    case "heading": return .heading(Int(cmark_node_get_heading_level(node)), spans(in: node))
    case "list":
      let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
      return .list(
        children(of: node).map { item($0, levels: levels) },
        start: isOrdered ? Int(cmark_node_get_list_start(node)) : nil)
    case "block_quote": return .quote(blocks(in: node, levels: levels))
    case "code_block":
      let info = text(cmark_node_get_fence_info(node)).split(separator: " ").first
      return .code(text(cmark_node_get_literal(node)), language: info.map(String.init))
    case "html_block": return .html(text(cmark_node_get_literal(node)))
    case "thematic_break": return .rule
    case "table": return table(node)
    default: return nil
    }
  }

  private static func item(
    _ node: OpaquePointer, levels: Int
  ) -> MarkdownBlock.Item {
    let isTask = kind(of: node) == "tasklist"
    return MarkdownBlock.Item(
      blocks: blocks(in: node, levels: levels),
      isDone: isTask ? cmark_gfm_extensions_get_tasklist_item_checked(node) : nil)
  }

  private static func table(_ node: OpaquePointer) -> MarkdownBlock {
    let count = Int(cmark_gfm_extensions_get_table_columns(node))
    let marks = cmark_gfm_extensions_get_table_alignments(node)
    let columns = (0..<count).map { index -> MarkdownBlock.Alignment in
      switch marks?[index] {
      case UInt8(ascii: "c"): .center
      case UInt8(ascii: "r"): .trailing
      default: .leading
      }
    }
    let rows = children(of: node).map { row in
      let cells = children(of: row).prefix(count).map { spans(in: $0) }
      return cells + [[MarkdownSpan]](repeating: [], count: count - cells.count)
    }
    return .table(rows, columns: columns)
  }

  // MARK: Spans

  static func spans(in node: OpaquePointer) -> [MarkdownSpan] {
    var result: [MarkdownSpan] = []
    addSpans(in: node, MarkdownSpan(""), level: 0, to: &result)
    return result
  }

  private static func addSpans(
    in parent: OpaquePointer, _ outer: MarkdownSpan, level: Int,
    to result: inout [MarkdownSpan]
  ) {
    for node in children(of: parent) {
      var span = outer
      switch kind(of: node) {
      case "text": span.text = text(cmark_node_get_literal(node))
      case "softbreak": (span.text, span.kind) = (" ", .softBreak)
      case "linebreak": (span.text, span.kind) = ("\n", .lineBreak)
      case "code": (span.text, span.isCode) = (text(cmark_node_get_literal(node)), true)
      case "html_inline": (span.text, span.kind) = (text(cmark_node_get_literal(node)), .html)
      case "emph": span.isEmphasized = true
      case "strong": span.isStrong = true
      case "strikethrough": span.isStruck = true
      case "link": span.link = text(cmark_node_get_url(node))
      case "image": span.image = text(cmark_node_get_url(node))
      default: break
      }
      result.add(span)
      if level < mostLevels { addSpans(in: node, span, level: level + 1, to: &result) }
    }
  }

  /// One line that begins with a character that no block begins with; line ends are spaces that the
  /// text does not have.
  static func inline(_ source: String) -> [MarkdownSpan] {
    // Spaces to cmark, and rare: Ogham, four per em, medium mathematical.
    let rare: [Unicode.Scalar] = ["\u{1680}", "\u{2005}", "\u{205F}"]
    guard let guardMark = rare.first(where: { !source.unicodeScalars.contains($0) }) else {
      return [MarkdownSpan(source)]
    }
    var line = String.UnicodeScalarView([guardMark])
    for scalar in source.replacing("\r\n", with: "\n").unicodeScalars {
      line.append(scalar == "\n" || scalar == "\r" ? guardMark : scalar)
    }
    line.append(guardMark)
    let found = parse(String(line)) { document in
      children(of: document).first.map { spans(in: $0) } ?? []
    }
    return restored(found, guardMark)
  }

  /// The spans without the marks at both ends, line ends in their places.
  private static func restored(
    _ spans: [MarkdownSpan], _ mark: Unicode.Scalar
  ) -> [MarkdownSpan] {
    var spans = spans
    guard !spans.isEmpty else { return [] }
    func withoutMark(_ text: String, first: Bool) -> String {
      var scalars = text.unicodeScalars
      if first, scalars.first == mark { scalars.removeFirst() }
      if !first, scalars.last == mark { scalars.removeLast() }
      return String(scalars)
    }
    spans[0].text = withoutMark(spans[0].text, first: true)
    spans[spans.count - 1].text = withoutMark(spans[spans.count - 1].text, first: false)
    var result: [MarkdownSpan] = []
    for var span in spans {
      span.text = String(
        String.UnicodeScalarView(span.text.unicodeScalars.map { $0 == mark ? "\n" : $0 }))
      span.link = span.link.map { link in
        String(String.UnicodeScalarView(link.unicodeScalars.filter { $0 != mark }))
      }
      result.add(span)
    }
    return result
  }

  // MARK: Nodes

  private static func children(
    of node: OpaquePointer
  ) -> [OpaquePointer] {
    var result: [OpaquePointer] = []
    var next = cmark_node_first_child(node)
    while let child = next {
      result.append(child)
      next = cmark_node_next(child)
    }
    return result
  }

  private static func kind(of node: OpaquePointer) -> String {
    String(cString: cmark_node_get_type_string(node))
  }

  private static func text(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }
}
