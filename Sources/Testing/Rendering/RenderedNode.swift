public import Foundation
import VitrineDrawing
import VitrineHost

/// A view of a widget as the system knows it.
@MainActor
public struct RenderedNode {
  let widget: RenderedWidget
  let node: SemanticsNode
  /// From the root on.
  let ancestors: [SemanticsNode]

  /// SwiftUI's name of the view or modifier, such as `Text`.
  public var type: String { node.type }
  /// What a text says; nil for other views.
  public var text: String? { node.text }
  /// Its own, or that of a modifier around it.
  public var identifier: String? {
    node.identifier ?? ancestors.last { $0.identifier != nil || $0.children.count > 1 }?.identifier
  }
  /// Of accessibility.
  public var label: String? { node.label }
  /// Of accessibility.
  public var value: String? { node.value }
  /// The name of a symbol.
  public var symbol: String? { node.symbol }
  /// Points from the widget's top left corner.
  public var frame: CGRect {
    CGRect(
      x: node.frame.x, y: node.frame.y, width: node.frame.width, height: node.frame.height)
  }
  /// Whether a text was cut.
  public var isTruncated: Bool { node.truncated }
  /// What `minimumScaleFactor` made of a text; 1 where nothing.
  public var textScale: Double { node.textScale }
  /// Points as drawn; 0 where it is no text.
  public var fontSize: Double { node.fontSize * node.textScale }
  /// Whether assistive technologies pass it over.
  public var isHidden: Bool { node.isHidden || ancestors.contains(where: \.isHidden) }
  /// Whether it is in the accent group: `widgetAccentable` on it or around it.
  public var isAccentable: Bool { node.accentable || ancestors.contains(where: \.accentable) }
  /// Where a tap on it leads: a link on or around it, else the widget's own address.
  public var url: URL? {
    let own = ([node] + ancestors.reversed()).lazy.filter { $0.type != "WidgetURL" }
      .compactMap(\.url).first
    return own.flatMap { URL(string: $0) } ?? widget.url
  }
  /// The name of the intent that a tap on it performs; nil for none.
  public var intent: String? {
    ([node] + ancestors.reversed()).lazy.compactMap(\.intent).first.map(IntentName.of)
  }
  /// The view inside of modifiers that say nothing themselves.
  var content: RenderedNode {
    guard node.text == nil, node.symbol == nil, node.intent == nil, children.count == 1 else {
      return self
    }
    return children[0].content
  }
  /// Views inside of it.
  public var children: [RenderedNode] {
    node.children.map { RenderedNode(widget: widget, node: $0, ancestors: ancestors + [node]) }
  }
}
