/// A group with a header and a footer; stands as its parts in a widget.
public struct Section<Parent, Content, Footer> {
  package let header: Parent
  package let content: Content
  package let footer: Footer
}
extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
  package func resolve(_ context: ResolveContext) -> [Node] {
    func part<V: View>(_ view: V, _ kind: SectionMark.Part, _ index: Int) -> [Node] {
      let nodes = context.child(index).resolve(view)
      for node in nodes where node.traits.section == nil {
        node.traits.section = SectionMark(section: context.path, part: kind)
      }
      return nodes
    }
    return part(header, .header, 0) + part(content, .content, 1) + part(footer, .footer, 2)
  }
}

/// Which section a node came from, for containers that take sections apart.
package struct SectionMark: Hashable {
  package enum Part: Hashable { case header, content, footer }
  /// Path of the section in the view tree.
  package var section: Int
  package var part: Part
}

extension Section where Parent: View, Content: View, Footer: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }
  nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}
/// Sections that people can fold stand open in a widget.
extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}
