package import VitrineDrawing

extension EnvironmentValues {
  package var isPrivacySensitive: Bool {
    get { slots.isPrivacySensitive }
    set { slots.isPrivacySensitive = newValue }
  }
  /// Text is drawn as bars.
  package var showsTextAsBars: Bool {
    redactionReasons.contains(.placeholder)
      || (redactionReasons.contains(.privacy) && isPrivacySensitive)
  }
  /// Images are drawn as boxes.
  package var showsImagesAsBoxes: Bool { showsTextAsBars }
}

extension View {
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    environmentValues { $0.redactionReasons.formUnion(reason) }
  }
  nonisolated public func unredacted() -> some View {
    environmentValues { $0.redactionReasons = [] }
  }
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    contextual { context, content in
      let inner = context.with { $0.isPrivacySensitive = sensitive }
      return content(inner).map {
        Node(TagBehavior(.privacySensitive, name: "PrivacySensitive"), [$0], context.environment)
      }
    }
  }
  /// Fades where the reason `.invalidated` is around; the system does so from a tap until the new
  /// entry is there.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    behavior(InvalidatableContentBehavior(isInvalidatable: invalidatable))
  }
}

private struct InvalidatableContentBehavior: NodeBehavior {
  let isInvalidatable: Bool
  var name: String { "InvalidatableContent" }
  func draw(_ node: Node, into recorder: inout Recorder) {
    guard isInvalidatable else {
      return recorder.group(.tag(.name("validContent"))) { node.drawChildren(into: &$0) }
    }
    let isInvalidated = node.environment.redactionReasons.contains(.invalidated)
    recorder.group(isInvalidated ? .opacity(EffectTag.invalidatedOpacity) : .tag(.invalidatable)) {
      node.drawChildren(into: &$0)
    }
  }
}

/// Groups what it contains under a tag; layout is untouched.
package struct TagBehavior: NodeBehavior {
  package let tag: EffectTag
  package let name: String
  nonisolated package init(_ tag: EffectTag, name: String) {
    self.tag = tag
    self.name = name
  }
  package func draw(_ node: Node, into recorder: inout Recorder) {
    recorder.group(.tag(tag)) { node.drawChildren(into: &$0) }
  }
  package func describe(_ node: Node, _ semantics: inout SemanticsNode) {
    if case .accentable(let isOn) = tag { semantics.accentable = semantics.accentable || isOn }
  }
}
