import VitrineDrawing

extension AuditRule {
  static let accentedSlab = AuditRule(
    "accented-slab", .error,
    summary: "Where the system tints, an opaque fill or picture swallows what stands on it.",
    rationale: """
      On a tinted or clear Home Screen everything opaque of a group becomes one color: text on an \
      opaque card is white on white, and a photo is a white rectangle.
      """,
    source: """
      Apple's article on accented mode: opaque pixels take a single color \
      (docs/facts/hig-rules.md, Appearance rules)
      """,
    fix: """
      Put backgrounds into `.containerBackground`, make cards translucent (`.opacity(0.2)`) where \
      `widgetRenderingMode` is `.accented`, and give photos `.widgetAccentedRenderingMode`.
      """
  ) { evidence in
    evidence.contexts.filter { $0.environment.renderingMode == .accented && $0.family.isSystem }
      .flatMap { Slabs.swallowed(in: $0) + Slabs.photos(in: $0) }
  }
}

/// Opaque areas of one color.
enum Slabs {
  /// Texts and symbols of which nothing is left, by what lies under them.
  static func swallowed(in rendered: Rendered) -> [Finding] {
    rendered.nodes.indices.compactMap { index in
      let node = rendered.nodes[index]
      guard let contrast = rendered.contrasts[index], contrast.ratio < 1.2,
        let slab = slab(under: node, in: rendered), !isSystems(slab, under: node, in: rendered)
      else { return nil }
      let view = rendered.node(for: slab)
      var finding = rendered.finding(
        "\(node.quoted) is swallowed by the opaque \(slab.isImage ? "picture" : "fill") under it",
        view, frame: slab.visible)
      if finding.identifier == nil { finding.identifier = node.identifier }
      finding.hint = node.node.text ?? node.node.symbol
      return finding
    }
  }

  /// Whether it is the shape of the system's own button style, which the system draws as it sees fit
  /// where it tints.
  static func isSystems(_ slab: Leaf, under node: PlacedNode, in rendered: Rendered) -> Bool {
    guard let plate = systemPlate(of: node, in: rendered) else { return false }
    return plate.inset(by: -1).holds(slab.bounds) && slab.bounds.width > plate.width - 2
  }

  /// Whether a text stands on the plate of the system's own button style.
  static func isOnSystemPlate(_ node: PlacedNode, in rendered: Rendered) -> Bool {
    systemPlate(of: node, in: rendered).map { $0.inset(by: -1).holds(node.frame) } ?? false
  }

  /// The shape behind a label with two paddings that the system's button styles draw.
  private static func systemPlate(of node: PlacedNode, in rendered: Rendered) -> Rect? {
    guard let target = node.target, let fade = rendered.nodes[target].node.children.first,
      fade.type == "Opacity", let plate = fade.children.first, plate.type == "Background",
      plate.children.count == 2, let label = plate.children.first, label.type == "Padding",
      label.children.first?.type == "Padding"
    else { return nil }
    return plate.frame
  }

  static func slab(under node: PlacedNode, in rendered: Rendered) -> Leaf? {
    let own = rendered.leaves.firstIndex { leaf in
      let frame = node.frame.inset(by: -2)
      return !leaf.isBackground && leaf.isText == node.isText
        && leaf.bounds.width <= frame.width + 1
        && frame.contains(Point(leaf.bounds.midX, leaf.bounds.midY))
    }
    let center = Point(node.frame.midX, node.frame.midY)
    return rendered.leaves[..<(own ?? rendered.leaves.count)].last { leaf in
      (leaf.isFill || leaf.isImage) && !leaf.isBackground && leaf.alpha > 0.6
        && leaf.visible.contains(center) && leaf.visible.width > node.frame.width / 2
        && leaf.visible.height > node.frame.height / 2
    }
  }

  /// Photos without a mode of their own that become a rectangle.
  static func photos(in rendered: Rendered) -> [Finding] {
    rendered.content.compactMap { leaf in
      guard case .image(let image) = leaf.kind, image.template == nil, leaf.imageMode == nil,
        leaf.alpha > 0.6, leaf.visible.width * leaf.visible.height > 0.15 * rendered.area,
        rendered.archive.images[image.image].map(Pixels.isOpaque) == true
      else { return nil }
      return rendered.finding(
        "the picture \(image.image.title) becomes a rectangle of one color",
        rendered.node(for: leaf),
        frame: leaf.visible)
    }
  }
}

/// What the bytes of a picture say without decoding it.
enum Pixels {
  /// Whether a picture has no transparency: a JPEG, or a PNG whose header names no alpha.
  static func isOpaque(_ image: EncodedImage) -> Bool {
    switch image.format {
    case .svg, .pdf: return false
    case .pixels:
      return stride(from: 3, to: image.bytes.count, by: 4).allSatisfy { image.bytes[$0] > 240 }
    case .bitmap:
      let bytes = image.bytes
      guard bytes.count > 26 else { return false }
      if bytes[0] == 0xFF, bytes[1] == 0xD8 { return true }
      // The byte after width, height and depth is the color type: 4 and 6 have alpha, 3 may have.
      return bytes[0] == 0x89 && bytes[1] == 0x50 && (bytes[25] == 0 || bytes[25] == 2)
    }
  }
}
