import VitrineDrawing

/// What a tap on a control does.
struct ControlAction {
  /// The control's type and traits, for `inspect`.
  var name: String
  var traits: Set<String>
  /// Reference of the intent that is performed.
  var intent: String?
  var url: String?
  /// Of a toggle: whether it is on.
  var isOn: Bool?
}

/// The action of a control whose style is being shown. The style may show a control that does the
/// same (`Toggle(configuration)`, or a button that flips `configuration.isOn`): a tap on that one
/// does it then, else a tap on anything that the style shows.
@MainActor
private final class StyledAction {
  let action: ControlAction
  var isTaken = false
  init(_ action: ControlAction) { self.action = action }
}

private struct StyledActionKey: EnvironmentKey {
  static var defaultValue: StyledAction? { nil }
}

extension ResolveContext {
  /// A control with an action of its own, as `content` shows it.
  func control(
    _ action: ControlAction, content: @MainActor (ResolveContext) -> [Node]
  ) -> [Node] {
    let styled = StyledAction(action)
    let nodes = content(child(0).with { $0[StyledActionKey.self] = styled })
    return styled.isTaken ? nodes : [ActionBehavior.node(one(nodes), action, environment)]
  }

  /// A control whose views are not one: each does what it does. Of several those that are controls already stay as they
  /// are: the inner one takes every tap, and outer ones would be said of each view in it, once for each level.
  func links(
    _ action: ControlAction, content: @MainActor (ResolveContext) -> [Node]
  ) -> [Node] {
    let styled = StyledAction(action)
    let nodes = content(child(0).with { $0[StyledActionKey.self] = styled })
    guard !styled.isTaken else { return nodes }
    return nodes.map { node in
      // Types are compared, not cast: links in links look at each view once for each level.
      let kind: any NodeBehavior.Type = type(of: node.behavior)
      let isDone = kind == SpacerBehavior.self || nodes.count > 1 && kind == ActionBehavior.self
      return isDone ? node : ActionBehavior.node(node, action, environment)
    }
  }

  /// A control with a closure or a binding, which does nothing in a widget, as `message` says:
  /// within a control's style it does what that control does.
  func control(
    without message: String, _ own: ControlAction, content: @MainActor (ResolveContext) -> [Node]
  ) -> [Node] {
    guard let styled = environment[StyledActionKey.self] else {
      session.report(.warning, message)
      return control(own, content: content)
    }
    styled.isTaken = true
    return control(styled.action, content: content)
  }
}

/// Marks where a tap performs an intent or opens an address.
package struct ActionBehavior: NodeBehavior {
  package let name: String

  @MainActor
  fileprivate static func node(
    _ content: Node, _ action: ControlAction, _ environment: EnvironmentValues
  ) -> Node {
    let node = Node(ActionBehavior(name: action.name), [content], environment)
    node.semantics.traits.formUnion(action.traits)
    if !environment.isEnabled { node.semantics.traits.insert("disabled") }
    if let isOn = action.isOn { node.semantics.value = isOn ? "1" : "0" }
    node.semantics.intent = action.intent
    node.semantics.url = action.url
    return node
  }
}
