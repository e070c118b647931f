import VitrineDrawing

/// Mixes two display lists: `amount` 0 is the first, 1 the second; springs go beyond.
struct Blend {
  var amount: Double
  /// Seconds since the change began, for animations with a time of their own.
  var elapsed = 0.0
  /// What text does that says something else; set by the tags around it.
  var content = ContentChange.blur

  func list(_ a: DisplayList, _ b: DisplayList) -> DisplayList {
    DisplayList(
      OperationMatch.match(a.operations, b.operations).flatMap { match -> [DrawingOperation] in
        switch match {
        case .both(let a, let b): a == b ? [a] : operations(a, b)
        case .leaving(let operation): leaving(operation)
        case .coming(let operation): coming(operation)
        }
      })
  }

  private func operations(_ a: DrawingOperation, _ b: DrawingOperation) -> [DrawingOperation] {
    switch (a, b) {
    case (.fill(let p, let rule, let x), .fill(let q, let other, let y)) where rule == other:
      if let path = path(p, q), let paint = paint(x, y) { return [.fill(path, rule, paint)] }
    case (.stroke(let p, let s, let x), .stroke(let q, let t, let y)):
      if let path = path(p, q), let style = style(s, t), let paint = paint(x, y) {
        return [.stroke(path, style, paint)]
      }
    case (.glyphs(let p, let x), .glyphs(let q, let y)): return glyphs(p, x, q, y)
    case (.dynamicText(let p), .dynamicText(var q)) where p.updates == q.updates:
      q.frame = rect(p.frame, q.frame)
      return [.dynamicText(q)]
    case (.image(let p), .image(var q)) where p.image == q.image && p.resizing == q.resizing:
      q.frame = rect(p.frame, q.frame)
      return [.image(q)]
    case (.group(let p), .group(let q)): return groups(p, q)
    default: break
    }
    return exchanged(a, b)
  }

  private func groups(_ a: EffectGroup, _ b: EffectGroup) -> [DrawingOperation] {
    var inner = self
    switch (a.effect, b.effect) {
    case (.tag(.name(let first)), .tag(.name(let second))):
      guard let change = ContentChange(first, second) else { break }
      inner.content = change
      return [.group(EffectGroup(b.effect, inner.list(a.contents, b.contents)))]
    case (.tag(.motion(let first)), .tag(.motion(let second))):
      // 0: whatever has changed (`Motion.trigger`).
      if first.trigger != second.trigger || second.trigger == 0 {
        inner.amount = second.curve.value(at: elapsed)
      }
      return [.group(EffectGroup(b.effect, inner.list(a.contents, b.contents)))]
    case (.tag(.view(let first)), .tag(.view(let second))) where first.identity == second.identity:
      return [.group(EffectGroup(b.effect, inner.list(a.contents, b.contents)))]
    default: break
    }
    guard let effect = effect(a.effect, b.effect) else { return exchanged(.group(a), .group(b)) }
    return [.group(EffectGroup(effect, inner.list(a.contents, b.contents)))]
  }

  /// nil: the effects do not mix.
  private func effect(_ a: Effect, _ b: Effect) -> Effect? {
    switch (a, b) {
    case (.transform(let m), .transform(let n)): return .transform(affine(m, n))
    case (.opacity(let x), .opacity(let y)): return .opacity(min(max(number(x, y), 0), 1))
    case (.blur(let x, let opaque), .blur(let y, let other)) where opaque == other:
      return .blur(radius: max(0, number(x, y)), opaque: opaque)
    case (.shadow(let c, let x, let p), .shadow(let d, let y, let q)):
      return .shadow(
        color: c.mixed(with: d, by: Float(part)), radius: max(0, number(x, y)),
        offset: point(p, q))
    case (.filter(let f), .filter(let g)): return filter(f, g).map { .filter($0) }
    case (.clip(let p, let rule), .clip(let q, let other)) where rule == other:
      return path(p, q).map { .clip($0, rule) }
    case (.mask(let p), .mask(let q)): return .mask(list(p, q))
    default: return a == b ? a : nil
    }
  }

  private func filter(_ a: ColorFilter, _ b: ColorFilter) -> ColorFilter? {
    switch (a, b) {
    case (.brightness(let x), .brightness(let y)): .brightness(number(x, y))
    case (.contrast(let x), .contrast(let y)): .contrast(number(x, y))
    case (.saturation(let x), .saturation(let y)): .saturation(number(x, y))
    case (.grayscale(let x), .grayscale(let y)): .grayscale(number(x, y))
    case (.hueRotation(let x), .hueRotation(let y)): .hueRotation(number(x, y))
    default: a == b ? a : nil
    }
  }
}

// MARK: Coming and going

extension Blend {
  /// The amount without what a spring adds to it.
  var part: Double { min(max(amount, 0), 1) }

  func exchanged(_ a: DrawingOperation, _ b: DrawingOperation) -> [DrawingOperation] {
    leaving(a) + coming(b)
  }

  private func leaving(_ operation: DrawingOperation) -> [DrawingOperation] {
    guard let change = operation.viewChange else { return faded(operation, 1 - part) }
    let way = change.removal.motion?.value(at: elapsed) ?? amount
    // A view without a transition of its own is gone at once.
    guard way < 1, change.removal.isVisible || way <= 0 else { return [] }
    return transitioned(operation, change.removal, by: way)
  }

  private func coming(_ operation: DrawingOperation) -> [DrawingOperation] {
    guard let change = operation.viewChange else { return faded(operation, part) }
    let way = change.insertion.motion?.value(at: elapsed) ?? amount
    guard change.insertion.isVisible else { return [operation] }
    return transitioned(operation, change.insertion, by: 1 - way)
  }

  /// On the way to where it is not there: 0 itself, 1 gone.
  private func transitioned(
    _ operation: DrawingOperation, _ hidden: TransitionState, by way: Double
  )
    -> [DrawingOperation]
  {
    if way == 0 { return [operation] }
    let map = Blend(amount: way).affine(.identity, hidden.transform)
    // Nothing is left of a view that has shrunk to a point.
    guard abs(map.determinant) > 1e-6 else { return [] }
    let bounded = min(max(way, 0), 1)
    var result = [operation]
    if map != .identity { result = [.group(EffectGroup(.transform(map), DisplayList(result)))] }
    if hidden.blur > 0, bounded > 0 {
      result = [
        .group(
          EffectGroup(.blur(radius: hidden.blur * bounded, opaque: false), DisplayList(result)))
      ]
    }
    return result.flatMap { faded($0, 1 + (hidden.opacity - 1) * bounded) }
  }

  func faded(_ operation: DrawingOperation, _ opacity: Double) -> [DrawingOperation] {
    if opacity <= 0 { return [] }
    if opacity >= 1 { return [operation] }
    return [.group(EffectGroup(.opacity(opacity), DisplayList([operation])))]
  }
}

extension TransitionState {
  /// Whether there is something to be seen of the way.
  fileprivate var isVisible: Bool { opacity != 1 || transform != .identity || blur > 0 }
}

extension DrawingOperation {
  fileprivate var viewChange: ViewChange? {
    guard case .group(let group) = self, case .tag(.view(let change)) = group.effect else {
      return nil
    }
    return change
  }
}
