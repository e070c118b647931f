import VitrineDrawing

/// Text that the system sets at each moment.
extension TextBehavior {
  static let inlineFamily = "accessoryInline"

  /// What longer words of an inline accessory's line may take on either side, points (estimate).
  private static let inlineRoom = 80.0

  /// The paragraph with what changes in it: the system sets it at each moment.
  func drawDynamic(_ box: Rect, _ node: Node, _ recorder: inout Recorder) {
    var text = DynamicText(
      paragraph: paragraph, updates: [],
      looks: runs.indices.map { look(ofRun: $0, in: box, recorder) },
      frame: box)
    let render = node.environment.core.render
    if render.family == Self.inlineFamily {
      let room = max(0, min(Self.inlineRoom, (render.width - box.width) / 2))
      text.frame = Rect(
        x: box.x - room, y: box.y, width: box.width + 2 * room, height: box.height)
      text.paragraph.alignment = 0.5
    }
    for (index, run) in runs.enumerated() {
      if let content = run.dynamic { text.updates.append(.init(span: index, content: content)) }
      guard let symbol = run.attachment else { continue }
      text.paragraph.spans[index].attachment?.id = text.attachments.count
      let frame = symbol.node.frame
      var drawing = DisplayList()
      let contents = recorder.record { symbol.node.draw(into: &$0) }
      drawing.append(
        .group(
          EffectGroup(.transform(.translation(-frame.minX, -frame.minY)), contents)))
      text.attachments.append(drawing)
    }
    recorder.append(.dynamicText(text))
  }
}
