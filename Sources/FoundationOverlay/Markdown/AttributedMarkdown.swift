package import VitrineMarkdown

/// Markdown as attributes of text: inline intents, links, and the blocks that runs stand in.
package enum Markdown {
  /// Stands for the n-th inserted text while Markdown is read (a private-use scalar).
  package static func placeholder(_ index: Int) -> Unicode.Scalar {
    Unicode.Scalar(0xF0000 + UInt32(index))!
  }

  /// Reads inline syntax; the placeholders in it become `inserts`.
  package static func inline(
    _ source: String, inserting inserts: [AttributedString] = [], baseURL: URL? = nil
  ) -> AttributedString {
    attributed([MarkdownSpan](inlineMarkdown: source), inserts, baseURL: baseURL)
  }

  /// Spans as attributes of one text.
  package static func attributed(
    _ spans: [MarkdownSpan], _ inserts: [AttributedString] = [], baseURL: URL? = nil
  ) -> AttributedString {
    spans.reduce(into: AttributedString()) { $0 += attributed($1, inserts, baseURL) }
  }

  private static func attributed(
    _ span: MarkdownSpan, _ inserts: [AttributedString], _ baseURL: URL?
  ) -> AttributedString {
    var result = filled(span.text, inserts)
    let intent = InlinePresentationIntent(span)
    if !intent.isEmpty { result.inlinePresentationIntent = intent }
    func url(_ address: String) -> URL? {
      let address = String(filled(address, inserts).characters)
      return URL(string: address, relativeTo: baseURL)
    }
    if let link = span.link.flatMap(url) { result.link = link }
    if let image = span.image.flatMap(url) { result.imageURL = image }
    return result
  }

  private static func filled(_ source: String, _ inserts: [AttributedString]) -> AttributedString {
    guard !inserts.isEmpty else { return AttributedString(source) }
    var result = AttributedString()
    var text = ""
    for scalar in source.unicodeScalars {
      let index = Int(scalar.value) - 0xF0000
      if inserts.indices.contains(index) {
        result += AttributedString(text)
        result += inserts[index]
        text = ""
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return result + AttributedString(text)
  }

  static func read(
    _ source: String, _ options: AttributedString.MarkdownParsingOptions, _ baseURL: URL?
  ) -> AttributedString {
    var source = source
    if options.allowsExtendedAttributes {
      source = Inflection.apply(to: source, locale: AmbientContext.current.locale).text
    }
    switch options.interpretedSyntax {
    case .inlineOnlyPreservingWhitespace: return inline(source, baseURL: baseURL)
    case .inlineOnly:
      return inline(
        source.split(whereSeparator: \.isNewline).joined(separator: " "), baseURL: baseURL)
    case .full:
      var writer = BlockWriter(baseURL: baseURL)
      writer.write(MarkdownDocument(source).blocks, in: nil)
      return writer.result
    }
  }
}

extension InlinePresentationIntent {
  fileprivate init(_ span: MarkdownSpan) {
    self = []
    if span.isEmphasized { insert(.emphasized) }
    if span.isStrong { insert(.stronglyEmphasized) }
    if span.isCode { insert(.code) }
    if span.isStruck { insert(.strikethrough) }
    switch span.kind {
    case .text: break
    case .softBreak: insert(.softBreak)
    case .lineBreak: insert(.lineBreak)
    case .html: insert(.inlineHTML)
    }
  }
}

/// Blocks one after the other, as on Apple's platforms: their borders are attributes only.
private struct BlockWriter {
  let baseURL: URL?
  var result = AttributedString()
  /// The last identity that was given.
  private var identity = 0

  init(baseURL: URL?) { self.baseURL = baseURL }

  mutating func write(_ blocks: [MarkdownBlock], in parent: PresentationIntent?) {
    for block in blocks { write(block, in: parent) }
  }

  private mutating func intent(
    _ kind: PresentationIntent.Kind, in parent: PresentationIntent?
  ) -> PresentationIntent {
    identity += 1
    return PresentationIntent(kind, identity: identity, parent: parent)
  }

  private mutating func add(_ text: AttributedString, _ intent: PresentationIntent) {
    var text = text
    text[AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self] = intent
    result += text
  }

  private mutating func write(_ block: MarkdownBlock, in parent: PresentationIntent?) {
    switch block {
    case .paragraph(let spans):
      add(Markdown.attributed(spans, baseURL: baseURL), intent(.paragraph, in: parent))
    case .heading(let level, let spans):
      add(Markdown.attributed(spans, baseURL: baseURL), intent(.header(level: level), in: parent))
    case .list(let items, let start):
      let list = intent(start == nil ? .unorderedList : .orderedList, in: parent)
      for (index, item) in items.enumerated() {
        write(item.blocks, in: intent(.listItem(ordinal: (start ?? 1) + index), in: list))
      }
    case .quote(let blocks): write(blocks, in: intent(.blockQuote, in: parent))
    case .code(let text, let language):
      add(AttributedString(text), intent(.codeBlock(languageHint: language), in: parent))
    case .table(let rows, let columns): write(rows, columns, in: parent)
    case .rule: add(AttributedString("\u{2E3B}"), intent(.thematicBreak, in: parent))
    case .html(let text):
      var html = AttributedString(text)
      html.inlinePresentationIntent = .blockHTML
      add(html, intent(.paragraph, in: parent))
    }
  }

  private mutating func write(
    _ rows: [[[MarkdownSpan]]], _ columns: [MarkdownBlock.Alignment],
    in parent: PresentationIntent?
  ) {
    let alignments = columns.map { column -> PresentationIntent.TableColumn in
      switch column {
      case .leading: .init(alignment: .left)
      case .center: .init(alignment: .center)
      case .trailing: .init(alignment: .right)
      }
    }
    let table = intent(.table(columns: alignments), in: parent)
    for (index, cells) in rows.enumerated() {
      // Rows of the body count from 1.
      let row = intent(index == 0 ? .tableHeaderRow : .tableRow(rowIndex: index), in: table)
      for (column, spans) in cells.enumerated() {
        add(
          Markdown.attributed(spans, baseURL: baseURL),
          intent(.tableCell(columnIndex: column), in: row))
      }
    }
  }
}
