import AppIntents

/// A style around a view: what it makes of a control's configuration, with the style's own dynamic
/// properties filled in where it is used.
package struct StyleBox<Configuration> {
  package let body: @MainActor (Configuration, ResolveContext) -> [Node]

  /// Within what `makeBody` returns, the content that the control brought included, `outer` is the
  /// style: a style may show the control that it styles. Apple's own example for disclosure groups
  /// sets the style again where nested groups shall have it (documentation of
  /// `DisclosureGroupStyle`: `configuration.content.disclosureGroupStyle(self)`).
  @MainActor init<Style, Body: View>(
    _ style: Style, within outer: StyleBox?,
    makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    body = { configuration, context in
      var style = style
      context.inject(into: &style)
      let inner = context.with { $0[StyleKey<Configuration>.self] = outer }
      return inner.resolve(makeBody(style, configuration))
    }
  }
}

/// The innermost style of one kind of control around a view; nil where nobody set one.
struct StyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: StyleBox<Configuration>? { nil }
}

/// What a control hands to its styles.
@MainActor
protocol StyleConfiguration {
  /// The system's look, where no style is set.
  static func standard(_ configuration: Self) -> any View
}

extension ResolveContext {
  /// A control drawn by the innermost style around it, else as the system draws it.
  func styled<Configuration: StyleConfiguration>(_ configuration: Configuration) -> [Node] {
    environment[StyleKey<Configuration>.self]?.body(configuration, self)
      ?? resolve(any: Configuration.standard(configuration))
  }
}

extension View {
  /// Sets the style of the controls in this view; `make` is given the style around it.
  nonisolated func controlStyle<Configuration>(
    _ make: @escaping @MainActor (StyleBox<Configuration>?) -> StyleBox<Configuration>
  ) -> some View {
    environmentValues { environment in
      let outer = environment[StyleKey<Configuration>.self]
      environment[StyleKey<Configuration>.self] = make(outer)
    }
  }
}

/// A piece of a control that a style places: the label, the icon, the track.
package struct StyledPart: Sendable {
  package let resolve: @MainActor @Sendable (ResolveContext) -> [Node]

  package init(_ view: some View) {
    let box = UncheckedBox(view)
    resolve = { $0.resolve(box.value) }
  }

  /// A label of a button or link: several views stand side by side.
  package init(row label: some View) {
    let box = UncheckedBox(label)
    resolve = { $0.row(of: box.value) }
  }

  /// A label of a control: of several texts the first one is its title and those after it are subtitles.
  package init(titled label: some View) {
    let box = UncheckedBox(label)
    resolve = { context in
      let texts = (box.value as? any TextList)?.texts(context) ?? []
      return texts.count > 1
        ? context.resolve(TitleLabel(texts: texts)) : context.resolve(box.value)
    }
  }

  private init(resolve: @escaping @MainActor @Sendable (ResolveContext) -> [Node]) {
    self.resolve = resolve
  }

  /// This part, and what it says to somebody who cannot see the control.
  func heard() -> (part: StyledPart, words: PartWords) {
    let words = PartWords(part: self)
    let part = StyledPart { [resolve] context in
      let nodes = resolve(context)
      words.shown = nodes
      return nodes
    }
    return (part, words)
  }
}

/// The words of a part, which assistive technologies read where the style does not show it.
///
/// They are asked for once the widget is laid out, and read from where the style put the part: a label that is
/// resolved once more for its words costs twice as much for each control that it holds. Only what no style shows
/// is resolved for them.
@MainActor
final class PartWords: Sendable {
  private let part: StyledPart
  fileprivate var shown: [Node]? { didSet { found = nil } }
  /// What they were the last time: a control around this one asks for them too, and so does each one further out.
  private var found: [String]?

  nonisolated fileprivate init(part: StyledPart) { self.part = part }

  /// The words, in the place of a control.
  func text(in context: ResolveContext) -> String? {
    let words =
      found ?? (shown ?? context.session.reading { part.resolve(context) }).flatMap(\.words)
    found = words
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}

extension Node {
  /// What the view says to somebody who cannot see it.
  fileprivate var words: [String] {
    if semantics.isHidden { return [] }
    if let label = semantics.spoken { return [label] }
    if let text = behavior as? TextBehavior { return [text.runs.map(\.text).joined()] }
    if let symbol = behavior as? SymbolBehavior { return [symbol.requested] }
    return contents.flatMap(\.words)
  }
}

/// Shows a part; what `configuration.label` and its like are.
package struct PartView: PrimitiveView {
  package typealias Body = Never
  package let part: StyledPart
  nonisolated package init(_ part: StyledPart) { self.part = part }
  package func resolve(_ context: ResolveContext) -> [Node] { part.resolve(context) }
}

extension ResolveContext {
  /// Several views stand side by side, one as it is.
  func row(of view: some View) -> [Node] {
    let nodes = resolve(view)
    return nodes.count > 1 ? child(1).resolve(HStack { ContextView { _ in nodes } }) : nodes
  }
}

/// Resolves `content` in the context it is found in.
package struct ContextView: PrimitiveView {
  package typealias Body = Never
  package let content: @MainActor (ResolveContext) -> [Node]
  nonisolated package init(_ content: @escaping @MainActor (ResolveContext) -> [Node]) {
    self.content = content
  }
  package func resolve(_ context: ResolveContext) -> [Node] { content(context) }
}
