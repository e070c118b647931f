import Foundation
import SwiftUI
import VitrineMarkdown

/// Markdown's blocks below one another.
struct MarkdownView: View {
  let blocks: [MarkdownBlock]
  let theme: MarkdownTheme
  /// Points of the text around.
  var size: Double
  /// Of text in a quote; else the theme's.
  var color: Color?
  /// How many blocks it stands in.
  var depth = 0
  /// Blocks of an item stand close together.
  var isTight = false

  init(_ text: String, theme: MarkdownTheme) {
    // Twelve blocks in each other are more than a widget has room for.
    self.init(
      blocks: MarkdownDocument(text, levels: 12).blocks, theme: theme, size: theme.size)
  }

  private init(blocks: [MarkdownBlock], theme: MarkdownTheme, size: Double) {
    (self.blocks, self.theme, self.size, color) = (blocks, theme, size, theme.text)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(blocks.indices, id: \.self) { index in
        view(of: blocks[index]).padding(.top, gap(before: index))
      }
    }
    .frame(maxWidth: depth == 0 ? .infinity : nil, alignment: .leading)
  }

  /// Margins of neighbors do not add up: the larger one counts. The first block has none above.
  private func gap(before index: Int) -> CGFloat {
    guard index > 0, !isTight else { return 0 }
    return max(margins(of: blocks[index - 1]).bottom, margins(of: blocks[index]).top)
  }

  private func margins(of block: MarkdownBlock) -> MarkdownTheme.Margins {
    switch block {
    case .heading(let level, _): theme.headingMargins(size * theme.headings[level - 1].scale)
    case .rule: theme.ruleMargins
    case .paragraph, .list, .quote, .code, .table, .html: theme.textMargins
    }
  }

  private func colored(_ color: Color) -> MarkdownView {
    var view = self
    view.color = color
    return view
  }

  private func inner(_ blocks: [MarkdownBlock], isItem: Bool = false) -> MarkdownView {
    var view = MarkdownView(blocks: blocks, theme: theme, size: size)
    view.depth = depth + 1
    view.isTight = isItem
    view.color = color
    return view
  }

  // Blocks stand in blocks, and a view's type cannot stand in itself.
  private func view(of block: MarkdownBlock) -> AnyView {
    switch block {
    case .paragraph(let source): AnyView(text(source, size, spacing: theme.lineSpacing))
    case .heading(let level, let source): AnyView(heading(theme.headings[level - 1], source))
    case .list(let items, let start): AnyView(list(items, start))
    case .quote(let blocks): AnyView(quote(inner(blocks)))
    case .code(let source, _): AnyView(code(source))
    case .table(let rows, let alignments): AnyView(table(rows, alignments))
    case .rule: AnyView(Divider().overlay(theme.grid))
    case .html(let source):
      AnyView(
        text(
          [MarkdownSpan(source.trimmingCharacters(in: .newlines))], size,
          spacing: theme.lineSpacing))
    }
  }

  // MARK: Text

  private func text(_ source: [MarkdownSpan], _ size: Double, spacing: Double) -> some View {
    Text(attributed(source, size)).font(.system(size: size)).lineSpacing(size * spacing)
      .foregroundStyle(color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.primary))
      .tint(theme.link ?? .accentColor)
  }

  private func attributed(_ source: [MarkdownSpan], _ size: Double) -> AttributedString {
    var text = StyledTexts.markdown(source)
    for run in text.runs where run.inlinePresentationIntent?.contains(.code) == true {
      text[run.range].font = .system(size: size * theme.codeScale, design: .monospaced)
      text[run.range].backgroundColor = theme.inlineCodeGround
    }
    return text
  }

  @ViewBuilder private func heading(
    _ heading: MarkdownTheme.Heading, _ source: [MarkdownSpan]
  ) -> some View {
    let size = size * heading.scale
    let title = Text(attributed(source, size)).font(.system(size: size, weight: .semibold))
      .foregroundStyle((heading.color ?? color).map { AnyShapeStyle($0) } ?? .init(.primary))
      .tint(theme.link ?? .accentColor)
    if heading.hasLine {
      VStack(alignment: .leading, spacing: 0) {
        title.padding(.bottom, size * 0.3)
        Divider().overlay(theme.grid)
      }
    } else {
      title
    }
  }

  private func code(_ source: String) -> some View {
    Text(verbatim: String(source.dropLast())).font(
      .system(size: size * theme.codeScale, design: .monospaced)
    )
    .lineSpacing(size * theme.codeLineSpacing).padding(theme.codePadding)
    .frame(maxWidth: theme.codeGround == nil ? nil : .infinity, alignment: .leading)
    .background(
      theme.codeGround ?? .clear, in: RoundedRectangle(cornerRadius: theme.codeCorner))
  }

  // MARK: Lists

  private func list(_ items: [MarkdownBlock.Item], _ start: Int?) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(items.indices, id: \.self) { index in
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          marker(items[index], start.map { $0 + index })
            .frame(minWidth: size * 1.5, alignment: .trailing).padding(.trailing, size * 0.3)
          inner(items[index].blocks, isItem: true)
        }
        .padding(.top, index == 0 ? 0 : theme.itemGap)
      }
    }
  }

  @ViewBuilder private func marker(_ item: MarkdownBlock.Item, _ number: Int?) -> some View {
    if let isDone = item.isDone {
      Image(systemName: isDone ? "checkmark.square.fill" : "square").imageScale(.small)
        .font(.system(size: size)).foregroundStyle(.secondary)
    } else {
      // A dot, a ring, then squares, by how deep the list is.
      let sign = number.map { "\($0)." } ?? ["•", "◦", "▪"][min(depth, 2)]
      Text(verbatim: sign).font(.system(size: size)).monospacedDigit()
    }
  }

  // MARK: Quotes and tables

  @ViewBuilder private func quote(_ content: MarkdownView) -> some View {
    switch theme.quote {
    case .italic(let leading, let trailing):
      content.italic().padding(.leading, leading).padding(.trailing, trailing)
    case .bar(let width, let padding, let bar, let color):
      content.colored(color).padding(.horizontal, padding).padding(.leading, width)
        .overlay(alignment: .leading) {
          RoundedRectangle(cornerRadius: 6).fill(bar).frame(width: width)
        }
    case .box(let padding, let ground, let border):
      content.padding(padding).frame(maxWidth: .infinity, alignment: .leading)
        .background {
          RoundedRectangle(cornerRadius: 15, style: .continuous).fill(ground)
          RoundedRectangle(cornerRadius: 15, style: .continuous).strokeBorder(border)
        }
    }
  }

  private func table(
    _ rows: [[[MarkdownSpan]]], _ alignments: [MarkdownBlock.Alignment]
  ) -> some View {
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      ForEach(rows.indices, id: \.self) { row in
        GridRow {
          ForEach(alignments.indices, id: \.self) { column in
            text(rows[row][column], size, spacing: theme.lineSpacing)
              .fontWeight(row == 0 ? .semibold : nil)
              .padding(theme.cellPadding)
              .frame(maxWidth: .infinity, alignment: alignments[column].alignment)
              .background(row > 0 && row.isMultiple(of: 2) ? theme.stripe ?? .clear : .clear)
              .border(theme.grid, width: 0.5)
          }
        }
      }
    }
  }
}

extension MarkdownBlock.Alignment {
  fileprivate var alignment: Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
