extension AuditRule {
  static let disfavoredLocationsMissing = AuditRule(
    "disfavored-locations-missing", .note,
    summary: "A photo widget does not say where it has no place.",
    rationale: """
      A photo that is the whole widget is nothing where the background is removed or everything is one \
      color. The system then puts the widget last in the gallery, if it is told.
      """,
    source: "WidgetKit's documentation of `disfavoredLocations(_:for:)` (docs/facts/hig-rules.md)",
    fix: "Add `.disfavoredLocations([.standBy, .lockScreen], for: [.systemSmall])`."
  ) { evidence in
    guard evidence.widget.disfavoredLocations.isEmpty, let main = evidence.systemMains.first else {
      return []
    }
    guard
      let photo = main.leaves.first(where: { leaf in
        let visible = leaf.visible.intersection(main.bounds)
        // What the system removes with the background is missed by nobody.
        return leaf.isImage && visible.width * visible.height > 0.6 * main.area
          && !(leaf.isBackground && evidence.widget.containerBackgroundRemovable)
      }), main.words.count <= 4
    else { return [] }
    return [
      main.finding(
        "a picture fills the widget, and no disfavoredLocations are declared",
        main.node(for: photo),
        severity: .note, frame: photo.visible.intersection(main.bounds))
    ]
  }
}
