import VitrineDrawing

extension DisplayList {
  /// This plate with a widget on it. The widget's materials and glass see its own layers, to which
  /// a plate of plain paint belongs; what it cuts out (`destinationOut`) it cuts out of itself.
  /// - Parameter isolates: whether the plate counts as the widget's own.
  func standingUnder(_ widget: DisplayList, isolates: Bool = false) -> DisplayList {
    let cuts = widget.changesBelow
    guard cuts || widget.seesBelow else { return appending(widget) }
    if isolates, !cuts { return DisplayList([.group(EffectGroup(.layer, appending(widget)))]) }
    return appending(DisplayList([.group(EffectGroup(.layer, widget))]))
  }

  /// Whether anything in the list shows what lies below it.
  private var seesBelow: Bool {
    operations.contains {
      switch $0 {
      case .glass, .fill(_, _, .material), .stroke(_, _, .material), .glyphs(_, .material):
        return true
      case .fill, .stroke, .glyphs, .image, .dynamicText, .progress: return false
      case .group(let group):
        // Light on a material is made apart, and sees the wallpaper itself.
        if case .vibrancy = group.effect { return false }
        return group.contents.seesBelow
      }
    }
  }

  /// Whether a blend mode in the list changes the alpha of what lies below.
  private var changesBelow: Bool {
    operations.contains {
      guard case .group(let group) = $0 else { return false }
      switch group.effect {
      case .blend(let mode) where mode.changesAlpha: return true
      // They are layers of their own already.
      case .layer, .filter, .blur, .mask, .vibrancy: return false
      case .transform, .opacity, .blend, .clip, .shadow, .tag: return group.contents.changesBelow
      }
    }
  }

  /// The list without `.widgetLabel`'s contents, and those.
  func separatingWidgetLabel() -> (rest: DisplayList, label: DisplayList?) {
    var label: DisplayList?
    var rest = DisplayList()
    for operation in operations {
      guard case .group(var group) = operation else {
        rest.append(operation)
        continue
      }
      if case .tag(.widgetLabel) = group.effect {
        label = label?.appending(group.contents) ?? group.contents
        continue
      }
      let inner = group.contents.separatingWidgetLabel()
      group.contents = inner.rest
      rest.append(.group(group))
      guard let found = inner.label else { continue }
      // Groups around a label (transforms, the accent) hold for it too.
      let kept = DisplayList([.group(EffectGroup(group.effect, found))])
      label = label?.appending(kept) ?? kept
    }
    return (rest, label)
  }
}
