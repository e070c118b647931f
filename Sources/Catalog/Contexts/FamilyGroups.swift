/// Groups of families that several contexts share (facts/hig-rules.md).
enum FamilyGroups {
  static let phone: [Family] = [
    .systemSmall, .systemMedium, .systemLarge, .systemExtraLargePortrait,
  ]
  static let system: [Family] = [
    .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait,
  ]
  static let lockScreen: [Family] = [.accessoryCircular, .accessoryRectangular, .accessoryInline]
  static let face: [Family] = [
    .accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner,
  ]
  static let island: [Family] = [
    .islandCompact, .islandCompactLeading, .islandCompactTrailing, .islandMinimal, .islandExpanded,
  ]

  /// The three sizes of Control Center.
  static let controls: [Family] = [.controlSmall, .control, .controlLarge]

  /// Home Screen families by device; the Dynamic Island hangs over a phone's.
  static let homeScreen: [Device.Platform: [Family]] = [
    .iPhone: phone + island, .iPad: system,
  ]
  static let homeScreenWidgets: [Device.Platform: [Family]] = [.iPhone: phone, .iPad: system]
}
