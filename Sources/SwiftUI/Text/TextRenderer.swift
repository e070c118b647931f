import VitrineDrawing
import VitrineText

/// Draws the lines of a text in the developer's own way.
@preconcurrency
public protocol TextRenderer: Animatable {
  /// Draws `layout` into a context whose origin is the text's top leading corner.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// Room around the text that the renderer draws into; nothing is cut off there in any case.
  var displayPadding: EdgeInsets { get }
}
extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// The text that a renderer measures.
public struct TextProxy: @unchecked Sendable {
  let behavior: TextBehavior
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    onMainActor { behavior.naturalSize(proposal) }
  }
}

extension EnvironmentValues {
  var textRenderer: UncheckedBox<any TextRenderer>? {
    get { text.renderer }
    set { text.renderer = newValue }
  }
}
extension View {
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    let renderer = UncheckedBox<any TextRenderer>(renderer)
    return environmentValues { $0.textRenderer = renderer }
  }
}

/// A value that a developer puts on a stretch of text for a renderer to find.
public protocol TextAttribute {}

/// A text attribute as a modifier of `Text`; two are equal when they print alike.
package struct AnyTextAttribute: Equatable, @unchecked Sendable {
  let key: ObjectIdentifier
  let value: Any
  init<T: TextAttribute>(_ value: T) {
    key = ObjectIdentifier(T.self)
    self.value = value
  }
  package static func == (a: AnyTextAttribute, b: AnyTextAttribute) -> Bool {
    a.key == b.key && String(describing: a.value) == String(describing: b.value)
  }
}
extension Text {
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    adding(.attribute(AnyTextAttribute(value)))
  }
}

extension TextBehavior {
  @MainActor func draw(
    _ node: Node, with renderer: any TextRenderer, _ context: ResolveContext,
    into recorder: inout Recorder
  ) {
    let frame = recorder.snap(node.frame)
    let sink = CanvasSink(
      scale: recorder.scale, context: context, symbols: [], size: frame.cgRect.size)
    var graphics = GraphicsContext(sink: sink, environment: node.environment)
    renderer.draw(layout: Text.Layout(behavior: self, node: node), in: &graphics)
    recorder.group(.transform(.translation(frame.x, frame.y))) { $0.append(sink.list) }
  }
}

extension GraphicsContext {
  public func draw(
    _ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    for run in line { draw(run, options: options) }
    line.drawAttachments(in: self)
  }
  public func draw(
    _ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    draw(run[run.startIndex..<run.endIndex], options: options)
  }
  public func draw(
    _ slice: Text.Layout.RunSlice,
    options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    slice.draw(in: self)
  }
}
