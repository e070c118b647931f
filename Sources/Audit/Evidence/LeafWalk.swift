import VitrineDrawing

/// Goes through a display list with what its groups add up to.
struct LeafWalk {
  private(set) var leaves: [Leaf] = []
  private var map = Affine.identity
  private var visible: Rect
  private var state: Leaf

  static func leaves(of list: DisplayList, size: Size) -> [Leaf] {
    var walk = LeafWalk(size: size)
    walk.add(list)
    return walk.leaves
  }

  private init(size: Size) {
    visible = Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    state = Leaf(kind: .glass, bounds: .zero, visible: .zero, opacity: 1)
  }

  private mutating func add(_ list: DisplayList) {
    for operation in list.operations { add(operation) }
  }

  private mutating func add(_ operation: DrawingOperation) {
    switch operation {
    case .fill(let path, _, let paint):
      let path = path.transformed(by: map)
      append(.fill(path), paint, path.controlBounds)
    case .stroke(let path, let style, let paint):
      let path = path.transformed(by: map)
      append(.stroke(path), paint, path.controlBounds.inset(by: -style.width / 2 * map.meanScale))
    case .glyphs(let run, let paint): append(.text(run), paint, map.apply(run.box))
    case .image(let image): append(.image(image), image.template, map.apply(image.frame))
    case .dynamicText(let text):
      append(.dynamicText(text), text.looks.first?.paint, map.apply(text.frame))
    case .progress(let progress): append(.progress, progress.paint, map.apply(progress.box))
    case .glass(let pane): append(.glass, nil, map.apply(pane.frame))
    case .group(let group): add(group)
    }
  }

  private mutating func append(_ kind: Leaf.Kind, _ paint: Paint?, _ bounds: Rect) {
    var leaf = state
    (leaf.kind, leaf.paint, leaf.bounds) = (kind, paint, bounds)
    leaf.visible = bounds.intersection(visible)
    leaf.scale = map.meanScale
    leaves.append(leaf)
  }

  private mutating func add(_ group: EffectGroup) {
    let (map, visible, state) = (map, visible, state)
    defer { (self.map, self.visible, self.state) = (map, visible, state) }
    switch group.effect {
    case .transform(let inner): self.map = inner.then(map)
    case .opacity(let opacity): self.state.opacity *= opacity
    case .clip(let path, _):
      let outline = path.transformed(by: map)
      self.visible = visible.intersection(outline.controlBounds)
      self.state.clips.append(outline)
    case .tag(let tag): note(tag)
    case .blend, .mask, .layer, .filter, .blur, .shadow, .vibrancy: break
    }
    add(group.contents)
  }

  private mutating func note(_ tag: EffectTag) {
    switch tag {
    case .accentable(let isOn): state.isAccentable = state.isAccentable || isOn
    case .containerBackground: state.isBackground = true
    case .accessoryBackground: state.isAccessoryBackground = true
    case .accentedImage(let mode): state.imageMode = mode
    case .widgetLabel: state.isWidgetLabel = true
    case .privacySensitive, .invalidatable, .name, .view, .motion: break
    }
  }
}

extension GlyphRun {
  /// The letters' box: ascent and descent of the pinned fonts are close to 0.97 and 0.24 of the size,
  /// but capitals and digits reach 0.73 only.
  var box: Rect {
    let left = glyphs.map(\.x).min() ?? 0
    return Rect(
      x: origin.x + left, y: origin.y - font.size * 0.73, width: width, height: font.size * 0.75)
  }
}

extension DynamicProgress {
  var box: Rect {
    switch shape {
    case .bar(let rect, _): rect
    case .ring(let path, let style): path.controlBounds.inset(by: -style.width / 2)
    }
  }
}
