import VitrineMessages

extension WidgetResponder {
  /// What `WidgetCenter.currentConfigurations()` tells of: the widgets that a host has placed, or the
  /// one that is drawn.
  func setPlaced(_ widgets: [PlacedKind]) {
    WidgetCenter.shared.setCurrent { [self] in
      var infos: [WidgetInfo] = []
      for widget in widgets {
        // A widget of an older version of the extension may still stand there.
        guard let definition = definitions.first(where: { $0.kind == widget.kind }),
          let family = WidgetFamily(name: widget.family)
        else { continue }
        infos.append(try await definition.source.info(widget, family: family))
      }
      return infos
    }
  }
}
